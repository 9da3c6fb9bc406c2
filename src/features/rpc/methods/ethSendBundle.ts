import {hash, quantity, rawTransaction} from './schemas';
import type {RpcMethod} from './types';

export const ethSendBundle: RpcMethod = {
  method: 'eth_sendBundle',
  group: 'linea',
  summary: 'Sends several signed transactions, which a block includes together and in order, or not at all.',
  params: {
    type: 'array',
    minItems: 1,
    maxItems: 1,
    prefixItems: [
      {
        type: 'object',
        title: 'bundle',
        description: 'The transactions and the block for them',
        properties: {
          txs: {type: 'array', minItems: 1, items: rawTransaction},
          blockNumber: quantity,
          minTimestamp: {type: 'integer', minimum: 0, expected: 'Unix seconds'},
          maxTimestamp: {type: 'integer', minimum: 0, expected: 'Unix seconds'},
        },
        required: ['txs', 'blockNumber'],
        additionalProperties: false,
      },
    ],
    items: false,
  },
  result: {type: 'object', properties: {bundleHash: hash}, required: ['bundleHash']},
  example: {
    params: [{txs: ['0x02f801', '0x02f802'], blockNumber: '0x1a2b3c4'}],
    result: {bundleHash: '0x6ab2e4b5c0a1f1d3907b9c1a57b3b2bd8f5c1de2a4f06e7d9c8b7a6f5e4d3c21'},
  },
  startParams: [{txs: ['SIGNED_TX_1', 'SIGNED_TX_2'], blockNumber: '0x1a2b3c4'}],
  note: 'Private beta: it needs a permissioned Infura account, so enter the URL with your key. This sends real transactions. Replace SIGNED_TX_1 and SIGNED_TX_2 with your own signed transactions, and name a block that is still ahead.',
  isPublic: false,
  errors: [
    {code: -32602, message: 'Malformed bundle, no bundle transactions present', part: 'no bundle transactions present', mend: 'Add at least one signed transaction.'},
    {code: -32602, message: 'Malformed linea_sendBundle json param', part: 'Malformed', mend: 'Check field names and types: blockNumber is a hex string, the timestamps are numbers.'},
    {code: -32602, message: 'Bundle block number <NUMBER> is not greater than current chain head block number <HEAD>', part: 'is not greater than current chain head', mend: 'Aim a few blocks ahead of eth_blockNumber.'},
    {code: -32602, message: 'Bundle max timestamp <TIME> is in the past, current timestamp is <NOW>', part: 'Bundle max timestamp', mend: 'Use a later time, in seconds.'},
    {code: -32602, message: 'request already seen <DURATION> ago', part: 'request already seen', mend: 'Change blockNumber, or wait about a minute.'},
    {code: -32602, message: 'Invalid transaction in bundle: hash <HASH>, reason: Gas limit of transaction is greater than the allowed max of <LIMIT>', part: 'Gas limit of transaction is greater', mend: 'Lower the gas limit.'},
    {code: -32602, message: 'Bundle pool is not accepting modifications', mend: 'The node is shutting down: send again later.'},
    {code: -32602, message: 'Invalid transaction in bundle: hash <HASH>, reason: sender <ADDRESS> is blocked as appearing on the SDN or other legally prohibited list', part: 'legally prohibited list', mend: 'An address is on the deny list; there is no fix.'},
  ],
};
