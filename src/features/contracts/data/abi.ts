import type {Abi, AbiParameter} from 'viem';
import {parseAbiItem, toEventSelector, toFunctionSelector} from 'viem';
import {deployedAbis, getDeclarations} from './facts';
import {memoize} from './memoize';
import {inheritedEvents, standardContracts} from './openZeppelin';
import type {ContractKey} from './pages';
import {contractRecords, deployments} from './pages';
import type {Release} from './releases';
import {releases} from './releases';
import type {AbiNames, Declaration, FunctionFact, Parameter} from './types';
import {getContracts, contractKeys, getLinearizedBases} from './units';

type Item = Abi[number];
export type NamedItem = Extract<Item, {readonly name: string}>;
type Category = keyof AbiNames;

const CATEGORY: Record<NamedItem['type'], Category> = {function: 'functions', event: 'events', error: 'errors'};

/** A parameter of the source as the ABI has it: structs with their fields, enums and contracts as what they are encoded as. */
export function toAbiParameter({name, type, indexed}: Parameter, generation: Release): AbiParameter & {readonly indexed?: boolean} {
  const [, base = '', array = ''] = /^(.*?)((?:\[\d*\])*)$/.exec(type.replace(/^(?:enum|struct) /, '').replace(' payable', '')) ?? [];
  const [unit = '', inner] = base.split('.');
  const declaration = inner ? getDeclarations(generation).get(unit) : undefined;
  const struct = declaration?.structs?.find((item) => item.name === inner);
  const isEnum = declaration?.enums?.some((item) => item.name === inner);
  const common = {name, ...(indexed !== undefined && {indexed})};
  if (struct) {
    const components = struct.members.map((member) => toAbiParameter(member, generation));
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

/** What a unit declares for callers. */
function toAbiItems({functions = [], stateVariables = [], constants = [], errors = [], events = []}: Declaration, generation: Release): readonly NamedItem[] {
  const parameters = (list: readonly Parameter[] = []): readonly AbiParameter[] => list.map((item) => toAbiParameter(item, generation));
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

/**
 * What comes from OpenZeppelin: with the names of its source, else as the deployed contracts have it. Members that a unit
 * on record declares are left to that unit, since a namesake of another release can have another signature.
 */
const libraryItems = memoize((): ReadonlyMap<string, NamedItem> => {
  const declared = new Set(releases.flatMap((generation) => [...sourceItems(generation).values()].map(({name}) => name)));
  const deployed = Object.values(deployedAbis).flatMap((byGeneration) => Object.values(byGeneration));
  const unnamed = [
    ...deployed.flatMap((abi) => Object.values(abi.functions).map((text) => parseItem('function', text))),
    ...deployed.flatMap((abi) => Object.values(abi.errors).map((text) => parseItem('error', text))),
  ];
  const items = [
    ...unnamed.filter(({name}) => !declared.has(name)),
    ...standardContracts.flatMap(({functions}) => Object.values(functions).map((text) => parseItem('function', text))),
    ...standardContracts.flatMap(({events}) => Object.values(events).map((text) => parseItem('event', text))),
    ...Object.values(inheritedEvents).map((text) => parseItem('event', text)),
  ];
  return new Map(items.map((item) => [getAbiItemKey(item), item]));
});

const sourceItems = memoize((generation: Release): ReadonlyMap<string, NamedItem> => {
  const items = getContracts(generation).flatMap(({declaration}) => toAbiItems(declaration, generation));
  return new Map(items.map((item) => [getAbiItemKey(item), item]));
});

/** A member of a deployed ABI with the names of the source: of its own release, else of another one or of OpenZeppelin. */
function findNamedItem(item: NamedItem, generation: Release): NamedItem | undefined {
  const id = getAbiItemKey(item);
  const others = releases.toReversed().filter((other) => other !== generation);
  return [generation, ...others].map((one) => sourceItems(one).get(id)).find(Boolean) ?? libraryItems(undefined).get(id);
}

/** The ABI of a deployed contract; undefined where it is not on record. */
function getDeployedItems(key: ContractKey, generation: Release): readonly NamedItem[] | undefined {
  const deployment = deployments[key];
  const abi = deployment?.contract && deployedAbis[deployment.abi][generation];
  if (!abi) return undefined;
  const callable = [
    ...Object.values(abi.functions).map((text) => parseItem('function', text)),
    ...Object.values(abi.errors).map((text) => parseItem('error', text)),
  ];
  const events = Object.values(abi.events).map((text) => findNamedItem(parseItem('event', text), generation));
  return [...callable.map((item) => findNamedItem(item, generation) ?? item), ...events.filter((item) => item !== undefined)];
}

/** Events that an ABI file leaves out: which of their fields are topics is not on record. */
export function findMissingEvents(key: ContractKey, generation: Release): readonly string[] {
  const events = getAbi(key, generation)?.filter(({type}) => type === 'event') ?? [];
  const names = contractRecords[key].releases[generation]?.abiNames.events ?? [];
  return names.filter((name) => !events.some((event) => 'name' in event && event.name === name));
}

/** What is on record of an ABI. */
interface RecordedAbi {
  readonly items: readonly NamedItem[];
  /** Names whose signature is the one that the generations before and after share. */
  readonly inferred: readonly string[];
  /** Names whose signature is not on record. */
  readonly unknown: readonly string[];
}

const matchesName = (category: Category, name: string) => (item: NamedItem): boolean => CATEGORY[item.type] === category && item.name === name;

/** The only one of its name; undefined where there is none or several. */
function findOnly(items: readonly NamedItem[]): NamedItem | undefined {
  return new Set(items.map(getAbiItemKey)).size === 1 ? items[0] : undefined;
}

/** A member that contracts of the generation on record have, in one shape. */
function findInOtherContracts(generation: Release, isWanted: (item: NamedItem) => boolean): NamedItem | undefined {
  return findOnly(contractKeys.flatMap((key) => getDeployedItems(key, generation) ?? []).filter(isWanted));
}

/** A member that the contract has in one shape before and after the generation. */
function findInOtherReleases(key: ContractKey, generation: Release, isWanted: (item: NamedItem) => boolean): NamedItem | undefined {
  const index = releases.indexOf(generation);
  const sides = [releases.slice(0, index), releases.slice(index + 1)].map((side) => side.flatMap((other) => getDeployedItems(key, other) ?? []).filter(isWanted));
  return sides.every((side) => side.length) ? findOnly(sides.flat()) : undefined;
}

/** What the units of a contract declare together, filled up with what is known of the members that they lack. */
function collectItems(key: ContractKey, {abiNames: answersTo}: Declaration, generation: Release): RecordedAbi {
  const own = getLinearizedBases(contractRecords[key].name, generation).flatMap(({declaration}) => toAbiItems(declaration, generation));
  const isCalled = ({type, name}: NamedItem): boolean => answersTo[CATEGORY[type]].includes(name);
  // Errors of libraries belong to the ABI of the contract that uses them; what else is missing is OpenZeppelin's.
  const foreign = [...sourceItems(generation).values()].filter(({type}) => type === 'error');
  const others = [...foreign, ...libraryItems(undefined).values()].filter((item) => !own.some(matchesName(CATEGORY[item.type], item.name)));
  const items = [...own, ...others].filter(isCalled);
  const missing = Object.values(CATEGORY).flatMap((category) =>
    answersTo[category].filter((name) => !items.some(matchesName(category, name))).map((name) => {
      const isWanted = matchesName(category, name);
      const found = findInOtherContracts(generation, isWanted);
      return {name, found, inferred: found ? undefined : findInOtherReleases(key, generation, isWanted)};
    }),
  );
  return {
    items: [...items, ...missing.flatMap(({found, inferred}) => found ?? inferred ?? [])],
    inferred: missing.filter(({inferred}) => inferred).map(({name}) => name),
    unknown: missing.filter(({found, inferred}) => !found && !inferred).map(({name}) => name),
  };
}

/** Constructor, fallback and receive, which have no names. */
function getUnnamedItems(name: string, generation: Release): readonly Item[] {
  const units = getLinearizedBases(name, generation).filter(({declaration}) => declaration.kind !== 'interface');
  const kinds = units.flatMap((unit) =>
    (unit.declaration.functions ?? [])
      .filter(({kind}) => kind && (kind !== 'constructor' || unit.name === name))
      .map(({kind, params, mutability}): Item => {
        const stateMutability = mutability as 'payable';
        if (kind !== 'constructor') return {type: kind as 'fallback', stateMutability};
        return {type: kind, inputs: params.map((item) => toAbiParameter(item, generation)), stateMutability};
      }),
  );
  return kinds.filter((item, index) => kinds.findIndex(({type}) => type === item.type) === index);
}

const itemOrder: readonly Item['type'][] = ['constructor', 'fallback', 'receive', 'error', 'event', 'function'];

function recordAbi(key: ContractKey, generation: Release): RecordedAbi {
  const declaration = contractRecords[key].releases[generation];
  const deployed = getDeployedItems(key, generation);
  if (!declaration) return {items: [], inferred: [], unknown: []};
  const all = deployed ? {items: deployed, inferred: [], unknown: []} : collectItems(key, declaration, generation);
  const items = [...new Map(all.items.map((item) => [getAbiItemKey(item), item])).values()];
  const unnamed = declaration.abiNames.events.filter((name) => !all.unknown.includes(name) && !items.some(matchesName('events', name)));
  return {...all, items, unknown: [...all.unknown, ...unnamed]};
}

const recordedAbis = memoize((key: ContractKey) => memoize((generation: Release) => recordAbi(key, generation)));

/** The named members of a contract's ABI in a generation, as far as they are on record. */
export const getRecordedAbi = (key: ContractKey, generation: Release): RecordedAbi => recordedAbis(key)(generation);

/** Only a deployed contract has an ABI file that lacks an event: the rest of it is exact. */
function makeAbi(key: ContractKey, generation: Release): Abi | undefined {
  const {items, unknown} = getRecordedAbi(key, generation);
  if (!items.length || (unknown.length && !getDeployedItems(key, generation))) return undefined;
  const rank = (item: Item): string => `${itemOrder.indexOf(item.type)} ${'name' in item ? item.name : ''}`;
  return [...getUnnamedItems(contractRecords[key].name, generation), ...items].sort((one, other) => (rank(one) < rank(other) ? -1 : 1));
}

const completeAbis = memoize((key: ContractKey) => memoize((generation: Release) => makeAbi(key, generation)));

/** The ABI of a page's contract in one generation, as a compiler gives it. Undefined where the facts do not hold all of it. */
export const getAbi = (key: ContractKey, generation: Release): Abi | undefined => completeAbis(key)(generation);

/** Generations in which the ABI of a page's contract is on record, newest first. */
function getAbiReleases(key: ContractKey): readonly Release[] {
  return releases.toReversed().filter((generation) => getAbi(key, generation));
}

/** Stable address of an ABI file. */
export function getAbiPath(key: ContractKey, generation: Release): string {
  return `/abi/${key}/${generation}.json`;
}

/** An ABI of a contract, with every generation that has it, newest first: the file of the first stands for all. */
export interface AbiVersion {
  readonly path: string;
  readonly releases: readonly Release[];
  readonly missing: readonly string[];
  /** Members whose signature is taken from the generations around it. */
  readonly inferred: readonly string[];
}

export function getAbiVersions(key: ContractKey): readonly AbiVersion[] {
  const all = getAbiReleases(key).map((generation) => ({generation, text: JSON.stringify(getAbi(key, generation))}));
  return all
    .filter(({text}, index) => all.findIndex((other) => other.text === text) === index)
    .map(({generation, text}) => ({
      path: getAbiPath(key, generation),
      generations: all.filter((other) => other.text === text).map((other) => other.generation),
      missing: findMissingEvents(key, generation),
      inferred: getRecordedAbi(key, generation).inferred,
    }));
}

/** Every ABI file of the site. */
export function listAbiFiles(): readonly {readonly key: ContractKey; readonly generation: Release}[] {
  return contractKeys.flatMap((key) => getAbiReleases(key).map((generation) => ({key, generation})));
}
