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

/** What the bodies of a unit say, and the compiled facts do not: by the signature of a function or modifier. */
export interface BodyAnnotations {
  /** Where values of reference types are, by the name of the parameter or result. */
  readonly locations?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Errors and calls in the order of execution, where it is not "first all errors, then all calls". */
  readonly order?: Readonly<Record<string, readonly string[]>>;
  /** Reverts in assembly, written as those of the facts. */
  readonly reverts?: Readonly<Record<string, readonly string[]>>;
}

/** A release of the protocol: its compiled facts, and what they cannot tell. */
interface ReleaseData {
  /** Units of the source as compiled, as far as the release changes them; `null`: the unit is gone. */
  readonly declarations: object;
  /** The complete ABI of deployed contracts, where it is on record. */
  readonly deployedAbis: Readonly<Record<string, object>>;
  /** Units that were found in the public source. */
  readonly sourceLocations?: Readonly<Record<string, SourceLocations>>;
  /** Of units whose bodies were read. */
  readonly bodyAnnotations?: Readonly<Record<string, BodyAnnotations>>;
  /** The facts lack the parts that the big contracts are split into. */
  readonly isPartial?: boolean;
  /** Date of the source from which the facts were read. */
  readonly source?: string;
  /**
   * The day on which Mainnet moved a deployed contract to the release. Without a day the release is in
   * the source; whether and since when Mainnet has run it is not on record. The releases follow
   * LineaRollup, so a day of one contract says nothing about another.
   */
  readonly mainnetDates?: Readonly<Record<string, string>>;
  /** What deployed contracts call themselves, where that is not the name of the release. */
  readonly versions?: Readonly<Record<string, string>>;
  /** Old name to new name. The meaning stayed, fields may differ. */
  readonly renames?: Readonly<Record<string, string>>;
}

/**
 * The one list of protocol releases, oldest first: version tables, decoder, ABI files and pages follow
 * it. A release is named after the version of LineaRollup in it.
 */
const releaseData = {
  '6.0': {
    declarations: units60,
    deployedAbis: deployed60,
    bodyAnnotations: bodies60,
    sourceLocations: lines60,
    versions: {L2MessageService: '1.0', TokenBridge: '1.0'},
  },
  '7.1': {
    declarations: units71,
    deployedAbis: deployed71,
    bodyAnnotations: bodies71,
    sourceLocations: lines71,
    isPartial: true,
    mainnetDates: {LineaRollup: '31 March 2026', L2MessageService: '31 March 2026', TokenBridge: '31 March 2026'},
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
    declarations: units80,
    deployedAbis: deployed80,
    bodyAnnotations: bodies80,
    sourceLocations: lines80,
    source: 'June 2026',
    mainnetDates: {LineaRollup: '14 July 2026'},
    versions: {L2MessageService: '1.0', TokenBridge: '1.1'},
    renames: {FinalizationDataV3: 'FinalizationDataV4'},
  },
} satisfies Record<string, ReleaseData>;

export type Release = keyof typeof releaseData;
/** A deployed contract whose complete ABI is on record. */
export type DeployedName = {[G in Release]: keyof (typeof releaseData)[G]['deployed']}[Release];

/** Oldest first. */
export const releases = Object.keys(releaseData) as Release[];

export function getReleaseData(generation: Release): ReleaseData {
  return releaseData[generation];
}

function getRelease(index: 0 | -1): Release {
  const generation = releases.at(index);
  if (!generation) throw new Error('There is no release on record');
  return generation;
}

export const oldest = getRelease(0);
export const newest = getRelease(-1);

/** Old name to new name, of all releases. */
export const renames: Readonly<Record<string, string>> = Object.assign(
  {},
  ...releases.map((generation) => getReleaseData(generation).renames),
) as Record<string, string>;

/** The days on which Mainnet moved a deployed contract to a generation. */
export function getMainnetDates(contract: string): Partial<Record<Release, string>> {
  const days = releases.map((generation) => [generation, getReleaseData(generation).mainnetDates?.[contract]]);
  return Object.fromEntries(days.filter(([, day]) => day)) as Partial<Record<Release, string>>;
}
