import type {Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {bulletList, component, addImport} from '../../../lib/mdast';
import {ContractPage, type Section} from './ContractPage';
import {collapse} from './collapse';
import {FOLD} from './components';
import {generationOf, generationPage} from './generationPage';
import {abi, ABI_FILE} from './insertions/abi';
import {access} from './insertions/access';
import {atAGlance} from './insertions/atAGlance';
import {calls} from './insertions/calls';
import {emits} from './insertions/emits';
import {failures} from './insertions/failures';
import {generationSwitch} from './insertions/generationSwitch';
import {identifiers} from './insertions/identifiers';
import {inheritedMembers} from './insertions/inheritedMembers';
import {origin} from './insertions/origin';
import {parameters} from './insertions/parameters';
import {passesOn} from './insertions/passesOn';
import {retiredNotice} from './insertions/retiredNotice';
import {returns} from './insertions/returns';
import {signature} from './insertions/signature';
import {usedBy} from './insertions/usedBy';
import {versionTable} from './insertions/versionTable';
import {versions} from './insertions/versions';

/** Filter and buttons for the members of a page, in front of them. */
const TOOLS = {name: 'MemberTools', source: '@site/src/features/contracts/browser/MemberTools'};

/** A member in reading order: its declaration, the writer's text, the facts, the tables. */
function memberSection(page: ContractPage, section: Section): RootContent[] {
  const {member} = section;
  const facts = [
    ...access(page, member),
    ...identifiers(page, member),
    ...emits(page, member),
    ...passesOn(page, member),
    ...usedBy(page, member),
    ...origin(page, member),
    ...versions(page, member),
  ];
  return [
    section.heading,
    ...signature(member),
    ...collapse(section.prose, [
      {title: member.hex ? 'Selector and facts' : 'Facts', nodes: facts.length ? [bulletList(facts)] : []},
      {title: 'Parameters', nodes: parameters(page, section)},
      {title: 'Returns', nodes: returns(page, section)},
      {title: 'Errors', nodes: failures(page, member)},
      {title: 'Calls', nodes: calls(page, member)},
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
    const earlier = generationOf(file, frontMatter.contract);
    if (earlier) {
      const front = tree.children.filter(({type}) => type === 'yaml');
      tree.children = [...front, ...generationPage(earlier, component(TOOLS.name, {}))];
      addImport(tree, TOOLS.name, TOOLS.source);
      addImport(tree, FOLD.name, FOLD.source);
      addImport(tree, ABI_FILE.name, ABI_FILE.source);
      return;
    }
    const page = new ContractPage(tree, file, frontMatter.contract);
    const files = abi(page.key);
    const firstOfMembers = page.chapters.findIndex(({sections}) => sections.length);
    tree.children = [
      ...page.preamble,
      ...retiredNotice(page),
      ...generationSwitch(page),
      ...page.introduction,
      ...atAGlance(page),
      ...files,
      ...page.chapters.flatMap(({nodes, sections}, index) => [
        ...(index === firstOfMembers ? [component(TOOLS.name, {})] : []),
        ...nodes,
        ...sections.flatMap((section) => memberSection(page, section)),
      ]),
      ...inheritedMembers(page),
      ...versionTable(page),
    ];
    addImport(tree, TOOLS.name, TOOLS.source);
    addImport(tree, FOLD.name, FOLD.source);
    if (files.some(({type}) => type !== 'paragraph')) addImport(tree, ABI_FILE.name, ABI_FILE.source);
  };
}
