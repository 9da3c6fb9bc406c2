import {withTypes} from './facts';
import {memoize} from './memoize';
import type {ContractKey} from './pages';
import {contractRecords} from './pages';
import type {Generation} from './releases';
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
import type {Unit} from './units';
import {allUnits, documentedGeneration, lineage, ownerOf, unitsOfPage} from './units';

interface Common {
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
  readonly unit: string;
  /** Other units the contract is made of that declare the same, for example the interface. */
  readonly alsoIn: readonly string[];
  /** Whether the page must have a heading for it. */
  readonly required: boolean;
}

export type Member = Common &
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
function memberId(kind: MemberKind, heading: string): string {
  const slug = heading.toLowerCase().replace(/[^\w]+/g, '-').replace(/-$/, '');
  return KINDS_IN_ID.includes(kind) ? `${kind}-${slug}` : slug;
}

/** Types of parameters, results, event fields, error arguments and struct fields of a generation. */
const usedTypes = memoize((generation: Generation): ReadonlySet<string> => {
  const types = allUnits(generation).flatMap(({declaration: {functions, events, errors, structs}}) => [
    ...(functions ?? [])
      .filter(({selector}) => selector)
      .flatMap(({params, returns}) => [...params, ...(returns ?? [])]),
    ...[...(events ?? []), ...(errors ?? [])].flatMap(({params}) => params),
    ...(structs ?? []).flatMap(({members}) => members),
  ]);
  return new Set(types.map(({type}) => type.replace(/\[.*$/, '')));
});

type WithoutHeading<M> = M extends Member ? Omit<M, 'heading' | 'id' | 'alsoIn'> : never;
export type Draft = WithoutHeading<Member>;

function functionDraft(fact: FunctionFact, {name: unit, declaration}: Unit): Draft | undefined {
  const {name, kind, selector, visibility} = fact;
  const signature = fact.signature ?? withTypes(name, fact.params);
  const common = {name, signature, hex: selector, unit, fact};
  if (kind === 'constructor') return {...common, kind, required: false};
  if (selector ?? kind) return {...common, kind: 'function', required: true};
  if (visibility === 'private') return undefined;
  return {...common, kind: 'internal', required: declaration.kind === 'library'};
}

function draftsOf(unit: Unit, generation: Generation): readonly Draft[] {
  const {name, declaration} = unit;
  const isUsed = (type: string): boolean =>
    declaration.kind === 'interface' || usedTypes(generation).has(`${name}.${type}`);
  const common = {unit: name, required: true};
  const functions = (declaration.functions ?? []).map((fact) => functionDraft(fact, unit));
  const variables = (declaration.stateVariables ?? []).filter(({selector}) => selector);
  const constants = (declaration.constants ?? []).filter(({visibility}) => visibility !== 'private');
  return [
    ...functions.filter((draft) => draft !== undefined),
    ...variables.map(
      (fact): Draft => ({...common, ...named(fact), kind: 'variable', hex: fact.selector, fact}),
    ),
    ...constants.map((fact): Draft => {
      const required = fact.visibility === 'public';
      return {...common, ...named(fact), kind: 'constant', hex: fact.selector, required, fact};
    }),
    ...(declaration.events ?? []).map(
      (fact): Draft => ({...common, ...named(fact), kind: 'event', hex: fact.topic0, fact}),
    ),
    ...(declaration.errors ?? []).map(
      (fact): Draft => ({...common, ...named(fact), kind: 'error', hex: fact.selector, fact}),
    ),
    ...(declaration.structs ?? []).map(
      (fact): Draft => ({...common, ...named(fact), kind: 'struct', required: isUsed(fact.name), fact}),
    ),
    ...(declaration.enums ?? []).map((fact): Draft => ({...common, ...named(fact), kind: 'enum', fact})),
    ...(declaration.modifiers ?? []).map((fact): Draft => {
      const signature = withTypes(fact.name, fact.params);
      return {...common, kind: 'modifier', name: fact.name, signature, fact};
    }),
  ];
}

/** Name and canonical signature; what has no signature goes by its name. */
function named(fact: {readonly name: string; readonly signature?: string}): Pick<Common, 'name' | 'signature'> {
  return {name: fact.name, signature: fact.signature ?? fact.name};
}

const draftsByUnit = memoize(
  (generation: Generation): ReadonlyMap<string, readonly Draft[]> =>
    new Map(allUnits(generation).map((unit) => [unit.name, draftsOf(unit, generation)])),
);

/** The members that one unit declares; what only its own code can see is left out. */
export function declaredMembers({name}: Unit, generation: Generation): readonly Draft[] {
  return draftsByUnit(generation).get(name) ?? [];
}

function isSame(one: Draft, other: Draft): boolean {
  return one.kind === other.kind && (one.kind === 'constructor' || one.signature === other.signature);
}

/** What a page declares in a generation, in the order of the source. */
export function membersIn(key: ContractKey, generation: Generation): readonly Member[] {
  const inherited = lineage(contractRecords[key].name, generation).flatMap((unit) => declaredMembers(unit, generation));
  const drafts = unitsOfPage(key, generation)
    .flatMap((unit) => declaredMembers(unit, generation))
    .filter((draft, index, all) => all.findIndex((other) => isSame(draft, other)) === index);
  return drafts.map((draft): Member => {
    const namesakes = drafts.filter((other) => other.kind === draft.kind && other.name === draft.name);
    const heading = namesakes.length > 1 ? draft.signature : draft.name;
    const alsoIn = inherited
      .filter((other) => isSame(draft, other) && other.unit !== draft.unit)
      .map(({unit}) => unit);
    return {...draft, heading, id: memberId(draft.kind, heading), alsoIn};
  });
}

/** The members that a page documents: those of the newest generation that has the contract. */
export const membersOf = memoize((key: ContractKey): readonly Member[] => membersIn(key, documentedGeneration(contractRecords[key])));

export interface Place {
  readonly unit: string;
  /** Undefined where no page documents the unit. */
  readonly href?: string;
  readonly member?: Member;
}

/** Where a member that `unit` declares is documented. */
export function placeOf(unit: string, kinds: readonly MemberKind[], name: string): Place {
  const key = ownerOf(unit);
  const member = key && membersOf(key).find((item) => kinds.includes(item.kind) && item.name === name);
  return member ? {unit, member, href: `${contractRecords[key].route}#${member.id}`} : {unit};
}

function declares({declaration}: Unit, kind: 'error' | 'event' | 'constant' | 'modifier' | 'type', name: string): boolean {
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
export function declaringUnit(
  contract: string,
  kind: 'error' | 'event' | 'constant' | 'modifier',
  name: string,
  generation: Generation,
): string | undefined {
  const units = [...lineage(contract, generation), ...allUnits(generation)];
  return units.find((unit) => declares(unit, kind, name))?.name;
}
