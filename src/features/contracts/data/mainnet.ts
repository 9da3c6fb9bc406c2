import {memoize} from './memoize';
import type {ContractKey} from './pages';
import {contractRecords, deployments} from './pages';
import type {DeployedName, Release} from './releases';
import {getMainnetDates, oldest, getReleaseData} from './releases';
import {contractKeys, getDocumentedRelease, getLinearizedBases} from './units';

/** Pages of other, deployed contracts that contain the contract of a page. */
export const findDerivedContracts = memoize((key: ContractKey): readonly ContractKey[] => {
  const {name} = contractRecords[key];
  const generation = getDocumentedRelease(contractRecords[key]);
  return contractKeys.filter(
    (other) =>
      other !== key &&
      deployments[other]?.contract &&
      getLinearizedBases(contractRecords[other].name, generation).some((unit) => unit.name === name),
  );
});

/** What a page's contract calls itself, where that is not the name of the generation. */
export function getContractVersion(key: ContractKey, generation: Release): string | undefined {
  const name = deployments[key]?.contract && deployments[key].abi;
  return name && getReleaseData(generation).versions?.[name];
}

/** A contract that holds the code of a page, and the days on which Mainnet moved it to a generation. */
export interface DeployedContract {
  readonly contract: DeployedName;
  readonly since: Partial<Record<Release, string>>;
}

/** Where the code of a page is deployed: in its own contract, or in those it is a part of. */
export function findDeployments(key: ContractKey): readonly DeployedContract[] {
  const keys = deployments[key]?.contract ? [key] : findDerivedContracts(key);
  return keys.flatMap((item) => {
    const contract = deployments[item]?.abi;
    return contract ? [{contract, since: getMainnetDates(contract)}] : [];
  });
}

/** Whether a generation is in the source, but of no contract with this code on record as deployed. */
export function isUnconfirmed(key: ContractKey, generation: Release): boolean {
  const residences = findDeployments(key).filter(({since}) => Object.keys(since).length);
  return generation !== oldest && residences.length > 0 && residences.every(({since}) => !since[generation]);
}
