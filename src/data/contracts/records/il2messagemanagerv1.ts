// Written by scripts/import-contract-facts.ts: do not edit.
import type {ContractRecord, Declaration} from '../types';

const v60: Declaration = {
  source: 'contracts/contracts/interfaces/l2/IL2MessageManagerV1.sol',
  kind: 'interface',
  events: [
    {
      name: 'MinimumFeeChanged',
      params: [
        {name: 'previousMinimumFee', type: 'uint256'},
        {name: 'newMinimumFee', type: 'uint256'},
        {name: 'calledBy', type: 'address', indexed: true},
      ],
      signature: 'MinimumFeeChanged(uint256,uint256,address)',
      topic0: '0x6d8040017e56a6d91bb242def14af5d7eae1eaff7475e45c678dac5d49d35498',
    },
    {
      name: 'L1L2MessageHashesAddedToInbox',
      params: [{name: 'messageHashes', type: 'bytes32[]'}],
      signature: 'L1L2MessageHashesAddedToInbox(bytes32[])',
      topic0: '0x9995fb3da0c2de4012f2b814b6fc29ce7507571dcb20b8d0bd38621a842df1eb',
    },
  ],
  errors: [
    {
      name: 'MessageHashesListLengthHigherThanOneHundred',
      params: [{name: 'length', type: 'uint256'}],
      signature: 'MessageHashesListLengthHigherThanOneHundred(uint256)',
      selector: '0x3b174434',
    },
    {
      name: 'MessageDoesNotExistOrHasAlreadyBeenClaimed',
      params: [{name: 'messageHash', type: 'bytes32'}],
      signature: 'MessageDoesNotExistOrHasAlreadyBeenClaimed(bytes32)',
      selector: '0x992d87c3',
    },
  ],
  answersTo: {
    functions: [],
    events: ['L1L2MessageHashesAddedToInbox', 'MinimumFeeChanged'],
    errors: ['MessageDoesNotExistOrHasAlreadyBeenClaimed', 'MessageHashesListLengthHigherThanOneHundred'],
  },
};

const v71: Declaration = {
  source: 'contracts/src/messaging/l2/v1/interfaces/IL2MessageManagerV1.sol',
  kind: 'interface',
  events: [
    {
      name: 'MinimumFeeChanged',
      params: [
        {name: 'previousMinimumFee', type: 'uint256'},
        {name: 'newMinimumFee', type: 'uint256'},
        {name: 'calledBy', type: 'address', indexed: true},
      ],
      signature: 'MinimumFeeChanged(uint256,uint256,address)',
      topic0: '0x6d8040017e56a6d91bb242def14af5d7eae1eaff7475e45c678dac5d49d35498',
    },
    {
      name: 'L1L2MessageHashesAddedToInbox',
      params: [{name: 'messageHashes', type: 'bytes32[]'}],
      signature: 'L1L2MessageHashesAddedToInbox(bytes32[])',
      topic0: '0x9995fb3da0c2de4012f2b814b6fc29ce7507571dcb20b8d0bd38621a842df1eb',
    },
  ],
  errors: [
    {
      name: 'MessageHashesListLengthHigherThanOneHundred',
      params: [{name: 'length', type: 'uint256'}],
      signature: 'MessageHashesListLengthHigherThanOneHundred(uint256)',
      selector: '0x3b174434',
    },
    {
      name: 'MessageDoesNotExistOrHasAlreadyBeenClaimed',
      params: [{name: 'messageHash', type: 'bytes32'}],
      signature: 'MessageDoesNotExistOrHasAlreadyBeenClaimed(bytes32)',
      selector: '0x992d87c3',
    },
  ],
  answersTo: {
    functions: [],
    events: ['L1L2MessageHashesAddedToInbox', 'MinimumFeeChanged'],
    errors: ['MessageDoesNotExistOrHasAlreadyBeenClaimed', 'MessageHashesListLengthHigherThanOneHundred'],
  },
};

export const il2messagemanagerv1: ContractRecord = {
  name: 'IL2MessageManagerV1',
  route: '/api/linea-smart-contracts/interfaces/l2/il2messagemanagerv1',
  generations: {'6.0': v60, '7.1': v71, '8.0': v71},
};
