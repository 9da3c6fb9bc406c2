import {
  type Abi,
  type AbiParameter,
  parseAbiItem,
  toEventSelector,
  toFunctionSelector,
} from 'viem';
import {memoize} from '../../../lib/collections';
import {deployedAbis, getDeclarations} from '../facts/readFacts';
import {newestRelease, type Release, releases} from '../facts/releases';
import type {
  AbiCategory,
  Declaration,
  DeployedAbi,
  FunctionDefinition,
  Hex,
  Parameter,
} from '../facts/schema';
import standardAbis from '../facts/standardAbis.json';
import {
  type ContractKey,
  contractKeys,
  contractRecords,
  deployments,
  getContracts,
  getContractWithBases,
} from './contracts';

type Item = Abi[number];
export type NamedItem = Extract<Item, {readonly name: string}>;

/** Converts a source parameter to an ABI parameter: structs get their fields, enums and contracts their encoded types. */
function toAbiParameter(
  {name, type, indexed}: Parameter,
  release: Release,
): AbiParameter & {readonly indexed?: boolean} {
  const [, base = '', array = ''] =
    /^(.*?)((?:\[\d*\])*)$/.exec(
      type.replace(/^(?:enum|struct) /, '').replace(' payable', ''),
    ) ?? [];
  const [contract = '', typeName] = base.split('.');
  const declaration = typeName
    ? getDeclarations(release).get(contract)
    : undefined;
  const struct = declaration?.structs?.find((item) => item.name === typeName);
  const isEnum = declaration?.enums?.some((item) => item.name === typeName);
  const sharedFields = {name, ...(indexed !== undefined && {indexed})};
  if (struct) {
    const components = struct.members.map((member) =>
      toAbiParameter(member, release),
    );
    return {
      ...sharedFields,
      type: `tuple${array}`,
      internalType: `struct ${base}${array}`,
      components,
    };
  }
  if (isEnum)
    return {
      ...sharedFields,
      type: `uint8${array}`,
      internalType: `enum ${base}${array}`,
    };
  if (base.startsWith('contract '))
    return {
      ...sharedFields,
      type: `address${array}`,
      internalType: `${base}${array}`,
    };
  return {
    ...sharedFields,
    type: `${base}${array}`,
    internalType: `${base}${array}`,
  };
}

/** The getter that the compiler generates for a public variable or constant, with mapping keys as parameters. */
function toGetter(
  name: string,
  type: string,
): Pick<FunctionDefinition, 'name' | 'params' | 'returns' | 'mutability'> {
  const keys = [...type.matchAll(/mapping\((.+?) => /g)].map(
    ([, key = '']) => ({name: '', type: key}),
  );
  const value = type
    .replace(/mapping\(.+? => /g, '')
    .replace(/(?<!\))\)+$/, '');
  return {
    name,
    params: keys,
    returns: [{name: '', type: value}],
    mutability: 'view',
  };
}

/** The ABI items declared in a contract, excluding inherited items. */
export function toAbiItems(
  {
    functions = [],
    stateVariables = [],
    constants = [],
    errors = [],
    events = [],
  }: Declaration,
  release: Release,
): readonly NamedItem[] {
  const toParameters = (
    list: readonly Parameter[] = [],
  ): readonly AbiParameter[] =>
    list.map((item) => toAbiParameter(item, release));
  const callables = [
    ...functions.filter(({selector}) => selector),
    ...[...stateVariables, ...constants]
      .filter(({selector}) => selector)
      .map(({name, type}) => toGetter(name, type)),
  ];
  return [
    ...errors.map(({name, params}): NamedItem => ({
      type: 'error',
      name,
      inputs: toParameters(params),
    })),
    ...events.map(({name, params}): NamedItem => ({
      type: 'event',
      name,
      inputs: toParameters(params).map((input) => ({
        ...input,
        indexed: 'indexed' in input && input.indexed === true,
      })),
    })),
    ...callables.map(({name, params, returns, mutability}): NamedItem => ({
      type: 'function',
      name,
      inputs: toParameters(params),
      outputs: toParameters(returns),
      stateMutability: mutability,
    })),
  ];
}

/** The topic of an event, or the selector of any other item. */
export const getHex = (item: NamedItem): Hex =>
  item.type === 'event'
    ? toEventSelector(item)
    : toFunctionSelector({...item, type: 'function'} as never);

/** Includes the type, because a function and an error can share a selector. */
export const getAbiItemKey = (item: NamedItem): string =>
  `${item.type} ${getHex(item)}`;

const indexByKey = (
  items: readonly NamedItem[],
): ReadonlyMap<string, NamedItem> =>
  new Map(items.map((item) => [getAbiItemKey(item), item]));

/** The members of a deployed ABI. They lack parameter names, and events lack `indexed`. */
export const parseDeployedAbi = (abi: DeployedAbi): readonly NamedItem[] =>
  (['function', 'error', 'event'] as const).flatMap((type) =>
    Object.values(abi[`${type}s`]).map(
      (text) =>
        parseAbiItem(`${type} ${text.replace(' nonpayable', '')}`) as NamedItem,
    ),
  );

const listDeployedItems = memoize((): readonly NamedItem[] =>
  Object.values(deployedAbis)
    .flatMap((byRelease) => Object.values(byRelease))
    .flatMap(parseDeployedAbi),
);

/** Sets `indexed` even if it is false, because web3.py and ethabi require the field. */
function parseStandardItem(text: string): NamedItem {
  const item = parseAbiItem(text) as NamedItem;
  return item.type === 'event'
    ? {
        ...item,
        inputs: item.inputs.map((input) => ({
          ...input,
          indexed: input.indexed ?? false,
        })),
      }
    : item;
}

/**
 * OpenZeppelin's members, with parameter names if its source is recorded. Excludes names that a recorded contract declares, because
 * another release may use them with a different signature.
 */
const getLibraryItems = memoize((): ReadonlyMap<string, NamedItem> => {
  const declaredNames = new Set(
    releases.flatMap((release) =>
      [...getSourceItems(release).values()].map(({name}) => name),
    ),
  );
  const standard = standardAbis.protocol.flatMap(({contracts}) =>
    Object.values<readonly string[]>(contracts).flat(),
  );
  return indexByKey([
    ...listDeployedItems(undefined).filter(
      ({type, name}) => type !== 'event' && !declaredNames.has(name),
    ),
    ...standard
      .filter((text) => !text.startsWith('error '))
      .map(parseStandardItem),
  ]);
});

const getSourceItems = memoize(
  (release: Release): ReadonlyMap<string, NamedItem> =>
    indexByKey(
      getContracts(release).flatMap(({declaration}) =>
        toAbiItems(declaration, release),
      ),
    ),
);

/** Finds the declaration of a deployed item, with parameter names, in the release's source, in another release or in OpenZeppelin. */
function findNamedItem(
  item: NamedItem,
  release: Release,
): NamedItem | undefined {
  const key = getAbiItemKey(item);
  return (
    [release, ...releases.toReversed()]
      .map((candidate) => getSourceItems(candidate).get(key))
      .find(Boolean) ?? getLibraryItems(undefined).get(key)
  );
}

/** The ABI of a deployed contract, omitting events whose indexed fields are unknown; undefined if no ABI is recorded. */
function getDeployedAbi(
  key: ContractKey,
  release: Release,
): readonly NamedItem[] | undefined {
  const deployment = deployments[key];
  const abi = deployment?.contract && deployedAbis[deployment.abi][release];
  return (
    abi &&
    parseDeployedAbi(abi).flatMap(
      (item) =>
        findNamedItem(item, release) ?? (item.type === 'event' ? [] : item),
    )
  );
}

interface RecordedAbi {
  readonly items: readonly NamedItem[];
  /** Names whose signatures are taken from earlier and later releases, which agree on them. */
  readonly inferredNames: readonly string[];
  /** Names whose signatures are unknown. */
  readonly unknownNames: readonly string[];
}

const matchesName =
  (category: AbiCategory, name: string) =>
  (item: NamedItem): boolean =>
    `${item.type}s` === category && item.name === name;

/** Returns the first item if all items are the same member; otherwise undefined. */
function findUniqueItem(items: readonly NamedItem[]): NamedItem | undefined {
  return new Set(items.map(getAbiItemKey)).size === 1 ? items[0] : undefined;
}

/** Finds a member that has the same signature in all deployed contracts of the release that contain it. */
function findInOtherContracts(
  release: Release,
  isMatch: (item: NamedItem) => boolean,
): NamedItem | undefined {
  return findUniqueItem(
    contractKeys
      .flatMap((key) => getDeployedAbi(key, release) ?? [])
      .filter(isMatch),
  );
}

/** Finds a member that the contract has in both earlier and later releases, always with the same signature. */
function findInOtherReleases(
  key: ContractKey,
  release: Release,
  isMatch: (item: NamedItem) => boolean,
): NamedItem | undefined {
  const index = releases.indexOf(release);
  const itemsByDirection = [
    releases.slice(0, index),
    releases.slice(index + 1),
  ].map((otherReleases) =>
    otherReleases
      .flatMap((otherRelease) => getDeployedAbi(key, otherRelease) ?? [])
      .filter(isMatch),
  );
  return itemsByDirection.every((items) => items.length)
    ? findUniqueItem(itemsByDirection.flat())
    : undefined;
}

/** Collects the members of a contract's ABI from its declarations, its bases, libraries, other contracts and other releases. */
function collectItems(
  key: ContractKey,
  {abiNames}: Declaration,
  release: Release,
): RecordedAbi {
  const declaredItems = getContractWithBases(
    contractRecords[key].name,
    release,
  ).flatMap(({declaration}) => toAbiItems(declaration, release));
  // Library errors belong to the ABI of the contract that uses them; all other missing members come from OpenZeppelin.
  const errors = [...getSourceItems(release).values()].filter(
    ({type}) => type === 'error',
  );
  const borrowedItems = [
    ...errors,
    ...getLibraryItems(undefined).values(),
  ].filter(
    ({type, name}) => !declaredItems.some(matchesName(`${type}s`, name)),
  );
  const items = [...declaredItems, ...borrowedItems].filter(({type, name}) =>
    abiNames[`${type}s`].includes(name),
  );
  const missingItems = (['functions', 'events', 'errors'] as const).flatMap(
    (category) =>
      abiNames[category]
        .filter((name) => !items.some(matchesName(category, name)))
        .map((name) => {
          const item = findInOtherContracts(
            release,
            matchesName(category, name),
          );
          return {
            name,
            item,
            inferred: item
              ? undefined
              : findInOtherReleases(key, release, matchesName(category, name)),
          };
        }),
  );
  return {
    items: [
      ...items,
      ...missingItems.flatMap(({item, inferred}) => item ?? inferred ?? []),
    ],
    inferredNames: missingItems
      .filter(({inferred}) => inferred)
      .map(({name}) => name),
    unknownNames: missingItems
      .filter(({item, inferred}) => !item && !inferred)
      .map(({name}) => name),
  };
}

/** The constructor, fallback and receive functions. */
function getUnnamedItems(name: string, release: Release): readonly Item[] {
  const contracts = getContractWithBases(name, release).filter(
    ({declaration}) => declaration.kind !== 'interface',
  );
  const items = contracts.flatMap((contract) =>
    (contract.declaration.functions ?? [])
      .filter(
        ({kind}) => kind && (kind !== 'constructor' || contract.name === name),
      )
      .map(({kind, params, mutability}): Item => {
        const stateMutability = mutability as 'payable';
        if (kind !== 'constructor')
          return {type: kind as 'fallback', stateMutability};
        return {
          type: kind,
          inputs: params.map((item) => toAbiParameter(item, release)),
          stateMutability,
        };
      }),
  );
  return items.filter(
    (item, index) => items.findIndex(({type}) => type === item.type) === index,
  );
}

const itemOrder: readonly Item['type'][] = [
  'constructor',
  'fallback',
  'receive',
  'error',
  'event',
  'function',
];

function buildRecordedAbi(key: ContractKey, release: Release): RecordedAbi {
  const declaration = contractRecords[key].releases[release];
  const deployedItems = getDeployedAbi(key, release);
  if (!declaration) return {items: [], inferredNames: [], unknownNames: []};
  const abi = deployedItems
    ? {
        items: deployedItems,
        inferredNames: [],
        unknownNames: declaration.abiNames.events.filter(
          (name) => !deployedItems.some(matchesName('events', name)),
        ),
      }
    : collectItems(key, declaration, release);
  return {...abi, items: [...indexByKey(abi.items).values()]};
}

const getAbisByRelease = memoize((key: ContractKey) =>
  memoize((release: Release) => buildRecordedAbi(key, release)),
);

/** The recorded ABI of a contract in a release, without the constructor, fallback and receive functions. */
export const getRecordedAbi = (
  key: ContractKey,
  release: Release,
): RecordedAbi => getAbisByRelease(key)(release);

const getCompleteAbisByRelease = memoize((key: ContractKey) =>
  memoize((release: Release): Abi | undefined => {
    const {items, unknownNames} = getRecordedAbi(key, release);
    // If signatures are unknown, only a deployed contract gets an ABI, because the rest of its ABI is exact.
    if (!items.length || (unknownNames.length && !getDeployedAbi(key, release)))
      return undefined;
    const getSortKey = (item: Item): string =>
      `${itemOrder.indexOf(item.type)} ${'name' in item ? item.name : ''}`;
    return [
      ...getUnnamedItems(contractRecords[key].name, release),
      ...items,
    ].sort((a, b) => (getSortKey(a) < getSortKey(b) ? -1 : 1));
  }),
);

/** A contract's ABI in a release, in the compiler's JSON format; undefined if the data is incomplete. */
export const getAbi = (key: ContractKey, release: Release): Abi | undefined =>
  getCompleteAbisByRelease(key)(release);

/** Releases for which a contract's ABI can be downloaded, newest first. */
const getAbiReleases = (key: ContractKey): readonly Release[] =>
  releases.toReversed().filter((release) => getAbi(key, release));

/** Formats an ABI as JSON with one line per member. */
export function formatAbi(abi: Abi): string {
  return `[\n${abi.map((item) => `  ${JSON.stringify(item)}`).join(',\n')}\n]\n`;
}

export const getAbiPath = (key: ContractKey, release: Release): string =>
  `/abi/${key}/${release}.json`;

/** An ABI file, named after the newest release that it covers. */
export interface AbiVersion extends Pick<RecordedAbi, 'inferredNames'> {
  readonly path: string;
  readonly releases: readonly Release[]; // newest first
  /** Events omitted from the file because their indexed fields are unknown. */
  readonly missingEvents: readonly string[];
}

export function getAbiVersions(key: ContractKey): readonly AbiVersion[] {
  const serializedAbis = getAbiReleases(key).map((release) => ({
    release,
    text: JSON.stringify(getAbi(key, release)),
  }));
  return [...new Set(serializedAbis.map(({text}) => text))].map((text) => {
    const matchingReleases = serializedAbis.flatMap((abi) =>
      abi.text === text ? [abi.release] : [],
    );
    const [release = newestRelease] = matchingReleases;
    const {inferredNames, unknownNames} = getRecordedAbi(key, release);
    return {
      path: getAbiPath(key, release),
      releases: matchingReleases,
      missingEvents: unknownNames,
      inferredNames,
    };
  });
}

export function listAbiFiles(): readonly {
  readonly key: ContractKey;
  readonly release: Release;
}[] {
  return contractKeys.flatMap((key) =>
    getAbiReleases(key).map((release) => ({key, release})),
  );
}

const getSelectorsByName = memoize(
  (type: 'function' | 'error'): ReadonlyMap<string, ReadonlySet<Hex>> => {
    const declaredItems =
      type === 'error'
        ? releases.flatMap((release) => [...getSourceItems(release).values()])
        : [];
    const byName = new Map<string, Set<Hex>>();
    for (const item of [...listDeployedItems(undefined), ...declaredItems]) {
      if (item.type === type)
        byName.set(
          item.name,
          (byName.get(item.name) ?? new Set()).add(getHex(item)),
        );
    }
    return byName;
  },
);

/** The selector of an error or function by name; undefined if several signatures share the name. */
export function findSelector(
  type: 'function' | 'error',
  name: string,
): Hex | undefined {
  const [selector, secondSelector] = getSelectorsByName(type).get(name) ?? [];
  return secondSelector ? undefined : selector;
}
