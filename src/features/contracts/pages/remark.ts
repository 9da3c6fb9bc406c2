import type {Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {addImport, bulletList, component} from '../../../lib/mdast';
import {createCallSection} from './callSection';
import {collapseText, COLLAPSIBLE} from './collapsible';
import {ContractPage, type Section} from './contractPage';
import {createErrorTable, describeAccess, describeEvents, describeIdentifiers, describeOrigin, describePropagatedErrors, describeUsages, describeVersions} from './memberFacts';
import {createInheritedTable, createVersionTable} from './memberTables';
import {ABI_DOWNLOAD, createAbiLinks, createOverview, createRetiredNotice} from './overview';
import {createReleasePage, createReleaseSwitch, findEarlierRelease} from './releasePages';
import {createParameterTable, createReturnTable, createSignature} from './signature';

/** Filter and buttons for the members of a page, in front of them. */
const MEMBER_FILTER = {name: 'MemberFilter', source: '@site/src/features/contracts/browser/MemberFilter'};

/** A member in reading order: its declaration, the writer's text, the facts, the tables. */
function createMemberSection(page: ContractPage, section: Section): RootContent[] {
  const {member} = section;
  const facts = [
    ...describeAccess(page, member),
    ...describeIdentifiers(page, member),
    ...describeEvents(page, member),
    ...describePropagatedErrors(page, member),
    ...describeUsages(page, member),
    ...describeOrigin(page, member),
    ...describeVersions(page, member),
  ];
  return [
    section.heading,
    ...createSignature(member),
    ...collapseText(section.prose, [
      {title: member.hex ? 'Selector and facts' : 'Facts', nodes: facts.length ? [bulletList(facts)] : []},
      {title: 'Parameters', nodes: createParameterTable(page, section)},
      {title: 'Returns', nodes: createReturnTable(page, section)},
      {title: 'Errors', nodes: createErrorTable(page, member)},
      {title: 'Calls', nodes: createCallSection(page, member)},
    ]),
  ];
}

/**
 * Completes the reference page of a smart contract with the facts and the model, and stops
 * the build where page and data disagree. Pages without `contract` in their front matter stay as
 * they are.
 *
 * What a page looks like: front matter `contract: KEY` (the last part of its route), an
 * introduction, then second-level headings. Below those named in `memberGroups` every third-level
 * heading is the name of a member, as in the source; overloads add their parameter types. A list
 * `` - `_name`: text `` right below such a heading describes parameters, results and fields. Other
 * second-level headings hold free text. `npm run new -- contract` writes the skeleton.
 */
export default function contractReference() {
  return (tree: Root, file: VFile): void => {
    const frontMatter = file.data.frontMatter as {contract?: unknown} | undefined;
    if (frontMatter?.contract === undefined) return;
    const earlier = findEarlierRelease(file, frontMatter.contract);
    if (earlier) {
      const front = tree.children.filter(({type}) => type === 'yaml');
      tree.children = [...front, ...createReleasePage(earlier, component(MEMBER_FILTER.name, {}))];
      addImport(tree, MEMBER_FILTER.name, MEMBER_FILTER.source);
      addImport(tree, COLLAPSIBLE.name, COLLAPSIBLE.source);
      addImport(tree, ABI_DOWNLOAD.name, ABI_DOWNLOAD.source);
      return;
    }
    const page = new ContractPage(tree, file, frontMatter.contract);
    const files = createAbiLinks(page.key);
    const firstOfMembers = page.chapters.findIndex(({sections}) => sections.length);
    tree.children = [
      ...page.preamble,
      ...createRetiredNotice(page),
      ...createReleaseSwitch(page),
      ...page.introduction,
      ...createOverview(page),
      ...files,
      ...page.chapters.flatMap(({nodes, sections}, index) => [
        ...(index === firstOfMembers ? [component(MEMBER_FILTER.name, {})] : []),
        ...nodes,
        ...sections.flatMap((section) => createMemberSection(page, section)),
      ]),
      ...createInheritedTable(page),
      ...createVersionTable(page),
    ];
    addImport(tree, MEMBER_FILTER.name, MEMBER_FILTER.source);
    addImport(tree, COLLAPSIBLE.name, COLLAPSIBLE.source);
    if (files.some(({type}) => type !== 'paragraph')) addImport(tree, ABI_DOWNLOAD.name, ABI_DOWNLOAD.source);
  };
}
