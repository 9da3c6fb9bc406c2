import type {RootContent} from 'mdast';
import {code, component, paragraph} from '../../../../lib/mdast';
import {type ContractKey, contractRecords, getDocumentedRelease, type Release} from '../../data';
import {getAbiPath, type AbiVersion, getAbiVersions} from '../../data/abi';
import {joinList} from '../../../../lib/text';

/** Name of the component, and where it is. */
export const ABI_FILE = {name: 'AbiFile', source: '@site/src/features/contracts/browser/AbiFile'};

/** What an ABI file lacks, or has from elsewhere. */
function formatNote({missing, inferred}: AbiVersion): string | undefined {
  if (missing.length) return `without ${joinList(missing)}: which of its fields are topics is not on record`;
  if (!inferred.length) return undefined;
  return `of ${inferred.length} members only the names are on record; their signatures are those that the generations before and after share`;
}

/** Why a page offers no ABI. */
function explainMissingAbi(key: ContractKey, generation: Release): RootContent {
  const {name, releases: generations} = contractRecords[key];
  const isEmpty = Object.values<readonly string[]>({...generations[generation]?.abiNames}).every((names) => !names.length);
  const reason = isEmpty ? [' declares no external function, no event and no error.'] : [` in ${generation} is on record by the names of its members only.`];
  return paragraph('There is no ABI to download: ', code(name), ...reason);
}

/** A link to each ABI of a contract, with buttons that copy it. */
export function createAbiLinks(key: ContractKey): RootContent[] {
  const {name} = contractRecords[key];
  const versions = getAbiVersions(key);
  if (!versions.length) return [explainMissingAbi(key, getDocumentedRelease(contractRecords[key]))];
  return versions.map((version) =>
    component(ABI_FILE.name, {contract: name, versions: joinList(version.releases), path: version.path, note: formatNote(version)}),
  );
}

/** The ABI of one generation, under its own name also where others have the same. */
export function createAbiLinkOfRelease(key: ContractKey, generation: Release): RootContent[] {
  const version = getAbiVersions(key).find(({releases: generations}) => generations.includes(generation));
  if (!version) return [explainMissingAbi(key, generation)];
  return [component(ABI_FILE.name, {contract: contractRecords[key].name, versions: generation, path: getAbiPath(key, generation), note: formatNote(version)})];
}
