import type {RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {bulletList, code, codeLink, heading, joinPhrases, link, paragraph, type Phrase, table} from '../../../lib/mdast';
import {getCategory, contractRecords, getDocumentedRelease, type Release, releases, isContractKey, isMemberGroup, type Member, memberGroups, getMembersInRelease, getMembers, getContractVersion, getReleaseData, renames, findDeployments, getPageContracts} from '../data';
import type {PageFacts} from './ContractPage';
import {collapseText} from './collapse';
import {createAbiLinkOfRelease} from './insertions/abi';
import {describeAccess} from './insertions/access';
import {describeEvents} from './insertions/emits';
import {createErrorTable} from './insertions/failures';
import {createReleaseSwitch} from './insertions/generationSwitch';
import {describeIdentifiers} from './insertions/identifiers';
import {createOtherAbiMembers} from './insertions/restOfAbi';
import {createSignature} from './insertions/signature';
import {linkContract} from './links';
import {joinList} from '../../../lib/text';

/** A page that shows a contract as of an earlier generation. It holds facts only: what writers say is about the documented one. */

/** The contract in the generation that the front matter of a page names, if it names one. */
export function findEarlierRelease(file: VFile, key: unknown): PageFacts | undefined {
  const {generation} = file.data.frontMatter as {generation?: Release};
  if (!generation || !isContractKey(key)) return undefined;
  const record = contractRecords[key];
  const declaration = record.releases[generation];
  return declaration ? {key, record, generation, declaration, url: (href) => href} : undefined;
}

/** When Mainnet moved to the generation, and to a later one, as far as it is on record: there may have been others between. */
function describeMainnetMoves({key, generation}: PageFacts): Phrase[] {
  const shown = releases.slice(releases.indexOf(generation));
  const statements = findDeployments(key).flatMap(({contract, since}): Phrase[][] => {
    const moves = shown.flatMap((other) => (since[other] ? [`to ${other} on ${since[other]}`] : []));
    return moves.length ? [[code(contract), ` moved ${joinList(moves)}`]] : [];
  });
  return joinPhrases(statements, '; ');
}

function createReleaseOverview(page: PageFacts): RootContent {
  const {key, generation, declaration, record} = page;
  const version = getContractVersion(key, generation);
  const rows: [string, Phrase[]][] = [
    ['Kind', [declaration.kind]],
    ['Source', [code(declaration.source)]],
    ['Inherits', joinPhrases((declaration.inherits ?? []).map((unit) => linkContract(page, unit)))],
    ['Generation', [generation, ...(version ? [`, in which the contract calls itself ${version}`] : [])]],
    ['On Linea Mainnet', describeMainnetMoves(page)],
  ];
  return table(['At a glance', record.name], rows.filter(([, value]) => value.length).map(([name, value]) => [[name], value]));
}

/** What became of a member in the documented generation. */
function describeToday({key, record}: PageFacts, member: Member): Phrase[] {
  const documented = getDocumentedRelease(record);
  const route = `${record.route}#`;
  const namesake = (name: string): Member | undefined => {
    const same = getMembers(key).filter((other) => other.name === name && getCategory(other) === getCategory(member));
    return same.find(({signature: text}) => text === member.signature) ?? same[0];
  };
  const now = namesake(member.name);
  const renamed = renames[member.name];
  const next = renamed ? namesake(renamed) : undefined;
  if (now && now.signature === member.signature) return ['Has the same signature in ', documented, ', where it is ', ...link(route + now.id, 'described'), '.'];
  if (now) return ['Has another signature in ', documented, ': ', ...codeLink(route + now.id, now.signature), '.'];
  if (next) return ['Has another name in ', documented, ': ', ...codeLink(route + next.id, next.name), '.'];
  const category = getCategory(member);
  const isAnswered = category !== 'types' && category !== 'internals' && record.releases[documented]?.abiNames[category].includes(member.name);
  return [isAnswered ? `Declared elsewhere in ${documented}, which still answers to it.` : `Not in ${documented}.`];
}

function createMemberSection(page: PageFacts, member: Member): RootContent[] {
  const facts = [...describeAccess(page, member), ...describeIdentifiers(page, member), ...describeEvents(page, member)];
  return [
    heading(3, member.id, code(member.heading)),
    ...createSignature(member),
    ...collapseText(
      [paragraph(...describeToday(page, member))],
      [
        {title: member.hex ? 'Selector and facts' : 'Facts', nodes: facts.length ? [bulletList(facts)] : []},
        {title: 'Errors', nodes: createErrorTable(page, member)},
      ],
    ),
  ];
}

function createIntroduction({record, generation, key}: PageFacts): RootContent {
  const documented = getDocumentedRelease(record);
  const isPartial = getReleaseData(generation).isPartial && getPageContracts(key).length > getPageContracts(key, generation).length;
  return paragraph(
    code(record.name),
    ` as the source of generation ${generation} declares it: facts without explanations. Those are on the page of ${documented}, `,
    ...codeLink(record.route, record.name),
    '; names of errors, roles and types lead there too.',
    ...(isPartial ? [` Of ${generation}, not all parts are on record.`] : []),
  );
}

/** The content of the page, with `tools` in front of its members. */
export function createReleasePage(page: PageFacts, tools: RootContent): RootContent[] {
  const all = getMembersInRelease(page.key, page.generation).filter(({required}) => required);
  const rest = createOtherAbiMembers(page, all);
  const chapters = Object.keys(memberGroups)
    .filter(isMemberGroup)
    .map((group) => ({group, own: all.filter(({kind}) => memberGroups[group].some((one) => one === kind))}))
    .filter(({own}) => own.length);
  return [
    ...createReleaseSwitch(page),
    createIntroduction(page),
    createReleaseOverview(page),
    ...createAbiLinkOfRelease(page.key, page.generation),
    ...(chapters.length || rest.length ? [tools] : []),
    ...chapters.flatMap(({group, own}) => [
      heading(2, group.toLowerCase().replaceAll(' ', '-'), group),
      ...own.flatMap((member) => createMemberSection(page, member)),
    ]),
    ...rest,
  ];
}
