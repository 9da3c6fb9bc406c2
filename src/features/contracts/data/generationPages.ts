import {generationFolder, generationsPath} from '../paths';
import {versionRows} from './history';
import {memoize} from './memoize';
import type {ContractKey} from './pages';
import {contractRecords} from './pages';
import type {Generation} from './releases';
import {generations} from './releases';
import {contractKeys, documentedGeneration} from './units';

/** Pages that show a contract as of an earlier generation, in addition to the one that its own page documents. */

/** Generations that a contract has a page of, newest first; only the documented one where nothing differs. */
export const shownGenerations = memoize((key: ContractKey): readonly Generation[] => {
  const record = contractRecords[key];
  const documented = documentedGeneration(record);
  if (!versionRows(key).length) return [documented];
  return generations.toReversed().filter((generation) => generation === documented || record.generations[generation]);
});

/** Address of the page of a contract as of a generation. */
export function generationRoute(key: ContractKey, generation: Generation): string {
  const record = contractRecords[key];
  return generation === documentedGeneration(record) ? record.route : `/${generationsPath}/${generationFolder(generation)}/${key}`;
}

/** Every page of an earlier generation. */
export function generationPages(): readonly {readonly key: ContractKey; readonly generation: Generation}[] {
  return contractKeys.flatMap((key) => shownGenerations(key).slice(1).map((generation) => ({key, generation})));
}
