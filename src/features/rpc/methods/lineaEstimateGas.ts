import {address, bytes, hash, quantity} from './schemas';
import type {RpcMethod} from './types';

export const lineaEstimateGas: RpcMethod = {
  method: 'linea_estimateGas',
  group: 'linea',
  summary: 'Returns the gas limit, base fee and priority fee of a transaction in one call.',
  params: {
    type: 'array',
    minItems: 1,
    maxItems: 2,
    prefixItems: [
      {
        type: 'object',
        expected: 'the call object',
        title: 'transaction',
        description: 'The unsigned call',
        properties: {
          from: address,
          to: address,
          gas: quantity,
          gasPrice: quantity,
          maxPriorityFeePerGas: quantity,
          maxFeePerGas: quantity,
          value: quantity,
          data: bytes,
          nonce: quantity,
          chainId: quantity,
          accessList: {
            type: 'array',
            items: {
              type: 'object',
              properties: {address, storageKeys: {type: 'array', items: hash}},
              required: ['address', 'storageKeys'],
              additionalProperties: false,
            },
          },
        },
        additionalProperties: false,
      },
      {
        type: 'object',
        expected: 'the state override',
        title: 'stateOverride',
        description: 'Temporary state by address',
        patternProperties: {
          '^0x[0-9a-fA-F]{40}$': {
            type: 'object',
            properties: {
              balance: quantity,
              nonce: quantity,
              code: bytes,
              stateDiff: {type: 'object', patternProperties: {'^0x[0-9a-fA-F]{64}$': hash}, additionalProperties: false},
            },
            additionalProperties: false,
          },
        },
        additionalProperties: false,
      },
    ],
    items: false,
  },
  result: {
    type: 'object',
    properties: {baseFeePerGas: quantity, gasLimit: quantity, priorityFeePerGas: quantity},
    required: ['baseFeePerGas', 'gasLimit', 'priorityFeePerGas'],
  },
  example: {
    params: [
      {
        from: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
        to: '0x627306090abaB3A6e1400e9345bC60c78a8BEf57',
        value: '0xe35fa931a0000',
      },
    ],
    result: {baseFeePerGas: '0x7', gasLimit: '0x5208', priorityFeePerGas: '0x43a82a4'},
  },
  isPublic: true,
  errors: [
    {code: -32602, message: 'gasPrice cannot be used with maxFeePerGas or maxPriorityFeePerGas or maxFeePerBlobGas', part: 'gasPrice cannot be used with', mend: 'Send gasPrice or the EIP-1559 fields, or leave all of them out.'},
    {code: -32602, message: 'gasLimit above maximum of: <LIMIT>', part: 'gasLimit above maximum', mend: 'Lower gas or leave it out.'},
    {code: -32602, message: 'Invalid account overrides parameter (index 1)', part: 'Invalid account overrides parameter', mend: 'Correct the override, or remove the block tag.'},
    {code: -32602, message: 'Invalid call parameters (index 0)', part: 'Invalid', mend: 'Check field names and write quantities as hex strings.'},
    {code: 3, message: 'Execution reverted', mend: 'The contract reverted: decode the bytes in data and correct the call.'},
    {code: -32000, message: 'transaction up-front cost <COST> exceeds transaction sender account balance <BALANCE> for sender <ADDRESS>', part: 'transaction up-front cost', mend: 'Fund the sender, or override its balance.'},
    {code: -32000, message: 'Transaction line count for module <MODULE>=<COUNT> is above the limit <LIMIT>', part: 'Transaction line count for module', mend: 'The call exceeds a module limit: split the work.'},
    {code: -32000, message: 'Failed simulation<DETAILS>', part: 'Failed simulation', mend: 'Trace the call with debug_traceCall.'},
    {code: -32700, message: 'Parse error', mend: 'The body is not valid JSON: check quotes and commas.'},
  ],
};
