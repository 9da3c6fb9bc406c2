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

/** A protocol release: its compiler output and supplementary data. */
interface ReleaseData {
  /** The contracts that the release changes, as compiled; `null` for removed contracts. */
  readonly declarations: object;
  /** Complete ABIs of deployed contracts, if recorded. */
  readonly deployedAbis: Readonly<Record<string, object>>;
  /** Source locations, for contracts whose public source is known. */
  readonly sourceLocations?: Readonly<Record<string, SourceLocations>>;
  /** Annotations, for contracts whose function bodies have been analysed. */
  readonly bodyAnnotations?: Readonly<Record<string, BodyAnnotations>>;
  /** Set if the large contracts were split into parts whose declarations are missing. */
  readonly isPartial?: boolean;
  /** Month of the source code that was compiled, if it may not be deployed yet. */
  readonly sourceDate?: string;
  /**
   * When each deployed contract was upgraded to the release on Mainnet. If a contract has no date, it is unknown whether or when it
   * was upgraded. Releases are named after versions of LineaRollup, so one contract's date says nothing about another's.
   */
  readonly mainnetDates?: Readonly<Record<string, string>>;
  /** Versions that deployed contracts report, if different from the release number. */
  readonly versions?: Readonly<Record<string, string>>;
  /** New names of renamed members, by old name. Their purpose is unchanged, but their fields may differ. */
  readonly renames?: Readonly<Record<string, string>>;
}

/** Protocol releases, oldest first, each named after its version of LineaRollup. */
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
    mainnetDates: {
      LineaRollup: '31 March 2026',
      L2MessageService: '31 March 2026',
      TokenBridge: '31 March 2026',
    },
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
    sourceDate: 'June 2026',
    mainnetDates: {LineaRollup: '16 July 2026'},
    versions: {L2MessageService: '1.0', TokenBridge: '1.1'},
    renames: {FinalizationDataV3: 'FinalizationDataV4'},
  },
} satisfies Record<string, ReleaseData>;

export type Release = keyof typeof releaseData;
/** A deployed contract whose complete ABI is recorded. */
export type DeployedContractName = {
  [R in Release]: keyof (typeof releaseData)[R]['deployedAbis'];
}[Release];

/** Oldest first. */
export const releases = Object.keys(releaseData) as [Release, ...Release[]];
export const [oldestRelease] = releases;
export const newestRelease = releases.at(-1) ?? oldestRelease;

export const getReleaseData = (release: Release): ReleaseData =>
  releaseData[release];

/** New names of renamed members, by old name, across all releases. */
export const renames = Object.assign(
  {},
  ...releases.map((release) => getReleaseData(release).renames),
) as Readonly<Record<string, string>>;

/** The dates of a deployed contract's Mainnet upgrades, by release. */
export function getMainnetDates(
  contract: string,
): Partial<Record<Release, string>> {
  const dates = releases.map((release) => [
    release,
    getReleaseData(release).mainnetDates?.[contract],
  ]);
  return Object.fromEntries(dates.filter(([, date]) => date)) as Partial<
    Record<Release, string>
  >;
}
