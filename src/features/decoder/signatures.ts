import type {AbiError, AbiEvent, AbiFunction, AbiParameter} from 'abitype';
import {formatAbiItem, keccak256, toBytes} from 'viem/utils';
import type {ErrorCause} from '../../data/errorCauses';
import {groupBy} from '../../lib/collections';

export type AbiKind = 'error' | 'event' | 'function';
export type AbiMember = AbiError | AbiEvent | AbiFunction;

/** A parameter, with the members of its enum, which an ABI does not contain. */
export type Field = AbiParameter & {
  readonly indexed?: boolean;
  readonly components?: readonly Field[];
  readonly enumMembers?: readonly string[];
};

/** A link to a heading in the contract reference, or to a page if no heading matches. */
export interface DocsLink {
  readonly page: string;
  readonly heading?: string;
  readonly href: string;
  /** Set if the page documents a later version with a different signature or name. */
  readonly isLater?: boolean;
}

export interface RecordedContract {
  readonly contract: string;
  /** Empty for contracts that do not change with protocol releases. */
  readonly releases: readonly string[];
  /** Describes the contract, if its name is not enough. */
  readonly note?: string;
}

export interface ImplementingContract extends RecordedContract {
  /** Labels by release, where known: `since 31 March 2026`. */
  readonly labels: Readonly<Record<string, string>>;
  /** Route of the contract's page. */
  readonly route?: string | undefined;
}

/** A function, error or event as recorded by `plugin/signatureIndex.ts`. */
export interface SignatureRecord {
  readonly name: string;
  readonly inputs: readonly Field[];
  /** Set if it is unknown which of the event's fields are indexed. */
  readonly hasUnknownIndexing?: boolean;
  readonly contracts: readonly RecordedContract[];
  readonly docsLinks: readonly DocsLink[];
  /** Why calls revert with the error, and how to fix the problem. */
  readonly cause?: ErrorCause | undefined;
  /** For other errors, the first sentence of the error's description in the reference. */
  readonly description?: string | undefined;
}

/** A message of a documented RPC method. */
export interface DocumentedMessage {
  /** The fixed parts of the message in order, in lower case. */
  readonly parts: readonly string[];
  /** What the message means, if it does not say so itself. */
  readonly title?: string;
  readonly fix: string;
  readonly link: {readonly label: string; readonly to: string};
}

export interface SignatureIndexData {
  /** Errors and functions by selector, events by the first 4 bytes of the topic. */
  readonly members: Readonly<
    Record<AbiKind, Readonly<Record<string, SignatureRecord>>>
  >;
  /** When Mainnet moved to a release, by contract and release, where known. */
  readonly releaseLabels: Readonly<
    Record<string, Readonly<Record<string, string>>>
  >;
  /** Routes of the contracts' pages by name. */
  readonly routes: Readonly<Record<string, string>>;
  /** Names of roles and other constants by hash. */
  readonly hashes: Readonly<Record<string, string>>;
  /** Descriptions of enum members by name. */
  readonly meanings: Readonly<Record<string, string>>;
  readonly documentedMessages: readonly DocumentedMessage[];
}

export interface SignatureEntry extends SignatureRecord {
  readonly kind: AbiKind;
  readonly hex: string;
  /** The hashed text `Name(type,(type)[])`. */
  readonly signature: string;
  readonly contracts: readonly ImplementingContract[];
}

export interface SignatureIndex extends Pick<
  SignatureIndexData,
  'meanings' | 'documentedMessages'
> {
  readonly find: (kind: AbiKind, hex: string) => SignatureEntry | undefined;
  readonly findByName: (name: string) => readonly SignatureEntry[];
  /** Returns the name of the role or constant with this hash. */
  readonly findHashName: (hash: string) => string | undefined;
}

/** A member of a custom ABI with its selector or topic. */
export interface CustomMember {
  readonly hex: string;
  readonly item: AbiMember;
}

/** The two errors built into Solidity, which any contract can revert with. */
const compilerErrors: Readonly<Record<string, SignatureRecord>> = {
  '0x08c379a0': {
    name: 'Error',
    inputs: [{name: 'reason', type: 'string'}],
    contracts: [],
    docsLinks: [],
  },
  '0x4e487b71': {
    name: 'Panic',
    inputs: [{name: 'code', type: 'uint256'}],
    contracts: [],
    docsLinks: [],
  },
};

const kinds: readonly AbiKind[] = ['error', 'function', 'event'];

export const formatSignature = (
  kind: AbiKind,
  {
    name,
    inputs,
  }: {readonly name: string; readonly inputs: readonly AbiParameter[]},
): string => formatAbiItem({type: kind, name, inputs} as AbiError);

/** Returns a member's key in the index. Full topics would add 6 KB (gzipped). */
export const getIndexKey = (kind: AbiKind, hex: string): string =>
  kind === 'event' ? hex.slice(0, 10) : hex;

export function createSignatureIndex({
  members,
  hashes,
  meanings,
  documentedMessages,
  releaseLabels,
  routes,
}: SignatureIndexData): SignatureIndex {
  function readEntry(kind: AbiKind, key: string): SignatureEntry | undefined {
    const records =
      kind === 'error' && Object.hasOwn(compilerErrors, key)
        ? compilerErrors
        : members[kind];
    const record = Object.hasOwn(records, key) ? records[key] : undefined;
    if (!record) return undefined;
    const contracts = record.contracts.map((item) => ({
      ...item,
      route: routes[item.contract],
      labels: releaseLabels[item.contract] ?? {},
    }));
    const signature = formatSignature(kind, record);
    return {
      ...record,
      kind,
      hex: kind === 'event' ? keccak256(toBytes(signature)) : key,
      signature,
      contracts,
    };
  }
  let byName:
    | ReadonlyMap<
        string,
        readonly {readonly kind: AbiKind; readonly key: string}[]
      >
    | undefined;
  return {
    find(kind, hex) {
      const entry = readEntry(kind, getIndexKey(kind, hex));
      return entry?.hex === hex ? entry : undefined;
    },
    findByName(name) {
      // Built lazily: most inputs contain no names.
      byName ??= groupBy(
        kinds.flatMap((kind) =>
          Object.keys(members[kind]).map((key) => ({kind, key})),
        ),
        ({kind, key}) => members[kind][key]?.name ?? '',
      );
      return (byName.get(name) ?? []).flatMap(
        ({kind, key}) => readEntry(kind, key) ?? [],
      );
    },
    findHashName: (hash) =>
      Object.hasOwn(hashes, hash) ? hashes[hash] : undefined,
    meanings,
    documentedMessages,
  };
}

const customContract: ImplementingContract = {
  contract: 'Your ABI',
  releases: [],
  labels: {},
  note: 'added below',
};

/** Adds a custom ABI to the index. The ABI provides argument names; the index provides the contracts that have the member. */
export function addCustomAbi(
  signatures: SignatureIndex,
  members: readonly CustomMember[],
): SignatureIndex {
  const byHex = new Map(
    members.map(({hex, item}) => [`${item.type} ${hex}`, item]),
  );
  const byName = groupBy(members, ({item}) => item.name);
  const find: SignatureIndex['find'] = (kind, hex) => {
    const item = byHex.get(`${kind} ${hex}`);
    const recordedEntry = signatures.find(kind, hex);
    if (!item) return recordedEntry;
    return {
      kind,
      hex,
      name: item.name,
      signature: formatSignature(kind, item),
      inputs: item.inputs as readonly Field[],
      contracts: [customContract, ...(recordedEntry?.contracts ?? [])],
      docsLinks: recordedEntry?.docsLinks ?? [],
    };
  };
  const findByName: SignatureIndex['findByName'] = (name) => {
    const customEntries = (byName.get(name) ?? []).flatMap(
      ({hex, item}) => find(item.type, hex) ?? [],
    );
    return [
      ...new Map(
        [...customEntries, ...signatures.findByName(name)].map((entry) => [
          `${entry.kind} ${entry.hex}`,
          entry,
        ]),
      ).values(),
    ];
  };
  return {...signatures, find, findByName};
}
