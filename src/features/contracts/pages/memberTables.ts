import type {RootContent} from 'mdast';
import {
  code,
  codeLink,
  getText,
  heading,
  joinPhrases,
  paragraph,
  type Phrase,
  table,
  htmlNode,
} from '../../../lib/mdast';
import {joinList, splitIdentifiers} from '../../../lib/text';
import {sectionIds} from '../domContract';
import {
  getMainnetDates,
  getReleaseData,
  newestRelease,
  releases,
  renames,
} from '../facts/releases';
import type {AbiNames} from '../facts/schema';
import {findSelector} from '../model/abi';
import {
  findDeployments,
  getContractVersion,
  isUnconfirmed,
} from '../model/contracts';
import {
  type Occurrence,
  type Change,
  findEarlierName,
  findDeclarationLink,
  getCategory,
  getVersionRows,
  type VersionRow,
} from '../model/history';
import {getMembers} from '../model/members';
import type {ContractPage} from './contractPage';
import {createCollapsible, splitSentence} from './collapsible';
import {
  createCopyableHex,
  groupReleases,
  linkContract,
  linkWithHex,
  SELECTOR_LENGTH,
  shortenHex,
} from './links';
import {labelAccess} from './memberFacts';

const EXTERNAL_LIBRARIES = 'OpenZeppelin and other libraries';

/** A table with more members is shortened until the reader asks for all. */
const LONG_TABLE = 12;

/** The page's members by kind, preceded by the filter. Only selectors can be copied, because full topics would make a page with a hundred rows heavier. */
export function createMemberTable(
  page: ContractPage,
  memberFilter: RootContent,
): RootContent[] {
  const groups = page.pageSections.filter(({sections}) => sections.length);
  if (!groups.length) return [];
  const createRow = (tag: 'td' | 'th', ...cells: Phrase[][]): RootContent =>
    htmlNode(
      'tr',
      cells.map((cell) => htmlNode(tag, cell)),
    );
  const bodies = groups.map(({nodes: [title], sections}) =>
    htmlNode('tbody', [
      htmlNode('tr', [
        htmlNode('th', [title ? getText(title) : ''], {
          colSpan: '3',
          scope: 'rowgroup',
        }),
      ]),
      ...sections.map(
        ({member, member: {id, heading: name, hex = ''}, prose: [first]}) => {
          const access = labelAccess(page, member);
          const badge = access
            ? [' ', htmlNode('small', [access], {dataAccess: access}) as Phrase]
            : [];
          // Names of up to 36 characters fit on most phones.
          const parts = splitIdentifiers(name, 36, 28).flatMap((part, index) =>
            index ? [htmlNode('wbr', []) as Phrase, part] : [part],
          );
          const link: Phrase = {
            type: 'link',
            url: `#${id}`,
            data: {hProperties: {translate: 'no'}},
            children: paragraph(...parts).children,
          };
          return createRow(
            'td',
            [link, ...badge],
            [
              first?.type === 'paragraph'
                ? getText(splitSentence(first)[0])
                : '',
            ],
            [
              hex.length === SELECTOR_LENGTH
                ? createCopyableHex(hex)
                : shortenHex(hex),
            ],
          );
        },
      ),
    ]),
  );
  const count = groups.flatMap(({sections}) => sections).length;
  return [
    heading(2, sectionIds.members, 'Members'),
    memberFilter,
    htmlNode('table', [
      htmlNode('thead', [createRow('th', ['Name'], ['Purpose'], ['Selector'])]),
      ...bodies,
    ]),
    ...(count > LONG_TABLE
      ? [createCollapsible('allMembers', `Show all ${count} members`, [])]
      : []),
  ];
}

/** ABI members not described on the page, with links to their descriptions. */
export function createInheritedTable(page: ContractPage): RootContent[] {
  const {key, record, declaration} = page;
  const rows = new Map<string, Record<keyof AbiNames, Phrase[][]>>();
  for (const category of ['functions', 'events', 'errors'] as const) {
    for (const name of declaration.abiNames[category]) {
      if (
        getMembers(key).some(
          (member) => getCategory(member) === category && member.name === name,
        )
      )
        continue;
      const link = findDeclarationLink(key, category, name);
      const contract = link?.declaredIn ?? EXTERNAL_LIBRARIES;
      const row = rows.get(contract) ?? {functions: [], events: [], errors: []};
      // This table is the only place where members without a description can be found by selector.
      const selector =
        link || category === 'events'
          ? undefined
          : findSelector(category === 'errors' ? 'error' : 'function', name);
      row[category].push([
        ...linkWithHex(page.getUrl(link?.href), name, link?.member?.hex),
        ...(selector ? [' ', createCopyableHex(selector)] : []),
      ]);
      rows.set(contract, row);
    }
  }
  if (!rows.size) return [];
  const cells = [...rows]
    .sort(
      ([a], [b]) =>
        Number(a === EXTERNAL_LIBRARIES) - Number(b === EXTERNAL_LIBRARIES),
    )
    .flatMap(([contract, row]) => {
      const origin =
        contract === EXTERNAL_LIBRARIES
          ? [EXTERNAL_LIBRARIES]
          : linkContract(page, contract);
      const categories = Object.entries(row).filter(
        ([, names]) => names.length,
      );
      return categories.map(([category, names]) => [
        origin,
        [category.replace(/^./, (letter) => letter.toUpperCase())],
        joinPhrases(names),
      ]);
    });
  return [
    heading(2, sectionIds.inheritedMembers, 'Inherited members'),
    paragraph(
      code(record.name),
      ' also has the members that it inherits. Each linked name leads to its description.',
    ),
    table(['From', 'Kind', 'Members'], cells),
  ];
}

/** Identifies a version of a member by its selector, the start of its topic, or its size. */
function formatIdentity(occurrence: Occurrence): Phrase[] {
  if (occurrence.isUnknown) return ['unknown'];
  if (occurrence.size !== undefined) return [`${occurrence.size} fields`];
  return joinPhrases(
    occurrence.selectors.map((hex) => [createCopyableHex(hex)]),
  );
}

/** `6.0: 0x12d3fa9a; 7.1, 8.0: 0xa505925f`: groups releases with the same version of a member. */
function formatIdentities({cells}: VersionRow): Phrase[] {
  const identities = releases.flatMap((release) =>
    cells[release] ? [{release, phrases: formatIdentity(cells[release])}] : [],
  );
  const parts = groupReleases(identities).map(
    ({releases: groupedReleases, phrases}) => [
      groupedReleases.join(',\u00a0'),
      ...(phrases.length ? [':\u00a0', ...phrases] : []),
    ],
  );
  return joinPhrases(parts, '; ');
}

/** `added in 7.1`, `moved after 6.0 to …`: describes one change. */
function describeChange(
  page: ContractPage,
  {name, category, movedTo}: VersionRow,
  {from, to, kind}: Change,
): Phrase[] {
  const isNext = releases.indexOf(to) === releases.indexOf(from) + 1;
  const timing = isNext ? `in ${to}` : `after ${from}`;
  if (kind === 'changed')
    return [
      `${category === 'types' ? 'fields' : 'signature'} changed ${timing}`,
    ];
  if (kind === 'added') {
    const earlierName = findEarlierName(name);
    const phrases: Phrase[] = earlierName
      ? [`renamed ${timing} from `, code(earlierName)]
      : [`added ${timing}`];
    return isUnconfirmed(page.key, to)
      ? [...phrases, ', which the deployed contract may not have yet']
      : phrases;
  }
  const newName = renames[name];
  if (newName) return [`renamed ${timing} to `, code(newName)];
  if (!movedTo.length) return [`removed ${timing}`];
  return [
    `moved ${timing} to `,
    ...joinPhrases(
      movedTo.map((contract) => linkContract(page, contract)),
      ', ',
      ' and ',
    ),
  ];
}

function describeContractVersions({key}: ContractPage): string {
  const names = [
    ...new Set(releases.map((release) => getContractVersion(key, release))),
  ].filter(Boolean);
  const list = names.map((name) => {
    const matchingReleases = releases.filter(
      (release) => getContractVersion(key, release) === name,
    );
    return `${name} in ${joinList(matchingReleases)}`;
  });
  return list.length
    ? ` This contract has its own version numbers: ${list.join(', ')}.`
    : '';
}

/** The dates of LineaRollup's Mainnet upgrades and of the last upgrades of contracts that lag behind. Releases are named after LineaRollup's versions. */
function describeMainnetDates({key}: ContractPage): Phrase[] {
  const rollupUpgrades = Object.entries(getMainnetDates('LineaRollup')).map(
    ([release, day]) => `to ${release} on ${day}`,
  );
  const upgrades = findDeployments(key).flatMap(({contract, upgradeDates}) => {
    const [release, day] = Object.entries(upgradeDates).at(-1) ?? [];
    return release && release !== newestRelease
      ? [{contract, upgrade: `${release} on ${day}`}]
      : [];
  });
  return [
    'A generation is named after the version of ',
    code('LineaRollup'),
    `. Linea Mainnet moved ${joinList(rollupUpgrades)}.`,
    ...[...new Set(upgrades.map(({upgrade}) => upgrade))].flatMap((upgrade) => [
      ' The last known upgrade of ',
      ...joinPhrases(
        upgrades
          .filter((candidate) => candidate.upgrade === upgrade)
          .map(({contract}) => [code(contract)]),
        ', ',
        ' and ',
      ),
      ` was to ${upgrade}. The entries for ${newestRelease} come from the source of ${getReleaseData(newestRelease).sourceDate} and may not be deployed yet.`,
    ]),
  ];
}

/** States that nothing changed. Libraries have members but no ABI. */
function describeUnchanged({record, declaration}: ContractPage): Phrase[] {
  const hasAbi = Object.values<readonly string[]>({
    ...declaration.abiNames,
  }).some((names) => names.length > 0);
  return [
    `The ${hasAbi ? 'ABI' : 'declarations'} of `,
    code(record.name),
    ` ${hasAbi ? 'is' : 'are'} the same in ${joinList(releases)}. The code behind the same signature can differ.`,
  ];
}

/** One row per member that differs between releases. */
export function createVersionTable(page: ContractPage): RootContent[] {
  const {key} = page;
  const rows = getVersionRows(key);
  const title = heading(2, sectionIds.versions, 'Versions');
  if (!rows.length) return [title, paragraph(...describeUnchanged(page))];
  return [
    title,
    paragraph(
      'This table lists the members that differ between generations. ',
      ...describeMainnetDates(page),
      describeContractVersions(page),
      ' The selector of a member, or the first four bytes of its topic, is shown after its generations.',
    ),
    table(
      ['Member', 'Generations', 'What changed'],
      rows.map((row) => [
        [
          ...codeLink(
            page.getUrl(
              row.cells[page.release] &&
                findDeclarationLink(key, row.category, row.name)?.href,
            ),
            row.name,
          ),
          ` ${row.category.slice(0, -1)}`,
        ],
        formatIdentities(row),
        joinPhrases(
          row.changes.map((change) => describeChange(page, row, change)),
        ),
      ]),
    ),
  ];
}
