import {
  account,
  balanceOfCalldata,
  genesisHash,
  transaction,
  usdc,
} from '../exampleValues';
import {refs, tuple} from './schemas';
import type {JsonSchema, RpcMethod} from '../types';

// Ethereum's specification has no tracing methods. The parameters and results come from Geth's tracers and OpenEthereum's trace module, which
// Besu and hosted endpoints implement.

const options: JsonSchema = {
  type: 'object',
  title: 'options',
  description: 'Tracing options',
  properties: {
    tracer: {
      type: 'string',
      enum: ['callTracer', 'prestateTracer'],
      description:
        '`callTracer` for a tree of calls, `prestateTracer` for the accounts that the transaction read',
    },
    tracerConfig: {
      type: 'object',
      description: 'Tracer settings, such as `onlyTopCall` or `diffMode`',
    },
  },
  required: ['tracer'],
  additionalProperties: false,
};

const frame: JsonSchema = {$ref: '#/components/schemas/CallFrame'};
const trace: JsonSchema = {$ref: '#/components/schemas/Trace'};
const state: JsonSchema = {
  type: 'object',
  description: 'Accounts by address: balance, nonce, code and storage',
};
const tracerResult: JsonSchema = {anyOf: [frame, state]};
const tracedBlock: JsonSchema = {
  type: 'array',
  items: {
    type: 'object',
    properties: {
      txHash: refs.hash,
      result: {...tracerResult, description: 'Tracer result'},
    },
    required: ['result'],
  },
};

export const tracingSchemas: Readonly<Record<string, JsonSchema>> = {
  CallFrame: {
    type: 'object',
    properties: {
      type: {
        type: 'string',
        description: '`CALL`, `STATICCALL`, `DELEGATECALL`, `CREATE` and so on',
      },
      from: {...refs.address, description: 'Caller'},
      to: {
        ...refs.address,
        description: 'Contract that was called, or created',
      },
      value: {...refs.quantity, description: 'Amount sent, in wei'},
      gas: {...refs.quantity, description: 'Gas limit of the call'},
      gasUsed: {
        ...refs.quantity,
        description: 'Gas used by the call, including nested calls',
      },
      input: {...refs.bytes, description: 'Calldata'},
      output: {...refs.bytes, description: 'Return data, or the revert bytes'},
      error: {type: 'string', description: 'Why the call failed'},
      revertReason: {
        type: 'string',
        description: 'The revert string, if there is one',
      },
      calls: {
        type: 'array',
        items: {$ref: '#/components/schemas/CallFrame'},
        description: 'Nested calls',
      },
    },
    required: ['type', 'from'],
  },
  Trace: {
    type: 'object',
    properties: {
      action: {
        type: 'object',
        description:
          'The action: `callType`, `from`, `to`, `gas`, `input` and `value` of a call',
      },
      blockHash: {...refs.hash, description: 'Hash of the block'},
      blockNumber: {
        type: 'integer',
        description: 'A decimal number, unlike in other methods',
      },
      error: {
        type: 'string',
        description: 'Why the action failed, such as `Reverted`',
      },
      result: {
        anyOf: [{type: 'null'}, {type: 'object'}],
        description: '`gasUsed` and `output`; null after a failure',
      },
      subtraces: {
        type: 'integer',
        description: 'Number of direct child traces',
      },
      traceAddress: {
        type: 'array',
        items: {type: 'integer'},
        description:
          'Position in the tree: `[0, 2]` is the third call of the first call',
      },
      transactionHash: {...refs.hash, description: 'Hash of the transaction'},
      transactionPosition: {
        type: 'integer',
        description: 'Index of the transaction in the block',
      },
      type: {
        type: 'string',
        description: '`call`, `create`, `suicide` or `reward`',
      },
    },
    required: ['action', 'subtraces', 'traceAddress', 'type'],
  },
};

const call = {from: account, to: usdc, input: balanceOfCalldata};
const output = `0x${'4c4b40'.padStart(64, '0')}`;
const callFrame = {
  type: 'CALL',
  from: account,
  to: usdc,
  value: '0x0',
  gas: '0x2faf080',
  gasUsed: '0x79b6',
  input: balanceOfCalldata,
  output,
};
const callTrace = {
  action: {
    callType: 'call',
    from: account,
    to: usdc,
    gas: '0xffac48',
    input: balanceOfCalldata,
    value: '0x0',
  },
  result: {gasUsed: '0x79b6', output},
  subtraces: 0,
  traceAddress: [],
  type: 'call',
};
const minedTrace = {
  ...callTrace,
  blockHash: transaction.blockHash,
  blockNumber: 30_000_000,
  transactionHash: transaction.hash,
  transactionPosition: 0,
};
const tracer = {tracer: 'callTracer'};

const callParam: JsonSchema = {
  ...refs.call,
  title: 'transaction',
  description: 'The unsigned call',
};
const hashParam: JsonSchema = {
  ...refs.hash,
  title: 'transactionHash',
  description: 'Hash of the transaction',
};
const blockParam: JsonSchema = {
  ...refs.block,
  title: 'block',
  description: 'The block to query',
};

const createMethod = (
  name: string,
  summary: string,
  details: Pick<RpcMethod, 'params' | 'result' | 'example'>,
): RpcMethod => ({
  method: name,
  group: 'tracing',
  summary,
  ...details,
  isPublic: true,
  errors: [],
});

export const tracingMethods = {
  debug_traceCall: createMethod(
    'debug_traceCall',
    'Simulates a call and returns what it did, call by call.',
    {
      params: tuple([
        callParam,
        {
          ...refs.blockOrHash,
          title: 'block',
          description: 'The block on whose state the call runs',
        },
        options,
      ]),
      result: tracerResult,
      example: {params: [call, 'latest', tracer], result: callFrame},
    },
  ),
  debug_traceTransaction: createMethod(
    'debug_traceTransaction',
    'Replays a transaction and returns what it did, call by call.',
    {
      params: tuple([hashParam, options]),
      result: tracerResult,
      example: {params: [transaction.hash, tracer], result: callFrame},
    },
  ),
  debug_traceBlockByHash: createMethod(
    'debug_traceBlockByHash',
    'Traces all transactions of the block with this hash.',
    {
      params: tuple([
        {...refs.hash, title: 'blockHash', description: 'Hash of the block'},
        options,
      ]),
      result: tracedBlock,
      example: {
        params: [genesisHash, tracer],
        result: [{txHash: transaction.hash, result: callFrame}],
      },
    },
  ),
  debug_traceBlockByNumber: createMethod(
    'debug_traceBlockByNumber',
    'Traces all transactions of the block with this number.',
    {
      params: tuple([blockParam, options]),
      result: tracedBlock,
      example: {
        params: ['0x1c9c380', tracer],
        result: [{txHash: transaction.hash, result: callFrame}],
      },
    },
  ),
  trace_call: createMethod(
    'trace_call',
    'Simulates a call and returns a flat list of traces.',
    {
      params: tuple([
        callParam,
        {
          type: 'array',
          items: {type: 'string', enum: ['trace', 'stateDiff', 'vmTrace']},
          title: 'traceTypes',
          description:
            'What to return: `trace` for calls, `stateDiff` for state changes',
        },
        {...blockParam, description: 'The block on whose state the call runs'},
      ]),
      result: {
        type: 'object',
        properties: {output: refs.bytes, trace: {type: 'array', items: trace}},
        required: ['output'],
      },
      example: {
        params: [call, ['trace'], 'latest'],
        result: {output, stateDiff: null, trace: [callTrace], vmTrace: null},
      },
    },
  ),
  trace_block: createMethod(
    'trace_block',
    'Returns the traces of all transactions in a block.',
    {
      params: tuple([blockParam]),
      result: {anyOf: [{type: 'null'}, {type: 'array', items: trace}]},
      example: {params: ['0x1c9c380'], result: [minedTrace]},
    },
  ),
  trace_transaction: createMethod(
    'trace_transaction',
    'Returns the traces of a transaction.',
    {
      params: tuple([hashParam]),
      result: {anyOf: [{type: 'null'}, {type: 'array', items: trace}]},
      example: {params: [transaction.hash], result: [minedTrace]},
    },
  ),
} as const satisfies Record<string, RpcMethod>;
