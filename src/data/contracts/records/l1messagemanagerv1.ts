// Written by scripts/import-contract-facts.ts: do not edit.
import type {ContractRecord, Declaration} from '../types';

const v60: Declaration = {
  source: 'contracts/contracts/messageService/l1/v1/L1MessageManagerV1.sol',
  kind: 'abstract contract',
  inherits: ['IL1MessageManagerV1'],
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
      name: 'OUTBOX_STATUS_UNKNOWN',
      type: 'uint8',
      visibility: 'public',
      value: '0',
      signature: 'OUTBOX_STATUS_UNKNOWN()',
      selector: '0x986fcddd',
    },
    {
      name: 'OUTBOX_STATUS_SENT',
      type: 'uint8',
      visibility: 'public',
      value: '1',
      signature: 'OUTBOX_STATUS_SENT()',
      selector: '0x5b7eb4bd',
    },
    {
      name: 'OUTBOX_STATUS_RECEIVED',
      type: 'uint8',
      visibility: 'public',
      value: '2',
      signature: 'OUTBOX_STATUS_RECEIVED()',
      selector: '0x73bd07b7',
    },
  ],
  stateVariables: [
    {
      name: 'outboxL1L2MessageStatus',
      type: 'mapping(bytes32 => uint256)',
      visibility: 'public',
      signature: 'outboxL1L2MessageStatus(bytes32)',
      selector: '0x3fc08b65',
    },
    {
      name: 'inboxL2L1MessageStatus',
      type: 'mapping(bytes32 => uint256)',
      visibility: 'public',
      signature: 'inboxL2L1MessageStatus(bytes32)',
      selector: '0x5c721a0c',
    },
  ],
  functions: [
    {
      name: '_updateL2L1MessageStatusToClaimed',
      params: [{name: '_messageHash', type: 'bytes32'}],
      visibility: 'internal',
      mutability: 'nonpayable',
      reverts: [
        {
          error: 'MessageDoesNotExistOrHasAlreadyBeenClaimed',
          if: 'inboxL2L1MessageStatus[_messageHash] != INBOX_STATUS_RECEIVED',
        },
      ],
    },
  ],
  answersTo: {
    functions: [
      'INBOX_STATUS_RECEIVED', 'INBOX_STATUS_UNKNOWN', 'OUTBOX_STATUS_RECEIVED', 'OUTBOX_STATUS_SENT',
      'OUTBOX_STATUS_UNKNOWN', 'inboxL2L1MessageStatus', 'outboxL1L2MessageStatus',
    ],
    events: [],
    errors: ['MessageDoesNotExistOrHasAlreadyBeenClaimed'],
  },
};

const v71: Declaration = {
  source: 'contracts/src/messaging/l1/v1/L1MessageManagerV1.sol',
  kind: 'abstract contract',
  inherits: ['IL1MessageManagerV1'],
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
      name: 'OUTBOX_STATUS_UNKNOWN',
      type: 'uint8',
      visibility: 'public',
      value: '0',
      signature: 'OUTBOX_STATUS_UNKNOWN()',
      selector: '0x986fcddd',
    },
    {
      name: 'OUTBOX_STATUS_SENT',
      type: 'uint8',
      visibility: 'public',
      value: '1',
      signature: 'OUTBOX_STATUS_SENT()',
      selector: '0x5b7eb4bd',
    },
    {
      name: 'OUTBOX_STATUS_RECEIVED',
      type: 'uint8',
      visibility: 'public',
      value: '2',
      signature: 'OUTBOX_STATUS_RECEIVED()',
      selector: '0x73bd07b7',
    },
  ],
  stateVariables: [
    {
      name: 'outboxL1L2MessageStatus',
      type: 'mapping(bytes32 => uint256)',
      visibility: 'public',
      signature: 'outboxL1L2MessageStatus(bytes32)',
      selector: '0x3fc08b65',
    },
    {
      name: 'inboxL2L1MessageStatus',
      type: 'mapping(bytes32 => uint256)',
      visibility: 'public',
      signature: 'inboxL2L1MessageStatus(bytes32)',
      selector: '0x5c721a0c',
    },
  ],
  functions: [
    {
      name: '_updateL2L1MessageStatusToClaimed',
      params: [{name: '_messageHash', type: 'bytes32'}],
      visibility: 'internal',
      mutability: 'nonpayable',
      reverts: [
        {
          error: 'MessageDoesNotExistOrHasAlreadyBeenClaimed',
          if: 'inboxL2L1MessageStatus[_messageHash] != INBOX_STATUS_RECEIVED',
        },
      ],
    },
  ],
  answersTo: {
    functions: [
      'INBOX_STATUS_RECEIVED', 'INBOX_STATUS_UNKNOWN', 'OUTBOX_STATUS_RECEIVED', 'OUTBOX_STATUS_SENT',
      'OUTBOX_STATUS_UNKNOWN', 'inboxL2L1MessageStatus', 'outboxL1L2MessageStatus',
    ],
    events: [],
    errors: ['MessageDoesNotExistOrHasAlreadyBeenClaimed'],
  },
};

export const l1messagemanagerv1: ContractRecord = {
  name: 'L1MessageManagerV1',
  route: '/api/linea-smart-contracts/messageservice/l1/v1/l1messagemanagerv1',
  generations: {'6.0': v60, '7.1': v71, '8.0': v71},
};
