// Written by scripts/import-contract-facts.ts: do not edit.
import type {PartRecord} from '../types';

export const ClaimMessageV1: PartRecord = {
  name: 'ClaimMessageV1',
  declaration: {
    source: 'contracts/src/messaging/l1/v1/ClaimMessageV1.sol',
    kind: 'abstract contract',
    inherits: ['IClaimMessageV1', 'L1MessageServiceBase'],
    functions: [
      {
        name: 'claimMessage',
        params: [
          {name: '_from', type: 'address'},
          {name: '_to', type: 'address'},
          {name: '_fee', type: 'uint256'},
          {name: '_value', type: 'uint256'},
          {name: '_feeRecipient', type: 'address payable'},
          {name: '_calldata', type: 'bytes'},
          {name: '_nonce', type: 'uint256'},
        ],
        visibility: 'public',
        mutability: 'nonpayable',
        modifiers: ['nonReentrant', 'distributeFees(_fee, _to, _calldata, _feeRecipient)'],
        emits: ['MessageClaimed'],
        calls: [
          '_requireTypeAndGeneralNotPaused', 'MessageHashing._hashMessage',
          '_updateL2L1MessageStatusToClaimed', '_addUsedAmount',
        ],
        signature: 'claimMessage(address,address,uint256,uint256,address,bytes,uint256)',
        selector: '0x491e0936',
        reverts: [{error: 'MessageSendingFailed'}],
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
        'USED_RATE_LIMIT_RESETTER_ROLE', 'claimMessage', 'currentPeriodAmountInWei', 'currentPeriodEnd',
        'getRoleAdmin', 'grantRole', 'hasRole', 'inboxL2L1MessageStatus', 'isPaused', 'limitInWei',
        'nextMessageNumber', 'nonSecurityCouncilCooldownEnd', 'outboxL1L2MessageStatus', 'pauseByType',
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
