import type {Abi, AbiParameter} from 'viem';
import {parseAbiItem, toEventSelector, toFunctionSelector} from 'viem';
import {deployedAbi, unitsIn} from './facts';
import {memoize} from './memoize';
import type {ContractKey} from './pages';
import {contractRecords, deployments} from './pages';
import type {Generation} from './releases';
import {generations} from './releases';
import type {AbiNames, Declaration, FunctionFact, Parameter} from './types';
import {allUnits, contractKeys, lineage} from './units';
import standardAbis from '../facts/standardAbis.json';

type Item = Abi[number];
export type NamedItem = Extract<Item, {readonly name: string}>;
type Category = keyof AbiNames;

const CATEGORY: Record<NamedItem['type'], Category> = {function: 'functions', event: 'events', error: 'errors'};

/** A parameter of the source as the ABI has it: structs with their fields, enums and contracts as what they are encoded as. */
function abiParameter({name, type, indexed}: Parameter, generation: Generation): AbiParameter & {readonly indexed?: boolean} {
  const [, base = '', array = ''] = /^(.*?)((?:\[\d*\])*)$/.exec(type.replace(/^(?:enum|struct) /, '').replace(' payable', '')) ?? [];
  const [unit = '', inner] = base.split('.');
  const declaration = inner ? unitsIn(generation).get(unit) : undefined;
  const struct = declaration?.structs?.find((item) => item.name === inner);
  const isEnum = declaration?.enums?.some((item) => item.name === inner);
  const common = {name, ...(indexed !== undefined && {indexed})};
  if (struct) {
    const components = struct.members.map((member) => abiParameter(member, generation));
    return {...common, type: `tuple${array}`, internalType: `struct ${base}${array}`, components};
  }
  if (isEnum) return {...common, type: `uint8${array}`, internalType: `enum ${base}${array}`};
  if (base.startsWith('contract ')) return {...common, type: `address${array}`, internalType: `${base}${array}`};
  return {...common, type: `${base}${array}`, internalType: `${base}${array}`};
}

/** The getter that the compiler makes for a public variable or constant. */
function getter(name: string, type: string, mutability: 'view' | 'pure'): Pick<FunctionFact, 'name' | 'params' | 'returns' | 'mutability'> {
  const params: Parameter[] = [];
  let value = type;
  for (let match = /^mapping\((.+?) => (.+)\)$/.exec(value); match; match = /^mapping\((.+?) => (.+)\)$/.exec(value)) {
    params.push({name: '', type: match[1] ?? ''});
    value = match[2] ?? '';
  }
  return {name, params, returns: [{name: '', type: value}], mutability};
}

/** What a unit declares for callers. */
export function declaredItems({functions = [], stateVariables = [], constants = [], errors = [], events = []}: Declaration, generation: Generation): readonly NamedItem[] {
  const parameters = (list: readonly Parameter[] = []): readonly AbiParameter[] => list.map((item) => abiParameter(item, generation));
  const callable = [
    ...functions.filter(({selector}) => selector),
    ...[...stateVariables, ...constants].filter(({selector}) => selector).map(({name, type}) => getter(name, type, 'view')),
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
export function idOf(item: NamedItem): string {
  return `${item.type} ${item.type === 'event' ? toEventSelector(item) : toFunctionSelector({...item, type: 'function'} as never)}`;
}

const parse = (type: NamedItem['type'], text: string): NamedItem => parseAbiItem(`${type} ${text.replace(' nonpayable', '')}`) as NamedItem;

/**
 * What comes from OpenZeppelin: with the names of its source, else as the deployed contracts have it. Members that a unit
 * on record declares are left to that unit, since a namesake of another release can have another signature.
 */
const standard = memoize((): ReadonlyMap<string, NamedItem> => {
  const declared = new Set(generations.flatMap((generation) => [...known(generation).values()].map(({name}) => name)));
  const deployed = Object.values(deployedAbi).flatMap((byGeneration) => Object.values(byGeneration));
  const unnamed = [
    ...deployed.flatMap((abi) => Object.values(abi.functions).map((text) => parse('function', text))),
    ...deployed.flatMap((abi) => Object.values(abi.errors).map((text) => parse('error', text))),
  ];
  const items = [
    ...unnamed.filter(({name}) => !declared.has(name)),
    ...standardAbis.protocol.flatMap(({contracts}) => Object.values<readonly string[]>(contracts).flat()).filter((text) => !text.startsWith('error ')).map((text) => parseAbiItem(text) as NamedItem),
  ];
  return new Map(items.map((item) => [idOf(item), item]));
});

const known = memoize((generation: Generation): ReadonlyMap<string, NamedItem> => {
  const items = allUnits(generation).flatMap(({declaration}) => declaredItems(declaration, generation));
  return new Map(items.map((item) => [idOf(item), item]));
});

/** A member of a deployed ABI with the names of the source: of its own release, else of another one or of OpenZeppelin. */
function withNames(item: NamedItem, generation: Generation): NamedItem | undefined {
  const id = idOf(item);
  const others = generations.toReversed().filter((other) => other !== generation);
  return [generation, ...others].map((one) => known(one).get(id)).find(Boolean) ?? standard(undefined).get(id);
}

/** The ABI of a deployed contract; undefined where it is not on record. */
function deployedItems(key: ContractKey, generation: Generation): readonly NamedItem[] | undefined {
  const deployment = deployments[key];
  const abi = deployment?.contract && deployedAbi[deployment.abi][generation];
  if (!abi) return undefined;
  const callable = [
    ...Object.values(abi.functions).map((text) => parse('function', text)),
    ...Object.values(abi.errors).map((text) => parse('error', text)),
  ];
  const events = Object.values(abi.events).map((text) => withNames(parse('event', text), generation));
  return [...callable.map((item) => withNames(item, generation) ?? item), ...events.filter((item) => item !== undefined)];
}

/** Events that an ABI file leaves out: which of their fields are topics is not on record. */
export function missingEvents(key: ContractKey, generation: Generation): readonly string[] {
  const events = abiOf(key, generation)?.filter(({type}) => type === 'event') ?? [];
  const names = contractRecords[key].generations[generation]?.answersTo.events ?? [];
  return names.filter((name) => !events.some((event) => 'name' in event && event.name === name));
}

/** What is on record of an ABI. */
interface Collected {
  readonly items: readonly NamedItem[];
  /** Names whose signature is the one that the generations before and after share. */
  readonly inferred: readonly string[];
  /** Names whose signature is not on record. */
  readonly unknown: readonly string[];
}

const isOf = (category: Category, name: string) => (item: NamedItem): boolean => CATEGORY[item.type] === category && item.name === name;

/** The only one of its name; undefined where there is none or several. */
function only(items: readonly NamedItem[]): NamedItem | undefined {
  return new Set(items.map(idOf)).size === 1 ? items[0] : undefined;
}

/** A member that contracts of the generation on record have, in one shape. */
function deployedElsewhere(generation: Generation, isWanted: (item: NamedItem) => boolean): NamedItem | undefined {
  return only(contractKeys.flatMap((key) => deployedItems(key, generation) ?? []).filter(isWanted));
}

/** A member that the contract has in one shape before and after the generation. */
function sharedShape(key: ContractKey, generation: Generation, isWanted: (item: NamedItem) => boolean): NamedItem | undefined {
  const index = generations.indexOf(generation);
  const sides = [generations.slice(0, index), generations.slice(index + 1)].map((side) => side.flatMap((other) => deployedItems(key, other) ?? []).filter(isWanted));
  return sides.every((side) => side.length) ? only(sides.flat()) : undefined;
}

/** What the units of a contract declare together, filled up with what is known of the members that they lack. */
function collectedItems(key: ContractKey, {answersTo}: Declaration, generation: Generation): Collected {
  const own = lineage(contractRecords[key].name, generation).flatMap(({declaration}) => declaredItems(declaration, generation));
  const isCalled = ({type, name}: NamedItem): boolean => answersTo[CATEGORY[type]].includes(name);
  // Errors of libraries belong to the ABI of the contract that uses them; what else is missing is OpenZeppelin's.
  const foreign = [...known(generation).values()].filter(({type}) => type === 'error');
  const others = [...foreign, ...standard(undefined).values()].filter((item) => !own.some(isOf(CATEGORY[item.type], item.name)));
  const items = [...own, ...others].filter(isCalled);
  const missing = Object.values(CATEGORY).flatMap((category) =>
    answersTo[category].filter((name) => !items.some(isOf(category, name))).map((name) => {
      const isWanted = isOf(category, name);
      const found = deployedElsewhere(generation, isWanted);
      return {name, found, inferred: found ? undefined : sharedShape(key, generation, isWanted)};
    }),
  );
  return {
    items: [...items, ...missing.flatMap(({found, inferred}) => found ?? inferred ?? [])],
    inferred: missing.filter(({inferred}) => inferred).map(({name}) => name),
    unknown: missing.filter(({found, inferred}) => !found && !inferred).map(({name}) => name),
  };
}

/** Constructor, fallback and receive, which have no names. */
function namelessItems(name: string, generation: Generation): readonly Item[] {
  const units = lineage(name, generation).filter(({declaration}) => declaration.kind !== 'interface');
  const kinds = units.flatMap((unit) =>
    (unit.declaration.functions ?? [])
      .filter(({kind}) => kind && (kind !== 'constructor' || unit.name === name))
      .map(({kind, params, mutability}): Item => {
        const stateMutability = mutability as 'payable';
        if (kind !== 'constructor') return {type: kind as 'fallback', stateMutability};
        return {type: kind, inputs: params.map((item) => abiParameter(item, generation)), stateMutability};
      }),
  );
  return kinds.filter((item, index) => kinds.findIndex(({type}) => type === item.type) === index);
}

const order: readonly Item['type'][] = ['constructor', 'fallback', 'receive', 'error', 'event', 'function'];

function collect(key: ContractKey, generation: Generation): Collected {
  const declaration = contractRecords[key].generations[generation];
  const deployed = deployedItems(key, generation);
  if (!declaration) return {items: [], inferred: [], unknown: []};
  const all = deployed ? {items: deployed, inferred: [], unknown: []} : collectedItems(key, declaration, generation);
  const items = [...new Map(all.items.map((item) => [idOf(item), item])).values()];
  const unnamed = declaration.answersTo.events.filter((name) => !all.unknown.includes(name) && !items.some(isOf('events', name)));
  return {...all, items, unknown: [...all.unknown, ...unnamed]};
}

const collections = memoize((key: ContractKey) => memoize((generation: Generation) => collect(key, generation)));

/** The named members of a contract's ABI in a generation, as far as they are on record. */
export const recordedAbi = (key: ContractKey, generation: Generation): Collected => collections(key)(generation);

/** Only a deployed contract has an ABI file that lacks an event: the rest of it is exact. */
function makeAbi(key: ContractKey, generation: Generation): Abi | undefined {
  const {items, unknown} = recordedAbi(key, generation);
  if (!items.length || (unknown.length && !deployedItems(key, generation))) return undefined;
  const rank = (item: Item): string => `${order.indexOf(item.type)} ${'name' in item ? item.name : ''}`;
  return [...namelessItems(contractRecords[key].name, generation), ...items].sort((one, other) => (rank(one) < rank(other) ? -1 : 1));
}

const abis = memoize((key: ContractKey) => memoize((generation: Generation) => makeAbi(key, generation)));

/** The ABI of a page's contract in one generation, as a compiler gives it. Undefined where the facts do not hold all of it. */
export const abiOf = (key: ContractKey, generation: Generation): Abi | undefined => abis(key)(generation);

/** Generations in which the ABI of a page's contract is on record, newest first. */
function abiGenerations(key: ContractKey): readonly Generation[] {
  return generations.toReversed().filter((generation) => abiOf(key, generation));
}

/** Stable address of an ABI file. */
export function abiPath(key: ContractKey, generation: Generation): string {
  return `/abi/${key}/${generation}.json`;
}

/** An ABI of a contract, with every generation that has it, newest first: the file of the first stands for all. */
export interface AbiVersion {
  readonly path: string;
  readonly generations: readonly Generation[];
  readonly missing: readonly string[];
  /** Members whose signature is taken from the generations around it. */
  readonly inferred: readonly string[];
}

export function abiVersions(key: ContractKey): readonly AbiVersion[] {
  const all = abiGenerations(key).map((generation) => ({generation, text: JSON.stringify(abiOf(key, generation))}));
  return all
    .filter(({text}, index) => all.findIndex((other) => other.text === text) === index)
    .map(({generation, text}) => ({
      path: abiPath(key, generation),
      generations: all.filter((other) => other.text === text).map((other) => other.generation),
      missing: missingEvents(key, generation),
      inferred: recordedAbi(key, generation).inferred,
    }));
}

/** Every ABI file of the site. */
export function abiFiles(): readonly {readonly key: ContractKey; readonly generation: Generation}[] {
  return contractKeys.flatMap((key) => abiGenerations(key).map((generation) => ({key, generation})));
}
