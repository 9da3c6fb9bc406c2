import type {Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {bulletList, component, addImport} from '../../../lib/mdast';
import {ContractPage, type Section} from './ContractPage';
import {collapseText} from './collapse';
import {COLLAPSIBLE} from './components';
import {findEarlierRelease, createReleasePage} from './generationPage';
import {createAbiLinks, ABI_FILE} from './insertions/abi';
import {describeAccess} from './insertions/access';
import {createOverview} from './insertions/atAGlance';
import {createCallSection} from './insertions/calls';
import {describeEvents} from './insertions/emits';
import {createErrorTable} from './insertions/failures';
import {createReleaseSwitch} from './insertions/generationSwitch';
import {describeIdentifiers} from './insertions/identifiers';
import {createInheritedTable} from './insertions/inheritedMembers';
import {describeOrigin} from './insertions/origin';
import {createParameterTable} from './insertions/parameters';
import {describePropagatedErrors} from './insertions/passesOn';
import {createRetiredNotice} from './insertions/retiredNotice';
import {createReturnTable} from './insertions/returns';
import {createSignature} from './insertions/signature';
import {describeUsages} from './insertions/usedBy';
import {createVersionTable} from './insertions/versionTable';
import {describeVersions} from './insertions/versions';

/** Filter and buttons for the members of a page, in front of them. */
const TOOLS = {name: 'MemberTools', source: '@site/src/features/contracts/browser/MemberTools'};

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
 * Completes the reference page of a smart contract with what src/features/contracts/data knows, and stops
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
      tree.children = [...front, ...createReleasePage(earlier, component(TOOLS.name, {}))];
      addImport(tree, TOOLS.name, TOOLS.source);
      addImport(tree, COLLAPSIBLE.name, COLLAPSIBLE.source);
      addImport(tree, ABI_FILE.name, ABI_FILE.source);
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
        ...(index === firstOfMembers ? [component(TOOLS.name, {})] : []),
        ...nodes,
        ...sections.flatMap((section) => createMemberSection(page, section)),
      ]),
      ...createInheritedTable(page),
      ...createVersionTable(page),
    ];
    addImport(tree, TOOLS.name, TOOLS.source);
    addImport(tree, COLLAPSIBLE.name, COLLAPSIBLE.source);
    if (files.some(({type}) => type !== 'paragraph')) addImport(tree, ABI_FILE.name, ABI_FILE.source);
  };
}
