// Written by scripts/import-contract-facts.ts: do not edit.
import type {ContractRecord, Declaration} from '../types';

const v60: Declaration = {
  source: 'contracts/contracts/ZkEvmV2.sol',
  kind: 'abstract contract',
  inherits: ['Initializable', 'AccessControlUpgradeable', 'L1MessageServiceV1', 'IZkEvmV2'],
  constants: [
    {
      name: 'MODULO_R',
      type: 'uint256',
      visibility: 'internal',
      value: '21888242871839275222246405745257275088548364400416034343698204186575808495617',
    },
    {
      name: 'OPERATOR_ROLE',
      type: 'bytes32',
      visibility: 'public',
      value: 'keccak256("OPERATOR_ROLE")',
      hash: '0x97667070c54ef182b0f5858b034beac1b6f3089aa2d3188bb1e8929f4fa9b929',
      signature: 'OPERATOR_ROLE()',
      selector: '0xf5b541a6',
    },
  ],
  stateVariables: [
    {
      name: 'currentTimestamp',
      type: 'uint256',
      visibility: 'public',
      signature: 'currentTimestamp()',
      selector: '0x1e2ff94f',
    },
    {
      name: 'currentL2BlockNumber',
      type: 'uint256',
      visibility: 'public',
      signature: 'currentL2BlockNumber()',
      selector: '0x695378f5',
    },
    {
      name: 'stateRootHashes',
      type: 'mapping(uint256 => bytes32)',
      visibility: 'public',
      signature: 'stateRootHashes(uint256)',
      selector: '0x8be745d1',
    },
    {
      name: 'verifiers',
      type: 'mapping(uint256 => address)',
      visibility: 'public',
      signature: 'verifiers(uint256)',
      selector: '0xac1eff68',
    },
    {name: '__gap', type: 'uint256[50]', visibility: 'private'},
  ],
  functions: [
    {
      name: '_verifyProof',
      params: [
        {name: '_publicInput', type: 'uint256'},
        {name: '_proofType', type: 'uint256'},
        {name: '_proof', type: 'bytes'},
      ],
      visibility: 'internal',
      mutability: 'nonpayable',
      calls: ['verifierToUse.call'],
      reverts: [
        {error: 'InvalidProofType', if: 'verifierToUse == address(0)'},
        {error: 'InvalidProof', if: '!proofSucceeded'},
        {error: 'InvalidProofOrProofVerificationRanOutOfGas'},
      ],
    },
  ],
  answersTo: {
    functions: [
      'DEFAULT_ADMIN_ROLE', 'INBOX_STATUS_RECEIVED', 'INBOX_STATUS_UNKNOWN', 'OPERATOR_ROLE',
      'OUTBOX_STATUS_RECEIVED', 'OUTBOX_STATUS_SENT', 'OUTBOX_STATUS_UNKNOWN', 'PAUSE_ALL_ROLE',
      'PAUSE_BLOB_SUBMISSION_ROLE', 'PAUSE_FINALIZATION_ROLE', 'PAUSE_L1_L2_ROLE', 'PAUSE_L2_L1_ROLE',
      'RATE_LIMIT_SETTER_ROLE', 'UNPAUSE_ALL_ROLE', 'UNPAUSE_BLOB_SUBMISSION_ROLE',
      'UNPAUSE_FINALIZATION_ROLE', 'UNPAUSE_L1_L2_ROLE', 'UNPAUSE_L2_L1_ROLE',
      'USED_RATE_LIMIT_RESETTER_ROLE', 'claimMessage', 'currentL2BlockNumber', 'currentPeriodAmountInWei',
      'currentPeriodEnd', 'currentTimestamp', 'getRoleAdmin', 'grantRole', 'hasRole',
      'inboxL2L1MessageStatus', 'isPaused', 'limitInWei', 'nextMessageNumber', 'outboxL1L2MessageStatus',
      'pauseByType', 'pauseTypeStatuses', 'periodInSeconds', 'renounceRole', 'resetAmountUsedInPeriod',
      'resetRateLimitAmount', 'revokeRole', 'sendMessage', 'sender', 'stateRootHashes', 'supportsInterface',
      'unPauseByType', 'verifiers',
    ],
    events: [
      'AmountUsedInPeriodReset', 'Initialized', 'LimitAmountChanged', 'MessageClaimed', 'MessageSent',
      'PauseTypeRoleSet', 'Paused', 'RateLimitInitialized', 'RoleAdminChanged', 'RoleGranted', 'RoleRevoked',
      'UnPauseTypeRoleSet', 'UnPaused',
    ],
    errors: [
      'FeePaymentFailed', 'FeeTooLow', 'InvalidProof', 'InvalidProofOrProofVerificationRanOutOfGas',
      'InvalidProofType', 'IsNotPaused', 'IsPaused', 'LimitIsZero',
      'MessageDoesNotExistOrHasAlreadyBeenClaimed', 'MessageSendingFailed', 'PeriodIsZero', 'ProofIsEmpty',
      'RateLimitExceeded', 'ReentrantCall', 'StartingRootHashDoesNotMatch', 'ValueSentTooLow',
    ],
  },
};

const v71: Declaration = {
  source: 'contracts/src/rollup/ZkEvmV2.sol',
  kind: 'abstract contract',
  inherits: ['AccessControlUpgradeable', 'L1MessageServiceBase', 'IZkEvmV2'],
  constants: [
    {
      name: 'MODULO_R',
      type: 'uint256',
      visibility: 'internal',
      value: '21888242871839275222246405745257275088548364400416034343698204186575808495617',
    },
    {
      name: 'OPERATOR_ROLE',
      type: 'bytes32',
      visibility: 'public',
      value: 'keccak256("OPERATOR_ROLE")',
      hash: '0x97667070c54ef182b0f5858b034beac1b6f3089aa2d3188bb1e8929f4fa9b929',
      signature: 'OPERATOR_ROLE()',
      selector: '0xf5b541a6',
    },
  ],
  stateVariables: [
    {name: 'currentTimestamp_DEPRECATED', type: 'uint256', visibility: 'private'},
    {
      name: 'currentL2BlockNumber',
      type: 'uint256',
      visibility: 'public',
      signature: 'currentL2BlockNumber()',
      selector: '0x695378f5',
    },
    {
      name: 'stateRootHashes',
      type: 'mapping(uint256 => bytes32)',
      visibility: 'public',
      signature: 'stateRootHashes(uint256)',
      selector: '0x8be745d1',
    },
    {
      name: 'verifiers',
      type: 'mapping(uint256 => address)',
      visibility: 'public',
      signature: 'verifiers(uint256)',
      selector: '0xac1eff68',
    },
    {name: '__gap', type: 'uint256[50]', visibility: 'private'},
  ],
  answersTo: {
    functions: [
      'COOLDOWN_DURATION', 'DEFAULT_ADMIN_ROLE', 'INBOX_STATUS_RECEIVED', 'INBOX_STATUS_UNKNOWN',
      'OPERATOR_ROLE', 'OUTBOX_STATUS_RECEIVED', 'OUTBOX_STATUS_SENT', 'OUTBOX_STATUS_UNKNOWN',
      'PAUSE_ALL_ROLE', 'PAUSE_DURATION', 'PAUSE_FINALIZATION_ROLE', 'PAUSE_L1_L2_ROLE', 'PAUSE_L2_L1_ROLE',
      'PAUSE_NATIVE_YIELD_STAKING_ROLE', 'PAUSE_STATE_DATA_SUBMISSION_ROLE', 'RATE_LIMIT_SETTER_ROLE',
      'SECURITY_COUNCIL_ROLE', 'UNPAUSE_ALL_ROLE', 'UNPAUSE_FINALIZATION_ROLE', 'UNPAUSE_L1_L2_ROLE',
      'UNPAUSE_L2_L1_ROLE', 'UNPAUSE_NATIVE_YIELD_STAKING_ROLE', 'UNPAUSE_STATE_DATA_SUBMISSION_ROLE',
      'USED_RATE_LIMIT_RESETTER_ROLE', 'currentL2BlockNumber', 'currentPeriodAmountInWei', 'currentPeriodEnd',
      'getRoleAdmin', 'grantRole', 'hasRole', 'inboxL2L1MessageStatus', 'isPaused', 'limitInWei',
      'nextMessageNumber', 'nonSecurityCouncilCooldownEnd', 'outboxL1L2MessageStatus', 'pauseByType',
      'pauseTypeExpiryTimestamps', 'periodInSeconds', 'renounceRole', 'resetAmountUsedInPeriod',
      'resetNonSecurityCouncilCooldownEnd', 'resetRateLimitAmount', 'revokeRole', 'sendMessage', 'sender',
      'stateRootHashes', 'supportsInterface', 'unPauseByExpiredType', 'unPauseByType', 'updatePauseTypeRole',
      'updateUnpauseTypeRole', 'verifiers',
    ],
    events: [
      'AmountUsedInPeriodReset', 'Initialized', 'LimitAmountChanged', 'MessageClaimed', 'MessageSent',
      'NonSecurityCouncilCooldownEndReset', 'PauseTypeRoleSet', 'PauseTypeRoleUpdated', 'Paused',
      'PausedIndefinitely', 'RateLimitInitialized', 'RoleAdminChanged', 'RoleGranted', 'RoleRevoked',
      'UnPauseTypeRoleSet', 'UnPauseTypeRoleUpdated', 'UnPaused', 'UnPausedDueToExpiry',
    ],
    errors: [
      'FeePaymentFailed', 'FeeTooLow', 'InvalidProof', 'InvalidProofOrProofVerificationRanOutOfGas',
      'InvalidProofType', 'IsNotPaused', 'IsPaused', 'LimitIsZero',
      'MessageDoesNotExistOrHasAlreadyBeenClaimed', 'MessageSendingFailed',
      'OnlySecurityCouncilCanUnpauseIndefinitePause', 'PauseNotExpired', 'PauseTypeNotUsed',
      'PauseUnavailableDueToCooldown', 'PeriodIsZero', 'ProofIsEmpty', 'RateLimitExceeded', 'ReentrantCall',
      'RolesNotDifferent', 'StartingRootHashDoesNotMatch', 'ValueSentTooLow',
    ],
  },
};

export const zkevmv2: ContractRecord = {
  name: 'ZkEvmV2',
  route: '/api/linea-smart-contracts/zkevmv2',
  generations: {'6.0': v60, '7.1': v71, '8.0': v71},
};
