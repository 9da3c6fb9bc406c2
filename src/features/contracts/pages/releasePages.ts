import {formatAbiItem} from 'abitype';
import type {RootContent} from 'mdast';
import type {VFile} from 'vfile';
import type {AbiParameter} from 'viem';
import {
  bulletList,
  code,
  codeLink,
  element,
  heading,
  joinPhrases,
  link,
  paragraph,
  type Phrase,
  strong,
  table,
} from '../../../lib/mdast';
import {memoize} from '../../../lib/collections';
import {joinList} from '../../../lib/text';
import {classNames, releasesPath, sectionIds} from '../domContract';
import {
  getReleaseData,
  type Release,
  releases,
  renames,
} from '../facts/releases';
import {getHex, getRecordedAbi, type NamedItem} from '../model/abi';
import {
  type ContractKey,
  contractKeys,
  contractRecords,
  findDeployments,
  getContractVersion,
  getDocumentedRelease,
  getPageContracts,
  isContractKey,
} from '../model/contracts';
import {
  findDeclarationLink,
  getCategory,
  getVersionRows,
  isAbiCategory,
} from '../model/history';
import {
  getMembers,
  getMembersInRelease,
  type Member,
  memberGroups,
  type MemberKind,
} from '../model/members';
import type {PageData} from './contractPage';
import {createCopyableHex, linkContract, linkWithHex} from './links';
import {
  createErrorTable,
  describeEvents,
  describeIdentifiers,
} from './memberFacts';
import {createReleaseAbiLink} from './overview';
import {createMemberSection} from './signature';

/** Pages that document a contract in an earlier release, in addition to its main page. */

/** Releases that have a page for a contract, newest first; only the documented release if nothing differs. */
export const getReleasesWithPage = memoize(
  (key: ContractKey): readonly Release[] => {
    const record = contractRecords[key];
    const documentedRelease = getDocumentedRelease(record);
    if (!getVersionRows(key).length) return [documentedRelease];
    return releases
      .toReversed()
      .filter(
        (release) => release === documentedRelease || record.releases[release],
      );
  },
);

/** Route of a contract's page for a release. */
export function getReleaseRoute(key: ContractKey, release: Release): string {
  const record = contractRecords[key];
  return release === getDocumentedRelease(record)
    ? record.route
    : `/${releasesPath}/${getReleaseFolder(release)}/${key}`;
}

/** All pages of earlier releases. */
export function getReleasePages(): readonly {
  readonly key: ContractKey;
  readonly release: Release;
}[] {
  return contractKeys.flatMap((key) =>
    getReleasesWithPage(key)
      .slice(1)
      .map((release) => ({key, release})),
  );
}

/** A release as a URL segment: a dot would look like a file extension. */
export function getReleaseFolder(release: Release): string {
  return release.replace('.', '-');
}

/** Links to the contract's pages for other releases, with the current release marked. Empty if there are no other pages. */
export function createReleaseSwitch({key, release}: PageData): RootContent[] {
  const releasesWithPage = getReleasesWithPage(key);
  if (releasesWithPage.length < 2) return [];
  const items = releasesWithPage.map((item) =>
    item === release
      ? [{...strong(item), data: {hProperties: {'aria-current': 'page'}}}]
      : link(getReleaseRoute(key, item), item),
  );
  return [
    element(
      'nav',
      {className: classNames.releaseSwitch, 'aria-label': 'Generation'},
      [bulletList(items)],
    ),
  ];
}

/** A page for an earlier release contains only generated content, because the authors' text describes the documented release. */

/** The contract in the release named in a page's front matter, if any. */
export function findEarlierRelease(
  file: VFile,
  key: unknown,
): PageData | undefined {
  const {release} = file.data.frontMatter as {release?: Release};
  if (!release || !isContractKey(key)) return undefined;
  const record = contractRecords[key];
  const declaration = record.releases[release];
  return declaration
    ? {key, record, release, declaration, getUrl: (href) => href}
    : undefined;
}

/** Dates of recorded Mainnet upgrades to this release and later ones. There may be unrecorded upgrades in between. */
function describeMainnetUpgrades({key, release}: PageData): Phrase[] {
  const laterReleases = releases.slice(releases.indexOf(release));
  const statements = findDeployments(key).flatMap(
    ({contract, upgradeDates}): Phrase[][] => {
      const upgrades = laterReleases.flatMap((item) =>
        upgradeDates[item] ? [`to ${item} on ${upgradeDates[item]}`] : [],
      );
      return upgrades.length
        ? [[code(contract), ` was upgraded ${joinList(upgrades)}`]]
        : [];
    },
  );
  return joinPhrases(statements, '; ');
}

function createReleaseOverview(page: PageData): RootContent {
  const {key, release, declaration, record} = page;
  const version = getContractVersion(key, release);
  const rows: [string, Phrase[]][] = [
    ['Kind', [declaration.kind]],
    ['Source', [code(declaration.source)]],
    [
      'Inherits',
      joinPhrases(
        (declaration.inherits ?? []).map((contract) =>
          linkContract(page, contract),
        ),
      ),
    ],
    ['Contract version', version ? [version] : []],
    ['On Linea Mainnet', describeMainnetUpgrades(page)],
  ];
  return table(
    ['At a glance', record.name],
    rows
      .filter(([, value]) => value.length)
      .map(([name, value]) => [[name], value]),
  );
}

/** Describes how a member differs in the documented release. */
function describeDocumentedVersion(
  {key, record}: PageData,
  member: Member,
): Phrase[] {
  const documentedRelease = getDocumentedRelease(record);
  const category = getCategory(member);
  const findMemberByName = (name: string | undefined): Member | undefined => {
    const candidates = getMembers(key).filter(
      (candidate) =>
        candidate.name === name && getCategory(candidate) === category,
    );
    return (
      candidates.find(({signature}) => signature === member.signature) ??
      candidates[0]
    );
  };
  const sameNameMember = findMemberByName(member.name);
  const renamedMember = findMemberByName(renames[member.name]);
  const createHref = ({id}: Member): string => `${record.route}#${id}`;
  if (sameNameMember?.signature === member.signature)
    return [
      'Has the same signature in ',
      documentedRelease,
      ', where it is ',
      ...link(createHref(sameNameMember), 'described'),
      '.',
    ];
  if (sameNameMember)
    return [
      'Has a different signature in ',
      documentedRelease,
      ': ',
      ...codeLink(createHref(sameNameMember), sameNameMember.signature),
      '.',
    ];
  if (renamedMember)
    return [
      'Has a different name in ',
      documentedRelease,
      ': ',
      ...codeLink(createHref(renamedMember), renamedMember.name),
      '.',
    ];
  const isInAbi =
    isAbiCategory(category) &&
    record.releases[documentedRelease]?.abiNames[category].includes(
      member.name,
    );
  return [
    isInAbi
      ? `Still in the ABI of ${documentedRelease}, but declared in another contract.`
      : `No longer in ${documentedRelease}.`,
  ];
}

function createSection(page: PageData, member: Member): RootContent[] {
  const details = [
    ...describeIdentifiers(page, member),
    ...describeEvents(page, member),
  ];
  const parts = [{title: 'Errors', nodes: createErrorTable(page, member)}];
  const title = heading(3, member.id, code(member.heading));
  return createMemberSection(
    page,
    title,
    member,
    [paragraph(...describeDocumentedVersion(page, member))],
    details,
    parts,
  );
}

function createIntroduction(
  {record, release, key}: PageData,
  hasOtherMembers: boolean,
): RootContent {
  const documentedRelease = getDocumentedRelease(record);
  const isPartial =
    getReleaseData(release).isPartial &&
    getPageContracts(key).length > getPageContracts(key, release).length;
  const otherMembersLink = hasOtherMembers
    ? [
        '; their members are listed in ',
        ...link(`#${sectionIds.otherAbiMembers}`, 'Rest of the ABI'),
      ]
    : [];
  return paragraph(
    'This page lists what ',
    code(record.name),
    ` declares in generation ${release}. The explanations are on the page for ${documentedRelease}, `,
    ...codeLink(record.route, record.name),
    ', and the names of errors, roles and types link there too.',
    ...(isPartial
      ? [
          ` The declarations of some contracts that it inherits from are missing for ${release}`,
          ...otherMembersLink,
          '.',
        ]
      : []),
  );
}

/** The page content, with the filter above the members. */
export function createReleasePage(
  page: PageData,
  memberFilter: RootContent,
): RootContent[] {
  const members = getMembersInRelease(page.key, page.release).filter(
    ({isRequired}) => isRequired,
  );
  const memberSections = Object.entries(memberGroups).flatMap(
    ([group, kinds]: [string, readonly MemberKind[]]) => {
      const sections = members
        .filter(({kind}) => kinds.includes(kind))
        .flatMap((member) => createSection(page, member));
      return sections.length
        ? [
            heading(2, group.toLowerCase().replaceAll(' ', '-'), group),
            ...sections,
          ]
        : [];
    },
  );
  const otherMembers = createOtherAbiMembers(page, members);
  return [
    ...createReleaseSwitch(page),
    createIntroduction(page, otherMembers.length > 0),
    createReleaseOverview(page),
    ...createReleaseAbiLink(page.key, page.release),
    ...(memberSections.length || otherMembers.length ? [memberFilter] : []),
    ...memberSections,
    ...otherMembers,
  ];
}

/** Replaces a struct or enum type with its name, if recorded. */
function nameType(parameter: AbiParameter): AbiParameter {
  const name = /^(?:struct|enum) (.*)$/.exec(parameter.internalType ?? '')?.[1];
  return name ? {...parameter, type: name} : parameter;
}

/** Formats a signature, for example `isPaused(IPauseManager.PauseType _pauseType) view returns (bool)`. */
function formatItem(item: NamedItem): string {
  const inputs = (item.inputs as readonly AbiParameter[]).map(nameType);
  const namedItem: NamedItem =
    item.type === 'function'
      ? {...item, inputs, outputs: item.outputs.map(nameType)}
      : {...item, inputs};
  return formatAbiItem(namedItem).replace(/^\w+ /, '');
}

const joinNames = (list: readonly string[]): Phrase[] =>
  joinPhrases(
    list.map((name) => [code(name)]),
    ', ',
    ' and ',
  );

/** A table row for a member, with a link to its documentation and any difference from the documented release. */
function createRow({key, record}: PageData, item: NamedItem): Phrase[][] {
  const hex = getHex(item);
  const category = `${item.type}s` as const;
  const candidates = getMembers(key).filter(
    (member) => getCategory(member) === category && member.name === item.name,
  );
  const member =
    candidates.find((candidate) => candidate.hex === hex) ?? candidates[0];
  const target = member
    ? {member, href: `${record.route}#${member.id}`}
    : findDeclarationLink(key, category, item.name);
  const documentedRelease = getDocumentedRelease(record);
  const isInDocumentedRelease = record.releases[documentedRelease]?.abiNames[
    category
  ].includes(item.name);
  const documentedHex = target?.member?.hex;
  const difference = !isInDocumentedRelease
    ? ` (not in ${documentedRelease})`
    : documentedHex && documentedHex !== hex
      ? ` (different signature in ${documentedRelease})`
      : '';
  const names = linkWithHex(
    isInDocumentedRelease ? target?.href : undefined,
    formatItem(item),
    hex,
  );
  // The member's anchor on the main page also works on this page.
  const anchoredNames = member
    ? names.map((name) => ({
        ...name,
        data: {hProperties: {...name.data?.hProperties, id: member.id}},
      }))
    : names;
  return [
    [createCopyableHex(hex)],
    [...anchoredNames, ...(difference ? [difference] : [])],
  ];
}

/** ABI members not listed above: inherited, from OpenZeppelin, or from contracts that the compiler output lacks. */
function createOtherAbiMembers(
  page: PageData,
  members: readonly Member[],
): RootContent[] {
  const {key, release, record} = page;
  const {items, inferredNames, unknownNames} = getRecordedAbi(key, release);
  const otherItems = items
    .filter((item) => !members.some(({hex}) => hex === getHex(item)))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const nameOnlyMembers = unknownNames.filter(
    (name) => !members.some((member) => member.name === name),
  );
  if (!otherItems.length && !nameOnlyMembers.length) return [];
  const tables = (['Function', 'Event', 'Error'] as const).flatMap(
    (title): RootContent[] => {
      const rows = otherItems
        .filter(({type}) => type === title.toLowerCase())
        .map((item) => createRow(page, item));
      return rows.length
        ? [table([title === 'Event' ? 'Topic 0' : 'Selector', title], rows)]
        : [];
    },
  );
  return [
    heading(2, sectionIds.otherAbiMembers, 'Rest of the ABI'),
    paragraph(
      `In ${release}, the ABI also has these members. Each linked name leads to its description in ${getDocumentedRelease(record)}.`,
    ),
    ...(inferredNames.length
      ? [
          paragraph(
            'For some members, the signature is taken from the generations before and after, which agree on it: ',
            ...joinNames(inferredNames),
            '.',
          ),
        ]
      : []),
    ...(nameOnlyMembers.length
      ? [paragraph('Known by name only: ', ...joinNames(nameOnlyMembers), '.')]
      : []),
    ...tables,
  ];
}
