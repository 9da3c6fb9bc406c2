import type {RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {bulletList, code, codeLink, heading, joinPhrases, link, paragraph, type Phrase, table} from '../../../lib/mdast';
import {categoryOf, contractRecords, documentedGeneration, type Generation, generations, isContractKey, isMemberGroup, type Member, memberGroups, membersIn, membersOf, ownVersion, releaseOf, renames, residencesOf, unitsOfPage} from '../data';
import type {PageFacts} from './ContractPage';
import {collapse} from './collapse';
import {abiAsOf} from './insertions/abi';
import {access} from './insertions/access';
import {emits} from './insertions/emits';
import {failures} from './insertions/failures';
import {generationSwitch} from './insertions/generationSwitch';
import {identifiers} from './insertions/identifiers';
import {restOfAbi} from './insertions/restOfAbi';
import {signature} from './insertions/signature';
import {unitLink} from './links';
import {joinList} from '../../../lib/text';

/** A page that shows a contract as of an earlier generation. It holds facts only: what writers say is about the documented one. */

/** The contract in the generation that the front matter of a page names, if it names one. */
export function generationOf(file: VFile, key: unknown): PageFacts | undefined {
  const {generation} = file.data.frontMatter as {generation?: Generation};
  if (!generation || !isContractKey(key)) return undefined;
  const record = contractRecords[key];
  const declaration = record.generations[generation];
  return declaration ? {key, record, generation, declaration, url: (href) => href} : undefined;
}

/** When Mainnet moved to the generation, and to a later one, as far as it is on record: there may have been others between. */
function onMainnet({key, generation}: PageFacts): Phrase[] {
  const shown = generations.slice(generations.indexOf(generation));
  const statements = residencesOf(key).flatMap(({contract, since}): Phrase[][] => {
    const moves = shown.flatMap((other) => (since[other] ? [`to ${other} on ${since[other]}`] : []));
    return moves.length ? [[code(contract), ` moved ${joinList(moves)}`]] : [];
  });
  return joinPhrases(statements, '; ');
}

function atAGlance(page: PageFacts): RootContent {
  const {key, generation, declaration, record} = page;
  const version = ownVersion(key, generation);
  const rows: [string, Phrase[]][] = [
    ['Kind', [declaration.kind]],
    ['Source', [code(declaration.source)]],
    ['Inherits', joinPhrases((declaration.inherits ?? []).map((unit) => unitLink(page, unit)))],
    ['Generation', [generation, ...(version ? [`, in which the contract calls itself ${version}`] : [])]],
    ['On Linea Mainnet', onMainnet(page)],
  ];
  return table(['At a glance', record.name], rows.filter(([, value]) => value.length).map(([name, value]) => [[name], value]));
}

/** What became of a member in the documented generation. */
function today({key, record}: PageFacts, member: Member): Phrase[] {
  const documented = documentedGeneration(record);
  const route = `${record.route}#`;
  const namesake = (name: string): Member | undefined => {
    const same = membersOf(key).filter((other) => other.name === name && categoryOf(other) === categoryOf(member));
    return same.find(({signature: text}) => text === member.signature) ?? same[0];
  };
  const now = namesake(member.name);
  const renamed = renames[member.name];
  const next = renamed ? namesake(renamed) : undefined;
  if (now && now.signature === member.signature) return ['Has the same signature in ', documented, ', where it is ', ...link(route + now.id, 'described'), '.'];
  if (now) return ['Has another signature in ', documented, ': ', ...codeLink(route + now.id, now.signature), '.'];
  if (next) return ['Has another name in ', documented, ': ', ...codeLink(route + next.id, next.name), '.'];
  const category = categoryOf(member);
  const isAnswered = category !== 'types' && category !== 'internals' && record.generations[documented]?.answersTo[category].includes(member.name);
  return [isAnswered ? `Declared elsewhere in ${documented}, which still answers to it.` : `Not in ${documented}.`];
}

function memberSection(page: PageFacts, member: Member): RootContent[] {
  const facts = [...access(page, member), ...identifiers(page, member), ...emits(page, member)];
  return [
    heading(3, member.id, code(member.heading)),
    ...signature(member),
    ...collapse(
      [paragraph(...today(page, member))],
      [
        {title: member.hex ? 'Selector and facts' : 'Facts', nodes: facts.length ? [bulletList(facts)] : []},
        {title: 'Errors', nodes: failures(page, member)},
      ],
    ),
  ];
}

function introduction({record, generation, key}: PageFacts): RootContent {
  const documented = documentedGeneration(record);
  const isPartial = releaseOf(generation).isPartial && unitsOfPage(key).length > unitsOfPage(key, generation).length;
  return paragraph(
    code(record.name),
    ` as the source of generation ${generation} declares it: facts without explanations. Those are on the page of ${documented}, `,
    ...codeLink(record.route, record.name),
    '; names of errors, roles and types lead there too.',
    ...(isPartial ? [` Of ${generation}, not all parts are on record.`] : []),
  );
}

/** The content of the page, with `tools` in front of its members. */
export function generationPage(page: PageFacts, tools: RootContent): RootContent[] {
  const all = membersIn(page.key, page.generation).filter(({required}) => required);
  const rest = restOfAbi(page, all);
  const chapters = Object.keys(memberGroups)
    .filter(isMemberGroup)
    .map((group) => ({group, own: all.filter(({kind}) => memberGroups[group].some((one) => one === kind))}))
    .filter(({own}) => own.length);
  return [
    ...generationSwitch(page),
    introduction(page),
    atAGlance(page),
    ...abiAsOf(page.key, page.generation),
    ...(chapters.length || rest.length ? [tools] : []),
    ...chapters.flatMap(({group, own}) => [
      heading(2, group.toLowerCase().replaceAll(' ', '-'), group),
      ...own.flatMap((member) => memberSection(page, member)),
    ]),
    ...rest,
  ];
}
