import type {RootContent} from 'mdast';
import type {Appearance, Change, VersionRow} from '../../../data/contracts';
import {
  deployments,
  earlierName,
  generations,
  inheritedPlace,
  mainnetSince,
  renames,
  versionRows,
} from '../../../data/contracts';
import type {ContractPage} from '../ContractPage';
import {unitLink} from '../links';
import type {Phrase} from '../nodes';
import {code, codeLink, heading, join, paragraph, shortHex, table} from '../nodes';

export const VERSIONS_ID = 'versions';

const KIND_WORDS: Record<VersionRow['category'], string> = {
  functions: 'function',
  events: 'event',
  errors: 'error',
  types: 'type',
  internals: 'internal',
};

/** What a caller sees of a member: its selector, the start of its topic, or its size. */
function cell(appearance: Appearance | undefined): Phrase[] {
  if (!appearance) return ['–'];
  if (appearance.isUnknown) return ['not on record'];
  if (appearance.size !== undefined) return [`${appearance.size} fields`];
  return appearance.hexes.length ? join(appearance.hexes.map((hex) => [code(shortHex(hex))])) : ['yes'];
}

/** `added in 7.1`, `moved after 6.0 to …`: one change in words. */
function inWords(page: ContractPage, {name, category, movedTo}: VersionRow, {from, to, kind}: Change): Phrase[] {
  const isNext = generations.indexOf(to) === generations.indexOf(from) + 1;
  const when = isNext ? `in ${to}` : `after ${from}`;
  if (kind === 'changed') return [`${category === 'types' ? 'fields' : 'signature'} changed ${when}`];
  if (kind === 'added') {
    const old = earlierName(name);
    return old ? [`new name ${when} of `, code(old)] : [`added ${when}`];
  }
  const renamed = renames[name];
  if (renamed) return [`renamed ${when} to `, code(renamed)];
  if (!movedTo.length) return [`removed ${when}`];
  return [`moved ${when} to `, ...join(movedTo.map((unit) => unitLink(page, unit)), ', ', ' and ')];
}

/** What a contract with a version of its own calls itself in each generation. */
function ownVersions({key}: ContractPage): string {
  const versions = deployments[key]?.versions ?? {};
  const named = generations.filter((generation) => versions[generation]);
  const list = named.map((generation) => `${versions[generation]} in ${generation}`).join(', ');
  return list && ` This contract calls itself ${list}.`;
}

/** One row for each member that is not the same in all generations. */
export function versionTable(page: ContractPage): RootContent[] {
  const {key, record} = page;
  const rows = versionRows(key);
  const title = heading(2, VERSIONS_ID, 'Versions');
  if (!rows.length) {
    return [title, paragraph('What callers of ', code(record.name), ' see is the same in 6.0, 7.1 and 8.0.')];
  }
  return [
    title,
    paragraph(
      'Only what is not the same in all three generations. A generation is named after the version of ',
      code('LineaRollup'),
      `; Linea Mainnet moved to 7.1 on ${mainnetSince['7.1']} and to 8.0 on ${mainnetSince['8.0']}.`,
      ownVersions(page),
      ' Selectors, and the first four bytes of event topics, tell signatures apart.',
    ),
    table(
      ['Member', 'Kind', ...generations, 'What changed'],
      rows.map((row) => [
        codeLink(page.url(row.cells[page.generation] && inheritedPlace(key, row.category, row.name)?.href), row.name),
        [KIND_WORDS[row.category]],
        ...generations.map((generation) => cell(row.cells[generation])),
        join(row.changes.map((change) => inWords(page, row, change))),
      ]),
    ),
  ];
}
