// Written by scripts/import-contract-facts.ts: do not edit.
import type {ContractRecord, Declaration} from '../types';

const v60: Declaration = {
  source: 'contracts/contracts/interfaces/l1/IL1MessageManagerV1.sol',
  kind: 'interface',
  errors: [
    {
      name: 'MessageDoesNotExistOrHasAlreadyBeenClaimed',
      params: [{name: 'messageHash', type: 'bytes32'}],
      signature: 'MessageDoesNotExistOrHasAlreadyBeenClaimed(bytes32)',
      selector: '0x992d87c3',
    },
  ],
  answersTo: {functions: [], events: [], errors: ['MessageDoesNotExistOrHasAlreadyBeenClaimed']},
};

const v71: Declaration = {
  source: 'contracts/src/messaging/l1/v1/interfaces/IL1MessageManagerV1.sol',
  kind: 'interface',
  errors: [
    {
      name: 'MessageDoesNotExistOrHasAlreadyBeenClaimed',
      params: [{name: 'messageHash', type: 'bytes32'}],
      signature: 'MessageDoesNotExistOrHasAlreadyBeenClaimed(bytes32)',
      selector: '0x992d87c3',
    },
  ],
  answersTo: {functions: [], events: [], errors: ['MessageDoesNotExistOrHasAlreadyBeenClaimed']},
};

export const il1messagemanagerv1: ContractRecord = {
  name: 'IL1MessageManagerV1',
  route: '/api/linea-smart-contracts/interfaces/l1/il1messagemanagerv1',
  generations: {'6.0': v60, '7.1': v71, '8.0': v71},
};
