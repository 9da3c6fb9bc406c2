import type {RootContent} from 'mdast';
import {type NetworkId, networks} from '../../../../data/networks';
import {type SystemContract, systemContracts} from '../../../../data/systemContracts';
import {code, codeLink, joinPhrases, link, type Phrase, table} from '../../../../lib/mdast';
import {containersOf, contractRecords, deployments, findUnit, licences, newest, oldest, ownVersion, releaseOf, residencesOf, sourceOf, unitsOfPage, versionRows} from '../../data';
import type {ContractPage} from '../ContractPage';
import {unitLink} from '../links';
import {VERSIONS_ID} from './versionTable';

const REPOSITORY = 'https://github.com/LFDT-Lineth/lineth-monorepo/blob/main/';
const ADDRESSES = '/get-started/build/contracts';

/**
 * The file at a fixed commit, where one is on record. Without one, the source of the newest generation is linked as it is
 * today; older ones have moved.
 */
function source({generation, declaration, record}: ContractPage): Phrase[] {
  const fixed = sourceOf(record.name, generation);
  const today = generation === newest ? `${REPOSITORY}${declaration.source}` : undefined;
  const differs = fixed && fixed.equal < fixed.declared;
  return [
    ...codeLink(fixed?.url ?? today, declaration.source),
    ...(differs ? [` at a commit where ${fixed.equal} of its ${fixed.declared} members equal the compiled ones`] : []),
  ];
}

function generation({key, generation: documented}: ContractPage): Phrase[] {
  const version = ownVersion(key, documented);
  return [
    documented,
    ...(version ? [`, in which the contract calls itself ${version}`] : []),
    ...(documented === newest ? [`; source of ${releaseOf(newest).source}`] : []),
  ];
}

/** Which generation Mainnet runs, as far as it is on record. */
function onMainnet({key, generation: documented}: ContractPage): Phrase[] {
  const statements = residencesOf(key).map(({contract, since}): Phrase[] => {
    const [last, day] = Object.entries(since).at(-1) ?? [];
    if (!last) return [code(contract), ' has no upgrade on record'];
    if (last === documented) return [code(contract), ` runs ${documented} since ${day}`];
    return [code(contract), ` was upgraded on ${day}, with ${last}; ${documented} is not confirmed as deployed`];
  });
  return documented === newest ? joinPhrases(statements, '. ') : [];
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
  return [...name, ...joinPhrases(places), '; ', ...link(ADDRESSES, 'all addresses')];
}

/** Deployed contracts that contain this one. */
function deployedAs({key}: ContractPage): Phrase[] {
  return joinPhrases(containersOf(key).map((other) => codeLink(contractRecords[other].route, contractRecords[other].name)));
}

function changes({key}: ContractPage): Phrase[] {
  const rows = versionRows(key);
  const added = rows.filter(({cells}) => !cells[oldest]).length;
  const removed = rows.filter(({cells}) => !cells[newest]).length;
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
    ['Inherits', joinPhrases((declaration.inherits ?? []).map((unit) => unitLink(page, unit)))],
    ['Parts documented here', joinPhrases(parts)],
    ['Generation', generation(page)],
    ['On Linea Mainnet', onMainnet(page)],
    ['Deployed at', addresses(page)],
    ['Deployed as part of', deployedAs(page)],
    ['Licence', [licences[key] ?? ''].filter(Boolean)],
    [`Changes since ${oldest}`, changes(page)],
  ];
  const known = rows.filter(([, value]) => value.length);
  return [table(['At a glance', record.name], known.map(([name, value]) => [[name], value]))];
}
