// Written by scripts/import-contract-facts.ts: do not edit.
import type {ContractRecord, Declaration} from '../types';

const v60: Declaration = {
  source: 'contracts/contracts/lib/Utils.sol',
  kind: 'library',
  functions: [
    {
      name: '_efficientKeccak',
      params: [{name: '_left', type: 'bytes32'}, {name: '_right', type: 'bytes32'}],
      visibility: 'internal',
      mutability: 'pure',
      returns: [{name: 'value', type: 'bytes32'}],
    },
    {
      name: '_efficientKeccak',
      params: [{name: '_left', type: 'uint256'}, {name: '_right', type: 'address'}],
      visibility: 'internal',
      mutability: 'pure',
      returns: [{name: 'value', type: 'bytes32'}],
    },
  ],
  answersTo: {functions: [], events: [], errors: []},
};

export const utils: ContractRecord = {
  name: 'Utils',
  route: '/api/linea-smart-contracts/lib/utils',
  generations: {'6.0': v60, '7.1': null, '8.0': null},
};
