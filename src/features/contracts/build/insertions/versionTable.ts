import type {RootContent} from 'mdast';
import {code, codeLink, heading, joinPhrases, paragraph, type Phrase, table} from '../../../../lib/mdast';
import {type Appearance, type Change, findEarlierName, releases, findInheritedLink, isUnconfirmed, getMainnetDates, newest, getContractVersion, getReleaseData, renames, findDeployments, type VersionRow, getVersionRows} from '../../data';
import type {ContractPage} from '../ContractPage';
import {linkContract, createCopyableHex} from '../links';
import {joinList} from '../../../../lib/text';

export const VERSIONS_ID = 'versions';

const KIND_WORDS: Record<VersionRow['category'], string> = {
  functions: 'function',
  events: 'event',
  errors: 'error',
  types: 'type',
  internals: 'internal',
};

/** What a caller sees of a member: its selector, the start of its topic, or its size. */
function formatIdentity(appearance: Appearance): Phrase[] {
  if (appearance.isUnknown) return ['not on record'];
  if (appearance.size !== undefined) return [`${appearance.size} fields`];
  return joinPhrases(appearance.hexes.map((hex) => [createCopyableHex(hex)]));
}

/** `6.0: 0x12d3fa9a; 7.1, 8.0: 0xa505925f`: generations in which a member is the same stand together. */
function formatIdentities({cells}: VersionRow): Phrase[] {
  const groups = new Map<string, {readonly names: string[]; readonly words: Phrase[]}>();
  for (const generation of releases) {
    const appearance = cells[generation];
    if (!appearance) continue;
    const words = formatIdentity(appearance);
    const group = groups.get(JSON.stringify(words)) ?? {names: [], words};
    group.names.push(generation);
    groups.set(JSON.stringify(words), group);
  }
  const parts = [...groups.values()].map(({names, words}) => [names.join(',\u00a0'), ...(words.length ? [':\u00a0', ...words] : [])]);
  return joinPhrases(parts, '; ');
}

/** `added in 7.1`, `moved after 6.0 to …`: one change in words. */
function describeChange(page: ContractPage, {name, category, movedTo}: VersionRow, {from, to, kind}: Change): Phrase[] {
  const isNext = releases.indexOf(to) === releases.indexOf(from) + 1;
  const when = isNext ? `in ${to}` : `after ${from}`;
  if (kind === 'changed') return [`${category === 'types' ? 'fields' : 'signature'} changed ${when}`];
  if (kind === 'added') {
    const old = findEarlierName(name);
    const words: Phrase[] = old ? [`new name ${when} of `, code(old)] : [`added ${when}`];
    return isUnconfirmed(page.key, to) ? [...words, ', not confirmed as deployed'] : words;
  }
  const renamed = renames[name];
  if (renamed) return [`renamed ${when} to `, code(renamed)];
  if (!movedTo.length) return [`removed ${when}`];
  return [`moved ${when} to `, ...joinPhrases(movedTo.map((unit) => linkContract(page, unit)), ', ', ' and ')];
}

/** What a contract with a version of its own calls itself in each generation. */
function describeContractVersions({key}: ContractPage): string {
  const names = [...new Set(releases.map((generation) => getContractVersion(key, generation)))].filter(Boolean);
  const list = names.map((name) => {
    const same = releases.filter((generation) => getContractVersion(key, generation) === name);
    return `${name} in ${joinList(same)}`;
  });
  return list.length ? ` This contract calls itself ${list.join(', ')}.` : '';
}

/** Since when Linea Mainnet runs which generation: of LineaRollup, which names them, and of contracts that differ. */
function describeMainnetDates({key}: ContractPage): Phrase[] {
  const moves = Object.entries(getMainnetDates('LineaRollup')).map(([generation, day]) => `to ${generation} on ${day}`);
  const upgrades = findDeployments(key).flatMap(({contract, since}) => {
    const [generation, day] = Object.entries(since).at(-1) ?? [];
    return generation && generation !== newest ? [{contract, upgrade: `${day}, with ${generation}`}] : [];
  });
  return [
    'A generation is named after the version of ',
    code('LineaRollup'),
    `; Linea Mainnet moved ${joinList(moves)}.`,
    ...[...new Set(upgrades.map(({upgrade}) => upgrade))].flatMap((upgrade) => [
      ' The last upgrade on record of ',
      ...joinPhrases(upgrades.filter((other) => other.upgrade === upgrade).map(({contract}) => [code(contract)]), ', ', ' and '),
      ` is of ${upgrade}; ${newest} is there the source of ${getReleaseData(newest).source}, not confirmed as deployed.`,
    ]),
  ];
}

/** Libraries have members, but no ABI. */
function describeUnchanged({record, declaration}: ContractPage): Phrase[] {
  const hasAbi = Object.values<readonly string[]>({...declaration.abiNames}).some((names) => names.length > 0);
  return [
    `The ${hasAbi ? 'ABI' : 'declarations'} of `,
    code(record.name),
    ` ${hasAbi ? 'is' : 'are'} the same in ${joinList(releases)}. The code behind the same signature can differ.`,
  ];
}

/** One row for each member that is not the same in all generations. */
export function createVersionTable(page: ContractPage): RootContent[] {
  const {key} = page;
  const rows = getVersionRows(key);
  const title = heading(2, VERSIONS_ID, 'Versions');
  if (!rows.length) {
    return [title, paragraph(...describeUnchanged(page))];
  }
  return [
    title,
    paragraph(
      'Only what is not the same in all generations. ',
      ...describeMainnetDates(page),
      describeContractVersions(page),
      ' Beside the generations that have a member stands its selector, or the first four bytes of its topic.',
    ),
    table(
      ['Member', 'Generations', 'What changed'],
      rows.map((row) => [
        [...codeLink(page.url(row.cells[page.generation] && findInheritedLink(key, row.category, row.name)?.href), row.name), ` ${KIND_WORDS[row.category]}`],
        formatIdentities(row),
        joinPhrases(row.changes.map((change) => describeChange(page, row, change))),
      ]),
    ),
  ];
}
