import {memoize} from './memoize';
import type {ContractKey} from './pages';
import {contractRecords, deployments} from './pages';
import type {DeployedName, Generation} from './releases';
import {mainnetSince, oldest, releaseOf} from './releases';
import {contractKeys, documentedGeneration, lineage} from './units';

/** Pages of other, deployed contracts that contain the contract of a page. */
export const containersOf = memoize((key: ContractKey): readonly ContractKey[] => {
  const {name} = contractRecords[key];
  const generation = documentedGeneration(contractRecords[key]);
  return contractKeys.filter(
    (other) =>
      other !== key &&
      deployments[other]?.contract &&
      lineage(contractRecords[other].name, generation).some((unit) => unit.name === name),
  );
});

/** What a page's contract calls itself, where that is not the name of the generation. */
export function ownVersion(key: ContractKey, generation: Generation): string | undefined {
  const name = deployments[key]?.contract && deployments[key].abi;
  return name && releaseOf(generation).versions?.[name];
}

/** A contract that holds the code of a page, and the days on which Mainnet moved it to a generation. */
export interface Residence {
  readonly contract: DeployedName;
  readonly since: Partial<Record<Generation, string>>;
}

/** Where the code of a page is deployed: in its own contract, or in those it is a part of. */
export function residencesOf(key: ContractKey): readonly Residence[] {
  const keys = deployments[key]?.contract ? [key] : containersOf(key);
  return keys.flatMap((item) => {
    const contract = deployments[item]?.abi;
    return contract ? [{contract, since: mainnetSince(contract)}] : [];
  });
}

/** Whether a generation is in the source, but of no contract with this code on record as deployed. */
export function isUnconfirmed(key: ContractKey, generation: Generation): boolean {
  const residences = residencesOf(key).filter(({since}) => Object.keys(since).length);
  return generation !== oldest && residences.length > 0 && residences.every(({since}) => !since[generation]);
}
