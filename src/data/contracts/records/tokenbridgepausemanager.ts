// Written by scripts/import-contract-facts.ts: do not edit.
import type {ContractRecord, Declaration} from '../types';

const v60: Declaration = {
  source: 'contracts/contracts/lib/TokenBridgePauseManager.sol',
  kind: 'abstract contract',
  inherits: ['PauseManager'],
  constants: [
    {
      name: 'PAUSE_INITIATE_TOKEN_BRIDGING_ROLE',
      type: 'bytes32',
      visibility: 'public',
      value: 'keccak256("PAUSE_INITIATE_TOKEN_BRIDGING_ROLE")',
      hash: '0x3900d9d72d5177a154375317154fdc0e08377e3134a8a5d21cadccf831cc231c',
      signature: 'PAUSE_INITIATE_TOKEN_BRIDGING_ROLE()',
      selector: '0xcf4a7208',
    },
    {
      name: 'UNPAUSE_INITIATE_TOKEN_BRIDGING_ROLE',
      type: 'bytes32',
      visibility: 'public',
      value: 'keccak256("UNPAUSE_INITIATE_TOKEN_BRIDGING_ROLE")',
      hash: '0x46e34517dc946faf87aabe65eb5b4fa06b974e5c8d72c5df73b9fb6ff7b6d802',
      signature: 'UNPAUSE_INITIATE_TOKEN_BRIDGING_ROLE()',
      selector: '0x5626fc25',
    },
    {
      name: 'PAUSE_COMPLETE_TOKEN_BRIDGING_ROLE',
      type: 'bytes32',
      visibility: 'public',
      value: 'keccak256("PAUSE_COMPLETE_TOKEN_BRIDGING_ROLE")',
      hash: '0x50962b2d10066f5051f78d5ea04a3ab09b9c87dd1002962f0b1e30e66eeb80a5',
      signature: 'PAUSE_COMPLETE_TOKEN_BRIDGING_ROLE()',
      selector: '0x5a06a42a',
    },
    {
      name: 'UNPAUSE_COMPLETE_TOKEN_BRIDGING_ROLE',
      type: 'bytes32',
      visibility: 'public',
      value: 'keccak256("UNPAUSE_COMPLETE_TOKEN_BRIDGING_ROLE")',
      hash: '0x8a7b208fd13ab36d18025be4f62b53d46aeb2cbe8958d2e13de74c040dddcddd',
      signature: 'UNPAUSE_COMPLETE_TOKEN_BRIDGING_ROLE()',
      selector: '0x2e4c3fff',
    },
  ],
  answersTo: {
    functions: [
      'DEFAULT_ADMIN_ROLE', 'PAUSE_ALL_ROLE', 'PAUSE_COMPLETE_TOKEN_BRIDGING_ROLE',
      'PAUSE_INITIATE_TOKEN_BRIDGING_ROLE', 'UNPAUSE_ALL_ROLE', 'UNPAUSE_COMPLETE_TOKEN_BRIDGING_ROLE',
      'UNPAUSE_INITIATE_TOKEN_BRIDGING_ROLE', 'getRoleAdmin', 'grantRole', 'hasRole', 'isPaused',
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
  source: 'contracts/src/security/pausing/TokenBridgePauseManager.sol',
  kind: 'abstract contract',
  inherits: ['PauseManager'],
  constants: [
    {
      name: 'PAUSE_INITIATE_TOKEN_BRIDGING_ROLE',
      type: 'bytes32',
      visibility: 'public',
      value: 'keccak256("PAUSE_INITIATE_TOKEN_BRIDGING_ROLE")',
      hash: '0x3900d9d72d5177a154375317154fdc0e08377e3134a8a5d21cadccf831cc231c',
      signature: 'PAUSE_INITIATE_TOKEN_BRIDGING_ROLE()',
      selector: '0xcf4a7208',
    },
    {
      name: 'UNPAUSE_INITIATE_TOKEN_BRIDGING_ROLE',
      type: 'bytes32',
      visibility: 'public',
      value: 'keccak256("UNPAUSE_INITIATE_TOKEN_BRIDGING_ROLE")',
      hash: '0x46e34517dc946faf87aabe65eb5b4fa06b974e5c8d72c5df73b9fb6ff7b6d802',
      signature: 'UNPAUSE_INITIATE_TOKEN_BRIDGING_ROLE()',
      selector: '0x5626fc25',
    },
    {
      name: 'PAUSE_COMPLETE_TOKEN_BRIDGING_ROLE',
      type: 'bytes32',
      visibility: 'public',
      value: 'keccak256("PAUSE_COMPLETE_TOKEN_BRIDGING_ROLE")',
      hash: '0x50962b2d10066f5051f78d5ea04a3ab09b9c87dd1002962f0b1e30e66eeb80a5',
      signature: 'PAUSE_COMPLETE_TOKEN_BRIDGING_ROLE()',
      selector: '0x5a06a42a',
    },
    {
      name: 'UNPAUSE_COMPLETE_TOKEN_BRIDGING_ROLE',
      type: 'bytes32',
      visibility: 'public',
      value: 'keccak256("UNPAUSE_COMPLETE_TOKEN_BRIDGING_ROLE")',
      hash: '0x8a7b208fd13ab36d18025be4f62b53d46aeb2cbe8958d2e13de74c040dddcddd',
      signature: 'UNPAUSE_COMPLETE_TOKEN_BRIDGING_ROLE()',
      selector: '0x2e4c3fff',
    },
  ],
  answersTo: {
    functions: [
      'COOLDOWN_DURATION', 'DEFAULT_ADMIN_ROLE', 'PAUSE_ALL_ROLE', 'PAUSE_COMPLETE_TOKEN_BRIDGING_ROLE',
      'PAUSE_DURATION', 'PAUSE_INITIATE_TOKEN_BRIDGING_ROLE', 'SECURITY_COUNCIL_ROLE', 'UNPAUSE_ALL_ROLE',
      'UNPAUSE_COMPLETE_TOKEN_BRIDGING_ROLE', 'UNPAUSE_INITIATE_TOKEN_BRIDGING_ROLE', 'getRoleAdmin',
      'grantRole', 'hasRole', 'isPaused', 'nonSecurityCouncilCooldownEnd', 'pauseByType',
      'pauseTypeExpiryTimestamps', 'renounceRole', 'resetNonSecurityCouncilCooldownEnd', 'revokeRole',
      'supportsInterface', 'unPauseByExpiredType', 'unPauseByType', 'updatePauseTypeRole',
      'updateUnpauseTypeRole',
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

export const tokenbridgepausemanager: ContractRecord = {
  name: 'TokenBridgePauseManager',
  route: '/api/linea-smart-contracts/lib/tokenbridgepausemanager',
  generations: {'6.0': v60, '7.1': v71, '8.0': v71},
};
