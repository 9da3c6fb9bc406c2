import {formatAbiItem} from 'abitype';
import type {RootContent} from 'mdast';
import type {VFile} from 'vfile';
import type {AbiParameter} from 'viem';
import {bulletList, code, codeLink, element, heading, joinPhrases, link, paragraph, type Phrase, strong, table} from '../../../lib/mdast';
import {memoize} from '../../../lib/collections';
import {joinList} from '../../../lib/text';
import {classNames, releasesPath, sectionIds} from '../domContract';
import {getReleaseData, type Release, releases, renames} from '../facts/releases';
import {getHex, getRecordedAbi, type NamedItem} from '../model/abi';
import {type ContractKey, contractKeys, contractRecords, findDeployments, getContractVersion, getDocumentedRelease, getPageContracts, isContractKey} from '../model/contracts';
import {findInheritedLink, getCategory, getVersionRows, isAbiCategory} from '../model/history';
import {getMembers, getMembersInRelease, type Member, memberGroups, type MemberKind} from '../model/members';
import type {PageFacts} from './contractPage';
import {createCopyableHex, linkContract, linkWithHex} from './links';
import {createErrorTable, describeAccess, describeEvents, describeIdentifiers} from './memberFacts';
import {createAbiLinkOfRelease} from './overview';
import {createMemberSection} from './signature';

/** Pages that show a contract as of an earlier release, in addition to the one that its own page documents. */

/** Releases that a contract has a page of, newest first; only the documented one where nothing differs. */
export const getShownReleases = memoize((key: ContractKey): readonly Release[] => {
  const record = contractRecords[key];
  const documented = getDocumentedRelease(record);
  if (!getVersionRows(key).length) return [documented];
  return releases.toReversed().filter((release) => release === documented || record.releases[release]);
});

/** Address of the page of a contract as of a release. */
export function getReleaseRoute(key: ContractKey, release: Release): string {
  const record = contractRecords[key];
  return release === getDocumentedRelease(record) ? record.route : `/${releasesPath}/${getReleaseFolder(release)}/${key}`;
}

/** Every page of an earlier release. */
export function getReleasePages(): readonly {readonly key: ContractKey; readonly release: Release}[] {
  return contractKeys.flatMap((key) => getShownReleases(key).slice(1).map((release) => ({key, release})));
}

/** The part of an address that names a release. A dot would read as the end of a file name. */
export function getReleaseFolder(release: Release): string {
  return release.replace('.', '-');
}

/** Links to the page as of each release, where the contract changed: the one that is shown is marked. */
export function createReleaseSwitch({key, release}: PageFacts): RootContent[] {
  const shown = getShownReleases(key);
  if (shown.length < 2) return [];
  const items = shown.map((other) =>
    other === release ? [{...strong(other), data: {hProperties: {'aria-current': 'page'}}}] : link(getReleaseRoute(key, other), other),
  );
  return [element('nav', {className: classNames.releaseSwitch, 'aria-label': 'Generation'}, [bulletList(items)])];
}

/** A page that shows a contract as of an earlier release. It holds facts only: what writers say is about the documented one. */

/** The contract in the release that the front matter of a page names, if it names one. */
export function findEarlierRelease(file: VFile, key: unknown): PageFacts | undefined {
  const {release} = file.data.frontMatter as {release?: Release};
  if (!release || !isContractKey(key)) return undefined;
  const record = contractRecords[key];
  const declaration = record.releases[release];
  return declaration ? {key, record, release, declaration, url: (href) => href} : undefined;
}

/** When Mainnet moved to the release, and to a later one, as far as it is on record: there may have been others between. */
function describeMainnetMoves({key, release}: PageFacts): Phrase[] {
  const shown = releases.slice(releases.indexOf(release));
  const statements = findDeployments(key).flatMap(({contract, since}): Phrase[][] => {
    const moves = shown.flatMap((other) => (since[other] ? [`to ${other} on ${since[other]}`] : []));
    return moves.length ? [[code(contract), ` was upgraded ${joinList(moves)}`]] : [];
  });
  return joinPhrases(statements, '; ');
}

function createReleaseOverview(page: PageFacts): RootContent {
  const {key, release, declaration, record} = page;
  const version = getContractVersion(key, release);
  const rows: [string, Phrase[]][] = [
    ['Kind', [declaration.kind]],
    ['Source', [code(declaration.source)]],
    ['Inherits', joinPhrases((declaration.inherits ?? []).map((contract) => linkContract(page, contract)))],
    ['Generation', [release, ...(version ? [`, in which the contract has version ${version}`] : [])]],
    ['On Linea Mainnet', describeMainnetMoves(page)],
  ];
  return table(['At a glance', record.name], rows.filter(([, value]) => value.length).map(([name, value]) => [[name], value]));
}

/** What became of a member in the documented release. */
function describeToday({key, record}: PageFacts, member: Member): Phrase[] {
  const documented = getDocumentedRelease(record);
  const category = getCategory(member);
  const findNamesake = (name: string | undefined): Member | undefined => {
    const namesakes = getMembers(key).filter((candidate) => candidate.name === name && getCategory(candidate) === category);
    return namesakes.find(({signature}) => signature === member.signature) ?? namesakes[0];
  };
  const namesake = findNamesake(member.name);
  const renamed = findNamesake(renames[member.name]);
  const createHref = ({id}: Member): string => `${record.route}#${id}`;
  if (namesake?.signature === member.signature) return ['Has the same signature in ', documented, ', where it is ', ...link(createHref(namesake), 'described'), '.'];
  if (namesake) return ['Has a different signature in ', documented, ': ', ...codeLink(createHref(namesake), namesake.signature), '.'];
  if (renamed) return ['Has a different name in ', documented, ': ', ...codeLink(createHref(renamed), renamed.name), '.'];
  const isInAbi = isAbiCategory(category) && record.releases[documented]?.abiNames[category].includes(member.name);
  return [isInAbi ? `Still in the ABI of ${documented}, but declared in another contract.` : `No longer in ${documented}.`];
}

function createSection(page: PageFacts, member: Member): RootContent[] {
  const facts = [...describeAccess(page, member), ...describeIdentifiers(page, member), ...describeEvents(page, member)];
  const title = heading(3, member.id, code(member.heading));
  return createMemberSection(title, member, [paragraph(...describeToday(page, member))], facts, [{title: 'Errors', nodes: createErrorTable(page, member)}]);
}

function createIntroduction({record, release, key}: PageFacts): RootContent {
  const documented = getDocumentedRelease(record);
  const isPartial = getReleaseData(release).isPartial && getPageContracts(key).length > getPageContracts(key, release).length;
  return paragraph(
    'This page lists what ',
    code(record.name),
    ` declares in generation ${release}. The explanations are on the page for ${documented}, `,
    ...codeLink(record.route, record.name),
    ', and the names of errors, roles and types link there too.',
    ...(isPartial ? [` Some parts of ${release} are missing here.`] : []),
  );
}

/** The content of the page, with `tools` in front of its members. */
export function createReleasePage(page: PageFacts, tools: RootContent): RootContent[] {
  const members = getMembersInRelease(page.key, page.release).filter(({required}) => required);
  const chapters = Object.entries(memberGroups).flatMap(([group, kinds]: [string, readonly MemberKind[]]) => {
    const sections = members.filter(({kind}) => kinds.includes(kind)).flatMap((member) => createSection(page, member));
    return sections.length ? [heading(2, group.toLowerCase().replaceAll(' ', '-'), group), ...sections] : [];
  });
  const rest = createOtherAbiMembers(page, members);
  return [
    ...createReleaseSwitch(page),
    createIntroduction(page),
    createReleaseOverview(page),
    ...createAbiLinkOfRelease(page.key, page.release),
    ...(chapters.length || rest.length ? [tools] : []),
    ...chapters,
    ...rest,
  ];
}

/** Structs and enums by their names, where those are on record. */
function nameType(parameter: AbiParameter): AbiParameter {
  const name = /^(?:struct|enum) (.*)$/.exec(parameter.internalType ?? '')?.[1];
  return name ? {...parameter, type: name} : parameter;
}

/** `isPaused(IPauseManager.PauseType _pauseType) view returns (bool)`. */
function formatItem(item: NamedItem): string {
  const inputs = (item.inputs as readonly AbiParameter[]).map(nameType);
  const named: NamedItem = item.type === 'function' ? {...item, inputs, outputs: item.outputs.map(nameType)} : {...item, inputs};
  return formatAbiItem(named).replace(/^\w+ /, '');
}

const joinNames = (list: readonly string[]): Phrase[] => joinPhrases(list.map((name) => [code(name)]), ', ', ' and ');

/** A member with a link to where the documented release has it, and what is different there. */
function createRow({key, record}: PageFacts, item: NamedItem): Phrase[][] {
  const hex = getHex(item);
  const category = `${item.type}s` as const;
  const namesakes = getMembers(key).filter((member) => getCategory(member) === category && member.name === item.name);
  const member = namesakes.find((candidate) => candidate.hex === hex) ?? namesakes[0];
  const target = member ? {member, href: `${record.route}#${member.id}`} : findInheritedLink(key, category, item.name);
  const documented = getDocumentedRelease(record);
  const isThere = record.releases[documented]?.abiNames[category].includes(item.name);
  const today = target?.member?.hex;
  const difference = !isThere ? ` (not in ${documented})` : today && today !== hex ? ` (different signature in ${documented})` : '';
  const names = linkWithHex(isThere ? target?.href : undefined, formatItem(item), hex);
  // The address of a member that has a heading on the page of today leads to it here as well.
  const anchored = member ? names.map((name) => ({...name, data: {hProperties: {...name.data?.hProperties, id: member.id}}})) : names;
  return [[createCopyableHex(hex)], [...anchored, ...(difference ? [difference] : [])]];
}

/** What the ABI has beyond the members above: the same as today, inherited, from OpenZeppelin, or of parts that the facts lack. */
function createOtherAbiMembers(page: PageFacts, members: readonly Member[]): RootContent[] {
  const {key, release, record} = page;
  const {items, inferred, unknown} = getRecordedAbi(key, release);
  const rest = items.filter((item) => !members.some(({hex}) => hex === getHex(item))).sort((a, b) => (a.name < b.name ? -1 : 1));
  const unnamed = unknown.filter((name) => !members.some((member) => member.name === name));
  if (!rest.length && !unnamed.length) return [];
  const tables = (['Function', 'Event', 'Error'] as const).flatMap((title): RootContent[] => {
    const rows = rest.filter(({type}) => type === title.toLowerCase()).map((item) => createRow(page, item));
    return rows.length ? [table([title === 'Event' ? 'Topic 0' : 'Selector', title], rows)] : [];
  });
  return [
    heading(2, sectionIds.otherAbiMembers, 'Rest of the ABI'),
    paragraph(`In ${release}, the ABI also has these members. Each linked one leads to its description in ${getDocumentedRelease(record)}.`),
    ...(inferred.length ? [paragraph('For some members, the signature is taken from the generations before and after, which agree on it: ', ...joinNames(inferred), '.')] : []),
    ...(unnamed.length ? [paragraph('Known by name only: ', ...joinNames(unnamed), '.')] : []),
    ...tables,
  ];
}
