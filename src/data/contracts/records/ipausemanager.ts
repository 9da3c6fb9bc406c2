// Written by scripts/import-contract-facts.ts: do not edit.
import type {ContractRecord, Declaration} from '../types';

const v60: Declaration = {
  source: 'contracts/contracts/interfaces/IPauseManager.sol',
  kind: 'interface',
  structs: [
    {
      name: 'PauseTypeRole',
      members: [{name: 'pauseType', type: 'IPauseManager.PauseType'}, {name: 'role', type: 'bytes32'}],
    },
  ],
  enums: [
    {
      name: 'PauseType',
      members: [
        'UNUSED', 'GENERAL', 'L1_L2', 'L2_L1', 'BLOB_SUBMISSION', 'CALLDATA_SUBMISSION', 'FINALIZATION',
        'INITIATE_TOKEN_BRIDGING', 'COMPLETE_TOKEN_BRIDGING',
      ],
    },
  ],
  events: [
    {
      name: 'Paused',
      params: [
        {name: 'messageSender', type: 'address'},
        {name: 'pauseType', type: 'IPauseManager.PauseType', indexed: true},
      ],
      signature: 'Paused(address,uint8)',
      topic0: '0x534f879afd40abb4e39f8e1b77a316be4c8e3521d9cf5a3a3db8959d574d4559',
    },
    {
      name: 'UnPaused',
      params: [
        {name: 'messageSender', type: 'address'},
        {name: 'pauseType', type: 'IPauseManager.PauseType', indexed: true},
      ],
      signature: 'UnPaused(address,uint8)',
      topic0: '0xd071d2b85dec4489435b541d2f0e2570db09b09db9efd8703948d44a433df65a',
    },
    {
      name: 'PauseTypeRoleSet',
      params: [
        {name: 'pauseType', type: 'IPauseManager.PauseType', indexed: true},
        {name: 'role', type: 'bytes32', indexed: true},
      ],
      signature: 'PauseTypeRoleSet(uint8,bytes32)',
      topic0: '0x33aa8fd1ce49e1761bc8d27fd53414bfefc45d690feed0ce55019d7d3aec6091',
    },
    {
      name: 'UnPauseTypeRoleSet',
      params: [
        {name: 'unPauseType', type: 'IPauseManager.PauseType', indexed: true},
        {name: 'role', type: 'bytes32', indexed: true},
      ],
      signature: 'UnPauseTypeRoleSet(uint8,bytes32)',
      topic0: '0xe7bf4b8dc0c17a52dc9e52323a3ab61cb2079db35f969125b1f8a3d984c6f6c2',
    },
  ],
  errors: [
    {
      name: 'IsPaused',
      params: [{name: 'pauseType', type: 'IPauseManager.PauseType'}],
      signature: 'IsPaused(uint8)',
      selector: '0xc0a71b58',
    },
    {
      name: 'IsNotPaused',
      params: [{name: 'pauseType', type: 'IPauseManager.PauseType'}],
      signature: 'IsNotPaused(uint8)',
      selector: '0x18659654',
    },
  ],
  functions: [
    {
      name: 'pauseByType',
      params: [{name: '_pauseType', type: 'IPauseManager.PauseType'}],
      visibility: 'external',
      mutability: 'nonpayable',
      signature: 'pauseByType(uint8)',
      selector: '0xe196fb5d',
    },
    {
      name: 'unPauseByType',
      params: [{name: '_pauseType', type: 'IPauseManager.PauseType'}],
      visibility: 'external',
      mutability: 'nonpayable',
      signature: 'unPauseByType(uint8)',
      selector: '0x1065a399',
    },
    {
      name: 'isPaused',
      params: [{name: '_pauseType', type: 'IPauseManager.PauseType'}],
      visibility: 'external',
      mutability: 'view',
      signature: 'isPaused(uint8)',
      selector: '0xbc61e733',
      returns: [{name: 'pauseTypeIsPaused', type: 'bool'}],
    },
  ],
  answersTo: {
    functions: ['isPaused', 'pauseByType', 'unPauseByType'],
    events: ['PauseTypeRoleSet', 'Paused', 'UnPauseTypeRoleSet', 'UnPaused'],
    errors: ['IsNotPaused', 'IsPaused'],
  },
};

const v71: Declaration = {
  source: 'contracts/src/security/pausing/interfaces/IPauseManager.sol',
  kind: 'interface',
  structs: [
    {
      name: 'PauseTypeRole',
      members: [{name: 'pauseType', type: 'IPauseManager.PauseType'}, {name: 'role', type: 'bytes32'}],
    },
  ],
  enums: [
    {
      name: 'PauseType',
      members: [
        'UNUSED', 'GENERAL', 'L1_L2', 'L2_L1', 'BLOB_SUBMISSION', 'CALLDATA_SUBMISSION', 'FINALIZATION',
        'INITIATE_TOKEN_BRIDGING', 'COMPLETE_TOKEN_BRIDGING', 'NATIVE_YIELD_STAKING',
        'NATIVE_YIELD_UNSTAKING', 'NATIVE_YIELD_PERMISSIONLESS_ACTIONS', 'NATIVE_YIELD_REPORTING',
        'STATE_DATA_SUBMISSION',
      ],
    },
  ],
  events: [
    {
      name: 'Paused',
      params: [
        {name: 'messageSender', type: 'address'},
        {name: 'pauseType', type: 'IPauseManager.PauseType', indexed: true},
      ],
      signature: 'Paused(address,uint8)',
      topic0: '0x534f879afd40abb4e39f8e1b77a316be4c8e3521d9cf5a3a3db8959d574d4559',
    },
    {
      name: 'UnPaused',
      params: [
        {name: 'messageSender', type: 'address'},
        {name: 'pauseType', type: 'IPauseManager.PauseType', indexed: true},
      ],
      signature: 'UnPaused(address,uint8)',
      topic0: '0xd071d2b85dec4489435b541d2f0e2570db09b09db9efd8703948d44a433df65a',
    },
    {
      name: 'UnPausedDueToExpiry',
      params: [{name: 'pauseType', type: 'IPauseManager.PauseType', indexed: true}],
      signature: 'UnPausedDueToExpiry(uint8)',
      topic0: '0x3ddaeb19197ed3b5334f4c1cd5716f663d0f6dce30c52800bd1674da0b88e87a',
    },
    {
      name: 'PauseTypeRoleSet',
      params: [
        {name: 'pauseType', type: 'IPauseManager.PauseType', indexed: true},
        {name: 'role', type: 'bytes32', indexed: true},
      ],
      signature: 'PauseTypeRoleSet(uint8,bytes32)',
      topic0: '0x33aa8fd1ce49e1761bc8d27fd53414bfefc45d690feed0ce55019d7d3aec6091',
    },
    {
      name: 'PauseTypeRoleUpdated',
      params: [
        {name: 'pauseType', type: 'IPauseManager.PauseType', indexed: true},
        {name: 'role', type: 'bytes32', indexed: true},
        {name: 'previousRole', type: 'bytes32', indexed: true},
      ],
      signature: 'PauseTypeRoleUpdated(uint8,bytes32,bytes32)',
      topic0: '0x074bfc3728ef1e98bde10bcb5bd8cde59cff190c2bfda5d22f879f865a07bac5',
    },
    {
      name: 'UnPauseTypeRoleSet',
      params: [
        {name: 'unPauseType', type: 'IPauseManager.PauseType', indexed: true},
        {name: 'role', type: 'bytes32', indexed: true},
      ],
      signature: 'UnPauseTypeRoleSet(uint8,bytes32)',
      topic0: '0xe7bf4b8dc0c17a52dc9e52323a3ab61cb2079db35f969125b1f8a3d984c6f6c2',
    },
    {
      name: 'UnPauseTypeRoleUpdated',
      params: [
        {name: 'unPauseType', type: 'IPauseManager.PauseType', indexed: true},
        {name: 'role', type: 'bytes32', indexed: true},
        {name: 'previousRole', type: 'bytes32', indexed: true},
      ],
      signature: 'UnPauseTypeRoleUpdated(uint8,bytes32,bytes32)',
      topic0: '0xf8ef9f1cde7c2c0d3aeb696678f76d7c1c3e13c3b79ea3c5160a2d9eaa821cfd',
    },
    {
      name: 'PausedIndefinitely',
      params: [
        {name: 'messageSender', type: 'address'},
        {name: 'pauseType', type: 'IPauseManager.PauseType', indexed: true},
      ],
      signature: 'PausedIndefinitely(address,uint8)',
      topic0: '0x36287ed6be33e8d1abe33ad8d38ab23b67a5126b7140660a8a25920bdc30a199',
    },
    {
      name: 'NonSecurityCouncilCooldownEndReset',
      params: [],
      signature: 'NonSecurityCouncilCooldownEndReset()',
      topic0: '0x201956ebe50475cb4c4f2d1e8375cfcc9c1700ad498e0c8053da490688172787',
    },
  ],
  errors: [
    {
      name: 'IsPaused',
      params: [{name: 'pauseType', type: 'IPauseManager.PauseType'}],
      signature: 'IsPaused(uint8)',
      selector: '0xc0a71b58',
    },
    {
      name: 'PauseNotExpired',
      params: [{name: 'expiryEnd', type: 'uint256'}],
      signature: 'PauseNotExpired(uint256)',
      selector: '0xcfd8aa6f',
    },
    {
      name: 'IsNotPaused',
      params: [{name: 'pauseType', type: 'IPauseManager.PauseType'}],
      signature: 'IsNotPaused(uint8)',
      selector: '0x18659654',
    },
    {
      name: 'PauseUnavailableDueToCooldown',
      params: [{name: 'cooldownEnd', type: 'uint256'}],
      signature: 'PauseUnavailableDueToCooldown(uint256)',
      selector: '0xc04205ee',
    },
    {name: 'PauseTypeNotUsed', params: [], signature: 'PauseTypeNotUsed()', selector: '0x85994c77'},
    {name: 'RolesNotDifferent', params: [], signature: 'RolesNotDifferent()', selector: '0x1b807f55'},
    {
      name: 'OnlySecurityCouncilCanUnpauseIndefinitePause',
      params: [{name: 'pauseType', type: 'IPauseManager.PauseType'}],
      signature: 'OnlySecurityCouncilCanUnpauseIndefinitePause(uint8)',
      selector: '0x8eee14d4',
    },
  ],
  functions: [
    {
      name: 'pauseByType',
      params: [{name: '_pauseType', type: 'IPauseManager.PauseType'}],
      visibility: 'external',
      mutability: 'nonpayable',
      signature: 'pauseByType(uint8)',
      selector: '0xe196fb5d',
    },
    {
      name: 'unPauseByType',
      params: [{name: '_pauseType', type: 'IPauseManager.PauseType'}],
      visibility: 'external',
      mutability: 'nonpayable',
      signature: 'unPauseByType(uint8)',
      selector: '0x1065a399',
    },
    {
      name: 'unPauseByExpiredType',
      params: [{name: '_pauseType', type: 'IPauseManager.PauseType'}],
      visibility: 'external',
      mutability: 'nonpayable',
      signature: 'unPauseByExpiredType(uint8)',
      selector: '0x95ba81fa',
    },
    {
      name: 'isPaused',
      params: [{name: '_pauseType', type: 'IPauseManager.PauseType'}],
      visibility: 'external',
      mutability: 'view',
      signature: 'isPaused(uint8)',
      selector: '0xbc61e733',
      returns: [{name: 'pauseTypeIsPaused', type: 'bool'}],
    },
    {
      name: 'updatePauseTypeRole',
      params: [{name: '_pauseType', type: 'IPauseManager.PauseType'}, {name: '_newRole', type: 'bytes32'}],
      visibility: 'external',
      mutability: 'nonpayable',
      signature: 'updatePauseTypeRole(uint8,bytes32)',
      selector: '0x3e9ebfc2',
    },
    {
      name: 'updateUnpauseTypeRole',
      params: [{name: '_pauseType', type: 'IPauseManager.PauseType'}, {name: '_newRole', type: 'bytes32'}],
      visibility: 'external',
      mutability: 'nonpayable',
      signature: 'updateUnpauseTypeRole(uint8,bytes32)',
      selector: '0x52abf32d',
    },
    {
      name: 'resetNonSecurityCouncilCooldownEnd',
      params: [],
      visibility: 'external',
      mutability: 'nonpayable',
      signature: 'resetNonSecurityCouncilCooldownEnd()',
      selector: '0x76df1ecc',
    },
  ],
  answersTo: {
    functions: [
      'isPaused', 'pauseByType', 'resetNonSecurityCouncilCooldownEnd', 'unPauseByExpiredType',
      'unPauseByType', 'updatePauseTypeRole', 'updateUnpauseTypeRole',
    ],
    events: [
      'NonSecurityCouncilCooldownEndReset', 'PauseTypeRoleSet', 'PauseTypeRoleUpdated', 'Paused',
      'PausedIndefinitely', 'UnPauseTypeRoleSet', 'UnPauseTypeRoleUpdated', 'UnPaused', 'UnPausedDueToExpiry',
    ],
    errors: [
      'IsNotPaused', 'IsPaused', 'OnlySecurityCouncilCanUnpauseIndefinitePause', 'PauseNotExpired',
      'PauseTypeNotUsed', 'PauseUnavailableDueToCooldown', 'RolesNotDifferent',
    ],
  },
};

export const ipausemanager: ContractRecord = {
  name: 'IPauseManager',
  route: '/api/linea-smart-contracts/interfaces/ipausemanager',
  generations: {'6.0': v60, '7.1': v71, '8.0': v71},
};
