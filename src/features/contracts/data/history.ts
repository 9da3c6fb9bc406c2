import {deployedAbi} from './facts';
import type {Draft, Member, Place} from './members';
import {declaredMembers, membersOf, placeOf} from './members';
import {readGuard} from './guards';
import type {ContractKey} from './pages';
import {contractRecords, deployments, partOwners, successors} from './pages';
import type {Reach} from './reach';
import {reach} from './reach';
import type {Generation} from './releases';
import {generations, newest, releaseOf, renames} from './releases';
import type {DeployedAbi, Hex} from './types';
import type {Unit} from './units';
import {allUnits, documentedGeneration, findUnit, lineage} from './units';

/**
 * Members are compared within a category: to a caller a constant that becomes a function stays the
 * same. The first three are the ABI.
 */
const categories = ['functions', 'events', 'errors', 'types', 'internals'] as const;
export type Category = (typeof categories)[number];

export function categoryOf({kind, hex}: Pick<Draft, 'kind' | 'hex'>): Category {
  if (kind === 'event') return 'events';
  if (kind === 'error') return 'errors';
  if (kind === 'struct' || kind === 'enum') return 'types';
  return hex ? 'functions' : 'internals';
}

function isAbi(category: Category): category is 'functions' | 'events' | 'errors' {
  return category !== 'types' && category !== 'internals';
}

/** What a contract had under a name in one generation, as far as it is on record. */
export interface Appearance {
  readonly hexes: readonly Hex[];
  readonly signatures: readonly string[];
  readonly unit?: string | undefined;
  /** How a call ran through the code, of functions whose code is on record. */
  readonly reach?: Reach | undefined;
  /** Fields of a struct or values of an enum, as one comparable text. */
  readonly shape?: string;
  /** How many fields or values. */
  readonly size?: number;
  /** The facts do not tell whether it existed. */
  readonly isUnknown?: boolean;
}


function abiEntries(
  key: ContractKey,
  category: Category,
  name: string,
  generation: Generation,
): readonly [Hex, string][] {
  const deployment = deployments[key];
  if (!deployment || !isAbi(category)) return [];
  const byGeneration: Partial<Record<Generation, DeployedAbi>> = deployedAbi[deployment.abi];
  const entries = Object.entries(byGeneration[generation]?.[category] ?? {}) as [Hex, string][];
  return entries
    .filter(([, text]) => text.startsWith(`${name}(`))
    .map(([hex, text]) => [hex, text.replace(/ (?:view|pure|nonpayable|payable)(?: returns .*)?$/, '')]);
}

function declarationsOf(
  units: readonly Unit[],
  category: Category,
  name: string,
  generation: Generation,
): readonly Draft[] {
  return units
    .flatMap((unit) => declaredMembers(unit, generation))
    .filter((draft) => draft.name === name && categoryOf(draft) === category);
}

function shapeOf(draft: Draft): Pick<Appearance, 'shape' | 'size'> {
  if (draft.kind !== 'struct' && draft.kind !== 'enum') return {};
  const {members} = draft.fact;
  return {shape: JSON.stringify(members).replaceAll(/"\w+\./g, '"'), size: members.length};
}

/** Whether the units behind a page are missing in the facts of a generation. */
function isPartlyUnknown(key: ContractKey, generation: Generation): boolean {
  return releaseOf(generation).isPartial === true && Object.values(partOwners).includes(key);
}

function appearance(
  key: ContractKey,
  category: Category,
  name: string,
  generation: Generation,
): Appearance | undefined {
  const record = contractRecords[key];
  const declaration = record.generations[generation];
  if (!declaration) return undefined;
  if (isAbi(category) && !declaration.answersTo[category].includes(name)) return undefined;

  const drafts = declarationsOf(lineage(record.name, generation), category, name, generation);
  const abi = abiEntries(key, category, name, generation);
  const [first] = drafts;
  if (!first && !abi.length) {
    const nothing = {hexes: [], signatures: []};
    if (isAbi(category)) return nothing;
    return isPartlyUnknown(key, generation) ? {...nothing, isUnknown: true} : undefined;
  }

  const hexes = abi.length ? abi.map(([hex]) => hex) : drafts.map(({hex}) => hex);
  const signatures = abi.length ? abi.map(([, text]) => text) : drafts.map(({signature}) => signature);
  const same = drafts.filter((draft) => draft.signature === first?.signature);
  const code = same.find((draft) => findUnit(draft.unit, generation)?.declaration.kind !== 'interface');
  return {
    hexes: [...new Set(hexes)].filter((hex) => hex !== undefined),
    signatures: [...new Set(signatures)],
    unit: first?.unit,
    reach: code?.kind === 'function' ? reach(record.name, code.unit, code.fact, generation) : undefined,
    ...(first && shapeOf(first)),
  };
}

function older(generation: Generation): readonly Generation[] {
  return generations.slice(0, generations.indexOf(generation));
}

export function earlierName(name: string): string | undefined {
  return Object.keys(renames).find((old) => renames[old] === name);
}

/** How a member of a page looked in an earlier generation: only what differs is set. */
export interface Earlier {
  readonly generation: Generation;
  readonly isAbsent?: boolean;
  readonly isUnknown?: boolean;
  readonly name?: string | undefined;
  readonly signatures?: readonly string[];
  readonly hexes?: readonly Hex[];
  readonly unit?: string | undefined;
  readonly guards?: readonly string[];
  readonly size?: number;
}

function differs(one: readonly string[] | undefined, other: readonly string[] | undefined): boolean {
  return one !== undefined && other !== undefined && [...one].sort().join() !== [...other].sort().join();
}

/** The guards of an earlier generation, if they differ from those of today. */
function olderGuards(today: Reach | undefined, then: Reach | undefined): Pick<Earlier, 'guards'> {
  if (!today || !then) return {};
  const isComparable = (guard: string): boolean =>
    !(today.hasPauseInBody || then.hasPauseInBody) || !readGuard(guard).pauseTypes;
  const guards = then.guards.filter(isComparable);
  return differs(today.guards.filter(isComparable), guards) ? {guards} : {};
}

export function historyOf(key: ContractKey, member: Member): readonly Earlier[] {
  if (member.kind === 'constructor') return [];
  const category = categoryOf(member);
  const documented = documentedGeneration(contractRecords[key]);
  const today = appearance(key, category, member.name, documented)?.reach;
  return older(documented).map((generation): Earlier => {
    const old = earlierName(member.name);
    const same = appearance(key, category, member.name, generation);
    const renamed = same || !old ? undefined : appearance(key, category, old, generation);
    const then = same ?? renamed;
    if (!then) return {generation, isAbsent: true};
    if (then.isUnknown || (member.hex && !then.hexes.length)) return {generation, isUnknown: true};
    const isOther = member.hex !== undefined && !then.hexes.includes(member.hex);
    const otherShape = then.shape !== undefined && then.shape !== shapeOf(member).shape;
    return {
      generation,
      ...(renamed && {name: old}),
      ...(isOther && {signatures: then.signatures, hexes: then.hexes}),
      ...(then.unit && then.unit !== member.unit && !member.alsoIn.includes(then.unit) && {unit: then.unit}),
      ...olderGuards(today, then.reach),
      ...(otherShape && {size: then.size}),
    };
  });
}

export interface VersionRow {
  readonly category: Category;
  readonly name: string;
  readonly cells: Readonly<Record<Generation, Appearance | undefined>>;
  readonly changes: readonly Change[];
  /** Units that declare the member in the newest generation, where the page's contract lost it. */
  readonly movedTo: readonly string[];
}

/** Names that the table of a page compares: the whole ABI of a deployed contract, else its own members. */
function namesToCompare(key: ContractKey, category: Category): readonly string[] {
  const {name, generations: declarations} = contractRecords[key];
  const own = generations.flatMap((generation) => {
    const unit = findUnit(name, generation);
    return unit ? declaredMembers(unit, generation) : [];
  });
  const names = [...membersOf(key), ...own]
    .filter((member) => member.required && categoryOf(member) === category)
    .map((member) => member.name);
  const answered =
    isAbi(category) && deployments[key]?.contract
      ? generations.flatMap((generation) => declarations[generation]?.answersTo[category] ?? [])
      : [];
  return [...new Set([...names, ...answered])].sort();
}

/** A difference between two generations; those between them are not on record. */
export interface Change {
  readonly from: Generation;
  readonly to: Generation;
  readonly kind: 'added' | 'removed' | 'changed';
}

/** What happened to a member from generation to generation. */
function changesOf(cells: VersionRow['cells']): readonly Change[] {
  const known = generations.filter((generation) => !cells[generation]?.isUnknown);
  return known.slice(1).flatMap((to, index): Change[] => {
    const from = known[index] ?? to;
    const [before, after] = [cells[from], cells[to]];
    if (!before || !after) return before === after ? [] : [{from, to, kind: before ? 'removed' : 'added'}];
    const isSignature = before.hexes.length > 0 && after.hexes.length > 0 && differs(before.hexes, after.hexes);
    return isSignature || before.shape !== after.shape ? [{from, to, kind: 'changed'}] : [];
  });
}

/** Where the newest generation declares what a contract had before: in its successor, else anywhere. */
function newUnits(key: ContractKey, category: Category, name: string): readonly string[] {
  const successor = successors[key];
  const inSuccessor = successor ? lineage(successor, newest) : [];
  const units = inSuccessor.length ? inSuccessor : allUnits(newest);
  return [...new Set(declarationsOf(units, category, name, newest).map(({unit}) => unit))];
}

/** Everything that is not the same in all generations. */
export function versionRows(key: ContractKey): readonly VersionRow[] {
  return categories.flatMap((category) =>
    namesToCompare(key, category)
      .map((name): VersionRow => {
        const entries = generations.map((generation) => [generation, appearance(key, category, name, generation)]);
        const cells = Object.fromEntries(entries) as VersionRow['cells'];
        const movedTo = cells[newest] ? [] : newUnits(key, category, name);
        return {category, name, cells, changes: changesOf(cells), movedTo};
      })
      .filter(({changes}) => changes.length),
  );
}

/**
 * The unit of the contract's lineage that declares an ABI member, preferring one with a page for
 * it. Errors may also come from a library. Undefined: from outside the facts.
 */
export function inheritedPlace(key: ContractKey, category: Category, name: string): Place | undefined {
  const record = contractRecords[key];
  const generation = documentedGeneration(record);
  const own = declarationsOf(lineage(record.name, generation), category, name, generation);
  const mayBeForeign = category === 'errors' && !own.length;
  const found = mayBeForeign ? declarationsOf(allUnits(generation), category, name, generation) : own;
  const places = found.map(({unit, kind}) => placeOf(unit, [kind], name));
  return places.find(({member}) => member) ?? places[0];
}
