import {memoize} from '../../../lib/collections';
import {composeSignature} from '../facts/readFacts';
import type {Release} from '../facts/releases';
import type {
  ConstantDefinition,
  EnumDefinition,
  ErrorDefinition,
  EventDefinition,
  FunctionDefinition,
  Hex,
  ModifierDefinition,
  Parameter,
  StructDefinition,
  VariableDefinition,
} from '../facts/schema';
import {
  type ContractKey,
  contractRecords,
  findDocumentingPage,
  getContracts,
  getDocumentedRelease,
  getContractWithBases,
  getPageContracts,
  type SourceContract,
} from './contracts';

interface MemberBase {
  readonly name: string;
  /** Text of the member's heading: the name, with parameter types if it is overloaded. */
  readonly heading: string;
  /** Anchor of the heading. */
  readonly id: string;
  /** Selector of a function, getter or error; topic of an event. */
  readonly hex?: Hex | undefined;
  /** Canonical signature; for members outside the ABI, the name with its parameter types. */
  readonly signature: string;
  /** The declaring contract; the implementation if several contracts declare the member. */
  readonly declaredIn: string;
  /** Bases that also declare the member, for example an interface. */
  readonly alsoDeclaredIn: readonly string[];
  /** Whether the page must have a heading for the member. */
  readonly isRequired: boolean;
}

export type Member = MemberBase &
  (
    | {
        readonly kind: 'constructor' | 'function' | 'internal';
        readonly definition: FunctionDefinition;
      }
    | {readonly kind: 'variable'; readonly definition: VariableDefinition}
    | {readonly kind: 'constant'; readonly definition: ConstantDefinition}
    | {readonly kind: 'event'; readonly definition: EventDefinition}
    | {readonly kind: 'error'; readonly definition: ErrorDefinition}
    | {readonly kind: 'struct'; readonly definition: StructDefinition}
    | {readonly kind: 'enum'; readonly definition: EnumDefinition}
    | {readonly kind: 'modifier'; readonly definition: ModifierDefinition}
  );
export type MemberKind = Member['kind'];

/** Parameters of a function, event, error or modifier; fields of a struct. */
export function getParameters({
  kind,
  definition,
}: Pick<Member, 'kind' | 'definition'>): readonly Parameter[] {
  if ('params' in definition) return definition.params;
  return kind === 'struct' ? (definition as StructDefinition).members : [];
}

/** Second-level headings and the kinds of members below them. */
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

/** Kinds whose anchors have a prefix, because their names may differ from a function's name only in case. */
const KINDS_IN_ID: readonly MemberKind[] = [
  'event',
  'error',
  'struct',
  'enum',
  'modifier',
];

/** Anchor of a member: `finalizeblocks`, `event-paused`, `_hash-bytes32-address`. */
function createMemberId(kind: MemberKind, heading: string): string {
  const slug = heading.toLowerCase().replace(/\W+/g, '-').replace(/-$/, '');
  return KINDS_IN_ID.includes(kind) ? `${kind}-${slug}` : slug;
}

/** Types used by the parameters, results, events, errors and structs of a release. */
const listUsedTypes = memoize((release: Release): ReadonlySet<string> => {
  const types = getContracts(release).flatMap(
    ({
      declaration: {functions = [], events = [], errors = [], structs = []},
    }) => [
      ...functions
        .filter(({selector}) => selector)
        .flatMap(({params, returns = []}) => [...params, ...returns]),
      ...[...events, ...errors].flatMap(({params}) => params),
      ...structs.flatMap(({members}) => members),
    ],
  );
  return new Set(types.map(({type}) => type.split('[')[0] ?? type));
});

type OmitHeading<M> = M extends Member
  ? Omit<M, 'heading' | 'id' | 'alsoDeclaredIn'>
  : never;
export type DeclaredMember = OmitHeading<Member>;

/** Returns the members that a contract declares, except private members and non-public variables. */
function readMembers(
  {name: declaredIn, declaration}: SourceContract,
  release: Release,
): readonly DeclaredMember[] {
  const {
    kind: contractKind,
    functions = [],
    stateVariables = [],
    constants = [],
    events = [],
    errors = [],
    structs = [],
    enums = [],
    modifiers = [],
  } = declaration;
  // Members with neither a signature nor parameters are identified by name.
  const createMember = (
    kind: MemberKind,
    definition: Member['definition'],
    isRequired = true,
  ): DeclaredMember => {
    const {
      name,
      params,
      signature = params ? composeSignature(name, params) : name,
      selector,
      topic0,
    } = definition as Partial<FunctionDefinition & EventDefinition> & {
      readonly name: string;
    };
    return {
      kind,
      name,
      signature,
      hex: selector ?? topic0,
      declaredIn,
      isRequired,
      definition,
    } as DeclaredMember;
  };
  const isUsed = (type: string): boolean =>
    contractKind === 'interface' ||
    listUsedTypes(release).has(`${declaredIn}.${type}`);
  return [
    ...functions.flatMap((definition) => {
      if (definition.kind === 'constructor')
        return [createMember('constructor', definition, false)];
      if (definition.selector ?? definition.kind)
        return [createMember('function', definition)];
      return definition.visibility === 'private'
        ? []
        : [createMember('internal', definition, contractKind === 'library')];
    }),
    ...stateVariables
      .filter(({selector}) => selector)
      .map((definition) => createMember('variable', definition)),
    ...constants
      .filter(({visibility}) => visibility !== 'private')
      .map((definition) =>
        createMember(
          'constant',
          definition,
          definition.visibility === 'public',
        ),
      ),
    ...events.map((definition) => createMember('event', definition)),
    ...errors.map((definition) => createMember('error', definition)),
    ...structs.map((definition) =>
      createMember('struct', definition, isUsed(definition.name)),
    ),
    ...enums.map((definition) => createMember('enum', definition)),
    ...modifiers.map((definition) => createMember('modifier', definition)),
  ];
}

const membersByContract = memoize(
  (release: Release): ReadonlyMap<string, readonly DeclaredMember[]> =>
    new Map(
      getContracts(release).map((contract) => [
        contract.name,
        readMembers(contract, release),
      ]),
    ),
);

export function getDeclaredMembers(
  {name}: SourceContract,
  release: Release,
): readonly DeclaredMember[] {
  return membersByContract(release).get(name) ?? [];
}

const isSameMember = (a: DeclaredMember, b: DeclaredMember): boolean =>
  a.kind === b.kind &&
  (a.kind === 'constructor' || a.signature === b.signature);

/** The members that a page's contracts declare in a release, in source order. */
export function getMembersInRelease(
  key: ContractKey,
  release: Release,
): readonly Member[] {
  const inheritedMembers = getContractWithBases(
    contractRecords[key].name,
    release,
  ).flatMap((contract) => getDeclaredMembers(contract, release));
  const members = getPageContracts(key, release)
    .flatMap((contract) => getDeclaredMembers(contract, release))
    .filter(
      (member, index, list) =>
        list.findIndex((candidate) => isSameMember(member, candidate)) ===
        index,
    );
  return members.map((member): Member => {
    const isOverloaded =
      members.filter(
        ({kind, name}) => kind === member.kind && name === member.name,
      ).length > 1;
    const heading = isOverloaded ? member.signature : member.name;
    const bases = inheritedMembers.filter(
      (candidate) =>
        isSameMember(member, candidate) &&
        candidate.declaredIn !== member.declaredIn,
    );
    return {
      ...member,
      heading,
      id: createMemberId(member.kind, heading),
      alsoDeclaredIn: bases.map(({declaredIn}) => declaredIn),
    };
  });
}

/** The members documented on a page, from the newest release that has the contract. */
export const getMembers = memoize((key: ContractKey): readonly Member[] =>
  getMembersInRelease(key, getDocumentedRelease(contractRecords[key])),
);

export interface MemberLink {
  readonly declaredIn: string;
  /** Undefined if no page documents the member. */
  readonly href?: string;
  readonly member?: Member;
}

/** Returns the declaring contract, with a link to the member's documentation if a page documents it. */
export function findMemberLink(
  declaredIn: string,
  kinds: readonly MemberKind[],
  name: string,
): MemberLink {
  const key = findDocumentingPage(declaredIn);
  const member =
    key &&
    getMembers(key).find(
      (candidate) => kinds.includes(candidate.kind) && candidate.name === name,
    );
  return member
    ? {declaredIn, member, href: `${contractRecords[key].route}#${member.id}`}
    : {declaredIn};
}

/**
 * Finds the contract that declares an error, event, role or modifier used in `contract`. Searches `contract` and its bases first, then
 * all contracts.
 */
export function findDeclaringContract(
  contract: string,
  kind: 'error' | 'event' | 'constant' | 'modifier',
  name: string,
  release: Release,
): string | undefined {
  const contracts = [
    ...getContractWithBases(contract, release),
    ...getContracts(release),
  ];
  return contracts.find((candidate) =>
    getDeclaredMembers(candidate, release).some(
      (member) => member.kind === kind && member.name === name,
    ),
  )?.name;
}

/**
 * Common role names, whose Keccak-256 hashes identify the roles: those in OpenZeppelin's contracts, documentation and wizard. Linea's
 * role names come from the declarations.
 */
export const roleNames: readonly string[] = [
  'BURNER_ROLE',
  'CANCELLER_ROLE',
  'EXECUTOR_ROLE',
  'GUARDIAN_ROLE',
  'KEEPER_ROLE',
  'LIMITER_ROLE',
  'MANAGER_ROLE',
  'MINTER_ROLE',
  'OPERATOR_ROLE',
  'ORACLE_ROLE',
  'PAUSER_ROLE',
  'PROPOSER_ROLE',
  'RELAYER_ROLE',
  'SNAPSHOT_ROLE',
  'TIMELOCK_ADMIN_ROLE',
  'TOKEN_BRIDGE_ROLE',
  'UNPAUSER_ROLE',
  'UPGRADER_ROLE',
  'URI_SETTER_ROLE',
  'WITHDRAWER_ROLE',
];
