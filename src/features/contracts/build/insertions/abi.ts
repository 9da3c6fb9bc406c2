import type {RootContent} from 'mdast';
import {code, component, paragraph} from '../../../../lib/mdast';
import {type ContractKey, contractRecords, documentedGeneration, type Generation} from '../../data';
import {abiPath, type AbiVersion, abiVersions} from '../../data/abi';
import {joinList} from '../../../../lib/text';

/** Name of the component, and where it is. */
export const ABI_FILE = {name: 'AbiFile', source: '@site/src/features/contracts/browser/AbiFile'};

/** What an ABI file lacks, or has from elsewhere. */
function note({missing, inferred}: AbiVersion): string | undefined {
  if (missing.length) return `without ${joinList(missing)}: which of its fields are topics is not on record`;
  if (!inferred.length) return undefined;
  return `of ${inferred.length} members only the names are on record; their signatures are those that the generations before and after share`;
}

/** Why a page offers no ABI. */
function without(key: ContractKey, generation: Generation): RootContent {
  const {name, generations} = contractRecords[key];
  const isEmpty = Object.values<readonly string[]>({...generations[generation]?.answersTo}).every((names) => !names.length);
  const reason = isEmpty ? [' declares no external function, no event and no error.'] : [` in ${generation} is on record by the names of its members only.`];
  return paragraph('There is no ABI to download: ', code(name), ...reason);
}

/** A link to each ABI of a contract, with buttons that copy it. */
export function abi(key: ContractKey): RootContent[] {
  const {name} = contractRecords[key];
  const versions = abiVersions(key);
  if (!versions.length) return [without(key, documentedGeneration(contractRecords[key]))];
  return versions.map((version) =>
    component(ABI_FILE.name, {contract: name, versions: joinList(version.generations), path: version.path, note: note(version)}),
  );
}

/** The ABI of one generation, under its own name also where others have the same. */
export function abiAsOf(key: ContractKey, generation: Generation): RootContent[] {
  const version = abiVersions(key).find(({generations}) => generations.includes(generation));
  if (!version) return [without(key, generation)];
  return [component(ABI_FILE.name, {contract: contractRecords[key].name, versions: generation, path: abiPath(key, generation), note: note(version)})];
}
