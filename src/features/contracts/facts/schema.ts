/** 4-byte selector or 32-byte topic. */
export type Hex = `0x${string}`;

type Visibility = 'public' | 'external' | 'internal' | 'private';
type Mutability = 'pure' | 'view' | 'nonpayable' | 'payable';

export interface Parameter {
  /** Empty when the source gives no name. */
  readonly name: string;
  readonly type: string;
  readonly indexed?: boolean;
  /** Of a reference type, where the source says it and it is on record. */
  readonly location?: string;
}

/** One place where the code gives up: the error and the condition right around it, if it is known. */
export interface Revert {
  /** Name, with the declaring contract in front where the source has it. */
  readonly error: string;
  readonly if?: string;
  readonly unless?: string;
}

interface GetterFact {
  readonly name: string;
  readonly type: string;
  readonly visibility: Visibility;
  /** Of the getter: public variables and constants only. */
  readonly signature?: string;
  readonly selector?: Hex;
}

export interface ConstantFact extends GetterFact {
  readonly value: string;
  /** Keccak-256 of the text, where the value is the hash of a text. */
  readonly hash?: Hex;
}

export interface VariableFact extends GetterFact {
  readonly immutable?: boolean;
}

export interface FunctionFact {
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
  /** `reverts` and `calls` by name in the order of execution; without it: first all reverts, then all calls. */
  readonly order?: readonly string[];
  /** Public and external functions only. */
  readonly signature?: string;
  readonly selector?: Hex;
}

export interface ModifierFact {
  readonly name: string;
  readonly params: readonly Parameter[];
}

export interface EventFact extends ModifierFact {
  readonly signature: string;
  readonly topic0: Hex;
}

export interface ErrorFact extends ModifierFact {
  readonly signature: string;
  readonly selector: Hex;
}

export interface StructFact {
  readonly name: string;
  readonly members: readonly Parameter[];
}

export interface EnumFact {
  readonly name: string;
  readonly members: readonly string[];
}

export type AbiCategory = 'functions' | 'events' | 'errors';
export type AbiNames = Readonly<Record<AbiCategory, readonly string[]>>;

/** What one contract, interface or library declares in one release. */
export interface Declaration {
  readonly source: string;
  readonly kind: 'contract' | 'abstract contract' | 'interface' | 'library';
  readonly inherits?: readonly string[];
  readonly constants?: readonly ConstantFact[];
  readonly stateVariables?: readonly VariableFact[];
  readonly structs?: readonly StructFact[];
  readonly enums?: readonly EnumFact[];
  readonly events?: readonly EventFact[];
  readonly errors?: readonly ErrorFact[];
  readonly modifiers?: readonly ModifierFact[];
  readonly functions?: readonly FunctionFact[];
  /** Everything it answers to, inherited members included. */
  readonly abiNames: AbiNames;
}

/** Selector or topic to signature, the whole ABI of a deployed contract in one release. */
export type DeployedAbi = Readonly<Record<AbiCategory, Readonly<Record<Hex, string>>>>;

/** Where a contract stands in the public source. */
export interface SourceLocations {
  /** Owner and name on GitHub, where it is not the repository of most. */
  readonly repository?: string;
  readonly commit: string;
  readonly path: string;
  /** Signature to first and last line, of the members that at the commit equal the facts. */
  readonly members: Readonly<Record<string, readonly number[]>>;
  /** Members that the file declares otherwise, and how they are there. */
  readonly differing?: Readonly<Record<string, {readonly lines: readonly number[]; readonly there: string}>>;
}

/** What the bodies of a contract say, and the compiled facts do not: by the signature of a function or modifier. */
export interface BodyAnnotations {
  /** Where values of reference types are, by the name of the parameter or result. */
  readonly locations?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Errors and calls in the order of execution, where it is not "first all errors, then all calls". */
  readonly order?: Readonly<Record<string, readonly string[]>>;
  /** Reverts in assembly, written as those of the facts. */
  readonly reverts?: Readonly<Record<string, readonly string[]>>;
}
