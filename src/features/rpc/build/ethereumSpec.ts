import {isRecord} from '../../../lib/isRecord';
import {tuple} from '../methods/schemas';
import type {JsonSchema} from '../methods/types';

/**
 * Turns the OpenRPC description of Ethereum's methods (`@metamask/api-specs`, Apache-2.0) into the part that our pages use:
 * names, types and what is required. What a value means is said in methods/meanings.ts.
 * `npm run rpc` writes it down; a test holds the file against the package.
 */

/** The methods that Linea's endpoint serves and the package describes. */
const METHODS = [
  'eth_chainId', 'eth_blockNumber', 'eth_gasPrice', 'eth_feeHistory', 'eth_estimateGas', 'eth_accounts',
  'eth_getBalance', 'eth_getCode', 'eth_getStorageAt', 'eth_getTransactionCount', 'eth_call', 'eth_getProof',
  'eth_getBlockByHash', 'eth_getBlockByNumber', 'eth_getBlockTransactionCountByHash', 'eth_getBlockTransactionCountByNumber',
  'eth_getTransactionByHash', 'eth_getTransactionByBlockHashAndIndex', 'eth_getTransactionByBlockNumberAndIndex', 'eth_getTransactionReceipt',
  'eth_getLogs', 'eth_newFilter', 'eth_newBlockFilter', 'eth_getFilterChanges', 'eth_getFilterLogs', 'eth_uninstallFilter',
] as const;

export type EthereumMethod = (typeof METHODS)[number];

/** A method as the description has it. */
interface Described {
  readonly summary: string;
  readonly params: JsonSchema;
  readonly result: JsonSchema;
}

export interface EthereumSpec {
  readonly source: {readonly package: string; readonly version: string; readonly license: string};
  readonly methods: Readonly<Record<EthereumMethod, Described>>;
  readonly schemas: Readonly<Record<string, JsonSchema>>;
}

/** Our names for schemas of the package; those of strings are written in methods/schemas.ts, with messages for readers. */
const NAMES: Readonly<Record<string, string>> = {
  address: 'Address', addresses: 'Addresses', hash32: 'Hash', bytes32: 'Hash', bytes: 'Bytes', byte: 'Byte', bytes8: 'Bytes', bytes256: 'Bytes',
  bytesMax32: 'StorageKey', uint: 'Quantity', uint64: 'Quantity', uint256: 'Quantity', BlockTag: 'BlockTag',
  BlockNumberOrTag: 'BlockNumberOrTag', BlockNumberOrTagOrHash: 'BlockNumberOrTagOrHash',
  GenericTransaction: 'Call', AccessList: 'AccessList', AccessListEntry: 'AccessListEntry', Block: 'Block', TransactionInfo: 'Transaction',
  ReceiptInfo: 'Receipt', Log: 'Log', Filter: 'Filter', FilterTopics: 'FilterTopics', FilterTopic: 'FilterTopic', AccountProof: 'AccountProof',
  StorageProof: 'StorageProof', Withdrawal: 'Withdrawal',
};
const OURS = new Set(['Address', 'Hash', 'Bytes', 'Byte', 'StorageKey', 'Quantity', 'BlockTag', 'BlockNumberOrTag', 'BlockNumberOrTagOrHash']);

/** Parameters may have no field that the description does not know. Results may: nodes add some. */
const CLOSED = new Set(['Call', 'Filter', 'AccessListEntry']);

/** Linea refuses blob transactions (type 3). */
const LEFT_OUT = /Transaction4844/;
const BLOB_FIELDS = new Set(['maxFeePerBlobGas', 'blobVersionedHashes', 'blobs']);

type Raw = Readonly<Record<string, unknown>>;
type RawSchemas = Readonly<Record<string, Raw>>;

const list = (value: unknown): readonly Raw[] => (Array.isArray(value) ? value.filter(isRecord) : []);
const refOf = ({$ref}: Raw): string | undefined => (typeof $ref === 'string' ? $ref.replace('#/components/schemas/', '') : undefined);

/** All fields that an object has, in any of its variants; required is what all of them require. */
function flatten(schema: Raw, schemas: RawSchemas): {readonly properties: Raw; readonly required: readonly string[]} {
  const ref = refOf(schema);
  if (ref) return flatten(schemas[ref] ?? {}, schemas);
  const parts = list(schema.allOf).map((part) => flatten(part, schemas));
  const variants = list(schema.oneOf).filter((variant) => !LEFT_OUT.test(refOf(variant) ?? '')).map((variant) => flatten(variant, schemas));
  const [first, ...others] = variants;
  const own = isRecord(schema.properties) ? schema.properties : {};
  const common = first?.required.filter((name) => others.every(({required}) => required.includes(name))) ?? [];
  return {
    properties: {
      ...(Object.assign({}, ...variants.toReversed().map(({properties}) => properties), ...parts.map(({properties}) => properties), own) as Raw),
      // Each variant has a type of its own.
      ...(variants.length > 1 && {type: {title: 'type', $ref: '#/components/schemas/byte'}}),
    },
    required: [...new Set([...(Array.isArray(schema.required) ? (schema.required as string[]) : []), ...parts.flatMap(({required}) => required), ...common])],
  };
}

/** `@metamask/api-specs` as JSON Schema with the keywords that we know, and the schemas that it needs. */
export function ethereumSpec(document: unknown, source: EthereumSpec['source']): EthereumSpec {
  const root = isRecord(document) ? document : {};
  const schemas = (isRecord(root.components) ? root.components.schemas : {}) as RawSchemas;
  const used = new Map<string, JsonSchema>();

  function name(ref: string): string {
    const own = NAMES[ref];
    if (!own) throw new Error(`The description uses a schema without a name of ours: ${ref}`);
    if (!OURS.has(own) && !used.has(own)) {
      used.set(own, {});
      used.set(own, named(own, schemas[ref] ?? {}));
    }
    return own;
  }

  function convert(schema: Raw, isClosed = false): JsonSchema {
    const ref = refOf(schema);
    if (ref === 'notFound') return {type: 'null'};
    if (ref === 'ratio') return {type: 'number', minimum: 0, maximum: 1};
    if (ref === 'FilterResults') return convert(schemas[ref] ?? {});
    if (ref) return {$ref: `#/components/schemas/${name(ref)}`};
    const choices = [...list(schema.oneOf), ...list(schema.anyOf)];
    if (choices.length && !schema.properties) return {anyOf: choices.map((choice) => convert(choice))};
    const {type, items, properties, pattern, minimum, required} = schema;
    return {
      ...(typeof type === 'string' && {type: type as NonNullable<JsonSchema['type']>}),
      ...(typeof pattern === 'string' && {pattern}),
      ...(typeof minimum === 'number' && {minimum}),
      ...(isRecord(items) && {items: convert(items)}),
      ...(isRecord(properties) && {properties: Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, convert(value as Raw)]))}),
      ...(Array.isArray(required) && {required: required as string[]}),
      ...(isClosed && {additionalProperties: false}),
    };
  }

  function named(own: string, schema: Raw): JsonSchema {
    const isUnion = own === 'Transaction';
    const flat = isUnion ? {type: 'object', ...flatten(schema, schemas)} : schema;
    const {properties, ...rest} = convert(flat, CLOSED.has(own));
    const entries = Object.entries(properties ?? {}).filter(([key]) => own !== 'Call' || !BLOB_FIELDS.has(key));
    // The description allows any topic for all places only; every node takes null at each of them.
    if (own === 'FilterTopic') return {anyOf: [{type: 'null'}, ...(rest.anyOf ?? [])]};
    return {...rest, ...(properties && {properties: corrected(own, Object.fromEntries(entries))})};
  }

  const methods = METHODS.map((method): [EthereumMethod, Described] => {
    const raw = list(root.methods).find((candidate) => candidate.name === method);
    if (!raw) throw new Error(`The description has no ${method}.`);
    const params = list(raw.params);
    return [
      method,
      {
        summary: String(raw.summary),
        params: tuple(
          params.map((param) => {
            const title = camelCase(String(param.name));
            // A slot is often the 32 bytes of a hash, which a number without leading zeros need not be.
            const schema = title === 'storageSlot' ? {$ref: '#/components/schemas/bytesMax32'} : param.schema;
            return {...convert(isRecord(schema) ? schema : {}), title};
          }),
          // Only an explicit `false` makes a parameter optional: the description leaves the word out for filters.
          params.filter(({required}) => required !== false).length,
        ),
        result: convert(isRecord(raw.result) && isRecord(raw.result.schema) ? raw.result.schema : {}),
      },
    ];
  });
  return {source, methods: Object.fromEntries(methods) as EthereumSpec['methods'], schemas: Object.fromEntries([...used].sort(([one], [other]) => one.localeCompare(other)))};
}

/** `Hydrated transactions` → `hydratedTransactions`. */
function camelCase(text: string): string {
  const name = text.replaceAll(/[\s_]+(\w)/g, (_, letter: string) => letter.toUpperCase());
  return name.charAt(0).toLowerCase() + name.slice(1);
}

const blockRef: JsonSchema = {$ref: '#/components/schemas/BlockNumberOrTag'};

/** Where the description is narrower than every node: a filter takes tags and a block hash, and a call takes its calldata as `data` too. */
function corrected(name: string, properties: Readonly<Record<string, JsonSchema>>): Readonly<Record<string, JsonSchema>> {
  if (name === 'Filter') {
    return {
      ...properties,
      fromBlock: blockRef,
      toBlock: blockRef,
      blockHash: {$ref: '#/components/schemas/Hash'},
    };
  }
  return name === 'Call' ? {...properties, data: {$ref: '#/components/schemas/Bytes'}} : properties;
}
