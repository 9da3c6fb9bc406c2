import type {Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {component, heading, importUsedComponents} from '../../../lib/mdast';
import {sectionIds} from '../domContract';
import {createCallSection} from './callSection';
import type {MemberKind} from '../model/members';
import {COLLAPSIBLE} from './collapsible';
import {ContractPage, type Section} from './contractPage';
import {
  createErrorTable,
  describeEvents,
  describeIdentifiers,
  describeOrigin,
  describePropagatedErrors,
  describeUsages,
  describeVersions,
} from './memberFacts';
import {
  createInheritedTable,
  createMemberTable,
  createVersionTable,
} from './memberTables';
import {
  ABI_DOWNLOAD,
  createAbiLinks,
  createDeploymentFacts,
  createOverview,
  createRetiredNotice,
} from './overview';
import {
  createReleasePage,
  createReleaseSwitch,
  findEarlierRelease,
} from './releasePages';
import {createFields, createMemberSection} from './signature';

/** The filter and buttons above a page's members. */
const MEMBER_FILTER = {
  name: 'MemberFilter',
  source: '@site/src/features/contracts/browser/MemberFilter',
};

const fieldTitles: ReadonlyMap<MemberKind, string> = new Map([
  ['event', 'Fields'],
  ['error', 'Arguments'],
  ['struct', 'Fields'],
  ['enum', 'Values'],
]);

function completeSection(page: ContractPage, section: Section): RootContent[] {
  const {member} = section;
  const details = [
    ...describeIdentifiers(page, member),
    ...describeEvents(page, member),
    ...describePropagatedErrors(page, member),
    ...describeUsages(page, member),
    ...describeOrigin(page, member),
    ...describeVersions(page, member),
  ];
  const parts = [
    {
      title: fieldTitles.get(member.kind) ?? 'Parameters',
      nodes: createFields(page, section),
    },
    {title: 'Errors', nodes: createErrorTable(page, member)},
  ];
  return createMemberSection(
    page,
    section.heading,
    member,
    section.prose,
    details,
    parts,
    createCallSection(page, member),
  );
}

function completePage(page: ContractPage): RootContent[] {
  const deploymentFacts = createDeploymentFacts(page);
  const overview = [
    ...createOverview(page, deploymentFacts.length > 0),
    ...createAbiLinks(page.key),
  ];
  const members = createMemberTable(page, component(MEMBER_FILTER.name));
  return [
    ...page.preamble,
    ...createRetiredNotice(page),
    ...createReleaseSwitch(page),
    ...deploymentFacts,
    ...page.introduction,
    ...(deploymentFacts.length
      ? [
          ...members,
          heading(2, sectionIds.background, 'Inheritance and ABI'),
          ...overview,
        ]
      : [...overview, ...members]),
    ...page.pageSections.flatMap(({nodes, sections}) => [
      ...nodes,
      ...sections.flatMap((section) => completeSection(page, section)),
    ]),
    ...createInheritedTable(page),
    ...createVersionTable(page),
  ];
}

/**
 * Completes a smart contract's reference page with generated content, and fails the build if the page and the data disagree. Ignores
 * pages without `contract` in their front matter.
 *
 * A page has front matter `contract: KEY` (the last segment of its route), an introduction, then second-level headings. Below those
 * named in `memberGroups`, every third-level heading is a member's name as in the source, with parameter types for overloads. A list
 * `` - `_name`: text `` directly below such a heading describes parameters, results and fields. Other second-level headings contain
 * free text. `npm run new -- contract` creates the skeleton.
 */
export default function contractReference() {
  return (tree: Root, file: VFile): void => {
    const frontMatter = file.data.frontMatter as
      {contract?: unknown} | undefined;
    if (frontMatter?.contract === undefined) return;
    const earlierPage = findEarlierRelease(file, frontMatter.contract);
    tree.children = earlierPage
      ? [
          ...tree.children.filter(({type}) => type === 'yaml'),
          ...createReleasePage(earlierPage, component(MEMBER_FILTER.name)),
        ]
      : completePage(new ContractPage(tree, file, frontMatter.contract));
    importUsedComponents(tree, [MEMBER_FILTER, COLLAPSIBLE, ABI_DOWNLOAD]);
  };
}
