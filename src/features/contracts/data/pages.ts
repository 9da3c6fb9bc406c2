import type {SystemContractId} from '../../../data/systemContracts';
import {getDeclarations} from './facts';
import type {DeployedName} from './releases';
import {releases} from './releases';
import type {ContractRecord} from './types';

/**
 * What the compiled source cannot tell: which contract has a page and which part it covers, and which
 * deployed contract a page stands for. Checked against the facts in tests/unit/contracts.
 */

/** Contracts with a page, by the folder of the page below /api/linea-smart-contracts. */
const pages = {
  '': ['LineaRollup', 'TokenBridge', 'ZkEvmV2'],
  interfaces: ['IGenericErrors', 'IMessageService', 'IPauseManager', 'IPermissionsManager', 'IRateLimiter'],
  'interfaces/l1': ['IL1MessageManager', 'IL1MessageManagerV1', 'IL1MessageService', 'ILineaRollup', 'IPlonkVerifier', 'IZkEvmV2'],
  'interfaces/l2': ['IL2MessageManager', 'IL2MessageManagerV1', 'IL2MessageServiceV1'],
  lib: [
    'CallForwardingProxy', 'L2MessageServicePauseManager', 'LineaRollupPauseManager', 'Mimc', 'PauseManager',
    'SparseMerkleProof', 'TokenBridgePauseManager', 'Utils',
  ],
  messageservice: ['MessageServiceBase'],
  'messageservice/l1': ['L1MessageManager', 'L1MessageService'],
  'messageservice/l1/v1': ['L1MessageManagerV1', 'L1MessageServiceV1'],
  'messageservice/l2': ['L2MessageManager', 'L2MessageService'],
  'messageservice/l2/v1': ['L2MessageManagerV1', 'L2MessageServiceV1'],
  'messageservice/lib': ['MessageHashing', 'RateLimiter', 'SparseMerkleTreeVerifier', 'TimeLock', 'TransientStorageHelpers'],
  tokenbridge: ['BridgedToken'],
  'tokenbridge/interfaces': ['ITokenBridge'],
} as const;

/** Last part of a page's route: the name of the contract in small letters. */
export type ContractKey = Lowercase<(typeof pages)[keyof typeof pages][number]>;

function createRecord(name: string, folder: string): ContractRecord {
  const declarations = releases.map((generation) => [generation, getDeclarations(generation).get(name) ?? null]);
  return {
    name,
    route: ['/api/linea-smart-contracts', folder, name.toLowerCase()].filter(Boolean).join('/'),
    releases: Object.fromEntries(declarations) as ContractRecord['releases'],
  };
}

export const contractRecords = Object.fromEntries(
  Object.entries(pages)
    .flatMap(([folder, names]) => names.map((name) => [name.toLowerCase(), createRecord(name, folder)] as const))
    .sort(([one], [other]) => (one < other ? -1 : 1)),
) as Record<ContractKey, ContractRecord>;

/**
 * The page that documents a part, in reading order: implementations before interfaces, since the
 * first declaration of a member is the one that is shown. Parts missing here have no page.
 */
export const partOwners: Readonly<Record<string, ContractKey>> = {
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
}

export const deployments: Partial<Record<ContractKey, Deployment>> = {
  linearollup: {abi: 'LineaRollup', contract: 'lineaRollup'},
  ilinearollup: {abi: 'LineaRollup'},
  l2messageservice: {abi: 'L2MessageService', contract: 'l2MessageService'},
  tokenbridge: {abi: 'TokenBridge', contract: 'tokenBridge'},
  bridgedtoken: {abi: 'BridgedToken', contract: 'bridgedTokenTemplate'},
};

/** Licence in the header of the source file, where it is on record. */
export const licences: Partial<Record<ContractKey, string>> = {
  imessageservice: 'Apache-2.0',
  messageservicebase: 'Apache-2.0',
  itokenbridge: 'Apache-2.0',
};

/** What took the place of a contract that is gone from the source. */
export const successors: Partial<Record<ContractKey, string>> = {
  l1messageservicev1: 'ClaimMessageV1',
  transientstoragehelpers: 'the transient keyword of Solidity',
  utils: 'EfficientLeftRightKeccak',
};
