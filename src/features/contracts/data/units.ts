import {unitsIn} from './facts';
import type {ContractKey} from './pages';
import {contractRecords, partOwners} from './pages';
import type {Generation} from './releases';
import {generations} from './releases';
import type {ContractRecord, Declaration} from './types';

/** A contract, interface, library or part by its name in the source, in one generation. */
export interface Unit {
  readonly name: string;
  readonly declaration: Declaration;
}

export const contractKeys = Object.keys(contractRecords) as ContractKey[];

const keysByName = new Map(contractKeys.map((key) => [contractRecords[key].name, key]));

export function isContractKey(value: unknown): value is ContractKey {
  return typeof value === 'string' && Object.hasOwn(contractRecords, value);
}

/** Units without a page of their own, in any generation. */
export const partNames: readonly string[] = [...new Set(generations.flatMap((generation) => [...unitsIn(generation).keys()]))]
  .filter((name) => !keysByName.has(name))
  .sort();

/** The newest generation in which the contract exists: the one that its page documents. */
export function documentedGeneration(record: ContractRecord): Generation {
  const newest = generations.toReversed().find((generation) => record.generations[generation]);
  if (!newest) throw new Error(`${record.name} exists in no generation`);
  return newest;
}

export function findUnit(name: string, generation: Generation): Unit | undefined {
  const declaration = unitsIn(generation).get(name);
  return declaration && {name, declaration};
}

/** The page that documents what the unit declares. */
export function ownerOf(unit: string): ContractKey | undefined {
  return keysByName.get(unit) ?? partOwners[unit];
}

/** Of a part that is on record in newer generations only, the bases there lead on. */
function basesOf(name: string, generation: Generation): readonly string[] {
  const known = findUnit(name, generation);
  const later = known || keysByName.has(name) ? undefined : generations.map((other) => findUnit(name, other)).find(Boolean);
  return (known ?? later)?.declaration.inherits ?? [];
}

/** The unit and everything it inherits from, nearest first, as far as the facts know it. */
export function lineage(name: string, generation: Generation): readonly Unit[] {
  const names = new Set([name]);
  // A set that grows while it is walked goes through the bases breadth first.
  for (const next of names) basesOf(next, generation).forEach((base) => names.add(base));
  return [...names].map((next) => findUnit(next, generation)).filter((unit) => unit !== undefined);
}

/** Every unit of a generation. */
export function allUnits(generation: Generation): readonly Unit[] {
  return [...keysByName.keys(), ...partNames]
    .map((name) => findUnit(name, generation))
    .filter((unit) => unit !== undefined);
}

/** What a page documents: its contract and the parts without a page of their own. */
export function unitsOfPage(key: ContractKey, generation = documentedGeneration(contractRecords[key])): readonly Unit[] {
  const record = contractRecords[key];
  const parts = Object.keys(partOwners).filter((part) => partOwners[part] === key);
  return [record.name, ...parts]
    .map((name) => findUnit(name, generation))
    .filter((unit) => unit !== undefined);
}
