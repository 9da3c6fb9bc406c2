import type {Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import type {Section} from './ContractPage';
import {ContractPage} from './ContractPage';
import {importComponent} from './components';
import {abi, ABI_FILE} from './insertions/abi';
import {access} from './insertions/access';
import {atAGlance} from './insertions/atAGlance';
import {emits} from './insertions/emits';
import {failures} from './insertions/failures';
import {identifiers} from './insertions/identifiers';
import {inheritedMembers} from './insertions/inheritedMembers';
import {origin} from './insertions/origin';
import {parameters} from './insertions/parameters';
import {passesOn} from './insertions/passesOn';
import {retiredNotice} from './insertions/retiredNotice';
import {returns} from './insertions/returns';
import {signature} from './insertions/signature';
import {usedBy} from './insertions/usedBy';
import {versions} from './insertions/versions';
import {versionTable} from './insertions/versionTable';
import {bulletList} from './nodes';

/** A member in reading order: its declaration, the writer's text, the facts, the tables. */
function memberSection(page: ContractPage, section: Section): RootContent[] {
  const {member} = section;
  const facts = [
    ...access(page, member),
    ...identifiers(member),
    ...emits(page, member),
    ...passesOn(page, member),
    ...usedBy(page, member),
    ...origin(page, member),
    ...versions(page, member),
  ];
  return [
    section.heading,
    ...signature(member),
    ...section.prose,
    ...(facts.length ? [bulletList(facts)] : []),
    ...parameters(page, section),
    ...returns(page, section),
    ...failures(page, member),
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
    const page = new ContractPage(tree, file, frontMatter.contract);
    const files = abi(page.key);
    tree.children = [
      ...page.preamble,
      ...retiredNotice(page),
      ...page.introduction,
      ...atAGlance(page),
      ...files,
      ...page.chapters.flatMap(({nodes, sections}) => [
        ...nodes,
        ...sections.flatMap((section) => memberSection(page, section)),
      ]),
      ...inheritedMembers(page),
      ...versionTable(page),
    ];
    if (files.length) importComponent(tree, ABI_FILE.name, ABI_FILE.source);
  };
}
