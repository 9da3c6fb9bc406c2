/** 4-byte selector or 32-byte topic. */
export type Hex = `0x${string}`;

type Visibility = 'public' | 'external' | 'internal' | 'private';
type Mutability = 'pure' | 'view' | 'nonpayable' | 'payable';

export interface Parameter {
  /** Empty if the parameter is unnamed. */
  readonly name: string;
  readonly type: string;
  readonly indexed?: boolean;
  /** Data location of a reference type, if declared and recorded. */
  readonly location?: string;
}

/** A revert in the code: the error and, if known, the innermost condition that triggers it. */
export interface Revert {
  /** Name as written in the source, possibly prefixed with the declaring contract. */
  readonly error: string;
  readonly if?: string;
  readonly unless?: string;
}

interface VariableBase {
  readonly name: string;
  readonly type: string;
  readonly visibility: Visibility;
  /** Signature of the getter; only for public variables and constants. */
  readonly signature?: string;
  readonly selector?: Hex;
}

export interface ConstantDefinition extends VariableBase {
  readonly value: string;
  /** The computed value, if `value` is the Keccak-256 hash of a string. */
  readonly hash?: Hex;
}

export interface VariableDefinition extends VariableBase {
  readonly immutable?: boolean;
}

export interface FunctionDefinition {
  readonly name: string;
  readonly kind?: 'constructor' | 'fallback' | 'receive';
  readonly params: readonly Parameter[];
  readonly returns?: readonly Parameter[];
  readonly visibility: Visibility;
  readonly mutability: Mutability;
  readonly modifiers?: readonly string[];
  readonly reverts?: readonly Revert[];
  readonly emits?: readonly string[];
  readonly calls?: readonly string[];
  /** Names of `reverts` and `calls` in execution order; if missing, all reverts precede all calls. */
  readonly order?: readonly string[];
  /** Set only for public and external functions. */
  readonly signature?: string;
  readonly selector?: Hex;
}

export interface ModifierDefinition {
  readonly name: string;
  readonly params: readonly Parameter[];
}

export interface EventDefinition extends ModifierDefinition {
  readonly signature: string;
  readonly topic0: Hex;
}

export interface ErrorDefinition extends ModifierDefinition {
  readonly signature: string;
  readonly selector: Hex;
}

export interface StructDefinition {
  readonly name: string;
  readonly members: readonly Parameter[];
}

export interface EnumDefinition {
  readonly name: string;
  readonly members: readonly string[];
}

export type AbiCategory = 'functions' | 'events' | 'errors';
type AbiNames = Readonly<Record<AbiCategory, readonly string[]>>;

/** The declarations of one contract, interface or library in one release. */
export interface Declaration {
  readonly source: string;
  readonly kind: 'contract' | 'abstract contract' | 'interface' | 'library';
  readonly inherits?: readonly string[];
  readonly constants?: readonly ConstantDefinition[];
  readonly stateVariables?: readonly VariableDefinition[];
  readonly structs?: readonly StructDefinition[];
  readonly enums?: readonly EnumDefinition[];
  readonly events?: readonly EventDefinition[];
  readonly errors?: readonly ErrorDefinition[];
  readonly modifiers?: readonly ModifierDefinition[];
  readonly functions?: readonly FunctionDefinition[];
  /** Names in the contract's ABI, including those of inherited members. */
  readonly abiNames: AbiNames;
}

/** The lists of members in a declaration, in the order of the source code. */
const memberLists = [
  'structs',
  'enums',
  'constants',
  'stateVariables',
  'modifiers',
  'functions',
  'events',
  'errors',
] as const satisfies readonly (keyof Declaration)[];

type MemberDefinition = NonNullable<
  Declaration[(typeof memberLists)[number]]
>[number];

/** Returns the members that a contract declares, one list for each kind of member. */
export const listMembersByKind = (
  declaration: Declaration,
): readonly (readonly MemberDefinition[])[] =>
  memberLists.map((list) => declaration[list] ?? []);

/** The complete ABI of a deployed contract in one release: signatures by selector or topic. */
export type DeployedAbi = Readonly<
  Record<AbiCategory, Readonly<Record<Hex, string>>>
>;

/** Location of a contract in the public source code. */
export interface SourceLocations {
  /** Owner and name of the GitHub repository, if not the default repository. */
  readonly repository?: string;
  readonly commit: string;
  readonly path: string;
  /** First and last line, by signature, of each member that is the same in declarations.json. */
  readonly members: Readonly<Record<string, readonly number[]>>;
  /** Members that the file declares differently. `there` describes the difference. */
  readonly differing?: Readonly<
    Record<string, {readonly lines: readonly number[]; readonly there: string}>
  >;
}

/** Information from a contract's function bodies that the compiler output lacks, by signature of the function or modifier. */
export interface BodyAnnotations {
  /** Data locations of reference types, by parameter or result name. */
  readonly locations?: Readonly<
    Record<string, Readonly<Record<string, string>>>
  >;
  /** Errors and calls in execution order, unless all errors precede all calls. */
  readonly order?: Readonly<Record<string, readonly string[]>>;
  /** Reverts in assembly, in the same notation as in declarations.json. */
  readonly reverts?: Readonly<Record<string, readonly string[]>>;
}
