import {getReleaseFolder, releasesPath} from '../paths';
import {getVersionRows} from './history';
import {memoize} from './memoize';
import type {ContractKey} from './pages';
import {contractRecords} from './pages';
import type {Release} from './releases';
import {releases} from './releases';
import {contractKeys, getDocumentedRelease} from './units';

/** Pages that show a contract as of an earlier generation, in addition to the one that its own page documents. */

/** Generations that a contract has a page of, newest first; only the documented one where nothing differs. */
export const getShownReleases = memoize((key: ContractKey): readonly Release[] => {
  const record = contractRecords[key];
  const documented = getDocumentedRelease(record);
  if (!getVersionRows(key).length) return [documented];
  return releases.toReversed().filter((generation) => generation === documented || record.releases[generation]);
});

/** Address of the page of a contract as of a generation. */
export function getReleaseRoute(key: ContractKey, generation: Release): string {
  const record = contractRecords[key];
  return generation === getDocumentedRelease(record) ? record.route : `/${releasesPath}/${getReleaseFolder(generation)}/${key}`;
}

/** Every page of an earlier generation. */
export function getReleasePages(): readonly {readonly key: ContractKey; readonly generation: Release}[] {
  return contractKeys.flatMap((key) => getShownReleases(key).slice(1).map((generation) => ({key, generation})));
}
