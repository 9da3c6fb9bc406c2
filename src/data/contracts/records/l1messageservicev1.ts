// Written by scripts/import-contract-facts.ts: do not edit.
import type {ContractRecord, Declaration} from '../types';

const v60: Declaration = {
  source: 'contracts/contracts/messageService/l1/v1/L1MessageServiceV1.sol',
  kind: 'abstract contract',
  inherits: [
    'Initializable', 'RateLimiter', 'L1MessageManagerV1', 'TransientStorageReentrancyGuardUpgradeable',
    'LineaRollupPauseManager', 'IMessageService',
  ],
  constants: [
    {name: 'REFUND_OVERHEAD_IN_GAS', type: 'uint256', visibility: 'internal', value: '48252'},
    {
      name: 'MESSAGE_SENDER_TRANSIENT_KEY',
      type: 'bytes32',
      visibility: 'internal',
      value: 'bytes32(uint256(keccak256("eip1967.message.sender.transient.key")) - 1)',
    },
    {
      name: 'DEFAULT_MESSAGE_SENDER_TRANSIENT_VALUE',
      type: 'address',
      visibility: 'internal',
      value: 'address(0)',
    },
  ],
  stateVariables: [
    {
      name: 'nextMessageNumber',
      type: 'uint256',
      visibility: 'public',
      signature: 'nextMessageNumber()',
      selector: '0xb837dbe9',
    },
    {name: '_messageSender', type: 'address', visibility: 'internal'},
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
      visibility: 'external',
      mutability: 'nonpayable',
      modifiers: ['nonReentrant', 'distributeFees(_fee, _to, _calldata, _feeRecipient)'],
      emits: ['MessageClaimed'],
      calls: [
        '_requireTypeAndGeneralNotPaused', 'TransientStorageHelpers.tstoreAddress',
        'MessageHashing._hashMessage', '_updateL2L1MessageStatusToClaimed', '_addUsedAmount',
      ],
      signature: 'claimMessage(address,address,uint256,uint256,address,bytes,uint256)',
      selector: '0x491e0936',
      reverts: [{error: 'MessageSendingFailed'}],
    },
  ],
  answersTo: {
    functions: [
      'DEFAULT_ADMIN_ROLE', 'INBOX_STATUS_RECEIVED', 'INBOX_STATUS_UNKNOWN', 'OUTBOX_STATUS_RECEIVED',
      'OUTBOX_STATUS_SENT', 'OUTBOX_STATUS_UNKNOWN', 'PAUSE_ALL_ROLE', 'PAUSE_BLOB_SUBMISSION_ROLE',
      'PAUSE_FINALIZATION_ROLE', 'PAUSE_L1_L2_ROLE', 'PAUSE_L2_L1_ROLE', 'RATE_LIMIT_SETTER_ROLE',
      'UNPAUSE_ALL_ROLE', 'UNPAUSE_BLOB_SUBMISSION_ROLE', 'UNPAUSE_FINALIZATION_ROLE', 'UNPAUSE_L1_L2_ROLE',
      'UNPAUSE_L2_L1_ROLE', 'USED_RATE_LIMIT_RESETTER_ROLE', 'claimMessage', 'currentPeriodAmountInWei',
      'currentPeriodEnd', 'getRoleAdmin', 'grantRole', 'hasRole', 'inboxL2L1MessageStatus', 'isPaused',
      'limitInWei', 'nextMessageNumber', 'outboxL1L2MessageStatus', 'pauseByType', 'pauseTypeStatuses',
      'periodInSeconds', 'renounceRole', 'resetAmountUsedInPeriod', 'resetRateLimitAmount', 'revokeRole',
      'sendMessage', 'sender', 'supportsInterface', 'unPauseByType',
    ],
    events: [
      'AmountUsedInPeriodReset', 'Initialized', 'LimitAmountChanged', 'MessageClaimed', 'MessageSent',
      'PauseTypeRoleSet', 'Paused', 'RateLimitInitialized', 'RoleAdminChanged', 'RoleGranted', 'RoleRevoked',
      'UnPauseTypeRoleSet', 'UnPaused',
    ],
    errors: [
      'FeePaymentFailed', 'FeeTooLow', 'IsNotPaused', 'IsPaused', 'LimitIsZero',
      'MessageDoesNotExistOrHasAlreadyBeenClaimed', 'MessageSendingFailed', 'PeriodIsZero',
      'RateLimitExceeded', 'ReentrantCall', 'ValueSentTooLow',
    ],
  },
};

export const l1messageservicev1: ContractRecord = {
  name: 'L1MessageServiceV1',
  route: '/api/linea-smart-contracts/messageservice/l1/v1/l1messageservicev1',
  generations: {'6.0': v60, '7.1': null, '8.0': null},
};
