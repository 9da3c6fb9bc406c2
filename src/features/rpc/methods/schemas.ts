import type {JsonSchema} from '../types';

export const address: JsonSchema = {
  type: 'string',
  pattern: '^0x[0-9a-fA-F]{40}$',
  expected: 'an address: 0x followed by 40 hex digits',
};
export const hash: JsonSchema = {
  type: 'string',
  pattern: '^0x[0-9a-fA-F]{64}$',
  expected: '32 bytes: 0x followed by 64 hex digits',
};
export const quantity: JsonSchema = {
  type: 'string',
  pattern: '^0x(0|[1-9a-fA-F][0-9a-fA-F]*)$',
  expected: 'a hex quantity without leading zeros, such as "0x5208"',
};
export const bytes: JsonSchema = {
  type: 'string',
  pattern: '^0x([0-9a-fA-F]{2})*$',
  expected: 'hex data with two digits per byte',
};
export const rawTransaction: JsonSchema = {
  type: 'string',
  pattern: '^0x([0-9a-fA-F]{2})+$',
  expected: 'a signed transaction as hex data',
};

const createRef = (name: string): JsonSchema => ({
  $ref: `#/components/schemas/${name}`,
});

/** Schema of a method's `params` array; the first `requiredCount` parameters are mandatory. */
export function tuple(
  params: readonly JsonSchema[],
  requiredCount = params.length,
): JsonSchema {
  // JSON Schema does not allow an empty `prefixItems`.
  return {
    type: 'array',
    minItems: requiredCount,
    maxItems: params.length,
    ...(params.length > 0 && {prefixItems: params}),
    items: false,
  };
}

/** References to the shared schemas below. */
export const refs = {
  address: createRef('Address'),
  block: createRef('BlockNumberOrTag'),
  blockOrHash: createRef('BlockNumberOrTagOrHash'),
  bytes: createRef('Bytes'),
  call: createRef('Call'),
  hash: createRef('Hash'),
  log: createRef('Log'),
  quantity: createRef('Quantity'),
  receipt: createRef('Receipt'),
} as const;

const blockTag: JsonSchema = {
  type: 'string',
  enum: ['latest', 'safe', 'finalized', 'earliest', 'pending'],
  title: 'block tag',
};

/** Schemas of values that many methods use. Their titles are the type names shown on pages. */
export const sharedSchemas: Readonly<Record<string, JsonSchema>> = {
  Address: {...address, title: 'address'},
  Addresses: {type: 'array', items: refs.address, title: 'array of addresses'},
  BlockNumberOrTag: {
    anyOf: [refs.quantity, blockTag],
    title: 'hex block number or tag',
    expected:
      'a hex block number such as "0x1c9c380", or a tag such as "latest"',
  },
  BlockNumberOrTagOrHash: {
    anyOf: [refs.quantity, blockTag, refs.hash],
    title: 'hex block number, tag or block hash',
    expected:
      'a hex block number such as "0x1c9c380", a tag such as "latest", or a block hash',
  },
  BlockTag: blockTag,
  Byte: {
    type: 'string',
    pattern: '^0x[0-9a-fA-F]{1,2}$',
    title: 'hex byte',
    expected: 'one byte as hex',
  },
  Bytes: {...bytes, title: 'hex data'},
  Hash: {...hash, title: '32-byte hex'},
  Quantity: {...quantity, title: 'hex quantity'},
  StorageKey: {
    type: 'string',
    pattern: '^0x[0-9a-fA-F]{0,64}$',
    title: 'hex slot of up to 32 bytes',
    expected: 'a storage slot: 0x and up to 64 hex digits',
  },
};
