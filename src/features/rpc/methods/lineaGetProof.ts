import {address, bytes, hash} from './schemas';
import type {JsonSchema, RpcMethod} from './types';

const leafIndex: JsonSchema = {type: 'integer', minimum: 0};

const proof: JsonSchema = {
  type: 'object',
  properties: {
    value: bytes,
    proofRelatedNodes: {type: 'array', minItems: 42, maxItems: 42, items: bytes},
  },
  required: ['value', 'proofRelatedNodes'],
};

/** Inclusion has one leaf, non-inclusion its two neighbours. */
const anyProof: JsonSchema = {
  anyOf: [
    {type: 'object', properties: {key: bytes, leafIndex, proof}, required: ['key', 'leafIndex', 'proof']},
    {
      type: 'object',
      properties: {key: bytes, leftLeafIndex: leafIndex, leftProof: proof, rightLeafIndex: leafIndex, rightProof: proof},
      required: ['key', 'leftLeafIndex', 'leftProof', 'rightLeafIndex', 'rightProof'],
    },
  ],
};

const nodes = (count: number): readonly string[] => Array.from({length: count}, () => '0x00');

export const lineaGetProof: RpcMethod = {
  method: 'linea_getProof',
  group: 'linea',
  summary: 'Proves an account and storage slots against the state root that Linea finalizes on Ethereum.',
  params: {
    type: 'array',
    minItems: 3,
    maxItems: 3,
    prefixItems: [
      {...address, title: 'address', description: 'The account or smart contract'},
      {type: 'array', items: hash, title: 'storageKeys', description: 'Storage slots to prove'},
      {
        type: 'string',
        title: 'block',
        description: 'A finalized block',
        pattern: '^(latest|0x[0-9a-fA-F]{1,64})$',
        expected: 'a hex block number, a block hash or "latest"',
      },
    ],
    items: false,
  },
  result: {
    type: 'object',
    properties: {accountProof: anyProof, storageProofs: {type: 'array', items: anyProof}},
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
        proof: {value: '0x00', proofRelatedNodes: nodes(42)},
      },
      storageProofs: [
        {
          key: '0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421',
          leftLeafIndex: 0,
          leftProof: {value: `0x${'0'.repeat(64)}`, proofRelatedNodes: nodes(42)},
          rightLeafIndex: 2,
          rightProof: {value: `0x${'64'.padStart(64, '0')}`, proofRelatedNodes: nodes(42)},
        },
      ],
    },
  },
  isPublic: true,
  errors: [
    {code: -32600, message: 'BLOCK_MISSING_IN_CHAIN - block is missing', part: 'BLOCK_MISSING_IN_CHAIN', mend: 'Use latest, or the number from currentL2BlockNumber() of the rollup contract.'},
    {code: -32602, message: 'Invalid params', isGeneric: true, mend: 'Pass all three parameters; storageKeys is an array even when it is empty.'},
  ],
};
