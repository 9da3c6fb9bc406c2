import {deployedAbis} from './facts';
import type {DeclaredMember, Member, DocsLink} from './members';
import {getDeclaredMembers, getMembers, findDocsLink} from './members';
import {getModifierEffect} from './guards';
import type {ContractKey} from './pages';
import {contractRecords, deployments, partOwners, successors} from './pages';
import type {FunctionEffects} from './reach';
import {traceEffects} from './reach';
import type {Release} from './releases';
import {releases, newest, getReleaseData, renames} from './releases';
import type {DeployedAbi, Hex} from './types';
import type {SourceContract} from './units';
import {getContracts, getDocumentedRelease, findContract, getLinearizedBases} from './units';

/**
 * Members are compared within a category: to a caller a constant that becomes a function stays the
 * same. The first three are the ABI.
 */
const categories = ['functions', 'events', 'errors', 'types', 'internals'] as const;
export type Category = (typeof categories)[number];

export function getCategory({kind, hex}: Pick<DeclaredMember, 'kind' | 'hex'>): Category {
  if (kind === 'event') return 'events';
  if (kind === 'error') return 'errors';
  if (kind === 'struct' || kind === 'enum') return 'types';
  return hex ? 'functions' : 'internals';
}

function isAbiCategory(category: Category): category is 'functions' | 'events' | 'errors' {
  return category !== 'types' && category !== 'internals';
}

/** What a contract had under a name in one generation, as far as it is on record. */
export interface Appearance {
  readonly hexes: readonly Hex[];
  readonly signatures: readonly string[];
  readonly declaredIn?: string | undefined;
  /** How a call ran through the code, of functions whose code is on record. */
  readonly reach?: FunctionEffects | undefined;
  /** Fields of a struct or values of an enum, as one comparable text. */
  readonly shape?: string;
  /** How many fields or values. */
  readonly size?: number;
  /** The facts do not tell whether it existed. */
  readonly isUnknown?: boolean;
}


function findAbiEntries(
  key: ContractKey,
  category: Category,
  name: string,
  generation: Release,
): readonly [Hex, string][] {
  const deployment = deployments[key];
  if (!deployment || !isAbiCategory(category)) return [];
  const byGeneration: Partial<Record<Release, DeployedAbi>> = deployedAbis[deployment.abi];
  const entries = Object.entries(byGeneration[generation]?.[category] ?? {}) as [Hex, string][];
  return entries
    .filter(([, text]) => text.startsWith(`${name}(`))
    .map(([hex, text]) => [hex, text.replace(/ (?:view|pure|nonpayable|payable)(?: returns .*)?$/, '')]);
}

function findDeclared(
  units: readonly SourceContract[],
  category: Category,
  name: string,
  generation: Release,
): readonly DeclaredMember[] {
  return units
    .flatMap((unit) => getDeclaredMembers(unit, generation))
    .filter((draft) => draft.name === name && getCategory(draft) === category);
}

function getShape(draft: DeclaredMember): Pick<Appearance, 'shape' | 'size'> {
  if (draft.kind !== 'struct' && draft.kind !== 'enum') return {};
  const {members} = draft.fact;
  return {shape: JSON.stringify(members).replaceAll(/"\w+\./g, '"'), size: members.length};
}

/** Whether the units behind a page are missing in the facts of a generation. */
function isPartlyUnknown(key: ContractKey, generation: Release): boolean {
  return getReleaseData(generation).isPartial === true && Object.values(partOwners).includes(key);
}

function findAppearance(
  key: ContractKey,
  category: Category,
  name: string,
  generation: Release,
): Appearance | undefined {
  const record = contractRecords[key];
  const declaration = record.releases[generation];
  if (!declaration) return undefined;
  if (isAbiCategory(category) && !declaration.abiNames[category].includes(name)) return undefined;

  const drafts = findDeclared(getLinearizedBases(record.name, generation), category, name, generation);
  const abi = findAbiEntries(key, category, name, generation);
  const [first] = drafts;
  if (!first && !abi.length) {
    const nothing = {hexes: [], signatures: []};
    if (isAbiCategory(category)) return nothing;
    return isPartlyUnknown(key, generation) ? {...nothing, isUnknown: true} : undefined;
  }

  const hexes = abi.length ? abi.map(([hex]) => hex) : drafts.map(({hex}) => hex);
  const signatures = abi.length ? abi.map(([, text]) => text) : drafts.map(({signature}) => signature);
  const same = drafts.filter((draft) => draft.signature === first?.signature);
  const code = same.find((draft) => findContract(draft.declaredIn, generation)?.declaration.kind !== 'interface');
  return {
    hexes: [...new Set(hexes)].filter((hex) => hex !== undefined),
    signatures: [...new Set(signatures)],
    declaredIn: first?.declaredIn,
    reach: code?.kind === 'function' ? traceEffects(record.name, code.declaredIn, code.fact, generation) : undefined,
    ...(first && getShape(first)),
  };
}

function getEarlierReleases(generation: Release): readonly Release[] {
  return releases.slice(0, releases.indexOf(generation));
}

export function findEarlierName(name: string): string | undefined {
  return Object.keys(renames).find((old) => renames[old] === name);
}

/** How a member of a page looked in an earlier generation: only what differs is set. */
export interface EarlierForm {
  readonly release: Release;
  readonly isAbsent?: boolean;
  readonly isUnknown?: boolean;
  readonly name?: string | undefined;
  readonly signatures?: readonly string[];
  readonly hexes?: readonly Hex[];
  readonly declaredIn?: string | undefined;
  readonly guards?: readonly string[];
  readonly size?: number;
}

function differs(one: readonly string[] | undefined, other: readonly string[] | undefined): boolean {
  return one !== undefined && other !== undefined && [...one].sort().join() !== [...other].sort().join();
}

/** The guards of an earlier generation, if they differ from those of today. */
function olderGuards(today: FunctionEffects | undefined, then: FunctionEffects | undefined): Pick<EarlierForm, 'guards'> {
  if (!today || !then) return {};
  const isComparable = (guard: string): boolean =>
    !(today.checksPauseInBody || then.checksPauseInBody) || !getModifierEffect(guard).pauseTypes;
  const guards = then.guards.filter(isComparable);
  return differs(today.guards.filter(isComparable), guards) ? {guards} : {};
}

export function getHistory(key: ContractKey, member: Member): readonly EarlierForm[] {
  if (member.kind === 'constructor') return [];
  const category = getCategory(member);
  const documented = getDocumentedRelease(contractRecords[key]);
  const today = findAppearance(key, category, member.name, documented)?.reach;
  return getEarlierReleases(documented).map((generation): EarlierForm => {
    const old = findEarlierName(member.name);
    const same = findAppearance(key, category, member.name, generation);
    const renamed = same || !old ? undefined : findAppearance(key, category, old, generation);
    const then = same ?? renamed;
    if (!then) return {release: generation, isAbsent: true};
    if (then.isUnknown || (member.hex && !then.hexes.length)) return {release: generation, isUnknown: true};
    const isOther = member.hex !== undefined && !then.hexes.includes(member.hex);
    const otherShape = then.shape !== undefined && then.shape !== getShape(member).shape;
    return {
      release: generation,
      ...(renamed && {name: old}),
      ...(isOther && {signatures: then.signatures, hexes: then.hexes}),
      ...(then.declaredIn && then.declaredIn !== member.declaredIn && !member.alsoIn.includes(then.declaredIn) && {declaredIn: then.declaredIn}),
      ...olderGuards(today, then.reach),
      ...(otherShape && {size: then.size}),
    };
  });
}

export interface VersionRow {
  readonly category: Category;
  readonly name: string;
  readonly cells: Readonly<Record<Release, Appearance | undefined>>;
  readonly changes: readonly Change[];
  /** Units that declare the member in the newest generation, where the page's contract lost it. */
  readonly movedTo: readonly string[];
}

/** Names that the table of a page compares: the whole ABI of a deployed contract, else its own members. */
function getNamesToCompare(key: ContractKey, category: Category): readonly string[] {
  const {name, releases: declarations} = contractRecords[key];
  const own = releases.flatMap((generation) => {
    const unit = findContract(name, generation);
    return unit ? getDeclaredMembers(unit, generation) : [];
  });
  const names = [...getMembers(key), ...own]
    .filter((member) => member.required && getCategory(member) === category)
    .map((member) => member.name);
  const answered =
    isAbiCategory(category) && deployments[key]?.contract
      ? releases.flatMap((generation) => declarations[generation]?.abiNames[category] ?? [])
      : [];
  return [...new Set([...names, ...answered])].sort();
}

/** A difference between two generations; those between them are not on record. */
export interface Change {
  readonly from: Release;
  readonly to: Release;
  readonly kind: 'added' | 'removed' | 'changed';
}

/** What happened to a member from generation to generation. */
function getChanges(cells: VersionRow['cells']): readonly Change[] {
  const known = releases.filter((generation) => !cells[generation]?.isUnknown);
  return known.slice(1).flatMap((to, index): Change[] => {
    const from = known[index] ?? to;
    const [before, after] = [cells[from], cells[to]];
    if (!before || !after) return before === after ? [] : [{from, to, kind: before ? 'removed' : 'added'}];
    const isSignature = before.hexes.length > 0 && after.hexes.length > 0 && differs(before.hexes, after.hexes);
    return isSignature || before.shape !== after.shape ? [{from, to, kind: 'changed'}] : [];
  });
}

/** Where the newest generation declares what a contract had before: in its successor, else anywhere. */
function findSuccessors(key: ContractKey, category: Category, name: string): readonly string[] {
  const successor = successors[key];
  const inSuccessor = successor ? getLinearizedBases(successor, newest) : [];
  const units = inSuccessor.length ? inSuccessor : getContracts(newest);
  return [...new Set(findDeclared(units, category, name, newest).map(({declaredIn: unit}) => unit))];
}

/** Everything that is not the same in all generations. */
export function getVersionRows(key: ContractKey): readonly VersionRow[] {
  return categories.flatMap((category) =>
    getNamesToCompare(key, category)
      .map((name): VersionRow => {
        const entries = releases.map((generation) => [generation, findAppearance(key, category, name, generation)]);
        const cells = Object.fromEntries(entries) as VersionRow['cells'];
        const movedTo = cells[newest] ? [] : findSuccessors(key, category, name);
        return {category, name, cells, changes: getChanges(cells), movedTo};
      })
      .filter(({changes}) => changes.length),
  );
}

/**
 * The unit of the contract's lineage that declares an ABI member, preferring one with a page for
 * it. Errors may also come from a library. Undefined: from outside the facts.
 */
export function findInheritedLink(key: ContractKey, category: Category, name: string): DocsLink | undefined {
  const record = contractRecords[key];
  const generation = getDocumentedRelease(record);
  const own = findDeclared(getLinearizedBases(record.name, generation), category, name, generation);
  const mayBeForeign = category === 'errors' && !own.length;
  const found = mayBeForeign ? findDeclared(getContracts(generation), category, name, generation) : own;
  const places = found.map(({declaredIn: unit, kind}) => findDocsLink(unit, [kind], name));
  return places.find(({member}) => member) ?? places[0];
}
