// Written by scripts/import-contract-facts.ts: do not edit.
import type {ContractRecord, Declaration} from '../types';

const v60: Declaration = {
  source: 'contracts/contracts/messageService/lib/TimeLock.sol',
  kind: 'contract',
  inherits: ['TimelockController'],
  functions: [
    {
      name: 'constructor',
      kind: 'constructor',
      params: [
        {name: 'minDelay', type: 'uint256'},
        {name: 'proposers', type: 'address[]'},
        {name: 'executors', type: 'address[]'},
        {name: 'admin', type: 'address'},
      ],
      visibility: 'public',
      mutability: 'nonpayable',
      modifiers: ['TimelockController(minDelay, proposers, executors, admin)'],
    },
  ],
  answersTo: {
    functions: [
      'CANCELLER_ROLE', 'DEFAULT_ADMIN_ROLE', 'EXECUTOR_ROLE', 'PROPOSER_ROLE', 'TIMELOCK_ADMIN_ROLE',
      'cancel', 'execute', 'executeBatch', 'getMinDelay', 'getRoleAdmin', 'getTimestamp', 'grantRole',
      'hasRole', 'hashOperation', 'hashOperationBatch', 'isOperation', 'isOperationDone',
      'isOperationPending', 'isOperationReady', 'onERC1155BatchReceived', 'onERC1155Received',
      'onERC721Received', 'renounceRole', 'revokeRole', 'schedule', 'scheduleBatch', 'supportsInterface',
      'updateDelay',
    ],
    events: [
      'CallExecuted', 'CallSalt', 'CallScheduled', 'Cancelled', 'MinDelayChange', 'RoleAdminChanged',
      'RoleGranted', 'RoleRevoked',
    ],
    errors: [],
  },
};

const v71: Declaration = {
  source: 'contracts/src/governance/TimeLock.sol',
  kind: 'contract',
  inherits: ['TimelockController'],
  functions: [
    {
      name: 'constructor',
      kind: 'constructor',
      params: [
        {name: 'minDelay', type: 'uint256'},
        {name: 'proposers', type: 'address[]'},
        {name: 'executors', type: 'address[]'},
        {name: 'admin', type: 'address'},
      ],
      visibility: 'public',
      mutability: 'nonpayable',
      modifiers: ['TimelockController(minDelay, proposers, executors, admin)'],
    },
  ],
  answersTo: {
    functions: [
      'CANCELLER_ROLE', 'DEFAULT_ADMIN_ROLE', 'EXECUTOR_ROLE', 'PROPOSER_ROLE', 'TIMELOCK_ADMIN_ROLE',
      'cancel', 'execute', 'executeBatch', 'getMinDelay', 'getRoleAdmin', 'getTimestamp', 'grantRole',
      'hasRole', 'hashOperation', 'hashOperationBatch', 'isOperation', 'isOperationDone',
      'isOperationPending', 'isOperationReady', 'onERC1155BatchReceived', 'onERC1155Received',
      'onERC721Received', 'renounceRole', 'revokeRole', 'schedule', 'scheduleBatch', 'supportsInterface',
      'updateDelay',
    ],
    events: [
      'CallExecuted', 'CallSalt', 'CallScheduled', 'Cancelled', 'MinDelayChange', 'RoleAdminChanged',
      'RoleGranted', 'RoleRevoked',
    ],
    errors: [],
  },
};

export const timelock: ContractRecord = {
  name: 'TimeLock',
  route: '/api/linea-smart-contracts/messageservice/lib/timelock',
  generations: {'6.0': v60, '7.1': v71, '8.0': v71},
};
