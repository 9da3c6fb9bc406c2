import type {RootContent} from 'mdast';
import {
  contractKeys,
  contractRecords,
  deployments,
  findUnit,
  licences,
  lineage,
  mainnetSince,
  unitsOfPage,
  versionRows,
} from '../../../data/contracts';
import type {NetworkId} from '../../../data/networks';
import {networks} from '../../../data/networks';
import type {SystemContract} from '../../../data/systemContracts';
import {systemContracts} from '../../../data/systemContracts';
import type {ContractPage} from '../ContractPage';
import {unitLink} from '../links';
import type {Phrase} from '../nodes';
import {code, codeLink, join, link, table} from '../nodes';
import {VERSIONS_ID} from './versionTable';

const REPOSITORY = 'https://github.com/LFDT-Lineth/lineth-monorepo/blob/main/';
const ADDRESSES = '/get-started/build/contracts';

/** The source of the newest generation is linked; older ones have moved. */
function source({generation, declaration}: ContractPage): Phrase[] {
  return codeLink(generation === '8.0' ? `${REPOSITORY}${declaration.source}` : undefined, declaration.source);
}

function generation({key, generation: documented}: ContractPage): Phrase[] {
  const version = deployments[key]?.versions?.[documented];
  const since = mainnetSince[documented];
  return [
    documented,
    ...(version ? [`, in which the contract calls itself ${version}`] : []),
    ...(since ? ['; Linea Mainnet runs ', code('LineaRollup'), ` ${documented} since ${since}`] : []),
  ];
}

function addresses({key, record}: ContractPage): Phrase[] {
  const id = deployments[key]?.contract;
  if (!id) return [];
  const contract: SystemContract = systemContracts[id];
  const places = Object.entries(contract.addresses).map(([network, address]) => [
    code(address),
    ` on ${networks[network as NetworkId].name}`,
  ]);
  const name = contract.name === record.name ? [] : [`${contract.name}: `];
  return [...name, ...join(places), '; ', ...link(ADDRESSES, 'all addresses')];
}

/** Deployed contracts that contain this one. */
function deployedAs({key, record, generation: documented}: ContractPage): Phrase[] {
  const containers = contractKeys.filter(
    (other) =>
      other !== key &&
      deployments[other]?.contract &&
      lineage(contractRecords[other].name, documented).some(({name}) => name === record.name),
  );
  return join(containers.map((other) => codeLink(contractRecords[other].route, contractRecords[other].name)));
}

function changes({key}: ContractPage): Phrase[] {
  const rows = versionRows(key);
  const added = rows.filter(({cells}) => !cells['6.0']).length;
  const removed = rows.filter(({cells}) => !cells['8.0']).length;
  const summary = rows.length
    ? `${added} members added, ${removed} removed, ${rows.length - added - removed} changed: `
    : 'none: ';
  return [summary, ...link(`#${VERSIONS_ID}`, 'versions')];
}

/** The facts about the whole contract, in one table. */
export function atAGlance(page: ContractPage): RootContent[] {
  const {declaration, record, key} = page;
  const parts = unitsOfPage(key)
    .filter(({name}) => name !== record.name && findUnit(name, page.generation)?.declaration.kind !== 'interface')
    .map(({name}) => [code(name)]);
  const rows: [string, Phrase[]][] = [
    ['Kind', [declaration.kind]],
    ['Source', source(page)],
    ['Inherits', join((declaration.inherits ?? []).map((unit) => unitLink(page, unit)))],
    ['Parts documented here', join(parts)],
    ['Generation', generation(page)],
    ['Deployed at', addresses(page)],
    ['Deployed as part of', deployedAs(page)],
    ['Licence', [licences[key] ?? ''].filter(Boolean)],
    ['Changes since 6.0', changes(page)],
  ];
  const known = rows.filter(([, value]) => value.length);
  return [table(['At a glance', record.name], known.map(([name, value]) => [[name], value]))];
}
