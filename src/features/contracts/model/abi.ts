import {type Abi, type AbiParameter, parseAbiItem, toEventSelector, toFunctionSelector} from 'viem';
import {memoize} from '../../../lib/memoize';
import {deployedAbis, getDeclarations} from '../facts/readFacts';
import {type Release, releases} from '../facts/releases';
import type {AbiNames, Declaration, DeployedAbi, FunctionFact, Hex, Parameter} from '../facts/schema';
import standardAbis from '../facts/standardAbis.json';
import {type ContractKey, contractKeys, contractRecords, deployments, getContracts, getLinearizedBases} from './contracts';

type Item = Abi[number];
export type NamedItem = Extract<Item, {readonly name: string}>;
type Category = keyof AbiNames;

const CATEGORY: Record<NamedItem['type'], Category> = {function: 'functions', event: 'events', error: 'errors'};

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

/** The getter that the compiler makes for a public variable or constant. */
function toGetter(name: string, type: string, mutability: 'view' | 'pure'): Pick<FunctionFact, 'name' | 'params' | 'returns' | 'mutability'> {
  const params: Parameter[] = [];
  let value = type;
  for (let match = /^mapping\((.+?) => (.+)\)$/.exec(value); match; match = /^mapping\((.+?) => (.+)\)$/.exec(value)) {
    params.push({name: '', type: match[1] ?? ''});
    value = match[2] ?? '';
  }
  return {name, params, returns: [{name: '', type: value}], mutability};
}

/** What a contract declares for callers. */
export function toAbiItems({functions = [], stateVariables = [], constants = [], errors = [], events = []}: Declaration, release: Release): readonly NamedItem[] {
  const parameters = (list: readonly Parameter[] = []): readonly AbiParameter[] => list.map((item) => toAbiParameter(item, release));
  const callable = [
    ...functions.filter(({selector}) => selector),
    ...[...stateVariables, ...constants].filter(({selector}) => selector).map(({name, type}) => toGetter(name, type, 'view')),
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

/** Selector or topic, with the kind in front: a function and an error can share a selector. */
export function getAbiItemKey(item: NamedItem): string {
  return `${item.type} ${item.type === 'event' ? toEventSelector(item) : toFunctionSelector({...item, type: 'function'} as never)}`;
}

const parseItem = (type: NamedItem['type'], text: string): NamedItem => parseAbiItem(`${type} ${text.replace(' nonpayable', '')}`) as NamedItem;

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
  const deployed = Object.values(deployedAbis).flatMap((byRelease) => Object.values(byRelease));
  const unnamed = [
    ...deployed.flatMap((abi) => Object.values(abi.functions).map((text) => parseItem('function', text))),
    ...deployed.flatMap((abi) => Object.values(abi.errors).map((text) => parseItem('error', text))),
  ];
  const items = [
    ...unnamed.filter(({name}) => !declared.has(name)),
    ...standardAbis.protocol
      .flatMap(({contracts}) => Object.values<readonly string[]>(contracts).flat())
      .filter((text) => !text.startsWith('error '))
      .map(parseStandardItem),
  ];
  return new Map(items.map((item) => [getAbiItemKey(item), item]));
});

const sourceItems = memoize((release: Release): ReadonlyMap<string, NamedItem> => {
  const items = getContracts(release).flatMap(({declaration}) => toAbiItems(declaration, release));
  return new Map(items.map((item) => [getAbiItemKey(item), item]));
});

/** A member of a deployed ABI with the names of the source: of its own release, else of another one or of OpenZeppelin. */
function findNamedItem(item: NamedItem, release: Release): NamedItem | undefined {
  const id = getAbiItemKey(item);
  const others = releases.toReversed().filter((other) => other !== release);
  return [release, ...others].map((one) => sourceItems(one).get(id)).find(Boolean) ?? libraryItems(undefined).get(id);
}

/** The ABI of a deployed contract; undefined where it is not on record. */
function getDeployedItems(key: ContractKey, release: Release): readonly NamedItem[] | undefined {
  const deployment = deployments[key];
  const abi = deployment?.contract && deployedAbis[deployment.abi][release];
  if (!abi) return undefined;
  const callable = [
    ...Object.values(abi.functions).map((text) => parseItem('function', text)),
    ...Object.values(abi.errors).map((text) => parseItem('error', text)),
  ];
  const events = Object.values(abi.events).map((text) => findNamedItem(parseItem('event', text), release));
  return [...callable.map((item) => findNamedItem(item, release) ?? item), ...events.filter((item) => item !== undefined)];
}

/** Events that an ABI file leaves out: which of their fields are topics is not on record. */
export function findMissingEvents(key: ContractKey, release: Release): readonly string[] {
  const events = getAbi(key, release)?.filter(({type}) => type === 'event') ?? [];
  const names = contractRecords[key].releases[release]?.abiNames.events ?? [];
  return names.filter((name) => !events.some((event) => 'name' in event && event.name === name));
}

/** What is on record of an ABI. */
interface RecordedAbi {
  readonly items: readonly NamedItem[];
  /** Names whose signature is the one that the releases before and after share. */
  readonly inferred: readonly string[];
  /** Names whose signature is not on record. */
  readonly unknown: readonly string[];
}

const matchesName = (category: Category, name: string) => (item: NamedItem): boolean => CATEGORY[item.type] === category && item.name === name;

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
  const own = getLinearizedBases(contractRecords[key].name, release).flatMap(({declaration}) => toAbiItems(declaration, release));
  const isCalled = ({type, name}: NamedItem): boolean => abiNames[CATEGORY[type]].includes(name);
  // Errors of libraries belong to the ABI of the contract that uses them; what else is missing is OpenZeppelin's.
  const foreign = [...sourceItems(release).values()].filter(({type}) => type === 'error');
  const others = [...foreign, ...libraryItems(undefined).values()].filter((item) => !own.some(matchesName(CATEGORY[item.type], item.name)));
  const items = [...own, ...others].filter(isCalled);
  const missing = Object.values(CATEGORY).flatMap((category) =>
    abiNames[category].filter((name) => !items.some(matchesName(category, name))).map((name) => {
      const isWanted = matchesName(category, name);
      const found = findInOtherContracts(release, isWanted);
      return {name, found, inferred: found ? undefined : findInOtherReleases(key, release, isWanted)};
    }),
  );
  return {
    items: [...items, ...missing.flatMap(({found, inferred}) => found ?? inferred ?? [])],
    inferred: missing.filter(({inferred}) => inferred).map(({name}) => name),
    unknown: missing.filter(({found, inferred}) => !found && !inferred).map(({name}) => name),
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
  const all = deployed ? {items: deployed, inferred: [], unknown: []} : collectItems(key, declaration, release);
  const items = [...new Map(all.items.map((item) => [getAbiItemKey(item), item])).values()];
  const unnamed = declaration.abiNames.events.filter((name) => !all.unknown.includes(name) && !items.some(matchesName('events', name)));
  return {...all, items, unknown: [...all.unknown, ...unnamed]};
}

const recordedAbis = memoize((key: ContractKey) => memoize((release: Release) => recordAbi(key, release)));

/** The named members of a contract's ABI in a release, as far as they are on record. */
export const getRecordedAbi = (key: ContractKey, release: Release): RecordedAbi => recordedAbis(key)(release);

/** Only a deployed contract has an ABI file that lacks an event: the rest of it is exact. */
function makeAbi(key: ContractKey, release: Release): Abi | undefined {
  const {items, unknown} = getRecordedAbi(key, release);
  if (!items.length || (unknown.length && !getDeployedItems(key, release))) return undefined;
  const rank = (item: Item): string => `${itemOrder.indexOf(item.type)} ${'name' in item ? item.name : ''}`;
  return [...getUnnamedItems(contractRecords[key].name, release), ...items].sort((one, other) => (rank(one) < rank(other) ? -1 : 1));
}

const completeAbis = memoize((key: ContractKey) => memoize((release: Release) => makeAbi(key, release)));

/** The ABI of a page's contract in one release, as a compiler gives it. Undefined where the facts do not hold all of it. */
export const getAbi = (key: ContractKey, release: Release): Abi | undefined => completeAbis(key)(release);

/** Releases in which the ABI of a page's contract is on record, newest first. */
function getAbiReleases(key: ContractKey): readonly Release[] {
  return releases.toReversed().filter((release) => getAbi(key, release));
}

/** Stable address of an ABI file. */
export function getAbiPath(key: ContractKey, release: Release): string {
  return `/abi/${key}/${release}.json`;
}

/** An ABI of a contract, with every release that has it, newest first: the file of the first stands for all. */
export interface AbiVersion {
  readonly path: string;
  readonly releases: readonly Release[];
  readonly missing: readonly string[];
  /** Members whose signature is taken from the releases around it. */
  readonly inferred: readonly string[];
}

export function getAbiVersions(key: ContractKey): readonly AbiVersion[] {
  const all = getAbiReleases(key).map((release) => ({release, text: JSON.stringify(getAbi(key, release))}));
  return all
    .filter(({text}, index) => all.findIndex((other) => other.text === text) === index)
    .map(({release, text}) => ({
      path: getAbiPath(key, release),
      releases: all.filter((other) => other.text === text).map((other) => other.release),
      missing: findMissingEvents(key, release),
      inferred: getRecordedAbi(key, release).inferred,
    }));
}

/** Every ABI file of the site. */
export function listAbiFiles(): readonly {readonly key: ContractKey; readonly release: Release}[] {
  return contractKeys.flatMap((key) => getAbiReleases(key).map((release) => ({key, release})));
}

const allDeployedAbis: readonly DeployedAbi[] = Object.values(deployedAbis).flatMap((byRelease) => Object.values(byRelease));

/** Names to selectors, as the deployed contracts have them. */
function listSelectors(kind: 'errors' | 'functions'): [string, Hex][] {
  const entries = allDeployedAbis.flatMap((abi) => Object.entries(abi[kind]) as [Hex, string][]);
  return entries.map(([selector, text]) => [text.replace(/\(.*$/, ''), selector]);
}

const errorSelectors = memoize((): ReadonlyMap<string, Hex> => {
  const declared = releases.flatMap(getContracts).flatMap(({declaration}) => declaration.errors ?? []);
  return new Map([...listSelectors('errors'), ...declared.map(({name, selector}): [string, Hex] => [name, selector])]);
});

const functionSelectors = memoize((): ReadonlyMap<string, readonly Hex[]> => {
  const all = new Map<string, readonly Hex[]>();
  for (const [name, selector] of listSelectors('functions')) all.set(name, [...new Set([...(all.get(name) ?? []), selector])]);
  return all;
});

/** Selector of an error by its name; an error never has two shapes, which a test makes sure of. */
export function findErrorSelector(name: string): Hex | undefined {
  return errorSelectors(undefined).get(name);
}

/** Selector of a function that deployed contracts have in one shape only, for those that no page describes. */
export function findFunctionSelector(name: string): Hex | undefined {
  const [selector, another] = functionSelectors(undefined).get(name) ?? [];
  return another ? undefined : selector;
}
