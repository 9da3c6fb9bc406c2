// Written by scripts/import-contract-facts.ts: do not edit.
import type {ContractRecord, Declaration} from '../types';

const v60: Declaration = {
  source: 'contracts/contracts/interfaces/l2/IL2MessageManager.sol',
  kind: 'interface',
  events: [
    {
      name: 'RollingHashUpdated',
      params: [
        {name: 'messageNumber', type: 'uint256', indexed: true},
        {name: 'rollingHash', type: 'bytes32', indexed: true},
      ],
      signature: 'RollingHashUpdated(uint256,bytes32)',
      topic0: '0x99b65a4301b38c09fb6a5f27052d73e8372bbe8f6779d678bfe8a41b66cce7ac',
    },
    {
      name: 'ServiceVersionMigrated',
      params: [{name: 'version', type: 'uint256', indexed: true}],
      signature: 'ServiceVersionMigrated(uint256)',
      topic0: '0x6f4cd2683fd248db2513412cb2f25f767694689d6f083941f7437c8fe1f87964',
    },
  ],
  errors: [
    {
      name: 'MessageHashesListLengthIsZero',
      params: [],
      signature: 'MessageHashesListLengthIsZero()',
      selector: '0x6446cc9c',
    },
    {
      name: 'L1MessageNumberSynchronizationWrong',
      params: [{name: 'expected', type: 'uint256'}, {name: 'found', type: 'uint256'}],
      signature: 'L1MessageNumberSynchronizationWrong(uint256,uint256)',
      selector: '0xd39e75f9',
    },
    {
      name: 'L1RollingHashSynchronizationWrong',
      params: [{name: 'expected', type: 'bytes32'}, {name: 'found', type: 'bytes32'}],
      signature: 'L1RollingHashSynchronizationWrong(bytes32,bytes32)',
      selector: '0x7557a60a',
    },
    {
      name: 'FinalRollingHashIsZero',
      params: [],
      signature: 'FinalRollingHashIsZero()',
      selector: '0x36a4bb94',
    },
  ],
  functions: [
    {
      name: 'anchorL1L2MessageHashes',
      params: [
        {name: '_messageHashes', type: 'bytes32[]'},
        {name: '_startingMessageNumber', type: 'uint256'},
        {name: '_finalMessageNumber', type: 'uint256'},
        {name: '_finalRollingHash', type: 'bytes32'},
      ],
      visibility: 'external',
      mutability: 'nonpayable',
      signature: 'anchorL1L2MessageHashes(bytes32[],uint256,uint256,bytes32)',
      selector: '0x3c362146',
    },
  ],
  answersTo: {
    functions: ['anchorL1L2MessageHashes'],
    events: ['RollingHashUpdated', 'ServiceVersionMigrated'],
    errors: [
      'FinalRollingHashIsZero', 'L1MessageNumberSynchronizationWrong', 'L1RollingHashSynchronizationWrong',
      'MessageHashesListLengthIsZero',
    ],
  },
};

const v71: Declaration = {
  source: 'contracts/src/messaging/l2/interfaces/IL2MessageManager.sol',
  kind: 'interface',
  events: [
    {
      name: 'RollingHashUpdated',
      params: [
        {name: 'messageNumber', type: 'uint256', indexed: true},
        {name: 'rollingHash', type: 'bytes32', indexed: true},
      ],
      signature: 'RollingHashUpdated(uint256,bytes32)',
      topic0: '0x99b65a4301b38c09fb6a5f27052d73e8372bbe8f6779d678bfe8a41b66cce7ac',
    },
    {
      name: 'ServiceVersionMigrated',
      params: [{name: 'version', type: 'uint256', indexed: true}],
      signature: 'ServiceVersionMigrated(uint256)',
      topic0: '0x6f4cd2683fd248db2513412cb2f25f767694689d6f083941f7437c8fe1f87964',
    },
  ],
  errors: [
    {
      name: 'MessageHashesListLengthIsZero',
      params: [],
      signature: 'MessageHashesListLengthIsZero()',
      selector: '0x6446cc9c',
    },
    {
      name: 'L1MessageNumberSynchronizationWrong',
      params: [{name: 'expected', type: 'uint256'}, {name: 'found', type: 'uint256'}],
      signature: 'L1MessageNumberSynchronizationWrong(uint256,uint256)',
      selector: '0xd39e75f9',
    },
    {
      name: 'L1RollingHashSynchronizationWrong',
      params: [{name: 'expected', type: 'bytes32'}, {name: 'found', type: 'bytes32'}],
      signature: 'L1RollingHashSynchronizationWrong(bytes32,bytes32)',
      selector: '0x7557a60a',
    },
    {
      name: 'FinalRollingHashIsZero',
      params: [],
      signature: 'FinalRollingHashIsZero()',
      selector: '0x36a4bb94',
    },
  ],
  functions: [
    {
      name: 'anchorL1L2MessageHashes',
      params: [
        {name: '_messageHashes', type: 'bytes32[]'},
        {name: '_startingMessageNumber', type: 'uint256'},
        {name: '_finalMessageNumber', type: 'uint256'},
        {name: '_finalRollingHash', type: 'bytes32'},
      ],
      visibility: 'external',
      mutability: 'nonpayable',
      signature: 'anchorL1L2MessageHashes(bytes32[],uint256,uint256,bytes32)',
      selector: '0x3c362146',
    },
  ],
  answersTo: {
    functions: ['anchorL1L2MessageHashes'],
    events: ['RollingHashUpdated', 'ServiceVersionMigrated'],
    errors: [
      'FinalRollingHashIsZero', 'L1MessageNumberSynchronizationWrong', 'L1RollingHashSynchronizationWrong',
      'MessageHashesListLengthIsZero',
    ],
  },
};

export const il2messagemanager: ContractRecord = {
  name: 'IL2MessageManager',
  route: '/api/linea-smart-contracts/interfaces/l2/il2messagemanager',
  generations: {'6.0': v60, '7.1': v71, '8.0': v71},
};
