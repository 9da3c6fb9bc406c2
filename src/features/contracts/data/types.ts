import type {Release} from './releases';

/** Facts about the protocol's smart contracts, as `facts.ts` reads them from `sources/`. */

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

export interface ConstantFact {
  readonly name: string;
  readonly type: string;
  readonly visibility: Visibility;
  readonly value: string;
  /** Keccak-256 of the text, where the value is the hash of a text. */
  readonly hash?: Hex;
  /** Public constants only. */
  readonly signature?: string;
  readonly selector?: Hex;
}

export interface VariableFact {
  readonly name: string;
  readonly type: string;
  readonly visibility: Visibility;
  readonly immutable?: boolean;
  /** Of the getter: public variables only. */
  readonly signature?: string;
  readonly selector?: Hex;
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

export interface EventFact {
  readonly name: string;
  readonly params: readonly Parameter[];
  readonly signature: string;
  readonly topic0: Hex;
}

export interface ErrorFact {
  readonly name: string;
  readonly params: readonly Parameter[];
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

export interface ModifierFact {
  readonly name: string;
  readonly params: readonly Parameter[];
}

export interface AbiNames {
  readonly functions: readonly string[];
  readonly events: readonly string[];
  readonly errors: readonly string[];
}

/** What one contract, interface or library declares in one generation. */
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

/** A contract with a reference page. `null`: it does not exist in that generation. */
export interface ContractRecord {
  readonly name: string;
  readonly route: string;
  readonly releases: Readonly<Record<Release, Declaration | null>>;
}

/** Selector or topic to signature, the whole ABI of a deployed contract in one generation. */
export interface DeployedAbi {
  readonly functions: Readonly<Record<Hex, string>>;
  readonly errors: Readonly<Record<Hex, string>>;
  readonly events: Readonly<Record<Hex, string>>;
}
