import type {SystemContractId} from '../../../data/systemContracts';
import {memoize} from '../../../lib/collections';
import {getDeclarations} from '../facts/readFacts';
import {
  type DeployedContractName,
  getMainnetDates,
  getReleaseData,
  oldestRelease,
  type Release,
  releases,
} from '../facts/releases';
import type {Declaration} from '../facts/schema';

/**
 * Data that the compiled source lacks: which contracts have a page, which parts each page covers, and which deployed contract it
 * describes. The tests in tests/unit/contracts check this data against the declarations.
 */

/** Contracts with a page, by the page's folder below /api/linea-smart-contracts. */
const pages = {
  '': ['LineaRollup', 'TokenBridge', 'ZkEvmV2'],
  interfaces: [
    'IGenericErrors',
    'IMessageService',
    'IPauseManager',
    'IPermissionsManager',
    'IRateLimiter',
  ],
  'interfaces/l1': [
    'IL1MessageManager',
    'IL1MessageManagerV1',
    'IL1MessageService',
    'ILineaRollup',
    'IPlonkVerifier',
    'IZkEvmV2',
  ],
  'interfaces/l2': [
    'IL2MessageManager',
    'IL2MessageManagerV1',
    'IL2MessageServiceV1',
  ],
  lib: [
    'CallForwardingProxy',
    'L2MessageServicePauseManager',
    'LineaRollupPauseManager',
    'Mimc',
    'PauseManager',
    'SparseMerkleProof',
    'TokenBridgePauseManager',
    'Utils',
  ],
  messageservice: ['MessageServiceBase'],
  'messageservice/l1': ['L1MessageManager', 'L1MessageService'],
  'messageservice/l1/v1': ['L1MessageManagerV1', 'L1MessageServiceV1'],
  'messageservice/l2': ['L2MessageManager', 'L2MessageService'],
  'messageservice/l2/v1': ['L2MessageManagerV1', 'L2MessageServiceV1'],
  'messageservice/lib': [
    'MessageHashing',
    'RateLimiter',
    'SparseMerkleTreeVerifier',
    'TimeLock',
    'TransientStorageHelpers',
  ],
  tokenbridge: ['BridgedToken'],
  'tokenbridge/interfaces': ['ITokenBridge'],
} as const;

/** Last segment of a page's route: the contract's name in lower case. */
export type ContractKey = Lowercase<(typeof pages)[keyof typeof pages][number]>;

/** A contract with a reference page. A release maps to `null` if it does not have the contract. */
export interface ContractRecord {
  readonly name: string;
  readonly route: string;
  readonly releases: Readonly<Record<Release, Declaration | null>>;
}

function createRecord(name: string, folder: string): ContractRecord {
  const declarations = releases.map((release) => [
    release,
    getDeclarations(release).get(name) ?? null,
  ]);
  return {
    name,
    route: ['/api/linea-smart-contracts', folder, name.toLowerCase()]
      .filter(Boolean)
      .join('/'),
    releases: Object.fromEntries(declarations) as ContractRecord['releases'],
  };
}

export const contractRecords = Object.fromEntries(
  Object.entries(pages)
    .flatMap(([folder, names]) =>
      names.map(
        (name) => [name.toLowerCase(), createRecord(name, folder)] as const,
      ),
    )
    .sort(([a], [b]) => (a < b ? -1 : 1)),
) as Record<ContractKey, ContractRecord>;

/**
 * Parts, which are contracts without a page, by the page that documents them. Implementations precede interfaces, because only the first
 * declaration of a member is shown. Parts that are not listed are not documented.
 */
export const partsByPage: Partial<Record<ContractKey, readonly string[]>> = {
  linearollup: [
    'LineaRollupBase',
    'Eip4844BlobAcceptor',
    'ShnarfDataAcceptorBase',
    'LocalShnarfProvider',
    'LivenessRecovery',
    'LineaRollupYieldExtension',
    'ClaimMessageV1',
    'IAcceptEip4844Blobs',
    'IShnarfDataAcceptorBase',
    'IProvideShnarf',
    'IAcceptForcedTransactions',
    'ILivenessRecovery',
    'ILineaRollupYieldExtension',
    'IClaimMessageV1',
  ],
  ilinearollup: ['ILineaRollupBase'],
  l1messageservice: ['L1MessageServiceBase'],
  l2messageservice: ['L2MessageServiceBase'],
  tokenbridge: ['TokenBridgeBase'],
  ipermissionsmanager: ['PermissionsManager'],
};

export interface Deployment {
  /** The recorded ABI that shows which members the page's contract had in each release. */
  readonly abi: DeployedContractName;
  /** Set only if the page's contract is itself deployed, not just inherited by a deployed contract. */
  readonly contract?: SystemContractId;
}

export const deployments: Partial<Record<ContractKey, Deployment>> = {
  linearollup: {abi: 'LineaRollup', contract: 'lineaRollup'},
  ilinearollup: {abi: 'LineaRollup'},
  l2messageservice: {abi: 'L2MessageService', contract: 'l2MessageService'},
  tokenbridge: {abi: 'TokenBridge', contract: 'tokenBridge'},
  bridgedtoken: {abi: 'BridgedToken', contract: 'bridgedTokenImplementation'},
};

/** Licences from the headers of the source files, if recorded. */
export const licences: Partial<Record<ContractKey, string>> = {
  imessageservice: 'Apache-2.0',
  messageservicebase: 'Apache-2.0',
  itokenbridge: 'Apache-2.0',
};

/** Replacements for contracts removed from the source. */
export const successors: Partial<Record<ContractKey, string>> = {
  l1messageservicev1: 'ClaimMessageV1',
  transientstoragehelpers: 'Solidity’s transient keyword',
  utils: 'EfficientLeftRightKeccak',
};

/** A contract, interface or library as declared in one release. */
export interface SourceContract {
  readonly name: string;
  readonly declaration: Declaration;
}

export const contractKeys = Object.keys(contractRecords) as ContractKey[];

const keysByName = new Map(
  contractKeys.map((key) => [contractRecords[key].name, key]),
);

export function isContractKey(value: unknown): value is ContractKey {
  return typeof value === 'string' && Object.hasOwn(contractRecords, value);
}

/** Names of the contracts without a page, across all releases. */
export const partNames: readonly string[] = [
  ...new Set(
    releases.flatMap((release) => [...getDeclarations(release).keys()]),
  ),
]
  .filter((name) => !keysByName.has(name))
  .sort();

/** The release that a contract's page documents: the newest one that has the contract. */
export function getDocumentedRelease(record: ContractRecord): Release {
  const documentedRelease = releases
    .toReversed()
    .find((release) => record.releases[release]);
  if (!documentedRelease)
    throw new Error(
      `${record.name} is not in any release: correct its name in src/features/contracts/model/contracts.ts`,
    );
  return documentedRelease;
}

export function findContract(
  name: string,
  release: Release,
): SourceContract | undefined {
  const declaration = getDeclarations(release).get(name);
  return declaration && {name, declaration};
}

const findContracts = (
  names: readonly string[],
  release: Release,
): readonly SourceContract[] =>
  names.flatMap((name) => findContract(name, release) ?? []);

/** The page that documents a contract's declarations. */
export const findDocumentingPage = (
  contract: string,
): ContractKey | undefined =>
  keysByName.get(contract) ??
  contractKeys.find((key) => partsByPage[key]?.includes(contract));

/** Contracts that no page documents, because forced transactions are not live. */
export const contractsWithoutPage: readonly string[] = [
  'AddressFilter',
  'ForcedTransactionGateway',
  'IAddressFilter',
  'IForcedTransactionGateway',
];

/** The other contracts that are on no page, such as those of a new release, each with what to do. */
export const findUnplacedContracts = (): readonly string[] =>
  partNames
    .filter(
      (name) =>
        !contractsWithoutPage.includes(name) && !findDocumentingPage(name),
    )
    .map(
      (name) =>
        `${name} is on no page → add it to src/features/contracts/model/contracts.ts: to pages, partsByPage or contractsWithoutPage`,
    );

/** Returns the direct bases. A part that this release lacks takes its bases from the first release that has it. */
function getBases(name: string, release: Release): readonly string[] {
  const candidates = keysByName.has(name) ? [release] : [release, ...releases];
  return (
    candidates.map((candidate) => findContract(name, candidate)).find(Boolean)
      ?.declaration.inherits ?? []
  );
}

/** The contract and its recorded bases, nearest first. */
export function getContractWithBases(
  name: string,
  release: Release,
): readonly SourceContract[] {
  const names = new Set([name]);
  // Adding to the set during iteration visits the bases breadth-first.
  for (const next of names)
    getBases(next, release).forEach((base) => names.add(base));
  return findContracts([...names], release);
}

export const getContracts = (release: Release): readonly SourceContract[] =>
  findContracts([...keysByName.keys(), ...partNames], release);

/** The contracts that a page documents: its main contract and its parts. */
export function getPageContracts(
  key: ContractKey,
  release = getDocumentedRelease(contractRecords[key]),
): readonly SourceContract[] {
  return findContracts(
    [contractRecords[key].name, ...(partsByPage[key] ?? [])],
    release,
  );
}

/** Other contracts that inherit from a page's contract and are deployed. */
export const findDerivedContracts = memoize(
  (key: ContractKey): readonly ContractKey[] => {
    const {name} = contractRecords[key];
    const release = getDocumentedRelease(contractRecords[key]);
    return contractKeys.filter(
      (candidate) =>
        candidate !== key &&
        deployments[candidate]?.contract &&
        getContractWithBases(contractRecords[candidate].name, release).some(
          (contract) => contract.name === name,
        ),
    );
  },
);

/** The version that a page's contract reports, if different from the release's name. */
export function getContractVersion(
  key: ContractKey,
  release: Release,
): string | undefined {
  const name = deployments[key]?.contract && deployments[key].abi;
  return name && getReleaseData(release).versions?.[name];
}

/** A deployed contract with the dates of its Mainnet upgrades, by release. */
interface DeployedContract {
  readonly contract: DeployedContractName;
  readonly upgradeDates: Partial<Record<Release, string>>;
}

/** Deployments of the contract that a page documents: the contract itself, or deployed contracts that inherit from it. */
export function findDeployments(key: ContractKey): readonly DeployedContract[] {
  const keys = deployments[key]?.contract ? [key] : findDerivedContracts(key);
  return keys.flatMap((item) => {
    const contract = deployments[item]?.abi;
    return contract
      ? [{contract, upgradeDates: getMainnetDates(contract)}]
      : [];
  });
}

/** Whether Mainnet upgrades of a contract are recorded, but none to this release. The oldest release needs no upgrade. */
export function isUnconfirmed(key: ContractKey, release: Release): boolean {
  const datedDeployments = findDeployments(key).filter(
    ({upgradeDates}) => Object.keys(upgradeDates).length,
  );
  return (
    release !== oldestRelease &&
    datedDeployments.length > 0 &&
    datedDeployments.every(({upgradeDates}) => !upgradeDates[release])
  );
}

/** Deployed contracts of which Mainnet still runs an earlier release, as far as known. That release keeps a page of its own. */
export const earlierPages: readonly {
  readonly key: ContractKey;
  readonly release: Release;
}[] = contractKeys.flatMap((key) => {
  if (!deployments[key]?.contract) return [];
  const [deployment] = findDeployments(key);
  const release = Object.keys(deployment?.upgradeDates ?? {}).at(-1) as
    Release | undefined;
  const isCurrent =
    !release || release === getDocumentedRelease(contractRecords[key]);
  return isCurrent ? [] : [{key, release}];
});
