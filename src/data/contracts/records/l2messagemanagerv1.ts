// Written by scripts/import-contract-facts.ts: do not edit.
import type {ContractRecord, Declaration} from '../types';

const v60: Declaration = {
  source: 'contracts/contracts/messageService/l2/v1/L2MessageManagerV1.sol',
  kind: 'abstract contract',
  inherits: ['Initializable', 'L2MessageServicePauseManager', 'IL2MessageManagerV1'],
  constants: [
    {
      name: 'INBOX_STATUS_UNKNOWN',
      type: 'uint8',
      visibility: 'public',
      value: '0',
      signature: 'INBOX_STATUS_UNKNOWN()',
      selector: '0x7d1e8c55',
    },
    {
      name: 'INBOX_STATUS_RECEIVED',
      type: 'uint8',
      visibility: 'public',
      value: '1',
      signature: 'INBOX_STATUS_RECEIVED()',
      selector: '0x48922ab7',
    },
    {
      name: 'INBOX_STATUS_CLAIMED',
      type: 'uint8',
      visibility: 'public',
      value: '2',
      signature: 'INBOX_STATUS_CLAIMED()',
      selector: '0x91f7b901',
    },
  ],
  stateVariables: [
    {
      name: 'inboxL1L2MessageStatus',
      type: 'mapping(bytes32 => uint256)',
      visibility: 'public',
      signature: 'inboxL1L2MessageStatus(bytes32)',
      selector: '0x0f6893ca',
    },
  ],
  functions: [
    {
      name: '_updateL1L2MessageStatusToClaimed',
      params: [{name: '_messageHash', type: 'bytes32'}],
      visibility: 'internal',
      mutability: 'nonpayable',
      reverts: [
        {
          error: 'MessageDoesNotExistOrHasAlreadyBeenClaimed',
          if: 'inboxL1L2MessageStatus[_messageHash] != INBOX_STATUS_RECEIVED',
        },
      ],
    },
  ],
  answersTo: {
    functions: [
      'DEFAULT_ADMIN_ROLE', 'INBOX_STATUS_CLAIMED', 'INBOX_STATUS_RECEIVED', 'INBOX_STATUS_UNKNOWN',
      'PAUSE_ALL_ROLE', 'PAUSE_L1_L2_ROLE', 'PAUSE_L2_L1_ROLE', 'UNPAUSE_ALL_ROLE', 'UNPAUSE_L1_L2_ROLE',
      'UNPAUSE_L2_L1_ROLE', 'getRoleAdmin', 'grantRole', 'hasRole', 'inboxL1L2MessageStatus', 'isPaused',
      'pauseByType', 'pauseTypeStatuses', 'renounceRole', 'revokeRole', 'supportsInterface', 'unPauseByType',
    ],
    events: [
      'Initialized', 'L1L2MessageHashesAddedToInbox', 'MinimumFeeChanged', 'PauseTypeRoleSet', 'Paused',
      'RoleAdminChanged', 'RoleGranted', 'RoleRevoked', 'UnPauseTypeRoleSet', 'UnPaused',
    ],
    errors: [
      'IsNotPaused', 'IsPaused', 'MessageDoesNotExistOrHasAlreadyBeenClaimed',
      'MessageHashesListLengthHigherThanOneHundred',
    ],
  },
};

const v71: Declaration = {
  source: 'contracts/src/messaging/l2/v1/L2MessageManagerV1.sol',
  kind: 'abstract contract',
  inherits: ['Initializable', 'L2MessageServicePauseManager', 'IL2MessageManagerV1'],
  constants: [
    {
      name: 'INBOX_STATUS_UNKNOWN',
      type: 'uint8',
      visibility: 'public',
      value: '0',
      signature: 'INBOX_STATUS_UNKNOWN()',
      selector: '0x7d1e8c55',
    },
    {
      name: 'INBOX_STATUS_RECEIVED',
      type: 'uint8',
      visibility: 'public',
      value: '1',
      signature: 'INBOX_STATUS_RECEIVED()',
      selector: '0x48922ab7',
    },
    {
      name: 'INBOX_STATUS_CLAIMED',
      type: 'uint8',
      visibility: 'public',
      value: '2',
      signature: 'INBOX_STATUS_CLAIMED()',
      selector: '0x91f7b901',
    },
  ],
  stateVariables: [
    {
      name: 'inboxL1L2MessageStatus',
      type: 'mapping(bytes32 => uint256)',
      visibility: 'public',
      signature: 'inboxL1L2MessageStatus(bytes32)',
      selector: '0x0f6893ca',
    },
  ],
  functions: [
    {
      name: '_updateL1L2MessageStatusToClaimed',
      params: [{name: '_messageHash', type: 'bytes32'}],
      visibility: 'internal',
      mutability: 'nonpayable',
      reverts: [
        {
          error: 'MessageDoesNotExistOrHasAlreadyBeenClaimed',
          if: 'inboxL1L2MessageStatus[_messageHash] != INBOX_STATUS_RECEIVED',
        },
      ],
    },
  ],
  answersTo: {
    functions: [
      'COOLDOWN_DURATION', 'DEFAULT_ADMIN_ROLE', 'INBOX_STATUS_CLAIMED', 'INBOX_STATUS_RECEIVED',
      'INBOX_STATUS_UNKNOWN', 'PAUSE_ALL_ROLE', 'PAUSE_DURATION', 'PAUSE_L1_L2_ROLE', 'PAUSE_L2_L1_ROLE',
      'SECURITY_COUNCIL_ROLE', 'UNPAUSE_ALL_ROLE', 'UNPAUSE_L1_L2_ROLE', 'UNPAUSE_L2_L1_ROLE', 'getRoleAdmin',
      'grantRole', 'hasRole', 'inboxL1L2MessageStatus', 'isPaused', 'nonSecurityCouncilCooldownEnd',
      'pauseByType', 'pauseTypeExpiryTimestamps', 'renounceRole', 'resetNonSecurityCouncilCooldownEnd',
      'revokeRole', 'supportsInterface', 'unPauseByExpiredType', 'unPauseByType', 'updatePauseTypeRole',
      'updateUnpauseTypeRole',
    ],
    events: [
      'Initialized', 'L1L2MessageHashesAddedToInbox', 'MinimumFeeChanged',
      'NonSecurityCouncilCooldownEndReset', 'PauseTypeRoleSet', 'PauseTypeRoleUpdated', 'Paused',
      'PausedIndefinitely', 'RoleAdminChanged', 'RoleGranted', 'RoleRevoked', 'UnPauseTypeRoleSet',
      'UnPauseTypeRoleUpdated', 'UnPaused', 'UnPausedDueToExpiry',
    ],
    errors: [
      'IsNotPaused', 'IsPaused', 'MessageDoesNotExistOrHasAlreadyBeenClaimed',
      'MessageHashesListLengthHigherThanOneHundred', 'OnlySecurityCouncilCanUnpauseIndefinitePause',
      'PauseNotExpired', 'PauseTypeNotUsed', 'PauseUnavailableDueToCooldown', 'RolesNotDifferent',
    ],
  },
};

export const l2messagemanagerv1: ContractRecord = {
  name: 'L2MessageManagerV1',
  route: '/api/linea-smart-contracts/messageservice/l2/v1/l2messagemanagerv1',
  generations: {'6.0': v60, '7.1': v71, '8.0': v71},
};
