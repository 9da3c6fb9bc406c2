// Written by scripts/import-contract-facts.ts: do not edit.
import type {PartRecord} from '../types';

export const L1MessageServiceBase: PartRecord = {
  name: 'L1MessageServiceBase',
  declaration: {
    source: 'contracts/src/messaging/l1/L1MessageServiceBase.sol',
    kind: 'abstract contract',
    inherits: [
      'RateLimiter', 'L1MessageManagerV1', 'TransientStorageReentrancyGuardUpgradeable',
      'LineaRollupPauseManager', 'IMessageService',
    ],
    constants: [
      {name: 'REFUND_OVERHEAD_IN_GAS', type: 'uint256', visibility: 'internal', value: '48252'},
      {
        name: 'DEFAULT_MESSAGE_SENDER_TRANSIENT_VALUE',
        type: 'address',
        visibility: 'internal',
        value: 'address(0)',
      },
    ],
    stateVariables: [
      {name: 'TRANSIENT_MESSAGE_SENDER', type: 'address', visibility: 'internal'},
      {
        name: 'nextMessageNumber',
        type: 'uint256',
        visibility: 'public',
        signature: 'nextMessageNumber()',
        selector: '0xb837dbe9',
      },
      {name: '_messageSender_DEPRECATED', type: 'address', visibility: 'private'},
      {name: '__gap', type: 'uint256[50]', visibility: 'private'},
    ],
    modifiers: [
      {
        name: 'distributeFees',
        params: [
          {name: '_feeInWei', type: 'uint256'},
          {name: '_to', type: 'address'},
          {name: '_calldata', type: 'bytes'},
          {name: '_feeRecipient', type: 'address'},
        ],
      },
    ],
    answersTo: {
      functions: [
        'COOLDOWN_DURATION', 'DEFAULT_ADMIN_ROLE', 'INBOX_STATUS_RECEIVED', 'INBOX_STATUS_UNKNOWN',
        'OUTBOX_STATUS_RECEIVED', 'OUTBOX_STATUS_SENT', 'OUTBOX_STATUS_UNKNOWN', 'PAUSE_ALL_ROLE',
        'PAUSE_DURATION', 'PAUSE_FINALIZATION_ROLE', 'PAUSE_L1_L2_ROLE', 'PAUSE_L2_L1_ROLE',
        'PAUSE_NATIVE_YIELD_STAKING_ROLE', 'PAUSE_STATE_DATA_SUBMISSION_ROLE', 'RATE_LIMIT_SETTER_ROLE',
        'SECURITY_COUNCIL_ROLE', 'UNPAUSE_ALL_ROLE', 'UNPAUSE_FINALIZATION_ROLE', 'UNPAUSE_L1_L2_ROLE',
        'UNPAUSE_L2_L1_ROLE', 'UNPAUSE_NATIVE_YIELD_STAKING_ROLE', 'UNPAUSE_STATE_DATA_SUBMISSION_ROLE',
        'USED_RATE_LIMIT_RESETTER_ROLE', 'currentPeriodAmountInWei', 'currentPeriodEnd', 'getRoleAdmin',
        'grantRole', 'hasRole', 'inboxL2L1MessageStatus', 'isPaused', 'limitInWei', 'nextMessageNumber',
        'nonSecurityCouncilCooldownEnd', 'outboxL1L2MessageStatus', 'pauseByType',
        'pauseTypeExpiryTimestamps', 'periodInSeconds', 'renounceRole', 'resetAmountUsedInPeriod',
        'resetNonSecurityCouncilCooldownEnd', 'resetRateLimitAmount', 'revokeRole', 'sendMessage', 'sender',
        'supportsInterface', 'unPauseByExpiredType', 'unPauseByType', 'updatePauseTypeRole',
        'updateUnpauseTypeRole',
      ],
      events: [
        'AmountUsedInPeriodReset', 'Initialized', 'LimitAmountChanged', 'MessageClaimed', 'MessageSent',
        'NonSecurityCouncilCooldownEndReset', 'PauseTypeRoleSet', 'PauseTypeRoleUpdated', 'Paused',
        'PausedIndefinitely', 'RateLimitInitialized', 'RoleAdminChanged', 'RoleGranted', 'RoleRevoked',
        'UnPauseTypeRoleSet', 'UnPauseTypeRoleUpdated', 'UnPaused', 'UnPausedDueToExpiry',
      ],
      errors: [
        'FeePaymentFailed', 'FeeTooLow', 'IsNotPaused', 'IsPaused', 'LimitIsZero',
        'MessageDoesNotExistOrHasAlreadyBeenClaimed', 'MessageSendingFailed',
        'OnlySecurityCouncilCanUnpauseIndefinitePause', 'PauseNotExpired', 'PauseTypeNotUsed',
        'PauseUnavailableDueToCooldown', 'PeriodIsZero', 'RateLimitExceeded', 'ReentrantCall',
        'RolesNotDifferent', 'ValueSentTooLow',
      ],
    },
  },
};
