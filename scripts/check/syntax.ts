import type {Nodes} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {Page} from '../pages';
import {nearest, placeIn, type Finding} from './finding';

/** The admonitions of the style guide, and the others that the theme knows. */
const admonitions = ['caution', 'note', 'tip'];
const rare = ['info', 'warning', 'danger'];

/** Groups of tabs whose choice goes with the reader from page to page, by what a tab is called. */
const groups: Readonly<Record<string, readonly string[]>> = {
  client: ['besu', 'geth', 'nethermind', 'erigon', 'linea-besu'],
  os: ['linux', 'macos', 'windows'],
  network: ['mainnet', 'sepolia', 'linea', 'linea-sepolia'],
  'rpc-client': ['infura', 'viem', 'ethers', 'curl'],
};

/** Values of the tabs directly in an element. */
function tabsIn(element: MdxJsxFlowElement): string[] {
  return element.children.flatMap((child) =>
    child.type === 'mdxJsxFlowElement' && child.name === 'TabItem'
      ? child.attributes.flatMap((attribute) => (attribute.type === 'mdxJsxAttribute' && attribute.name === 'value' && typeof attribute.value === 'string' ? [attribute.value] : []))
      : [],
  );
}

function groupOf(values: readonly string[]): string | undefined {
  return Object.keys(groups).find((group) => values.some((value) => groups[group]?.includes(value.toLowerCase())));
}

/** Admonitions that the theme does not know, tabs without a group, and prompts of a new page that nobody has answered. */
export function syntaxFindings({file, text, tree}: Page): Finding[] {
  const findings: Finding[] = [];
  visit(tree as Nodes, (node: Nodes | MdxJsxFlowElement) => {
    const {line = 1, column = 1} = node.position?.start ?? {};
    const report = (message: string): number => findings.push({file, line, column, message});
    if (node.type === 'containerDirective' && ![...admonitions, ...rare].includes(node.name)) {
      report(`:::${node.name} is no admonition → :::${nearest(node.name, [...admonitions, ...rare])}`);
    } else if (node.type === 'leafDirective') {
      report(`::${node.name} means nothing → :::${nearest(node.name, admonitions)}, closed by a line with :::`);
    } else if (node.type === 'mdxJsxFlowElement' && node.name === 'Tabs' && !node.attributes.some((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'groupId')) {
      const values = tabsIn(node);
      const group = groupOf(values);
      report(`<Tabs> has no groupId → ${group ? `groupId="${group}"` : `groupId="…", one of ${Object.keys(groups).join(', ')}, or a name of its own`}, so that other pages open the same tab`);
    }
  });
  for (const {index, 0: prompt} of text.matchAll(/To write: [^"\n]*/g)) {
    findings.push({file, ...placeIn(text, index), message: `a prompt is left: "${prompt.slice(0, 60)}${prompt.length > 60 ? '…' : ''}" → write what it asks for, or remove it`});
  }
  return findings;
}
