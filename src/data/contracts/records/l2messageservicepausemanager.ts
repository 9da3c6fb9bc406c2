// Written by scripts/import-contract-facts.ts: do not edit.
import type {ContractRecord, Declaration} from '../types';

const v60: Declaration = {
  source: 'contracts/contracts/lib/L2MessageServicePauseManager.sol',
  kind: 'abstract contract',
  inherits: ['PauseManager'],
  constants: [
    {
      name: 'PAUSE_L1_L2_ROLE',
      type: 'bytes32',
      visibility: 'public',
      value: 'keccak256("PAUSE_L1_L2_ROLE")',
      hash: '0x430a7f0cb00b5ebbe63cecc96e82cf959a883e7c13a95110854f1fa6b3fbf598',
      signature: 'PAUSE_L1_L2_ROLE()',
      selector: '0xb9174ba3',
    },
    {
      name: 'UNPAUSE_L1_L2_ROLE',
      type: 'bytes32',
      visibility: 'public',
      value: 'keccak256("UNPAUSE_L1_L2_ROLE")',
      hash: '0xe8cb6172fcf5cbaae022b7c910224a4f0c20d53227e630056efff182155a5abc',
      signature: 'UNPAUSE_L1_L2_ROLE()',
      selector: '0xcc6f7251',
    },
    {
      name: 'PAUSE_L2_L1_ROLE',
      type: 'bytes32',
      visibility: 'public',
      value: 'keccak256("PAUSE_L2_L1_ROLE")',
      hash: '0xe1fce82838dd7a42cfe783f60dc6233c8aa2c4fc66e77817805e767ec5e349b6',
      signature: 'PAUSE_L2_L1_ROLE()',
      selector: '0x8de49487',
    },
    {
      name: 'UNPAUSE_L2_L1_ROLE',
      type: 'bytes32',
      visibility: 'public',
      value: 'keccak256("UNPAUSE_L2_L1_ROLE")',
      hash: '0xb6cc65f42901ed602aec1619cc1ead29d487cd489094a37615153eaeb991d770',
      signature: 'UNPAUSE_L2_L1_ROLE()',
      selector: '0x3b12eccb',
    },
  ],
  answersTo: {
    functions: [
      'DEFAULT_ADMIN_ROLE', 'PAUSE_ALL_ROLE', 'PAUSE_L1_L2_ROLE', 'PAUSE_L2_L1_ROLE', 'UNPAUSE_ALL_ROLE',
      'UNPAUSE_L1_L2_ROLE', 'UNPAUSE_L2_L1_ROLE', 'getRoleAdmin', 'grantRole', 'hasRole', 'isPaused',
      'pauseByType', 'pauseTypeStatuses', 'renounceRole', 'revokeRole', 'supportsInterface', 'unPauseByType',
    ],
    events: [
      'Initialized', 'PauseTypeRoleSet', 'Paused', 'RoleAdminChanged', 'RoleGranted', 'RoleRevoked',
      'UnPauseTypeRoleSet', 'UnPaused',
    ],
    errors: ['IsNotPaused', 'IsPaused'],
  },
};

const v71: Declaration = {
  source: 'contracts/src/security/pausing/L2MessageServicePauseManager.sol',
  kind: 'abstract contract',
  inherits: ['PauseManager'],
  constants: [
    {
      name: 'PAUSE_L1_L2_ROLE',
      type: 'bytes32',
      visibility: 'public',
      value: 'keccak256("PAUSE_L1_L2_ROLE")',
      hash: '0x430a7f0cb00b5ebbe63cecc96e82cf959a883e7c13a95110854f1fa6b3fbf598',
      signature: 'PAUSE_L1_L2_ROLE()',
      selector: '0xb9174ba3',
    },
    {
      name: 'UNPAUSE_L1_L2_ROLE',
      type: 'bytes32',
      visibility: 'public',
      value: 'keccak256("UNPAUSE_L1_L2_ROLE")',
      hash: '0xe8cb6172fcf5cbaae022b7c910224a4f0c20d53227e630056efff182155a5abc',
      signature: 'UNPAUSE_L1_L2_ROLE()',
      selector: '0xcc6f7251',
    },
    {
      name: 'PAUSE_L2_L1_ROLE',
      type: 'bytes32',
      visibility: 'public',
      value: 'keccak256("PAUSE_L2_L1_ROLE")',
      hash: '0xe1fce82838dd7a42cfe783f60dc6233c8aa2c4fc66e77817805e767ec5e349b6',
      signature: 'PAUSE_L2_L1_ROLE()',
      selector: '0x8de49487',
    },
    {
      name: 'UNPAUSE_L2_L1_ROLE',
      type: 'bytes32',
      visibility: 'public',
      value: 'keccak256("UNPAUSE_L2_L1_ROLE")',
      hash: '0xb6cc65f42901ed602aec1619cc1ead29d487cd489094a37615153eaeb991d770',
      signature: 'UNPAUSE_L2_L1_ROLE()',
      selector: '0x3b12eccb',
    },
  ],
  answersTo: {
    functions: [
      'COOLDOWN_DURATION', 'DEFAULT_ADMIN_ROLE', 'PAUSE_ALL_ROLE', 'PAUSE_DURATION', 'PAUSE_L1_L2_ROLE',
      'PAUSE_L2_L1_ROLE', 'SECURITY_COUNCIL_ROLE', 'UNPAUSE_ALL_ROLE', 'UNPAUSE_L1_L2_ROLE',
      'UNPAUSE_L2_L1_ROLE', 'getRoleAdmin', 'grantRole', 'hasRole', 'isPaused',
      'nonSecurityCouncilCooldownEnd', 'pauseByType', 'pauseTypeExpiryTimestamps', 'renounceRole',
      'resetNonSecurityCouncilCooldownEnd', 'revokeRole', 'supportsInterface', 'unPauseByExpiredType',
      'unPauseByType', 'updatePauseTypeRole', 'updateUnpauseTypeRole',
    ],
    events: [
      'Initialized', 'NonSecurityCouncilCooldownEndReset', 'PauseTypeRoleSet', 'PauseTypeRoleUpdated',
      'Paused', 'PausedIndefinitely', 'RoleAdminChanged', 'RoleGranted', 'RoleRevoked', 'UnPauseTypeRoleSet',
      'UnPauseTypeRoleUpdated', 'UnPaused', 'UnPausedDueToExpiry',
    ],
    errors: [
      'IsNotPaused', 'IsPaused', 'OnlySecurityCouncilCanUnpauseIndefinitePause', 'PauseNotExpired',
      'PauseTypeNotUsed', 'PauseUnavailableDueToCooldown', 'RolesNotDifferent',
    ],
  },
};

export const l2messageservicepausemanager: ContractRecord = {
  name: 'L2MessageServicePauseManager',
  route: '/api/linea-smart-contracts/lib/l2messageservicepausemanager',
  generations: {'6.0': v60, '7.1': v71, '8.0': v71},
};
