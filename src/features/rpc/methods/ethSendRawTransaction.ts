import {hash, rawTransaction} from './schemas';
import type {RpcMethod} from './types';

export const ethSendRawTransaction: RpcMethod = {
  method: 'eth_sendRawTransaction',
  group: 'transactions',
  summary: 'Sends a signed transaction to the network and returns its hash.',
  params: {type: 'array', minItems: 1, maxItems: 1, prefixItems: [{...rawTransaction, title: 'transaction', description: 'The signed transaction'}], items: false},
  result: hash,
  example: {
    params: [
      '0xf869018203e882520894f17f52151ebef6c7334fad080c5704d77216b732881bc16d674ec80000801ba02da1c48b670996dcb1f447ef9ef00b33033c48a4fe938f420bec3e56bfd24071a062e0aa78a81bf0290afbc3a9d8e9a068e6d74caa66c5e0fa8a46deaae96b0833',
    ],
    result: '0xb40ca2b75e7312bfa842991b14bc7cac495736a4fcf18e70240c9702525c2ade',
  },
  startParams: ['SIGNED_TRANSACTION'],
  note: 'This sends a real transaction, which you cannot take back. Replace SIGNED_TRANSACTION with your own signed transaction; never paste a private key.',
  isPublic: true,
  errors: [
    {message: 'Gas price too low', mend: 'Price the transaction with linea_estimateGas.'},
    {message: 'Transaction line count for module <MODULE>=<COUNT> is above the limit <LIMIT>', part: 'Transaction line count for module', mend: 'Split the work over several transactions.'},
    {message: 'Transaction <HASH> was already identified to go over line count limit', part: 'was already identified to go over line count limit', mend: 'Change the transaction: the same bytes stay refused.'},
    {message: 'Gas limit of transaction is greater than the allowed max of <LIMIT>', part: 'Gas limit of transaction is greater', mend: 'Lower the gas limit, or split the work.'},
    {message: 'Calldata of transaction is greater than the allowed max of <LIMIT>', part: 'Calldata of transaction is greater', mend: 'Send less data in one transaction.'},
    {message: 'destination address is a precompile address and cannot receive transactions', part: 'destination address is a precompile', mend: 'Call the precompile from a smart contract.'},
    {message: 'TransactionTypeValidation - BLOB_TX_NOT_ALLOWED', part: 'BLOB_TX_NOT_ALLOWED', mend: 'Use another transaction type.'},
    {message: 'TransactionTypeValidation - DELEGATE_CODE_TX_NOT_ALLOWED', part: 'DELEGATE_CODE_TX_NOT_ALLOWED', mend: 'Send it through another endpoint: this node has type 4 switched off.'},
    {message: 'sender <ADDRESS> is blocked as appearing on the SDN or other legally prohibited list', part: 'legally prohibited list', mend: 'An address is on the deny list; there is no fix.'},
    {message: 'Invalid transaction: <REASON>', part: 'Invalid transaction', mend: 'Read the rest of the message and correct the transaction.'},
    {message: 'Tracer error during simulation: <REASON>', part: 'Tracer error during simulation', mend: 'Read the rest of the message and correct the transaction.'},
  ],
};
