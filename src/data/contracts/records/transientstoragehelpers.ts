// Written by scripts/import-contract-facts.ts: do not edit.
import type {ContractRecord, Declaration} from '../types';

const v60: Declaration = {
  source: 'contracts/contracts/messageService/lib/TransientStorageHelpers.sol',
  kind: 'library',
  functions: [
    {
      name: 'tstoreUint256',
      params: [{name: '_key', type: 'bytes32'}, {name: '_value', type: 'uint256'}],
      visibility: 'internal',
      mutability: 'nonpayable',
    },
    {
      name: 'tloadUint256',
      params: [{name: '_key', type: 'bytes32'}],
      visibility: 'internal',
      mutability: 'view',
      returns: [{name: 'value', type: 'uint256'}],
    },
    {
      name: 'tstoreAddress',
      params: [{name: '_key', type: 'bytes32'}, {name: '_addr', type: 'address'}],
      visibility: 'internal',
      mutability: 'nonpayable',
    },
    {
      name: 'tloadAddress',
      params: [{name: '_key', type: 'bytes32'}],
      visibility: 'internal',
      mutability: 'view',
      returns: [{name: 'addr', type: 'address'}],
    },
  ],
  answersTo: {functions: [], events: [], errors: []},
};

export const transientstoragehelpers: ContractRecord = {
  name: 'TransientStorageHelpers',
  route: '/api/linea-smart-contracts/messageservice/lib/transientstoragehelpers',
  generations: {'6.0': v60, '7.1': null, '8.0': null},
};
