import {formatSignature} from './facts';
import {memoize} from './memoize';
import type {ContractKey} from './pages';
import {contractRecords} from './pages';
import type {Release} from './releases';
import type {
  ConstantFact,
  EnumFact,
  ErrorFact,
  EventFact,
  FunctionFact,
  Hex,
  ModifierFact,
  StructFact,
  VariableFact,
} from './types';
import type {SourceContract} from './units';
import {getContracts, getDocumentedRelease, getLinearizedBases, findDocumentingPage, getPageContracts} from './units';

interface MemberBase {
  readonly name: string;
  /** Text of the member's heading: the name, with parameter types where overloads share it. */
  readonly heading: string;
  /** Anchor of the heading. */
  readonly id: string;
  /** Selector of a function, getter or error; topic of an event. */
  readonly hex?: Hex | undefined;
  /** Canonical signature; for members outside the ABI the name with its parameter types. */
  readonly signature: string;
  /** The unit that declares it; of several the implementation. */
  readonly declaredIn: string;
  /** Other units the contract is made of that declare the same, for example the interface. */
  readonly alsoIn: readonly string[];
  /** Whether the page must have a heading for it. */
  readonly required: boolean;
}

export type Member = MemberBase &
  (
    | {readonly kind: 'constructor' | 'function' | 'internal'; readonly fact: FunctionFact}
    | {readonly kind: 'variable'; readonly fact: VariableFact}
    | {readonly kind: 'constant'; readonly fact: ConstantFact}
    | {readonly kind: 'event'; readonly fact: EventFact}
    | {readonly kind: 'error'; readonly fact: ErrorFact}
    | {readonly kind: 'struct'; readonly fact: StructFact}
    | {readonly kind: 'enum'; readonly fact: EnumFact}
    | {readonly kind: 'modifier'; readonly fact: ModifierFact}
  );
export type MemberKind = Member['kind'];

/** The second-level headings under which members stand. */
export const memberGroups = {
  Constructor: ['constructor'],
  Functions: ['function'],
  'State variables': ['variable'],
  'Roles and constants': ['constant'],
  Events: ['event'],
  Errors: ['error'],
  'Structs and enums': ['struct', 'enum'],
  Modifiers: ['modifier'],
  'Internal functions': ['internal'],
} as const satisfies Record<string, readonly MemberKind[]>;
export type MemberGroup = keyof typeof memberGroups;

export function isMemberGroup(title: string): title is MemberGroup {
  return Object.hasOwn(memberGroups, title);
}

/** Kinds whose names may equal, but for case, that of a function carry their kind in the anchor. */
const KINDS_IN_ID: readonly MemberKind[] = ['event', 'error', 'struct', 'enum', 'modifier'];

/** Anchor of a member: `finalizeblocks`, `event-paused`, `_hash-bytes32-address`. */
function createMemberId(kind: MemberKind, heading: string): string {
  const slug = heading.toLowerCase().replace(/[^\w]+/g, '-').replace(/-$/, '');
  return KINDS_IN_ID.includes(kind) ? `${kind}-${slug}` : slug;
}

/** Types of parameters, results, event fields, error arguments and struct fields of a generation. */
const typesInUse = memoize((generation: Release): ReadonlySet<string> => {
  const types = getContracts(generation).flatMap(({declaration: {functions, events, errors, structs}}) => [
    ...(functions ?? [])
      .filter(({selector}) => selector)
      .flatMap(({params, returns}) => [...params, ...(returns ?? [])]),
    ...[...(events ?? []), ...(errors ?? [])].flatMap(({params}) => params),
    ...(structs ?? []).flatMap(({members}) => members),
  ]);
  return new Set(types.map(({type}) => type.replace(/\[.*$/, '')));
});

type WithoutHeading<M> = M extends Member ? Omit<M, 'heading' | 'id' | 'alsoIn'> : never;
export type DeclaredMember = WithoutHeading<Member>;

function toFunctionMember(fact: FunctionFact, {name: unit, declaration}: SourceContract): DeclaredMember | undefined {
  const {name, kind, selector, visibility} = fact;
  const signature = fact.signature ?? formatSignature(name, fact.params);
  const common = {name, signature, hex: selector, unit, fact};
  if (kind === 'constructor') return {...common, kind, required: false};
  if (selector ?? kind) return {...common, kind: 'function', required: true};
  if (visibility === 'private') return undefined;
  return {...common, kind: 'internal', required: declaration.kind === 'library'};
}

function readMembers(unit: SourceContract, generation: Release): readonly DeclaredMember[] {
  const {name, declaration} = unit;
  const isUsed = (type: string): boolean =>
    declaration.kind === 'interface' || typesInUse(generation).has(`${name}.${type}`);
  const common = {unit: name, required: true};
  const functions = (declaration.functions ?? []).map((fact) => toFunctionMember(fact, unit));
  const variables = (declaration.stateVariables ?? []).filter(({selector}) => selector);
  const constants = (declaration.constants ?? []).filter(({visibility}) => visibility !== 'private');
  return [
    ...functions.filter((draft) => draft !== undefined),
    ...variables.map(
      (fact): DeclaredMember => ({...common, ...getNameAndSignature(fact), kind: 'variable', hex: fact.selector, fact}),
    ),
    ...constants.map((fact): DeclaredMember => {
      const required = fact.visibility === 'public';
      return {...common, ...getNameAndSignature(fact), kind: 'constant', hex: fact.selector, required, fact};
    }),
    ...(declaration.events ?? []).map(
      (fact): DeclaredMember => ({...common, ...getNameAndSignature(fact), kind: 'event', hex: fact.topic0, fact}),
    ),
    ...(declaration.errors ?? []).map(
      (fact): DeclaredMember => ({...common, ...getNameAndSignature(fact), kind: 'error', hex: fact.selector, fact}),
    ),
    ...(declaration.structs ?? []).map(
      (fact): DeclaredMember => ({...common, ...getNameAndSignature(fact), kind: 'struct', required: isUsed(fact.name), fact}),
    ),
    ...(declaration.enums ?? []).map((fact): DeclaredMember => ({...common, ...getNameAndSignature(fact), kind: 'enum', fact})),
    ...(declaration.modifiers ?? []).map((fact): DeclaredMember => {
      const signature = formatSignature(fact.name, fact.params);
      return {...common, kind: 'modifier', name: fact.name, signature, fact};
    }),
  ];
}

/** Name and canonical signature; what has no signature goes by its name. */
function getNameAndSignature(fact: {readonly name: string; readonly signature?: string}): Pick<MemberBase, 'name' | 'signature'> {
  return {name: fact.name, signature: fact.signature ?? fact.name};
}

const membersByContract = memoize(
  (generation: Release): ReadonlyMap<string, readonly DeclaredMember[]> =>
    new Map(getContracts(generation).map((unit) => [unit.name, readMembers(unit, generation)])),
);

/** The members that one unit declares; what only its own code can see is left out. */
export function getDeclaredMembers({name}: SourceContract, generation: Release): readonly DeclaredMember[] {
  return membersByContract(generation).get(name) ?? [];
}

function isSameMember(one: DeclaredMember, other: DeclaredMember): boolean {
  return one.kind === other.kind && (one.kind === 'constructor' || one.signature === other.signature);
}

/** What a page declares in a generation, in the order of the source. */
export function getMembersInRelease(key: ContractKey, generation: Release): readonly Member[] {
  const inherited = getLinearizedBases(contractRecords[key].name, generation).flatMap((unit) => getDeclaredMembers(unit, generation));
  const drafts = getPageContracts(key, generation)
    .flatMap((unit) => getDeclaredMembers(unit, generation))
    .filter((draft, index, all) => all.findIndex((other) => isSameMember(draft, other)) === index);
  return drafts.map((draft): Member => {
    const namesakes = drafts.filter((other) => other.kind === draft.kind && other.name === draft.name);
    const heading = namesakes.length > 1 ? draft.signature : draft.name;
    const alsoIn = inherited
      .filter((other) => isSameMember(draft, other) && other.declaredIn !== draft.declaredIn)
      .map(({declaredIn: unit}) => unit);
    return {...draft, heading, id: createMemberId(draft.kind, heading), alsoIn};
  });
}

/** The members that a page documents: those of the newest generation that has the contract. */
export const getMembers = memoize((key: ContractKey): readonly Member[] => getMembersInRelease(key, getDocumentedRelease(contractRecords[key])));

export interface DocsLink {
  readonly declaredIn: string;
  /** Undefined where no page documents the unit. */
  readonly href?: string;
  readonly member?: Member;
}

/** Where a member that `unit` declares is documented. */
export function findDocsLink(unit: string, kinds: readonly MemberKind[], name: string): DocsLink {
  const key = findDocumentingPage(unit);
  const member = key && getMembers(key).find((item) => kinds.includes(item.kind) && item.name === name);
  return member ? {declaredIn: unit, member, href: `${contractRecords[key].route}#${member.id}`} : {declaredIn: unit};
}

function hasDeclaration({declaration}: SourceContract, kind: 'error' | 'event' | 'constant' | 'modifier' | 'type', name: string): boolean {
  const lists = {
    error: declaration.errors,
    event: declaration.events,
    constant: declaration.constants,
    modifier: declaration.modifiers,
    type: [...(declaration.structs ?? []), ...(declaration.enums ?? [])],
  };
  return (lists[kind] ?? []).some((item) => item.name === name);
}

/**
 * Finds the unit that declares an error, event, role or modifier which code of `contract` names: among its
 * own and inherited declarations first, then anywhere.
 */
export function findDeclaringContract(
  contract: string,
  kind: 'error' | 'event' | 'constant' | 'modifier',
  name: string,
  generation: Release,
): string | undefined {
  const units = [...getLinearizedBases(contract, generation), ...getContracts(generation)];
  return units.find((unit) => hasDeclaration(unit, kind, name))?.name;
}
