import {formatAbiItem} from 'viem/utils';
import {deployedAbis} from '../facts/readFacts';
import {
  getReleaseData,
  newestRelease,
  type Release,
  releases,
  renames,
} from '../facts/releases';
import type {AbiCategory, Hex} from '../facts/schema';
import {getHex, type NamedItem, parseDeployedAbi} from './abi';
import {
  type ContractKey,
  contractRecords,
  deployments,
  findContract,
  getContracts,
  getDocumentedRelease,
  getContractWithBases,
  partsByPage,
  type SourceContract,
  successors,
} from './contracts';
import {
  type DeclaredMember,
  type MemberLink,
  findMemberLink,
  getDeclaredMembers,
  getMembers,
  type Member,
} from './members';

/**
 * Members are compared within a category, because replacing a constant with a function changes nothing for callers. The first three
 * categories make up the ABI.
 */
const categories = [
  'functions',
  'events',
  'errors',
  'types',
  'internals',
] as const;
export type Category = (typeof categories)[number];

export function getCategory({
  kind,
  hex,
}: Pick<DeclaredMember, 'kind' | 'hex'>): Category {
  if (kind === 'event') return 'events';
  if (kind === 'error') return 'errors';
  if (kind === 'struct' || kind === 'enum') return 'types';
  return hex ? 'functions' : 'internals';
}

const isAbiCategory = (category: Category): category is AbiCategory =>
  category !== 'types' && category !== 'internals';

/** A contract's recorded members of the same name in one release. */
interface Occurrence {
  readonly selectors: readonly Hex[];
  readonly signatures: readonly string[];
  /** Struct fields or enum values, serialized for comparison. */
  readonly shape?: string;
  /** Number of fields or values. */
  readonly size?: number;
  /** Set if the records do not show whether the member existed. */
  readonly isUnknown?: boolean;
}

function findAbiItems(
  key: ContractKey,
  category: Category,
  name: string,
  release: Release,
): readonly NamedItem[] {
  const deployment = deployments[key];
  const abi = deployment && deployedAbis[deployment.abi][release];
  return abi
    ? parseDeployedAbi(abi).filter(
        (item) => `${item.type}s` === category && item.name === name,
      )
    : [];
}

const findDeclaredMembers = (
  contracts: readonly SourceContract[],
  category: Category,
  name: string,
  release: Release,
): readonly DeclaredMember[] =>
  contracts
    .flatMap((contract) => getDeclaredMembers(contract, release))
    .filter(
      (member) => member.name === name && getCategory(member) === category,
    );

function getShape(member: DeclaredMember): Pick<Occurrence, 'shape' | 'size'> {
  if (member.kind !== 'struct' && member.kind !== 'enum') return {};
  const {members} = member.definition;
  return {
    shape: JSON.stringify(members).replaceAll(/"\w+\./g, '"'),
    size: members.length,
  };
}

/** Whether a release's data is incomplete for the parts that a page documents. */
function isPartlyUnknown(key: ContractKey, release: Release): boolean {
  return getReleaseData(release).isPartial === true && key in partsByPage;
}

function findOccurrence(
  key: ContractKey,
  category: Category,
  name: string,
  release: Release,
): Occurrence | undefined {
  const record = contractRecords[key];
  const declaration = record.releases[release];
  const isInAbi = isAbiCategory(category);
  if (
    !declaration ||
    (isInAbi && !declaration.abiNames[category].includes(name))
  )
    return undefined;
  const members = findDeclaredMembers(
    getContractWithBases(record.name, release),
    category,
    name,
    release,
  );
  const abiItems = findAbiItems(key, category, name, release);
  const [firstMember] = members;
  if (!firstMember && !abiItems.length && !isInAbi)
    return isPartlyUnknown(key, release)
      ? {selectors: [], signatures: [], isUnknown: true}
      : undefined;
  const selectors = abiItems.length
    ? abiItems.map(getHex)
    : members.flatMap(({hex}) => hex ?? []);
  const signatures = abiItems.length
    ? abiItems.map((item) => formatAbiItem(item))
    : members.map(({signature}) => signature);
  return {
    selectors: [...new Set(selectors)],
    signatures: [...new Set(signatures)],
    ...(firstMember && getShape(firstMember)),
  };
}

function findEarlierName(name: string): string | undefined {
  return Object.keys(renames).find((oldName) => renames[oldName] === name);
}

/** A member's definition in an earlier release; only differences are set. */
export interface EarlierDefinition {
  readonly release: Release;
  readonly isAbsent?: boolean;
  readonly isUnknown?: boolean;
  readonly name?: string | undefined;
  readonly signatures?: readonly string[];
  readonly selectors?: readonly Hex[];
  readonly size?: number;
}

const isSameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.toSorted().join() === b.toSorted().join();

export function getHistory(
  key: ContractKey,
  member: Member,
): readonly EarlierDefinition[] {
  if (member.kind === 'constructor') return [];
  const category = getCategory(member);
  const documentedRelease = getDocumentedRelease(contractRecords[key]);
  return releases
    .slice(0, releases.indexOf(documentedRelease))
    .map((release): EarlierDefinition => {
      const earlierName = findEarlierName(member.name);
      const sameNameOccurrence = findOccurrence(
        key,
        category,
        member.name,
        release,
      );
      const renamedOccurrence =
        sameNameOccurrence || !earlierName
          ? undefined
          : findOccurrence(key, category, earlierName, release);
      const earlierOccurrence = sameNameOccurrence ?? renamedOccurrence;
      if (!earlierOccurrence) return {release, isAbsent: true};
      if (
        earlierOccurrence.isUnknown ||
        (member.hex && !earlierOccurrence.selectors.length)
      )
        return {release, isUnknown: true};
      const hasDifferentSignature =
        member.hex !== undefined &&
        !earlierOccurrence.selectors.includes(member.hex);
      const hasDifferentShape =
        earlierOccurrence.shape !== undefined &&
        earlierOccurrence.shape !== getShape(member).shape;
      return {
        release,
        ...(renamedOccurrence && {name: earlierName}),
        ...(hasDifferentSignature && {
          signatures: earlierOccurrence.signatures,
          selectors: earlierOccurrence.selectors,
        }),
        ...(hasDifferentShape && {size: earlierOccurrence.size}),
      };
    });
}

export interface VersionRow {
  readonly category: Category;
  readonly name: string;
  readonly cells: Readonly<Record<Release, Occurrence | undefined>>;
  readonly changes: readonly Change[];
  /** Contracts that declare the member in the newest release, if the page's contract no longer has it. */
  readonly movedTo: readonly string[];
}

/** Names to compare across releases: those of declared members and, for a deployed contract, of its entire ABI. */
function getNamesToCompare(
  key: ContractKey,
  category: Category,
): readonly string[] {
  const {name, releases: declarations} = contractRecords[key];
  const declaredMembers = releases.flatMap((release) => {
    const contract = findContract(name, release);
    return contract ? getDeclaredMembers(contract, release) : [];
  });
  const names = [...getMembers(key), ...declaredMembers]
    .filter((member) => member.isRequired && getCategory(member) === category)
    .map((member) => member.name);
  const abiNames =
    isAbiCategory(category) && deployments[key]?.contract
      ? releases.flatMap(
          (release) => declarations[release]?.abiNames[category] ?? [],
        )
      : [];
  return [...new Set([...names, ...abiNames])].sort();
}

/** A difference between two releases. There are no records for releases in between. */
interface Change {
  readonly from: Release;
  readonly to: Release;
  readonly kind: 'added' | 'removed' | 'changed';
}

function getChanges(cells: VersionRow['cells']): readonly Change[] {
  const knownReleases = releases.filter(
    (release) => !cells[release]?.isUnknown,
  );
  return knownReleases.slice(1).flatMap((to, index): Change[] => {
    const from = knownReleases[index] ?? to;
    const [before, after] = [cells[from], cells[to]];
    if (!before || !after)
      return before === after
        ? []
        : [{from, to, kind: before ? 'removed' : 'added'}];
    const hasNewSignature =
      before.selectors.length > 0 &&
      after.selectors.length > 0 &&
      !isSameSet(before.selectors, after.selectors);
    return hasNewSignature || before.shape !== after.shape
      ? [{from, to, kind: 'changed'}]
      : [];
  });
}

/** Finds contracts that declare the member in the newest release, among the successor and its bases if recorded, otherwise among all contracts. */
function findSuccessors(
  key: ContractKey,
  category: Category,
  name: string,
): readonly string[] {
  const successor = successors[key];
  const successorContracts = successor
    ? getContractWithBases(successor, newestRelease)
    : [];
  const contracts = successorContracts.length
    ? successorContracts
    : getContracts(newestRelease);
  return [
    ...new Set(
      findDeclaredMembers(contracts, category, name, newestRelease).map(
        ({declaredIn}) => declaredIn,
      ),
    ),
  ];
}

/** The members that differ between releases. */
export function getVersionRows(key: ContractKey): readonly VersionRow[] {
  return categories.flatMap((category) =>
    getNamesToCompare(key, category)
      .map((name): VersionRow => {
        const entries = releases.map((release) => [
          release,
          findOccurrence(key, category, name, release),
        ]);
        const cells = Object.fromEntries(entries) as VersionRow['cells'];
        const movedTo = cells[newestRelease]
          ? []
          : findSuccessors(key, category, name);
        return {category, name, cells, changes: getChanges(cells), movedTo};
      })
      .filter(({changes}) => changes.length),
  );
}

/**
 * Finds the base contract that declares an ABI member, preferably one with a page. Errors may also come from a library. Returns
 * undefined if no contract declares the member.
 */
export function findDeclarationLink(
  key: ContractKey,
  category: Category,
  name: string,
): MemberLink | undefined {
  const record = contractRecords[key];
  const release = getDocumentedRelease(record);
  const inheritedDeclarations = findDeclaredMembers(
    getContractWithBases(record.name, release),
    category,
    name,
    release,
  );
  const shouldSearchAllContracts =
    category === 'errors' && !inheritedDeclarations.length;
  const declarations = shouldSearchAllContracts
    ? findDeclaredMembers(getContracts(release), category, name, release)
    : inheritedDeclarations;
  const links = declarations.map(({declaredIn, kind}) =>
    findMemberLink(declaredIn, [kind], name),
  );
  return links.find(({member}) => member) ?? links[0];
}
