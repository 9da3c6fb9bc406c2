import bodies60 from '../sources/6.0/bodies.json';
import deployed60 from '../sources/6.0/deployed.json';
import lines60 from '../sources/6.0/lines.json';
import units60 from '../sources/6.0/units.json';
import bodies71 from '../sources/7.1/bodies.json';
import deployed71 from '../sources/7.1/deployed.json';
import lines71 from '../sources/7.1/lines.json';
import units71 from '../sources/7.1/units.json';
import bodies80 from '../sources/8.0/bodies.json';
import deployed80 from '../sources/8.0/deployed.json';
import lines80 from '../sources/8.0/lines.json';
import units80 from '../sources/8.0/units.json';

/** Where a unit stands in the public source. */
export interface SourceFile {
  /** Owner and name on GitHub, where it is not the repository of most. */
  readonly repository?: string;
  readonly commit: string;
  readonly path: string;
  /** Signature to first and last line, of the members that at the commit equal the facts. */
  readonly members: Readonly<Record<string, readonly number[]>>;
  /** Members that the file declares otherwise, and how they are there. */
  readonly differing?: Readonly<Record<string, {readonly lines: readonly number[]; readonly there: string}>>;
}

/** What the bodies of a unit say, and the compiled facts do not: by the signature of a function or modifier. */
export interface Bodies {
  /** Where values of reference types are, by the name of the parameter or result. */
  readonly locations?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Errors and calls in the order of execution, where it is not "first all errors, then all calls". */
  readonly order?: Readonly<Record<string, readonly string[]>>;
  /** Reverts in assembly, written as those of the facts. */
  readonly reverts?: Readonly<Record<string, readonly string[]>>;
}

/** A release of the protocol: its compiled facts, and what they cannot tell. */
interface Release {
  /** Units of the source as compiled, as far as the release changes them; `null`: the unit is gone. */
  readonly units: object;
  /** The complete ABI of deployed contracts, where it is on record. */
  readonly deployed: Readonly<Record<string, object>>;
  /** Units that were found in the public source. */
  readonly lines?: Readonly<Record<string, SourceFile>>;
  /** Of units whose bodies were read. */
  readonly bodies?: Readonly<Record<string, Bodies>>;
  /** The facts lack the parts that the big contracts are split into. */
  readonly isPartial?: boolean;
  /** Date of the source from which the facts were read. */
  readonly source?: string;
  /**
   * The day on which Mainnet moved a deployed contract to the release. Without a day the release is in
   * the source; whether and since when Mainnet has run it is not on record. The releases follow
   * LineaRollup, so a day of one contract says nothing about another.
   */
  readonly mainnetSince?: Readonly<Record<string, string>>;
  /** What deployed contracts call themselves, where that is not the name of the release. */
  readonly versions?: Readonly<Record<string, string>>;
  /** Old name to new name. The meaning stayed, fields may differ. */
  readonly renames?: Readonly<Record<string, string>>;
}

/**
 * The one list of protocol releases, oldest first: version tables, decoder, ABI files and pages follow
 * it. A release is named after the version of LineaRollup in it.
 */
const releases = {
  '6.0': {
    units: units60,
    deployed: deployed60,
    bodies: bodies60,
    lines: lines60,
    versions: {L2MessageService: '1.0', TokenBridge: '1.0'},
  },
  '7.1': {
    units: units71,
    deployed: deployed71,
    bodies: bodies71,
    lines: lines71,
    isPartial: true,
    mainnetSince: {LineaRollup: '31 March 2026', L2MessageService: '31 March 2026', TokenBridge: '31 March 2026'},
    versions: {L2MessageService: '1.0', TokenBridge: '1.1'},
    renames: {
      fallbackOperator: 'livenessRecoveryOperator',
      setFallbackOperator: 'setLivenessRecoveryOperator',
      FallbackOperatorAddressSet: 'LivenessRecoveryOperatorAddressSet',
      FallbackOperatorRoleGranted: 'LivenessRecoveryOperatorRoleGranted',
      OnlyNonFallbackOperator: 'OnlyNonLivenessRecoveryOperator',
      PAUSE_BLOB_SUBMISSION_ROLE: 'PAUSE_STATE_DATA_SUBMISSION_ROLE',
      UNPAUSE_BLOB_SUBMISSION_ROLE: 'UNPAUSE_STATE_DATA_SUBMISSION_ROLE',
      DataAlreadySubmitted: 'ShnarfAlreadySubmitted',
      ParentBlobNotSubmitted: 'ParentShnarfNotSubmitted',
      FinalBlobNotSubmitted: 'FinalShnarfNotSubmitted',
    },
  },
  '8.0': {
    units: units80,
    deployed: deployed80,
    bodies: bodies80,
    lines: lines80,
    source: 'June 2026',
    mainnetSince: {LineaRollup: '14 July 2026'},
    versions: {L2MessageService: '1.0', TokenBridge: '1.1'},
    renames: {FinalizationDataV3: 'FinalizationDataV4'},
  },
} satisfies Record<string, Release>;

export type Generation = keyof typeof releases;
/** A deployed contract whose complete ABI is on record. */
export type DeployedName = {[G in Generation]: keyof (typeof releases)[G]['deployed']}[Generation];

/** Oldest first. */
export const generations = Object.keys(releases) as Generation[];

export function releaseOf(generation: Generation): Release {
  return releases[generation];
}

function end(index: 0 | -1): Generation {
  const generation = generations.at(index);
  if (!generation) throw new Error('There is no release on record');
  return generation;
}

export const oldest = end(0);
export const newest = end(-1);

/** Old name to new name, of all releases. */
export const renames: Readonly<Record<string, string>> = Object.assign(
  {},
  ...generations.map((generation) => releaseOf(generation).renames),
) as Record<string, string>;

/** The days on which Mainnet moved a deployed contract to a generation. */
export function mainnetSince(contract: string): Partial<Record<Generation, string>> {
  const days = generations.map((generation) => [generation, releaseOf(generation).mainnetSince?.[contract]]);
  return Object.fromEntries(days.filter(([, day]) => day)) as Partial<Record<Generation, string>>;
}
