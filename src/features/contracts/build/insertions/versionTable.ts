import type {RootContent} from 'mdast';
import {code, codeLink, heading, joinPhrases, paragraph, type Phrase, table} from '../../../../lib/mdast';
import {type Appearance, type Change, earlierName, generations, inheritedPlace, isUnconfirmed, mainnetSince, newest, ownVersion, releaseOf, renames, residencesOf, type VersionRow, versionRows} from '../../data';
import type {ContractPage} from '../ContractPage';
import {unitLink, copiedHex} from '../links';
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
function identity(appearance: Appearance): Phrase[] {
  if (appearance.isUnknown) return ['not on record'];
  if (appearance.size !== undefined) return [`${appearance.size} fields`];
  return joinPhrases(appearance.hexes.map((hex) => [copiedHex(hex)]));
}

/** `6.0: 0x12d3fa9a; 7.1, 8.0: 0xa505925f`: generations in which a member is the same stand together. */
function identities({cells}: VersionRow): Phrase[] {
  const groups = new Map<string, {readonly names: string[]; readonly words: Phrase[]}>();
  for (const generation of generations) {
    const appearance = cells[generation];
    if (!appearance) continue;
    const words = identity(appearance);
    const group = groups.get(JSON.stringify(words)) ?? {names: [], words};
    group.names.push(generation);
    groups.set(JSON.stringify(words), group);
  }
  const parts = [...groups.values()].map(({names, words}) => [names.join(',\u00a0'), ...(words.length ? [':\u00a0', ...words] : [])]);
  return joinPhrases(parts, '; ');
}

/** `added in 7.1`, `moved after 6.0 to …`: one change in words. */
function changeInWords(page: ContractPage, {name, category, movedTo}: VersionRow, {from, to, kind}: Change): Phrase[] {
  const isNext = generations.indexOf(to) === generations.indexOf(from) + 1;
  const when = isNext ? `in ${to}` : `after ${from}`;
  if (kind === 'changed') return [`${category === 'types' ? 'fields' : 'signature'} changed ${when}`];
  if (kind === 'added') {
    const old = earlierName(name);
    const words: Phrase[] = old ? [`new name ${when} of `, code(old)] : [`added ${when}`];
    return isUnconfirmed(page.key, to) ? [...words, ', not confirmed as deployed'] : words;
  }
  const renamed = renames[name];
  if (renamed) return [`renamed ${when} to `, code(renamed)];
  if (!movedTo.length) return [`removed ${when}`];
  return [`moved ${when} to `, ...joinPhrases(movedTo.map((unit) => unitLink(page, unit)), ', ', ' and ')];
}

/** What a contract with a version of its own calls itself in each generation. */
function ownVersions({key}: ContractPage): string {
  const names = [...new Set(generations.map((generation) => ownVersion(key, generation)))].filter(Boolean);
  const list = names.map((name) => {
    const same = generations.filter((generation) => ownVersion(key, generation) === name);
    return `${name} in ${joinList(same)}`;
  });
  return list.length ? ` This contract calls itself ${list.join(', ')}.` : '';
}

/** Since when Linea Mainnet runs which generation: of LineaRollup, which names them, and of contracts that differ. */
function mainnetDays({key}: ContractPage): Phrase[] {
  const moves = Object.entries(mainnetSince('LineaRollup')).map(([generation, day]) => `to ${generation} on ${day}`);
  const upgrades = residencesOf(key).flatMap(({contract, since}) => {
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
      ` is of ${upgrade}; ${newest} is there the source of ${releaseOf(newest).source}, not confirmed as deployed.`,
    ]),
  ];
}

/** Libraries have members, but no ABI. */
function unchanged({record, declaration}: ContractPage): Phrase[] {
  const hasAbi = Object.values<readonly string[]>({...declaration.answersTo}).some((names) => names.length > 0);
  return [
    `The ${hasAbi ? 'ABI' : 'declarations'} of `,
    code(record.name),
    ` ${hasAbi ? 'is' : 'are'} the same in ${joinList(generations)}. The code behind the same signature can differ.`,
  ];
}

/** One row for each member that is not the same in all generations. */
export function versionTable(page: ContractPage): RootContent[] {
  const {key} = page;
  const rows = versionRows(key);
  const title = heading(2, VERSIONS_ID, 'Versions');
  if (!rows.length) {
    return [title, paragraph(...unchanged(page))];
  }
  return [
    title,
    paragraph(
      'Only what is not the same in all generations. ',
      ...mainnetDays(page),
      ownVersions(page),
      ' Beside the generations that have a member stands its selector, or the first four bytes of its topic.',
    ),
    table(
      ['Member', 'Generations', 'What changed'],
      rows.map((row) => [
        [...codeLink(page.url(row.cells[page.generation] && inheritedPlace(key, row.category, row.name)?.href), row.name), ` ${KIND_WORDS[row.category]}`],
        identities(row),
        joinPhrases(row.changes.map((change) => changeInWords(page, row, change))),
      ]),
    ),
  ];
}
