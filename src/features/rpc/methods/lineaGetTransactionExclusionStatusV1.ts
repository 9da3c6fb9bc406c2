import {address, hash, quantity} from './schemas';
import type {RpcMethod} from './types';

export const lineaGetTransactionExclusionStatusV1: RpcMethod = {
  method: 'linea_getTransactionExclusionStatusV1',
  group: 'linea',
  summary: 'Returns why a transaction was left out of blocks.',
  params: {type: 'array', minItems: 1, maxItems: 1, prefixItems: [{...hash, title: 'transactionHash', description: 'Hash of the transaction'}], items: false},
  result: {
    anyOf: [
      {type: 'null'},
      {
        type: 'object',
        properties: {
          txHash: hash,
          from: address,
          nonce: quantity,
          txRejectionStage: {type: 'string', enum: ['SEQUENCER', 'RPC', 'P2P']},
          reasonMessage: {type: 'string', maxLength: 1024},
          blockNumber: quantity,
          timestamp: {type: 'string'},
        },
        required: ['txHash', 'from', 'nonce', 'txRejectionStage', 'reasonMessage', 'timestamp'],
      },
    ],
  },
  example: {
    params: ['0x526e56101cf39c1e717cef9cedf6fdddb42684711abda35bae51136dbb350ad7'],
    result: {
      txHash: '0x526e56101cf39c1e717cef9cedf6fdddb42684711abda35bae51136dbb350ad7',
      from: '0x4d144d7b9c96b26361d6ac74dd1d8267edca4fc2',
      nonce: '0x64',
      txRejectionStage: 'SEQUENCER',
      reasonMessage: 'Transaction line count for module ADD=402 is above the limit 70',
      blockNumber: '0x3039',
      timestamp: '2024-08-22T09:18:51Z',
    },
  },
  isPublic: true,
  errors: [
    {code: -32602, message: 'params should be a list', mend: 'Use an array.'},
    {code: -32602, message: 'The given request params list should have one argument', part: 'should have one argument', mend: 'Pass one hash only.'},
    {code: -32602, message: 'Hex string of transaction hash cannot be parsed: <REASON>', part: 'Hex string of transaction hash cannot be parsed', mend: 'Copy the complete hash: 0x and 64 digits.'},
    {code: -32000, message: 'Server error', mend: 'The service cannot reach its store: try again later.'},
  ],
};
