import type {RootContent} from 'mdast';
import {
  code,
  codeLink,
  heading,
  link,
  paragraph,
  type Phrase,
} from '../../../lib/mdast';
import {
  getPageFacts,
  type MemberFacts,
  type PageFacts,
} from '../facts/pageFacts';
import {type Release, renames} from '../facts/releases';
import type {ContractKey} from '../model/contracts';
import {memberGroups, type MemberKind} from '../model/members';
import {printMember} from './printMember';
import {printAbiLinks, printRestOfAbi} from './printPage';

/** Describes how a member differs in the current release. */
export function describeCurrentVersion(
  {route, release, members}: Pick<PageFacts, 'route' | 'release' | 'members'>,
  {name, kind, solidity}: Pick<MemberFacts, 'name' | 'kind' | 'solidity'>,
): Phrase[] {
  const findMember = (searchedName: string | undefined) =>
    members.find(
      (member) => member.name === searchedName && member.kind === kind,
    );
  const member = findMember(name);
  const renamed = findMember(renames[name]);
  const getHref = ({id}: MemberFacts): string => `${route}#${id}`;
  if (member?.solidity === solidity)
    return [
      `Is declared in the same way in ${release}, where it is `,
      ...link(getHref(member), 'described'),
      '.',
    ];
  if (member)
    return [
      `Is declared differently in ${release}: `,
      ...codeLink(getHref(member), member.signature ?? member.name),
      '.',
    ];
  if (renamed)
    return [
      `Has a different name in ${release}: `,
      ...codeLink(getHref(renamed), renamed.name),
      '.',
    ];
  return [`Is no longer declared by this contract in ${release}.`];
}

/** The page of a contract in the release that Mainnet still runs. It has only generated content, because the authors' text describes the current release. */
export function printEarlierPage(
  key: ContractKey,
  release: Release,
  memberFilter: RootContent,
): RootContent[] {
  const current = getPageFacts(key);
  const page = getPageFacts(key, release);
  const {name, route} = page;
  const sections = Object.entries(memberGroups).flatMap(
    ([group, kinds]: [string, readonly MemberKind[]]) => {
      const members = page.members.filter(({kind}) => kinds.includes(kind));
      if (!members.length) return [];
      return [
        heading(2, group.toLowerCase().replaceAll(' ', '-'), group),
        ...members.flatMap((member) =>
          printMember(page, member, [
            paragraph(...describeCurrentVersion(current, member)),
          ]),
        ),
      ];
    },
  );
  return [
    paragraph(
      'This page lists what ',
      code(name),
      ` has in generation ${release}, which Linea Mainnet still runs as far as is known. The explanations are on the page for ${current.release}, `,
      ...codeLink(route, name),
      ', and the names of errors, roles and types link there too.',
    ),
    memberFilter,
    ...sections,
    ...printRestOfAbi(page, current.release),
    ...printAbiLinks(page),
  ];
}
