import {type Abi, type AbiParameter, parseAbiItem, toEventSelector, toFunctionSelector} from 'viem';
import {memoize} from '../../../lib/collections';
import {deployedAbis, getDeclarations} from '../facts/readFacts';
import {newest, type Release, releases} from '../facts/releases';
import type {AbiCategory, Declaration, DeployedAbi, FunctionFact, Hex, Parameter} from '../facts/schema';
import standardAbis from '../facts/standardAbis.json';
import {type ContractKey, contractKeys, contractRecords, deployments, getContracts, getLinearizedBases} from './contracts';

type Item = Abi[number];
export type NamedItem = Extract<Item, {readonly name: string}>;

/** A parameter of the source as the ABI has it: structs with their fields, enums and contracts as what they are encoded as. */
function toAbiParameter({name, type, indexed}: Parameter, release: Release): AbiParameter & {readonly indexed?: boolean} {
  const [, base = '', array = ''] = /^(.*?)((?:\[\d*\])*)$/.exec(type.replace(/^(?:enum|struct) /, '').replace(' payable', '')) ?? [];
  const [contract = '', inner] = base.split('.');
  const declaration = inner ? getDeclarations(release).get(contract) : undefined;
  const struct = declaration?.structs?.find((item) => item.name === inner);
  const isEnum = declaration?.enums?.some((item) => item.name === inner);
  const common = {name, ...(indexed !== undefined && {indexed})};
  if (struct) {
    const components = struct.members.map((member) => toAbiParameter(member, release));
    return {...common, type: `tuple${array}`, internalType: `struct ${base}${array}`, components};
  }
  if (isEnum) return {...common, type: `uint8${array}`, internalType: `enum ${base}${array}`};
  if (base.startsWith('contract ')) return {...common, type: `address${array}`, internalType: `${base}${array}`};
  return {...common, type: `${base}${array}`, internalType: `${base}${array}`};
}

/** The getter that the compiler makes for a public variable or constant: the keys of a mapping are its parameters. */
function toGetter(name: string, type: string): Pick<FunctionFact, 'name' | 'params' | 'returns' | 'mutability'> {
  const keys = [...type.matchAll(/mapping\((.+?) => /g)].map(([, key = '']) => ({name: '', type: key}));
  const value = type.replace(/mapping\(.+? => /g, '').replace(/\)+$/, '');
  return {name, params: keys, returns: [{name: '', type: value}], mutability: 'view'};
}

/** What a contract declares for callers. */
export function toAbiItems({functions = [], stateVariables = [], constants = [], errors = [], events = []}: Declaration, release: Release): readonly NamedItem[] {
  const parameters = (list: readonly Parameter[] = []): readonly AbiParameter[] => list.map((item) => toAbiParameter(item, release));
  const callable = [
    ...functions.filter(({selector}) => selector),
    ...[...stateVariables, ...constants].filter(({selector}) => selector).map(({name, type}) => toGetter(name, type)),
  ];
  return [
    ...errors.map(({name, params}): NamedItem => ({type: 'error', name, inputs: parameters(params)})),
    ...events.map(({name, params}): NamedItem => ({
      type: 'event',
      name,
      inputs: parameters(params).map((input) => ({...input, indexed: 'indexed' in input && input.indexed === true})),
    })),
    ...callable.map(({name, params, returns, mutability}): NamedItem => ({
      type: 'function',
      name,
      inputs: parameters(params),
      outputs: parameters(returns),
      stateMutability: mutability,
    })),
  ];
}

/** Selector, or topic of an event. */
export const getHex = (item: NamedItem): Hex => (item.type === 'event' ? toEventSelector(item) : toFunctionSelector({...item, type: 'function'} as never));

/** With the kind in front: a function and an error can share a selector. */
export const getAbiItemKey = (item: NamedItem): string => `${item.type} ${getHex(item)}`;

const indexByKey = (items: readonly NamedItem[]): ReadonlyMap<string, NamedItem> => new Map(items.map((item) => [getAbiItemKey(item), item]));

/** The members of a deployed ABI. They have no names of parameters, and events do not say which are topics. */
export const parseDeployedAbi = (abi: DeployedAbi): readonly NamedItem[] =>
  (['function', 'error', 'event'] as const).flatMap((type) => Object.values(abi[`${type}s`]).map((text) => parseAbiItem(`${type} ${text.replace(' nonpayable', '')}`) as NamedItem));

const listDeployed = memoize((): readonly NamedItem[] => Object.values(deployedAbis).flatMap((byRelease) => Object.values(byRelease)).flatMap(parseDeployedAbi));

/** Parses a declaration. `indexed` is also set where it is false, since web3.py and ethabi require it. */
function parseStandardItem(text: string): NamedItem {
  const item = parseAbiItem(text) as NamedItem;
  return item.type === 'event' ? {...item, inputs: item.inputs.map((input) => ({...input, indexed: input.indexed ?? false}))} : item;
}

/**
 * What comes from OpenZeppelin: with the names of its source, else as the deployed contracts have it. Members that a contract
 * on record declares are left to that contract, since a namesake of another release can have another signature.
 */
const libraryItems = memoize((): ReadonlyMap<string, NamedItem> => {
  const declared = new Set(releases.flatMap((release) => [...sourceItems(release).values()].map(({name}) => name)));
  const standard = standardAbis.protocol.flatMap(({contracts}) => Object.values<readonly string[]>(contracts).flat());
  return indexByKey([
    ...listDeployed(undefined).filter(({type, name}) => type !== 'event' && !declared.has(name)),
    ...standard.filter((text) => !text.startsWith('error ')).map(parseStandardItem),
  ]);
});

const sourceItems = memoize((release: Release): ReadonlyMap<string, NamedItem> =>
  indexByKey(getContracts(release).flatMap(({declaration}) => toAbiItems(declaration, release))));

/** A member of a deployed ABI with the names of the source: of its own release, else of another one or of OpenZeppelin. */
function findNamedItem(item: NamedItem, release: Release): NamedItem | undefined {
  const key = getAbiItemKey(item);
  return [release, ...releases.toReversed()].map((candidate) => sourceItems(candidate).get(key)).find(Boolean) ?? libraryItems(undefined).get(key);
}

/** The ABI of a deployed contract, without events whose topics are not on record; undefined where none of it is. */
function getDeployedItems(key: ContractKey, release: Release): readonly NamedItem[] | undefined {
  const deployment = deployments[key];
  const abi = deployment?.contract && deployedAbis[deployment.abi][release];
  return abi && parseDeployedAbi(abi).flatMap((item) => findNamedItem(item, release) ?? (item.type === 'event' ? [] : item));
}

/** What is on record of an ABI. */
interface RecordedAbi {
  readonly items: readonly NamedItem[];
  /** Names whose signature is the one that the releases before and after share. */
  readonly inferred: readonly string[];
  /** Names whose signature is not on record. */
  readonly unknown: readonly string[];
}

const matchesName = (category: AbiCategory, name: string) => (item: NamedItem): boolean => `${item.type}s` === category && item.name === name;

/** The only one of its name; undefined where there is none or several. */
function findOnly(items: readonly NamedItem[]): NamedItem | undefined {
  return new Set(items.map(getAbiItemKey)).size === 1 ? items[0] : undefined;
}

/** A member that contracts of the release on record have, in one shape. */
function findInOtherContracts(release: Release, isWanted: (item: NamedItem) => boolean): NamedItem | undefined {
  return findOnly(contractKeys.flatMap((key) => getDeployedItems(key, release) ?? []).filter(isWanted));
}

/** A member that the contract has in one shape before and after the release. */
function findInOtherReleases(key: ContractKey, release: Release, isWanted: (item: NamedItem) => boolean): NamedItem | undefined {
  const index = releases.indexOf(release);
  const sides = [releases.slice(0, index), releases.slice(index + 1)].map((side) => side.flatMap((other) => getDeployedItems(key, other) ?? []).filter(isWanted));
  return sides.every((side) => side.length) ? findOnly(sides.flat()) : undefined;
}

/** What a contract and its bases declare, filled up with what is known of the members that they lack. */
function collectItems(key: ContractKey, {abiNames}: Declaration, release: Release): RecordedAbi {
  const declared = getLinearizedBases(contractRecords[key].name, release).flatMap(({declaration}) => toAbiItems(declaration, release));
  // Errors of libraries belong to the ABI of the contract that uses them; what else is missing is OpenZeppelin's.
  const errors = [...sourceItems(release).values()].filter(({type}) => type === 'error');
  const foreign = [...errors, ...libraryItems(undefined).values()].filter(({type, name}) => !declared.some(matchesName(`${type}s`, name)));
  const items = [...declared, ...foreign].filter(({type, name}) => abiNames[`${type}s`].includes(name));
  const missing = (['functions', 'events', 'errors'] as const).flatMap((category) =>
    abiNames[category].filter((name) => !items.some(matchesName(category, name))).map((name) => {
      const item = findInOtherContracts(release, matchesName(category, name));
      return {name, item, inferred: item ? undefined : findInOtherReleases(key, release, matchesName(category, name))};
    }),
  );
  return {
    items: [...items, ...missing.flatMap(({item, inferred}) => item ?? inferred ?? [])],
    inferred: missing.filter(({inferred}) => inferred).map(({name}) => name),
    unknown: missing.filter(({item, inferred}) => !item && !inferred).map(({name}) => name),
  };
}

/** Constructor, fallback and receive, which have no names. */
function getUnnamedItems(name: string, release: Release): readonly Item[] {
  const contracts = getLinearizedBases(name, release).filter(({declaration}) => declaration.kind !== 'interface');
  const kinds = contracts.flatMap((contract) =>
    (contract.declaration.functions ?? [])
      .filter(({kind}) => kind && (kind !== 'constructor' || contract.name === name))
      .map(({kind, params, mutability}): Item => {
        const stateMutability = mutability as 'payable';
        if (kind !== 'constructor') return {type: kind as 'fallback', stateMutability};
        return {type: kind, inputs: params.map((item) => toAbiParameter(item, release)), stateMutability};
      }),
  );
  return kinds.filter((item, index) => kinds.findIndex(({type}) => type === item.type) === index);
}

const itemOrder: readonly Item['type'][] = ['constructor', 'fallback', 'receive', 'error', 'event', 'function'];

function recordAbi(key: ContractKey, release: Release): RecordedAbi {
  const declaration = contractRecords[key].releases[release];
  const deployed = getDeployedItems(key, release);
  if (!declaration) return {items: [], inferred: [], unknown: []};
  const abi = deployed
    ? {items: deployed, inferred: [], unknown: declaration.abiNames.events.filter((name) => !deployed.some(matchesName('events', name)))}
    : collectItems(key, declaration, release);
  return {...abi, items: [...indexByKey(abi.items).values()]};
}

const recordedAbis = memoize((key: ContractKey) => memoize((release: Release) => recordAbi(key, release)));

/** The named members of a contract's ABI in a release, as far as they are on record. */
export const getRecordedAbi = (key: ContractKey, release: Release): RecordedAbi => recordedAbis(key)(release);

const completeAbis = memoize((key: ContractKey) => memoize((release: Release): Abi | undefined => {
  const {items, unknown} = getRecordedAbi(key, release);
  // Only a deployed contract has an ABI file that lacks an event: the rest of it is exact.
  if (!items.length || (unknown.length && !getDeployedItems(key, release))) return undefined;
  const rank = (item: Item): string => `${itemOrder.indexOf(item.type)} ${'name' in item ? item.name : ''}`;
  return [...getUnnamedItems(contractRecords[key].name, release), ...items].sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
}));

/** The ABI of a page's contract in one release, as a compiler gives it. Undefined where the facts do not hold all of it. */
export const getAbi = (key: ContractKey, release: Release): Abi | undefined => completeAbis(key)(release);

/** Releases in which the ABI of a page's contract is on record, newest first. */
const getAbiReleases = (key: ContractKey): readonly Release[] => releases.toReversed().filter((release) => getAbi(key, release));

/** Stable address of an ABI file. */
export const getAbiPath = (key: ContractKey, release: Release): string => `/abi/${key}/${release}.json`;

/** An ABI of a contract, with every release that has it, newest first: the file of the first stands for all. */
export interface AbiVersion extends Pick<RecordedAbi, 'inferred'> {
  readonly path: string;
  readonly releases: readonly Release[];
  /** Events that the file leaves out: which of their fields are topics is not on record. */
  readonly missing: readonly string[];
}

export function getAbiVersions(key: ContractKey): readonly AbiVersion[] {
  const texts = getAbiReleases(key).map((release) => ({release, text: JSON.stringify(getAbi(key, release))}));
  return [...new Set(texts.map(({text}) => text))].map((text) => {
    const same = texts.flatMap((version) => (version.text === text ? [version.release] : []));
    const [release = newest] = same;
    const {inferred, unknown: missing} = getRecordedAbi(key, release);
    return {path: getAbiPath(key, release), releases: same, missing, inferred};
  });
}

/** Every ABI file of the site. */
export function listAbiFiles(): readonly {readonly key: ContractKey; readonly release: Release}[] {
  return contractKeys.flatMap((key) => getAbiReleases(key).map((release) => ({key, release})));
}

const selectors = memoize((type: 'function' | 'error'): ReadonlyMap<string, ReadonlySet<Hex>> => {
  const declared = type === 'error' ? releases.flatMap((release) => [...sourceItems(release).values()]) : [];
  const byName = new Map<string, Set<Hex>>();
  for (const item of [...listDeployed(undefined), ...declared]) {
    if (item.type === type) byName.set(item.name, (byName.get(item.name) ?? new Set()).add(getHex(item)));
  }
  return byName;
});

/** Selector of an error, or of a function that deployed contracts have in one shape only, by its name. */
export function findSelector(type: 'function' | 'error', name: string): Hex | undefined {
  const [selector, another] = selectors(type).get(name) ?? [];
  return another ? undefined : selector;
}
