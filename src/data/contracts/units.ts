import {partRecords} from './parts';
import {contractRecords} from './records';
import type {ContractKey, PartName} from './structure';
import {partOwners} from './structure';
import type {ContractRecord, Declaration, Generation} from './types';
import {generations} from './types';

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

function isPart(name: string): name is PartName {
  return Object.hasOwn(partRecords, name);
}

/** The newest generation in which the contract exists: the one that its page documents. */
export function documentedGeneration(record: ContractRecord): Generation {
  const newest = [...generations].reverse().find((generation) => record.generations[generation]);
  if (!newest) throw new Error(`${record.name} exists in no generation`);
  return newest;
}

export function findUnit(name: string, generation: Generation): Unit | undefined {
  const key = keysByName.get(name);
  if (key) {
    const declaration = contractRecords[key].generations[generation];
    return declaration ? {name, declaration} : undefined;
  }
  return generation === '8.0' && isPart(name) ? partRecords[name] : undefined;
}

/** The page that documents what the unit declares. */
export function ownerOf(unit: string): ContractKey | undefined {
  return keysByName.get(unit) ?? (isPart(unit) ? partOwners[unit] : undefined);
}

function basesOf(name: string, unit: Unit | undefined): readonly string[] {
  const declaration = unit?.declaration ?? (isPart(name) ? partRecords[name].declaration : undefined);
  return declaration?.inherits ?? [];
}

/**
 * The unit and everything it inherits from, nearest first, as far as the facts know it. Of a part
 * that is on record in 8.0 only, the bases there lead on.
 */
export function lineage(name: string, generation: Generation): readonly Unit[] {
  const found: Unit[] = [];
  const queue = [name];
  const seen = new Set<string>();
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    if (seen.has(next)) continue;
    seen.add(next);
    const unit = findUnit(next, generation);
    if (unit) found.push(unit);
    queue.push(...basesOf(next, unit));
  }
  return found;
}

/** Every unit of a generation. */
export function allUnits(generation: Generation): readonly Unit[] {
  const names = [...keysByName.keys(), ...Object.keys(partRecords)];
  return names.map((name) => findUnit(name, generation)).filter((unit) => unit !== undefined);
}

/** What a page documents: its contract and the parts without a page of their own. */
export function unitsOfPage(key: ContractKey): readonly Unit[] {
  const record = contractRecords[key];
  const generation = documentedGeneration(record);
  const parts = Object.keys(partOwners).filter((part) => isPart(part) && partOwners[part] === key);
  return [record.name, ...parts]
    .map((name) => findUnit(name, generation))
    .filter((unit) => unit !== undefined);
}
