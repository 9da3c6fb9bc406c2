// Written by scripts/import-contract-facts.ts: do not edit.
import type {ContractRecord, Declaration} from '../types';

const v60: Declaration = {
  source: 'contracts/contracts/interfaces/l2/IL2MessageServiceV1.sol',
  kind: 'interface',
  functions: [
    {
      name: 'setMinimumFee',
      params: [{name: '_feeInWei', type: 'uint256'}],
      visibility: 'external',
      mutability: 'nonpayable',
      signature: 'setMinimumFee(uint256)',
      selector: '0x182a7506',
    },
  ],
  answersTo: {functions: ['setMinimumFee'], events: [], errors: []},
};

const v71: Declaration = {
  source: 'contracts/src/messaging/l2/v1/interfaces/IL2MessageServiceV1.sol',
  kind: 'interface',
  functions: [
    {
      name: 'CONTRACT_VERSION',
      params: [],
      visibility: 'external',
      mutability: 'view',
      signature: 'CONTRACT_VERSION()',
      selector: '0x38b90333',
      returns: [{name: 'contractVersion', type: 'string'}],
    },
    {
      name: 'setMinimumFee',
      params: [{name: '_feeInWei', type: 'uint256'}],
      visibility: 'external',
      mutability: 'nonpayable',
      signature: 'setMinimumFee(uint256)',
      selector: '0x182a7506',
    },
  ],
  answersTo: {functions: ['CONTRACT_VERSION', 'setMinimumFee'], events: [], errors: []},
};

const v80: Declaration = {
  source: 'contracts/src/messaging/l2/v1/interfaces/IL2MessageServiceV1.sol',
  kind: 'interface',
  events: [
    {
      name: 'L2MessageServiceBaseInitialized',
      params: [{name: 'contractVersion', type: 'bytes8', indexed: true}],
      signature: 'L2MessageServiceBaseInitialized(bytes8)',
      topic0: '0xe61a8231b7fbcbc7b2baed6f635615d8113d682cf74251ea842f8b1c5d223253',
    },
  ],
  functions: [
    {
      name: 'CONTRACT_VERSION',
      params: [],
      visibility: 'external',
      mutability: 'view',
      signature: 'CONTRACT_VERSION()',
      selector: '0x38b90333',
      returns: [{name: 'contractVersion', type: 'string'}],
    },
    {
      name: 'setMinimumFee',
      params: [{name: '_feeInWei', type: 'uint256'}],
      visibility: 'external',
      mutability: 'nonpayable',
      signature: 'setMinimumFee(uint256)',
      selector: '0x182a7506',
    },
  ],
  answersTo: {functions: ['CONTRACT_VERSION', 'setMinimumFee'], events: ['L2MessageServiceBaseInitialized'], errors: []},
};

export const il2messageservicev1: ContractRecord = {
  name: 'IL2MessageServiceV1',
  route: '/api/linea-smart-contracts/interfaces/l2/il2messageservicev1',
  generations: {'6.0': v60, '7.1': v71, '8.0': v80},
};
