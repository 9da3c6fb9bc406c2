import {existsSync, readFileSync} from 'node:fs';
import type {AbiFunction} from 'viem';
import type {NetworkId} from '../../../data/networks';
import {memoize} from '../../../lib/collections';
import type {ContractKey} from '../model/contracts';
import type {MemberKind} from '../model/members';
import type {Category, VersionRow} from '../model/history';
import type {Release} from './releases';
import type {Declaration, Hex} from './schema';

/**
 * What a contract page prints about its contract. `npm run contracts` resolves it from the declarations and writes a JSON file for each
 * page; the build only reads these files.
 */

/** A name, linked if a page describes what it names. */
export interface Reference {
  readonly name: string;
  readonly href?: string | undefined;
}

/** A parameter, result or field. Its type is linked if it is a struct or enum. */
export interface ParameterFacts extends Reference {
  readonly type: string;
  readonly indexed?: true;
}

/** When an error occurs: a condition in the code, or a modifier that checks it. */
export type ErrorCondition =
  | {readonly if: string}
  | {readonly unless: string}
  | {readonly modifier: Reference};

export interface ErrorFacts extends Reference {
  readonly selector?: Hex | undefined;
  /** Set if `name` is the reason string of `require` or `revert`. */
  readonly isString?: true;
  readonly when: readonly ErrorCondition[];
}

/** A call to another contract whose errors reach the caller. */
export interface PropagatedCall {
  readonly target: Reference;
  readonly condition: string;
  readonly errors: readonly Pick<
    ErrorFacts,
    'name' | 'href' | 'selector' | 'isString'
  >[];
}

/** Who may call a function: accounts with a role, or what `text` says. */
export interface Callers {
  readonly role?: Reference;
  readonly text?: string;
}

/** How a member differed in earlier releases. */
export interface EarlierVersion {
  readonly releases: readonly Release[];
  readonly name?: string;
  readonly signatures?: readonly string[];
  readonly selectors?: readonly Hex[];
  readonly fields?: number;
}

export interface MemberFacts {
  readonly id: string;
  readonly kind: MemberKind;
  readonly name: string;
  /** Text of the heading: the name, with parameter types if it is overloaded. */
  readonly heading: string;
  /** Whether the page may leave the member out. */
  readonly isOptional?: true | undefined;
  /** The declaration as in the source. */
  readonly solidity: string;
  /** Canonical signature of what has a selector or topic. */
  readonly signature?: string | undefined;
  readonly selector?: Hex | undefined;
  /** The value of a constant that is a hash. */
  readonly value?: Hex | undefined;
  readonly parameters?: readonly ParameterFacts[];
  readonly returns?: readonly ParameterFacts[];
  /** Values of an enum. */
  readonly values?: readonly string[];
  readonly callers?: Callers | undefined;
  /** Pause types that disable a function. */
  readonly pauses?: readonly string[];
  /** Errors of a call, in the order of their checks. */
  readonly errors?: readonly ErrorFacts[];
  readonly propagates?: readonly PropagatedCall[];
  readonly events?: readonly Reference[];
  /** Functions that use an error, emit an event or need a role. */
  readonly usedBy?: readonly Reference[];
  /** Functions that pass on an error of a contract that they call. */
  readonly propagatedBy?: readonly Reference[];
  /** The part that declares the member, if not the contract itself. */
  readonly declaredIn?: string;
  readonly interfaces?: readonly Reference[];
  readonly overrides?: readonly string[];
  /** The first release that has the member, unless it is the oldest. */
  readonly since?: {readonly release: Release; readonly isUnconfirmed?: true};
  readonly versions?: readonly EarlierVersion[];
  readonly source?: {
    readonly url: string;
    /** Set if the file at the commit lacks the member. */
    readonly isFileOnly?: true;
    /** How the declaration at the commit differs. */
    readonly difference?: string;
  };
  /** The deployed contract on which samples call the member. */
  readonly call?: {
    readonly address: string;
    readonly network: NetworkId;
    readonly item: AbiFunction;
    readonly isInitializer?: true;
  };
}

/** A member of the contract's ABI that the page does not describe. */
export interface OtherMember extends Reference {
  readonly selector?: Hex | undefined;
  /** Only for members without a description of their own. */
  readonly callers?: Callers | undefined;
  /** The same member's anchor on the page of the current release. */
  readonly id?: string;
  /** How the current release differs, on the page of an earlier release. */
  readonly note?: string;
}

export interface OtherMembers {
  /** The contract that declares them. */
  readonly from: Reference;
  readonly category: 'functions' | 'events' | 'errors';
  readonly members: readonly OtherMember[];
}

/** A downloadable ABI, named after the newest release that it covers. */
export interface AbiFile {
  readonly path: string;
  /** Newest first. */
  readonly releases: readonly Release[];
  /** Events without recorded fields, which the file omits. */
  readonly missingEvents?: readonly string[];
  /** Members whose signature is taken from the releases before and after. */
  readonly inferredNames?: readonly string[];
}

export interface VersionFacts extends Pick<VersionRow, 'changes'> {
  readonly name: string;
  readonly href?: string | undefined;
  readonly category: Category;
  /** Releases with the same selector, topic or number of fields. */
  readonly identities: readonly {
    readonly releases: readonly Release[];
    readonly selectors?: readonly Hex[];
    readonly fields?: number | undefined;
    readonly isUnknown?: true;
  }[];
  readonly movedTo: readonly Reference[];
}

export interface PageFacts {
  readonly name: string;
  readonly route: string;
  readonly release: Release;
  readonly kind: Declaration['kind'];
  readonly source: {
    readonly path: string;
    readonly url?: string | undefined;
    /** Set if some of the members differ at the commit. */
    readonly matching?: {readonly count: number; readonly of: number};
  };
  readonly inherits: readonly Reference[];
  /** Deployed contracts that run this code, with their last known upgrade. */
  readonly deployments: readonly {
    readonly contract: string;
    readonly release?: Release | undefined;
    readonly date?: string | undefined;
  }[];
  /** Deployed contracts that inherit from it. */
  readonly partOf: readonly Reference[];
  readonly members: readonly MemberFacts[];
  readonly otherMembers: readonly OtherMembers[];
  /** Members that differ between releases. */
  readonly versions: readonly VersionFacts[];
  readonly abis: readonly AbiFile[];
  /** Whether the contract's ABI is empty. */
  readonly hasEmptyAbi?: true | undefined;
}

/** The folder of the files, relative to the repository. */
export const pageFactsFolder = 'src/features/contracts/facts/pages';

/** Name of a page's file: `tokenbridge.json`, or `tokenbridge-7.1.json` for an earlier release. */
export const getPageFactsFile = (key: ContractKey, release?: Release): string =>
  `${release ? `${key}-${release}` : key}.json`;

const readPageFacts = memoize((file: string): PageFacts => {
  const path = `${pageFactsFolder}/${file}`;
  if (!existsSync(path))
    throw new Error(`${path} is missing → npm run contracts`);
  return JSON.parse(readFileSync(path, 'utf8')) as PageFacts;
});

/** The facts of a contract's page, or of its page for an earlier release. */
export const getPageFacts = (key: ContractKey, release?: Release): PageFacts =>
  readPageFacts(getPageFactsFile(key, release));
