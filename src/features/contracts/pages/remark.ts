import type {Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {component, importUsedComponents} from '../../../lib/mdast';
import type {Release} from '../facts/releases';
import {isContractKey} from '../model/contracts';
import {ContractPage} from './contractPage';
import {printEarlierPage} from './earlierPage';
import {CALLS, printMember} from './printMember';
import {
  ABI_DOWNLOAD,
  printBackground,
  printDeployment,
  printEarlierPageLink,
  printIndex,
  printInheritedMembers,
  printRetiredNotice,
} from './printPage';
import {printVersionTable} from './printVersions';

/** The filter above a page's members. */
const MEMBER_FILTER = {
  name: 'MemberFilter',
  source: '@site/src/features/contracts/browser/MemberFilter',
};

const filter = component(MEMBER_FILTER.name);

function completePage(page: ContractPage): RootContent[] {
  const {key, facts} = page;
  return [
    ...page.preamble,
    ...printRetiredNotice(key, facts),
    ...printEarlierPageLink(key, facts),
    ...printDeployment(facts),
    ...page.introduction,
    ...printIndex(page, filter),
    ...page.pageSections.flatMap(({nodes, sections}) => [
      ...nodes,
      ...sections.flatMap(({member, prose, descriptions}) =>
        printMember(facts, member, prose, descriptions),
      ),
    ]),
    ...printInheritedMembers(facts),
    ...printBackground(key, facts),
    ...printVersionTable(key, facts),
  ];
}

/**
 * Completes a smart contract's reference page with the facts of `facts/pages`, and fails the build if page and facts disagree. Ignores
 * pages without `contract` in their front matter.
 *
 * A page has front matter `contract: KEY` (the last segment of its route), an introduction, then second-level headings. Below those
 * named in `memberGroups`, every third-level heading is a member's name as in the source, with parameter types for overloads. A list
 * `` - `_name`: text `` directly below such a heading describes parameters, results and fields. Other second-level headings contain
 * free text. `npm run new -- contract` creates the skeleton. A page with `release` in its front matter has no text of its own.
 */
export default function contractReference() {
  return (tree: Root, file: VFile): void => {
    const {contract, release} = (file.data.frontMatter ?? {}) as {
      contract?: unknown;
      release?: Release;
    };
    if (contract === undefined) return;
    tree.children =
      release && isContractKey(contract)
        ? [
            ...tree.children.filter(({type}) => type === 'yaml'),
            ...printEarlierPage(contract, release, filter),
          ]
        : completePage(new ContractPage(tree, file, contract));
    importUsedComponents(tree, [MEMBER_FILTER, CALLS, ABI_DOWNLOAD]);
  };
}
