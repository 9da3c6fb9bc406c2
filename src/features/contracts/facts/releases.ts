import bodyAnnotations60 from './6.0/bodyAnnotations.json';
import declarations60 from './6.0/declarations.json';
import deployedAbis60 from './6.0/deployedAbis.json';
import sourceLocations60 from './6.0/sourceLocations.json';
import bodyAnnotations71 from './7.1/bodyAnnotations.json';
import declarations71 from './7.1/declarations.json';
import deployedAbis71 from './7.1/deployedAbis.json';
import sourceLocations71 from './7.1/sourceLocations.json';
import bodyAnnotations80 from './8.0/bodyAnnotations.json';
import declarations80 from './8.0/declarations.json';
import deployedAbis80 from './8.0/deployedAbis.json';
import sourceLocations80 from './8.0/sourceLocations.json';
import type {BodyAnnotations, SourceLocations} from './schema';

/** A release of the protocol: its compiled facts, and what they cannot tell. */
interface ReleaseData {
  /** Contracts of the source as compiled, as far as the release changes them; `null`: the contract is gone. */
  readonly declarations: object;
  /** The complete ABI of deployed contracts, where it is on record. */
  readonly deployedAbis: Readonly<Record<string, object>>;
  /** Contracts that were found in the public source. */
  readonly sourceLocations?: Readonly<Record<string, SourceLocations>>;
  /** Of contracts whose bodies were read. */
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
 * The list of protocol releases, oldest first. Version tables, decoder, ABI files and pages follow it. A release is named after the version of LineaRollup in it.
 */
const releaseData = {
  '6.0': {
    declarations: declarations60,
    deployedAbis: deployedAbis60,
    bodyAnnotations: bodyAnnotations60,
    sourceLocations: sourceLocations60,
    versions: {L2MessageService: '1.0', TokenBridge: '1.0'},
  },
  '7.1': {
    declarations: declarations71,
    deployedAbis: deployedAbis71,
    bodyAnnotations: bodyAnnotations71,
    sourceLocations: sourceLocations71,
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
    declarations: declarations80,
    deployedAbis: deployedAbis80,
    bodyAnnotations: bodyAnnotations80,
    sourceLocations: sourceLocations80,
    source: 'June 2026',
    mainnetDates: {LineaRollup: '14 July 2026'},
    versions: {L2MessageService: '1.0', TokenBridge: '1.1'},
    renames: {FinalizationDataV3: 'FinalizationDataV4'},
  },
} satisfies Record<string, ReleaseData>;

export type Release = keyof typeof releaseData;
/** A deployed contract whose complete ABI is on record. */
export type DeployedName = {[G in Release]: keyof (typeof releaseData)[G]['deployedAbis']}[Release];

/** Oldest first. */
export const releases = Object.keys(releaseData) as [Release, ...Release[]];
export const [oldest] = releases;
export const newest = releases.at(-1) ?? oldest;

export const getReleaseData = (release: Release): ReleaseData => releaseData[release];

/** Old name to new name, of all releases. */
export const renames = Object.assign({}, ...releases.map((release) => getReleaseData(release).renames)) as Readonly<Record<string, string>>;

/** The days on which Mainnet moved a deployed contract to a release. */
export function getMainnetDates(contract: string): Partial<Record<Release, string>> {
  const days = releases.map((release) => [release, getReleaseData(release).mainnetDates?.[contract]]);
  return Object.fromEntries(days.filter(([, day]) => day)) as Partial<Record<Release, string>>;
}
