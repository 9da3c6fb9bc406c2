// Written by scripts/import-contract-facts.ts: do not edit.
import type {ContractRecord, Declaration} from '../types';

const v60: Declaration = {
  source: 'contracts/contracts/messageService/lib/MessageHashing.sol',
  kind: 'library',
  functions: [
    {
      name: '_hashMessage',
      params: [
        {name: '_from', type: 'address'},
        {name: '_to', type: 'address'},
        {name: '_fee', type: 'uint256'},
        {name: '_valueSent', type: 'uint256'},
        {name: '_messageNumber', type: 'uint256'},
        {name: '_calldata', type: 'bytes'},
      ],
      visibility: 'internal',
      mutability: 'pure',
      returns: [{name: 'messageHash', type: 'bytes32'}],
    },
  ],
  answersTo: {functions: [], events: [], errors: []},
};

const v71: Declaration = {
  source: 'contracts/src/messaging/libraries/MessageHashing.sol',
  kind: 'library',
  functions: [
    {
      name: '_hashMessage',
      params: [
        {name: '_from', type: 'address'},
        {name: '_to', type: 'address'},
        {name: '_fee', type: 'uint256'},
        {name: '_valueSent', type: 'uint256'},
        {name: '_messageNumber', type: 'uint256'},
        {name: '_calldata', type: 'bytes'},
      ],
      visibility: 'internal',
      mutability: 'pure',
      returns: [{name: 'messageHash', type: 'bytes32'}],
    },
    {
      name: '_hashMessageWithEmptyCalldata',
      params: [
        {name: '_from', type: 'address'},
        {name: '_to', type: 'address'},
        {name: '_fee', type: 'uint256'},
        {name: '_valueSent', type: 'uint256'},
        {name: '_messageNumber', type: 'uint256'},
      ],
      visibility: 'internal',
      mutability: 'pure',
      returns: [{name: 'messageHash', type: 'bytes32'}],
    },
  ],
  answersTo: {functions: [], events: [], errors: []},
};

export const messagehashing: ContractRecord = {
  name: 'MessageHashing',
  route: '/api/linea-smart-contracts/messageservice/lib/messagehashing',
  generations: {'6.0': v60, '7.1': v71, '8.0': v71},
};
