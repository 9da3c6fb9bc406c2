import {getDeclarations} from './facts';
import type {ContractKey} from './pages';
import {contractRecords, partOwners} from './pages';
import type {Release} from './releases';
import {releases} from './releases';
import type {ContractRecord, Declaration} from './types';

/** A contract, interface, library or part by its name in the source, in one generation. */
export interface SourceContract {
  readonly name: string;
  readonly declaration: Declaration;
}

export const contractKeys = Object.keys(contractRecords) as ContractKey[];

const keysByName = new Map(contractKeys.map((key) => [contractRecords[key].name, key]));

export function isContractKey(value: unknown): value is ContractKey {
  return typeof value === 'string' && Object.hasOwn(contractRecords, value);
}

/** Units without a page of their own, in any generation. */
export const partNames: readonly string[] = [...new Set(releases.flatMap((generation) => [...getDeclarations(generation).keys()]))]
  .filter((name) => !keysByName.has(name))
  .sort();

/** The newest generation in which the contract exists: the one that its page documents. */
export function getDocumentedRelease(record: ContractRecord): Release {
  const newest = releases.toReversed().find((generation) => record.releases[generation]);
  if (!newest) throw new Error(`${record.name} exists in no generation`);
  return newest;
}

export function findContract(name: string, generation: Release): SourceContract | undefined {
  const declaration = getDeclarations(generation).get(name);
  return declaration && {name, declaration};
}

/** The page that documents what the unit declares. */
export function findDocumentingPage(unit: string): ContractKey | undefined {
  return keysByName.get(unit) ?? partOwners[unit];
}

/** Of a part that is on record in newer generations only, the bases there lead on. */
function getBases(name: string, generation: Release): readonly string[] {
  const known = findContract(name, generation);
  const later = known || keysByName.has(name) ? undefined : releases.map((other) => findContract(name, other)).find(Boolean);
  return (known ?? later)?.declaration.inherits ?? [];
}

/** The unit and everything it inherits from, nearest first, as far as the facts know it. */
export function getLinearizedBases(name: string, generation: Release): readonly SourceContract[] {
  const names = new Set([name]);
  // A set that grows while it is walked goes through the bases breadth first.
  for (const next of names) getBases(next, generation).forEach((base) => names.add(base));
  return [...names].map((next) => findContract(next, generation)).filter((unit) => unit !== undefined);
}

/** Every unit of a generation. */
export function getContracts(generation: Release): readonly SourceContract[] {
  return [...keysByName.keys(), ...partNames]
    .map((name) => findContract(name, generation))
    .filter((unit) => unit !== undefined);
}

/** What a page documents: its contract and the parts without a page of their own. */
export function getPageContracts(key: ContractKey, generation = getDocumentedRelease(contractRecords[key])): readonly SourceContract[] {
  const record = contractRecords[key];
  const parts = Object.keys(partOwners).filter((part) => partOwners[part] === key);
  return [record.name, ...parts]
    .map((name) => findContract(name, generation))
    .filter((unit) => unit !== undefined);
}
