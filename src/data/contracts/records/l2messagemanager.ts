// Written by scripts/import-contract-facts.ts: do not edit.
import type {ContractRecord, Declaration} from '../types';

const v60: Declaration = {
  source: 'contracts/contracts/messageService/l2/L2MessageManager.sol',
  kind: 'abstract contract',
  inherits: ['AccessControlUpgradeable', 'IL2MessageManager', 'L2MessageManagerV1'],
  constants: [
    {
      name: 'L1_L2_MESSAGE_SETTER_ROLE',
      type: 'bytes32',
      visibility: 'public',
      value: 'keccak256("L1_L2_MESSAGE_SETTER_ROLE")',
      hash: '0x4705265620026983c754c5288b65446d794a03174326ec6d7c0b5c7f1fd67415',
      signature: 'L1_L2_MESSAGE_SETTER_ROLE()',
      selector: '0x74377a34',
    },
  ],
  stateVariables: [
    {
      name: 'lastAnchoredL1MessageNumber',
      type: 'uint256',
      visibility: 'public',
      signature: 'lastAnchoredL1MessageNumber()',
      selector: '0x9340a1d1',
    },
    {
      name: 'l1RollingHashes',
      type: 'mapping(uint256 => bytes32)',
      visibility: 'public',
      signature: 'l1RollingHashes(uint256)',
      selector: '0x7fe335d3',
    },
    {name: '__gap_L2MessageManager', type: 'uint256[50]', visibility: 'private'},
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
      modifiers: ['whenTypeNotPaused(PauseType.GENERAL)', 'onlyRole(L1_L2_MESSAGE_SETTER_ROLE)'],
      emits: ['L1L2MessageHashesAddedToInbox', 'RollingHashUpdated'],
      calls: ['Utils._efficientKeccak'],
      signature: 'anchorL1L2MessageHashes(bytes32[],uint256,uint256,bytes32)',
      selector: '0x3c362146',
      reverts: [
        {error: 'MessageHashesListLengthIsZero', if: '_messageHashes.length == 0'},
        {error: 'MessageHashesListLengthHigherThanOneHundred', if: '_messageHashes.length > 100'},
        {error: 'FinalRollingHashIsZero', if: '_finalRollingHash == 0x0'},
        {
          error: 'L1MessageNumberSynchronizationWrong',
          if: '_startingMessageNumber - 1 != currentL1MessageNumber',
        },
        {error: 'L1MessageNumberSynchronizationWrong', if: 'currentL1MessageNumber != _finalMessageNumber'},
        {error: 'L1RollingHashSynchronizationWrong', if: '_finalRollingHash != rollingHash'},
      ],
    },
  ],
  answersTo: {
    functions: [
      'DEFAULT_ADMIN_ROLE', 'INBOX_STATUS_CLAIMED', 'INBOX_STATUS_RECEIVED', 'INBOX_STATUS_UNKNOWN',
      'L1_L2_MESSAGE_SETTER_ROLE', 'PAUSE_ALL_ROLE', 'PAUSE_L1_L2_ROLE', 'PAUSE_L2_L1_ROLE',
      'UNPAUSE_ALL_ROLE', 'UNPAUSE_L1_L2_ROLE', 'UNPAUSE_L2_L1_ROLE', 'anchorL1L2MessageHashes',
      'getRoleAdmin', 'grantRole', 'hasRole', 'inboxL1L2MessageStatus', 'isPaused', 'l1RollingHashes',
      'lastAnchoredL1MessageNumber', 'pauseByType', 'pauseTypeStatuses', 'renounceRole', 'revokeRole',
      'supportsInterface', 'unPauseByType',
    ],
    events: [
      'Initialized', 'L1L2MessageHashesAddedToInbox', 'MinimumFeeChanged', 'PauseTypeRoleSet', 'Paused',
      'RoleAdminChanged', 'RoleGranted', 'RoleRevoked', 'RollingHashUpdated', 'ServiceVersionMigrated',
      'UnPauseTypeRoleSet', 'UnPaused',
    ],
    errors: [
      'FinalRollingHashIsZero', 'IsNotPaused', 'IsPaused', 'L1MessageNumberSynchronizationWrong',
      'L1RollingHashSynchronizationWrong', 'MessageDoesNotExistOrHasAlreadyBeenClaimed',
      'MessageHashesListLengthHigherThanOneHundred', 'MessageHashesListLengthIsZero',
    ],
  },
};

const v71: Declaration = {
  source: 'contracts/src/messaging/l2/L2MessageManager.sol',
  kind: 'abstract contract',
  inherits: ['AccessControlUpgradeable', 'IL2MessageManager', 'L2MessageManagerV1'],
  constants: [
    {
      name: 'L1_L2_MESSAGE_SETTER_ROLE',
      type: 'bytes32',
      visibility: 'public',
      value: 'keccak256("L1_L2_MESSAGE_SETTER_ROLE")',
      hash: '0x4705265620026983c754c5288b65446d794a03174326ec6d7c0b5c7f1fd67415',
      signature: 'L1_L2_MESSAGE_SETTER_ROLE()',
      selector: '0x74377a34',
    },
  ],
  stateVariables: [
    {
      name: 'lastAnchoredL1MessageNumber',
      type: 'uint256',
      visibility: 'public',
      signature: 'lastAnchoredL1MessageNumber()',
      selector: '0x9340a1d1',
    },
    {
      name: 'l1RollingHashes',
      type: 'mapping(uint256 => bytes32)',
      visibility: 'public',
      signature: 'l1RollingHashes(uint256)',
      selector: '0x7fe335d3',
    },
    {name: '__gap_L2MessageManager', type: 'uint256[50]', visibility: 'private'},
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
      modifiers: ['whenTypeNotPaused(PauseType.GENERAL)', 'onlyRole(L1_L2_MESSAGE_SETTER_ROLE)'],
      emits: ['L1L2MessageHashesAddedToInbox', 'RollingHashUpdated'],
      calls: ['EfficientLeftRightKeccak._efficientKeccak'],
      signature: 'anchorL1L2MessageHashes(bytes32[],uint256,uint256,bytes32)',
      selector: '0x3c362146',
      reverts: [
        {error: 'MessageHashesListLengthIsZero', if: '_messageHashes.length == 0'},
        {error: 'MessageHashesListLengthHigherThanOneHundred', if: '_messageHashes.length > 100'},
        {error: 'FinalRollingHashIsZero', if: '_finalRollingHash == 0x0'},
        {
          error: 'L1MessageNumberSynchronizationWrong',
          if: '_startingMessageNumber - 1 != currentL1MessageNumber',
        },
        {error: 'L1MessageNumberSynchronizationWrong', if: 'currentL1MessageNumber != _finalMessageNumber'},
        {error: 'L1RollingHashSynchronizationWrong', if: '_finalRollingHash != rollingHash'},
      ],
    },
  ],
  answersTo: {
    functions: [
      'COOLDOWN_DURATION', 'DEFAULT_ADMIN_ROLE', 'INBOX_STATUS_CLAIMED', 'INBOX_STATUS_RECEIVED',
      'INBOX_STATUS_UNKNOWN', 'L1_L2_MESSAGE_SETTER_ROLE', 'PAUSE_ALL_ROLE', 'PAUSE_DURATION',
      'PAUSE_L1_L2_ROLE', 'PAUSE_L2_L1_ROLE', 'SECURITY_COUNCIL_ROLE', 'UNPAUSE_ALL_ROLE',
      'UNPAUSE_L1_L2_ROLE', 'UNPAUSE_L2_L1_ROLE', 'anchorL1L2MessageHashes', 'getRoleAdmin', 'grantRole',
      'hasRole', 'inboxL1L2MessageStatus', 'isPaused', 'l1RollingHashes', 'lastAnchoredL1MessageNumber',
      'nonSecurityCouncilCooldownEnd', 'pauseByType', 'pauseTypeExpiryTimestamps', 'renounceRole',
      'resetNonSecurityCouncilCooldownEnd', 'revokeRole', 'supportsInterface', 'unPauseByExpiredType',
      'unPauseByType', 'updatePauseTypeRole', 'updateUnpauseTypeRole',
    ],
    events: [
      'Initialized', 'L1L2MessageHashesAddedToInbox', 'MinimumFeeChanged',
      'NonSecurityCouncilCooldownEndReset', 'PauseTypeRoleSet', 'PauseTypeRoleUpdated', 'Paused',
      'PausedIndefinitely', 'RoleAdminChanged', 'RoleGranted', 'RoleRevoked', 'RollingHashUpdated',
      'ServiceVersionMigrated', 'UnPauseTypeRoleSet', 'UnPauseTypeRoleUpdated', 'UnPaused',
      'UnPausedDueToExpiry',
    ],
    errors: [
      'FinalRollingHashIsZero', 'IsNotPaused', 'IsPaused', 'L1MessageNumberSynchronizationWrong',
      'L1RollingHashSynchronizationWrong', 'MessageDoesNotExistOrHasAlreadyBeenClaimed',
      'MessageHashesListLengthHigherThanOneHundred', 'MessageHashesListLengthIsZero',
      'OnlySecurityCouncilCanUnpauseIndefinitePause', 'PauseNotExpired', 'PauseTypeNotUsed',
      'PauseUnavailableDueToCooldown', 'RolesNotDifferent',
    ],
  },
};

export const l2messagemanager: ContractRecord = {
  name: 'L2MessageManager',
  route: '/api/linea-smart-contracts/messageservice/l2/l2messagemanager',
  generations: {'6.0': v60, '7.1': v71, '8.0': v71},
};
