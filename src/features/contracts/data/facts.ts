import {keccak256, toBytes} from 'viem';
import type {Bodies, DeployedName, Generation} from './releases';
import {generations, releaseOf} from './releases';
import type {Declaration, DeployedAbi, Parameter, Revert} from './types';

/** Reads what `sources/` holds: the facts as they come out of the compiled source. */

type Facts = Readonly<Record<string, unknown>>;

/** `ZeroAddressNotAllowed if not: _to != address(0)` as data. A condition that was cut off is left out. */
function readRevert(text: string): Revert {
  const [, error, word, condition] = /^([\w.]+)(?: (if|if not): (.*))?$/.exec(text) ?? [];
  if (!error) throw new Error(`Cannot read the revert "${text}"`);
  const isComplete = condition?.split('(').length === condition?.split(')').length;
  if (!condition || !isComplete) return {error};
  return word === 'if' ? {error, if: condition} : {error, unless: condition};
}

function readMember({getter, reverts, returns, ...rest}: Facts): Facts {
  const text = /^keccak256\("(.*)"\)$/.exec(String(rest.value))?.[1];
  return {
    ...rest,
    ...(text !== undefined && {hash: keccak256(toBytes(text))}),
    ...(getter as Facts | undefined),
    ...(Array.isArray(returns) && returns.length && {returns}),
    ...(Array.isArray(reverts) && {reverts: reverts.map((item) => readRevert(String(item)))}),
  };
}

/** A name with the types of its parameters: the signature, where the compiler gives none. */
export function withTypes(name: string, params: readonly Parameter[]): string {
  return `${name}(${params.map(({type}) => type).join(',')})`;
}

interface Callable extends Facts {
  readonly name: string;
  readonly signature?: string;
  readonly params: readonly Parameter[];
  readonly returns?: readonly Parameter[];
  readonly reverts?: readonly string[];
}

/** The facts of a function or modifier with what its body says. */
function withBody(fact: Callable, {locations, order, reverts}: Bodies): Facts {
  const key = fact.signature ?? withTypes(fact.name, fact.params);
  const located = (list: readonly Parameter[]): readonly Parameter[] =>
    list.map((item) => {
      const location = locations?.[key]?.[item.name];
      return location ? {...item, location} : item;
    });
  return {
    ...fact,
    params: located(fact.params),
    ...(fact.returns && {returns: located(fact.returns)}),
    ...(reverts?.[key] && {reverts: [...(fact.reverts ?? []), ...reverts[key]]}),
    ...(order?.[key] && {order: order[key]}),
  };
}

function readUnit({fullAbiNames, inherits, ...rest}: Facts, bodies: Bodies = {}): Declaration {
  const entries = Object.entries(rest).map(([key, value]): [string, unknown] => {
    if (!Array.isArray(value)) return [key, value];
    const hasBody = key === 'functions' || key === 'modifiers';
    return [key, value.map((item: Callable) => readMember(hasBody ? withBody(item, bodies) : item))];
  });
  return {...Object.fromEntries(entries), ...(inherits ? {inherits} : {}), answersTo: fullAbiNames} as Declaration;
}

type Units = ReadonlyMap<string, Declaration>;

/** Every unit of every generation: what a release does not change stays as it was. */
function readReleases(): ReadonlyMap<Generation, Units> {
  const byGeneration = new Map<Generation, Units>();
  let units: Units = new Map();
  for (const generation of generations) {
    const {units: changed, bodies} = releaseOf(generation);
    const changes = Object.entries(changed).map(([name, facts]: [string, Facts | null]) => [name, facts && readUnit(facts, bodies?.[name])] as const);
    const all = new Map<string, Declaration | null>([...units, ...changes]);
    units = new Map([...all].filter((entry): entry is [string, Declaration] => entry[1] !== null));
    byGeneration.set(generation, units);
  }
  return byGeneration;
}

const units = readReleases();

export function unitsIn(generation: Generation): Units {
  return units.get(generation) ?? new Map();
}

/** The complete ABI of the deployed contracts, in the generations for which it is on record. */
export const deployedAbi = readDeployed();

function readDeployed(): Readonly<Record<DeployedName, Partial<Record<Generation, DeployedAbi>>>> {
  const abis: Record<string, Partial<Record<Generation, DeployedAbi>>> = {};
  for (const generation of generations) {
    for (const [name, abi] of Object.entries(releaseOf(generation).deployed)) {
      abis[name] = {...abis[name], [generation]: abi as DeployedAbi};
    }
  }
  return abis as Record<DeployedName, Partial<Record<Generation, DeployedAbi>>>;
}
