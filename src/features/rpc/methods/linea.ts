import {
  address,
  bytes,
  hash,
  quantity,
  rawTransaction,
  refs,
  tuple,
} from './schemas';
import type {JsonSchema, RpcMethod} from '../types';

// Methods that have their own page: Linea's additions, and eth_sendRawTransaction, which has additional errors on Linea.

const unixSeconds: JsonSchema = {
  type: 'integer',
  typeName: 'number, Unix seconds',
  minimum: 0,
  expected: 'Unix seconds',
};
const wei: JsonSchema = {...quantity, typeName: 'hex quantity, wei'};

export const ethSendBundle: RpcMethod = {
  method: 'eth_sendBundle',
  group: 'linea',
  summary:
    'Sends several signed transactions, to be included in one block together and in order, or not at all.',
  difference: {
    purpose: 'have several signed transactions included together, in order',
    summary: 'not a method of Ethereum nodes; in private beta through Infura',
    effect:
      'Sends several transactions in a fixed order, either all of them or none. In private beta, with access through Infura',
  },
  params: tuple([
    {
      type: 'object',
      title: 'bundle',
      description: 'The transactions and their block',
      properties: {
        txs: {
          type: 'array',
          typeName: 'array of hex strings',
          minItems: 1,
          items: rawTransaction,
        },
        blockNumber: refs.quantity,
        minTimestamp: unixSeconds,
        maxTimestamp: unixSeconds,
      },
      required: ['txs', 'blockNumber'],
      additionalProperties: false,
    },
  ]),
  result: {
    type: 'object',
    properties: {bundleHash: hash},
    required: ['bundleHash'],
  },
  example: {
    params: [{txs: ['0x02f801', '0x02f802'], blockNumber: '0x1a2b3c4'}],
    result: {
      bundleHash:
        '0x6ab2e4b5c0a1f1d3907b9c1a57b3b2bd8f5c1de2a4f06e7d9c8b7a6f5e4d3c21',
    },
  },
  initialParams: [
    {txs: ['SIGNED_TX_1', 'SIGNED_TX_2'], blockNumber: '0x1a2b3c4'},
  ],
  note: 'Private beta: it needs a permissioned Infura account, so enter the URL with your key. This sends real transactions. Replace SIGNED_TX_1 and SIGNED_TX_2 with your own signed transactions, and use a future block.',
  isPublic: false,
  errors: [
    {
      code: -32602,
      message: 'Malformed bundle, no bundle transactions present',
      part: 'no bundle transactions present',
      fix: 'Add at least one signed transaction.',
    },
    {
      code: -32602,
      message: 'Malformed linea_sendBundle json param',
      part: 'Malformed',
      fix: 'Check field names and types: blockNumber is a hex string, the timestamps are numbers.',
    },
    {
      code: -32602,
      message:
        'Bundle block number <NUMBER> is not greater than current chain head block number <HEAD>',
      part: 'is not greater than current chain head',
      fix: 'Use a number a few blocks above eth_blockNumber.',
    },
    {
      code: -32602,
      message:
        'Bundle max timestamp <TIME> is in the past, current timestamp is <NOW>',
      part: 'Bundle max timestamp',
      fix: 'Use a later time, in seconds.',
    },
    {
      code: -32602,
      message: 'request already seen <DURATION> ago',
      part: 'request already seen',
      fix: 'Change blockNumber, or wait about a minute.',
    },
    {
      code: -32602,
      message:
        'Invalid transaction in bundle: hash <HASH>, reason: Gas limit of transaction is greater than the allowed max of <LIMIT>',
      part: 'Gas limit of transaction is greater',
      fix: 'Lower the gas limit.',
    },
    {
      code: -32602,
      message: 'Bundle pool is not accepting modifications',
      fix: 'The node is shutting down: try again later.',
    },
    {
      code: -32602,
      message:
        'Invalid transaction in bundle: hash <HASH>, reason: sender <ADDRESS> is blocked as appearing on the SDN or other legally prohibited list',
      part: 'legally prohibited list',
      fix: 'An address is on the deny list; there is no fix.',
    },
  ],
};

export const ethSendRawTransaction: RpcMethod = {
  method: 'eth_sendRawTransaction',
  group: 'transactions',
  summary: 'Sends a signed transaction to the network and returns its hash.',
  difference: {
    purpose: 'broadcast a signed transaction',
    summary:
      'more checks, which have their own errors, before a transaction enters the pool',
    effect:
      "Can also refuse a transaction for reasons specific to Linea, such as the prover's limits",
  },
  params: tuple([
    {
      ...rawTransaction,
      title: 'transaction',
      description: 'The signed transaction',
    },
  ]),
  result: hash,
  example: {
    params: [
      '0xf869018203e882520894f17f52151ebef6c7334fad080c5704d77216b732881bc16d674ec80000801ba02da1c48b670996dcb1f447ef9ef00b33033c48a4fe938f420bec3e56bfd24071a062e0aa78a81bf0290afbc3a9d8e9a068e6d74caa66c5e0fa8a46deaae96b0833',
    ],
    result:
      '0xb40ca2b75e7312bfa842991b14bc7cac495736a4fcf18e70240c9702525c2ade',
  },
  initialParams: ['SIGNED_TRANSACTION'],
  note: 'This sends a real transaction and cannot be undone. Replace SIGNED_TRANSACTION with your own signed transaction; never paste a private key.',
  isPublic: true,
  errors: [
    {
      message: 'Gas price too low',
      fix: 'Price the transaction with linea_estimateGas.',
    },
    {
      message:
        'Transaction <HASH> line count for module <MODULE>=<COUNT> is above the limit <LIMIT>',
      part: 'line count for module',
      fix: 'Split the work into several transactions.',
    },
    {
      message:
        'Transaction <HASH> was already identified to go over line count limit',
      part: 'was already identified to go over line count limit',
      fix: 'Change the transaction: the same bytes will be rejected again.',
    },
    {
      message:
        'Gas limit of transaction is greater than the allowed max of <LIMIT>',
      part: 'Gas limit of transaction is greater',
      fix: 'Lower the gas limit, or split the work.',
    },
    {
      message:
        'Calldata of transaction is greater than the allowed max of <LIMIT>',
      part: 'Calldata of transaction is greater',
      fix: 'Send less data in one transaction.',
    },
    {
      message:
        'destination address is a precompile address and cannot receive transactions',
      part: 'destination address is a precompile',
      fix: 'Call the precompile from a smart contract.',
    },
    {
      message: 'TransactionTypeValidation - BLOB_TX_NOT_ALLOWED',
      part: 'BLOB_TX_NOT_ALLOWED',
      fix: 'Use another transaction type.',
    },
    {
      message: 'TransactionTypeValidation - DELEGATE_CODE_TX_NOT_ALLOWED',
      part: 'DELEGATE_CODE_TX_NOT_ALLOWED',
      fix: 'Use another endpoint: this node has type 4 disabled.',
    },
    {
      message:
        'sender <ADDRESS> is blocked as appearing on the SDN or other legally prohibited list',
      part: 'legally prohibited list',
      fix: 'An address is on the deny list; there is no fix.',
    },
    {
      message: 'Invalid transaction: <REASON>',
      part: 'Invalid transaction',
      fix: 'Read the rest of the message and correct the transaction.',
    },
    {
      message: 'Tracer error during simulation: <REASON>',
      part: 'Tracer error during simulation',
      fix: 'Read the rest of the message and correct the transaction.',
    },
  ],
};

export const lineaEstimateGas: RpcMethod = {
  method: 'linea_estimateGas',
  group: 'linea',
  summary:
    'Returns the gas limit, base fee and priority fee of a transaction in one call.',
  difference: {
    purpose: 'get the gas limit, base fee and priority fee in one call',
    summary: 'Linea only; includes the cost of publishing data on Ethereum',
    effect:
      "Returns the gas limit and fees in one call, and checks the prover's limits",
  },
  params: tuple(
    [
      {
        type: 'object',
        expected: 'the call object',
        title: 'transaction',
        description: 'The unsigned call',
        properties: {
          from: {
            ...refs.address,
            description:
              'Recommended, because nonce and balance checks depend on it',
          },
          to: refs.address,
          gas: refs.quantity,
          gasPrice: wei,
          maxPriorityFeePerGas: wei,
          maxFeePerGas: wei,
          value: wei,
          data: refs.bytes,
          nonce: refs.quantity,
          chainId: refs.quantity,
          accessList: {
            type: 'array',
            typeName: 'array',
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
        description: 'Temporary changes to the state, by address',
        patternProperties: {
          '^0x[0-9a-fA-F]{40}$': {
            type: 'object',
            properties: {
              balance: wei,
              nonce: refs.quantity,
              code: refs.bytes,
              stateDiff: {
                type: 'object',
                patternProperties: {'^0x[0-9a-fA-F]{64}$': hash},
                additionalProperties: false,
              },
            },
            additionalProperties: false,
          },
        },
        additionalProperties: false,
      },
    ],
    1,
  ),
  result: {
    type: 'object',
    properties: {
      baseFeePerGas: quantity,
      gasLimit: quantity,
      priorityFeePerGas: quantity,
    },
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
    result: {
      baseFeePerGas: '0x7',
      gasLimit: '0x5208',
      priorityFeePerGas: '0x43a82a4',
    },
  },
  isPublic: true,
  errors: [
    {
      code: -32602,
      message:
        'gasPrice cannot be used with maxFeePerGas or maxPriorityFeePerGas or maxFeePerBlobGas',
      part: 'gasPrice cannot be used with',
      fix: 'Send gasPrice or the EIP-1559 fields, or omit them all.',
    },
    {
      code: -32602,
      message: 'gasLimit above maximum of: <LIMIT>',
      part: 'gasLimit above maximum',
      fix: 'Lower `gas`, or omit it.',
    },
    {
      code: -32602,
      message: 'Invalid account overrides parameter (index 1)',
      part: 'Invalid account overrides parameter',
      fix: 'Correct the override, or remove the block tag.',
    },
    {
      code: -32602,
      message: 'Invalid call parameters (index 0)',
      part: 'Invalid',
      fix: 'Check field names and write quantities as hex strings.',
    },
    {
      code: 3,
      message: 'Execution reverted',
      fix: 'The contract reverted: decode the bytes in data and correct the call.',
    },
    {
      code: -32000,
      message:
        'transaction up-front cost <COST> exceeds transaction sender account balance <BALANCE> for sender <ADDRESS>',
      part: 'transaction up-front cost',
      cause: 'The account cannot pay for the transaction',
      fix: 'Fund the sender, or override its balance.',
    },
    {
      code: -32000,
      message:
        'Transaction line count for module <MODULE>=<COUNT> is above the limit <LIMIT>',
      part: 'Transaction line count for module',
      fix: 'The call exceeds a module limit: split the work.',
    },
    {
      code: -32000,
      message: 'Failed simulation<DETAILS>',
      part: 'Failed simulation',
      fix: 'Trace the call with debug_traceCall.',
    },
    {
      code: -32700,
      message: 'Parse error',
      fix: 'The body is not valid JSON: check quotes and commas.',
    },
  ],
};

const leafIndex: JsonSchema = {type: 'integer', minimum: 0};

const proof: JsonSchema = {
  type: 'object',
  properties: {
    value: bytes,
    proofRelatedNodes: {
      type: 'array',
      minItems: 42,
      maxItems: 42,
      items: bytes,
    },
  },
  required: ['value', 'proofRelatedNodes'],
};

/** An inclusion proof has one leaf, a non-inclusion proof the two neighbouring leaves. */
const proofResult: JsonSchema = {
  anyOf: [
    {
      type: 'object',
      properties: {key: bytes, leafIndex, proof},
      required: ['key', 'leafIndex', 'proof'],
    },
    {
      type: 'object',
      properties: {
        key: bytes,
        leftLeafIndex: leafIndex,
        leftProof: proof,
        rightLeafIndex: leafIndex,
        rightProof: proof,
      },
      required: [
        'key',
        'leftLeafIndex',
        'leftProof',
        'rightLeafIndex',
        'rightProof',
      ],
    },
  ],
};

const createNodes = (count: number): readonly string[] =>
  Array.from({length: count}, () => '0x00');

export const lineaGetProof: RpcMethod = {
  method: 'linea_getProof',
  group: 'linea',
  summary:
    'Proves an account and storage slots against the state root that Linea finalizes on Ethereum.',
  difference: {
    purpose: 'prove L2 state to a contract on Ethereum',
    summary: 'Linea only; returns a sparse Merkle proof',
    effect:
      'Returns a Merkle proof against the state root finalized on Ethereum',
  },
  params: tuple([
    {
      ...refs.address,
      title: 'address',
      description: 'The account or smart contract',
    },
    {
      type: 'array',
      items: refs.hash,
      title: 'storageKeys',
      description: 'Storage slots to prove',
    },
    {
      type: 'string',
      title: 'blockParameter',
      typeName: 'hex block number, block hash, or `latest`',
      description: 'A finalized block',
      pattern: '^(latest|0x[0-9a-fA-F]{1,64})$',
      expected: 'a hex block number, a block hash or "latest"',
    },
  ]),
  result: {
    type: 'object',
    properties: {
      accountProof: proofResult,
      storageProofs: {type: 'array', items: proofResult},
    },
    required: ['accountProof', 'storageProofs'],
  },
  example: {
    params: [
      '0x87f21c771EAC9c547Eb22312997153D3A1fC40F6',
      ['0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421'],
      'latest',
    ],
    result: {
      accountProof: {
        key: '0x87f21c771eac9c547eb22312997153d3a1fc40f6',
        leafIndex: 2410424,
        proof: {value: '0x00', proofRelatedNodes: createNodes(42)},
      },
      storageProofs: [
        {
          key: '0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421',
          leftLeafIndex: 0,
          leftProof: {
            value: `0x${'0'.repeat(64)}`,
            proofRelatedNodes: createNodes(42),
          },
          rightLeafIndex: 2,
          rightProof: {
            value: `0x${'64'.padStart(64, '0')}`,
            proofRelatedNodes: createNodes(42),
          },
        },
      ],
    },
  },
  isPublic: true,
  errors: [
    {
      code: -32600,
      message: 'BLOCK_MISSING_IN_CHAIN - block is missing',
      part: 'BLOCK_MISSING_IN_CHAIN',
      cause:
        'The node does not have the state of that block: it is not finalized yet, so that a later request succeeds, or it is no longer kept. No parameter is malformed',
      fix: 'Use latest, or the number from currentL2BlockNumber() of the rollup contract.',
    },
    {
      code: -32602,
      message: 'Invalid params',
      isGeneric: true,
      fix: 'Pass all three parameters; storageKeys is an array even when it is empty.',
    },
  ],
};

export const lineaGetTransactionExclusionStatusV1: RpcMethod = {
  method: 'linea_getTransactionExclusionStatusV1',
  group: 'linea',
  summary: 'Returns why a transaction was not included in a block.',
  difference: {
    purpose: 'learn why a transaction was never included',
    summary: 'Linea only',
    effect: 'Shows whether a transaction was refused because of a module limit',
  },
  params: tuple([
    {...refs.hash, title: 'txHash', description: 'Hash of the transaction'},
  ]),
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
        required: [
          'txHash',
          'from',
          'nonce',
          'txRejectionStage',
          'reasonMessage',
          'timestamp',
        ],
      },
    ],
  },
  example: {
    params: [
      '0x526e56101cf39c1e717cef9cedf6fdddb42684711abda35bae51136dbb350ad7',
    ],
    result: {
      txHash:
        '0x526e56101cf39c1e717cef9cedf6fdddb42684711abda35bae51136dbb350ad7',
      from: '0x4d144d7b9c96b26361d6ac74dd1d8267edca4fc2',
      nonce: '0x64',
      txRejectionStage: 'SEQUENCER',
      reasonMessage:
        'Transaction line count for module ADD=402 is above the limit 70',
      blockNumber: '0x3039',
      timestamp: '2024-08-22T09:18:51Z',
    },
  },
  isPublic: true,
  errors: [
    {code: -32602, message: 'params should be a list', fix: 'Use an array.'},
    {
      code: -32602,
      message: 'The given request params list should have one argument',
      part: 'should have one argument',
      fix: 'Pass one hash only.',
    },
    {
      code: -32602,
      message: 'Hex string of transaction hash cannot be parsed: <REASON>',
      part: 'Hex string of transaction hash cannot be parsed',
      fix: 'Copy the complete hash: 0x and 64 digits.',
    },
    {
      code: -32000,
      message: 'Server error',
      fix: 'The service cannot reach its database: try again later.',
    },
  ],
};
