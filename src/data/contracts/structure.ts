import type {SystemContractId} from '../systemContracts';
import type {deployedAbi} from './deployedAbi';
import type {partRecords} from './parts';
import type {contractRecords} from './records';
import type {Generation} from './types';

/**
 * What the compiled source cannot tell: which page documents which part, which deployed contract a
 * page stands for, and which new name replaced which old one. Checked against the facts in
 * tests/unit/contracts.
 */

export type ContractKey = keyof typeof contractRecords;
export type PartName = keyof typeof partRecords;
export type DeployedName = keyof typeof deployedAbi;

/**
 * The day on which Mainnet moved a deployed contract to a generation. A generation without a day is
 * in the source; whether and since when Mainnet has run it is not on record. The generations follow
 * LineaRollup, so a day of one contract says nothing about another.
 */
export const mainnetSince: Partial<Record<DeployedName, Partial<Record<Generation, string>>>> = {
  LineaRollup: {'7.1': '31 March 2026', '8.0': '14 July 2026'},
  L2MessageService: {'7.1': '31 March 2026'},
  TokenBridge: {'7.1': '31 March 2026'},
};

/** Date of the source from which the facts of the newest generation were read. */
export const newestSource = 'June 2026';

/**
 * The page that documents a part, in reading order: implementations before interfaces, since the
 * first declaration of a member is the one that is shown. Parts missing here have no page.
 */
export const partOwners: Partial<Record<PartName, ContractKey>> = {
  LineaRollupBase: 'linearollup',
  Eip4844BlobAcceptor: 'linearollup',
  ShnarfDataAcceptorBase: 'linearollup',
  LocalShnarfProvider: 'linearollup',
  LivenessRecovery: 'linearollup',
  LineaRollupYieldExtension: 'linearollup',
  ClaimMessageV1: 'linearollup',
  IAcceptEip4844Blobs: 'linearollup',
  IShnarfDataAcceptorBase: 'linearollup',
  IProvideShnarf: 'linearollup',
  IAcceptForcedTransactions: 'linearollup',
  ILivenessRecovery: 'linearollup',
  ILineaRollupYieldExtension: 'linearollup',
  IClaimMessageV1: 'linearollup',
  ILineaRollupBase: 'ilinearollup',
  L1MessageServiceBase: 'l1messageservice',
  L2MessageServiceBase: 'l2messageservice',
  TokenBridgeBase: 'tokenbridge',
  PermissionsManager: 'ipermissionsmanager',
};

export interface Deployment {
  /** The ABI on record that tells what the page's contract answered to in each generation. */
  readonly abi: DeployedName;
  /** Only where the page's contract itself is deployed, not where it is a part of one that is. */
  readonly contract?: SystemContractId;
  /** What the contract calls itself, where that differs from the generation. */
  readonly versions?: Partial<Record<Generation, string>>;
}

export const deployments: Partial<Record<ContractKey, Deployment>> = {
  linearollup: {abi: 'LineaRollup', contract: 'lineaRollup'},
  ilinearollup: {abi: 'LineaRollup'},
  l2messageservice: {
    abi: 'L2MessageService',
    contract: 'l2MessageService',
    versions: {'6.0': '1.0', '7.1': '1.0', '8.0': '1.0'},
  },
  tokenbridge: {
    abi: 'TokenBridge',
    contract: 'tokenBridge',
    versions: {'6.0': '1.0', '7.1': '1.1', '8.0': '1.1'},
  },
  bridgedtoken: {abi: 'BridgedToken', contract: 'bridgedTokenTemplate'},
};

/** Licence in the header of the source file, where it is on record. */
export const licences: Partial<Record<ContractKey, string>> = {
  imessageservice: 'Apache-2.0',
  messageservicebase: 'Apache-2.0',
  itokenbridge: 'Apache-2.0',
};

/** Old name to new name, after generation 6.0. The meaning stayed, fields may differ. */
export const renames: Readonly<Record<string, string>> = {
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
  FinalizationDataV3: 'FinalizationDataV4',
};

/** What took the place of a contract that is gone from the source. */
export const successors: Partial<Record<ContractKey, string>> = {
  l1messageservicev1: 'ClaimMessageV1',
  transientstoragehelpers: 'the transient keyword of Solidity',
  utils: 'EfficientLeftRightKeccak',
};
