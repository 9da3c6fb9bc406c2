// Written by scripts/import-contract-facts.ts: do not edit.
import type {ContractRecord, Declaration} from '../types';

const v60: Declaration = {
  source: 'contracts/contracts/interfaces/IMessageService.sol',
  kind: 'interface',
  events: [
    {
      name: 'MessageSent',
      params: [
        {name: '_from', type: 'address', indexed: true},
        {name: '_to', type: 'address', indexed: true},
        {name: '_fee', type: 'uint256'},
        {name: '_value', type: 'uint256'},
        {name: '_nonce', type: 'uint256'},
        {name: '_calldata', type: 'bytes'},
        {name: '_messageHash', type: 'bytes32', indexed: true},
      ],
      signature: 'MessageSent(address,address,uint256,uint256,uint256,bytes,bytes32)',
      topic0: '0xe856c2b8bd4eb0027ce32eeaf595c21b0b6b4644b326e5b7bd80a1cf8db72e6c',
    },
    {
      name: 'MessageClaimed',
      params: [{name: '_messageHash', type: 'bytes32', indexed: true}],
      signature: 'MessageClaimed(bytes32)',
      topic0: '0xa4c827e719e911e8f19393ccdb85b5102f08f0910604d340ba38390b7ff2ab0e',
    },
  ],
  errors: [
    {name: 'FeeTooLow', params: [], signature: 'FeeTooLow()', selector: '0x732f9413'},
    {name: 'ValueSentTooLow', params: [], signature: 'ValueSentTooLow()', selector: '0xb03b6932'},
    {
      name: 'MessageSendingFailed',
      params: [{name: 'destination', type: 'address'}],
      signature: 'MessageSendingFailed(address)',
      selector: '0x54613443',
    },
    {
      name: 'FeePaymentFailed',
      params: [{name: 'recipient', type: 'address'}],
      signature: 'FeePaymentFailed(address)',
      selector: '0xa57c4df4',
    },
  ],
  functions: [
    {
      name: 'sendMessage',
      params: [{name: '_to', type: 'address'}, {name: '_fee', type: 'uint256'}, {name: '_calldata', type: 'bytes'}],
      visibility: 'external',
      mutability: 'payable',
      signature: 'sendMessage(address,uint256,bytes)',
      selector: '0x9f3ce55a',
    },
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
      signature: 'claimMessage(address,address,uint256,uint256,address,bytes,uint256)',
      selector: '0x491e0936',
    },
    {
      name: 'sender',
      params: [],
      visibility: 'external',
      mutability: 'view',
      signature: 'sender()',
      selector: '0x67e404ce',
      returns: [{name: 'originalSender', type: 'address'}],
    },
  ],
  answersTo: {
    functions: ['claimMessage', 'sendMessage', 'sender'],
    events: ['MessageClaimed', 'MessageSent'],
    errors: ['FeePaymentFailed', 'FeeTooLow', 'MessageSendingFailed', 'ValueSentTooLow'],
  },
};

const v71: Declaration = {
  source: 'contracts/src/messaging/interfaces/IMessageService.sol',
  kind: 'interface',
  events: [
    {
      name: 'MessageSent',
      params: [
        {name: '_from', type: 'address', indexed: true},
        {name: '_to', type: 'address', indexed: true},
        {name: '_fee', type: 'uint256'},
        {name: '_value', type: 'uint256'},
        {name: '_nonce', type: 'uint256'},
        {name: '_calldata', type: 'bytes'},
        {name: '_messageHash', type: 'bytes32', indexed: true},
      ],
      signature: 'MessageSent(address,address,uint256,uint256,uint256,bytes,bytes32)',
      topic0: '0xe856c2b8bd4eb0027ce32eeaf595c21b0b6b4644b326e5b7bd80a1cf8db72e6c',
    },
    {
      name: 'MessageClaimed',
      params: [{name: '_messageHash', type: 'bytes32', indexed: true}],
      signature: 'MessageClaimed(bytes32)',
      topic0: '0xa4c827e719e911e8f19393ccdb85b5102f08f0910604d340ba38390b7ff2ab0e',
    },
  ],
  errors: [
    {name: 'FeeTooLow', params: [], signature: 'FeeTooLow()', selector: '0x732f9413'},
    {name: 'ValueSentTooLow', params: [], signature: 'ValueSentTooLow()', selector: '0xb03b6932'},
    {
      name: 'MessageSendingFailed',
      params: [{name: 'destination', type: 'address'}],
      signature: 'MessageSendingFailed(address)',
      selector: '0x54613443',
    },
    {
      name: 'FeePaymentFailed',
      params: [{name: 'recipient', type: 'address'}],
      signature: 'FeePaymentFailed(address)',
      selector: '0xa57c4df4',
    },
  ],
  functions: [
    {
      name: 'sendMessage',
      params: [{name: '_to', type: 'address'}, {name: '_fee', type: 'uint256'}, {name: '_calldata', type: 'bytes'}],
      visibility: 'external',
      mutability: 'payable',
      signature: 'sendMessage(address,uint256,bytes)',
      selector: '0x9f3ce55a',
    },
    {
      name: 'sender',
      params: [],
      visibility: 'external',
      mutability: 'view',
      signature: 'sender()',
      selector: '0x67e404ce',
      returns: [{name: 'originalSender', type: 'address'}],
    },
  ],
  answersTo: {
    functions: ['sendMessage', 'sender'],
    events: ['MessageClaimed', 'MessageSent'],
    errors: ['FeePaymentFailed', 'FeeTooLow', 'MessageSendingFailed', 'ValueSentTooLow'],
  },
};

export const imessageservice: ContractRecord = {
  name: 'IMessageService',
  route: '/api/linea-smart-contracts/interfaces/imessageservice',
  generations: {'6.0': v60, '7.1': v71, '8.0': v71},
};
