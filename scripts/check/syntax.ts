import type {Nodes, Text} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {Page} from '../pages';
import {unclosedAdmonition} from '../syntaxError';
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

const known = [...admonitions, ...rare];

const fenceOf = (line = ''): string => /:{3,}/.exec(line)?.[0] ?? '';

/** Admonitions that are never closed: the rest of the page, or of what is around them, stands in them. */
function unclosedFindings({file, text, tree}: Page): Finding[] {
  const lines = text.split('\n');
  const findings = new Map<Nodes, Finding>();
  visit(tree as Nodes, 'containerDirective', (node: ContainerDirective, _, parent) => {
    const {start, end} = node.position ?? {};
    if (!start || !end || (end.line > start.line && /^[\s>]*:{3,}\s*$/.test(lines[end.line - 1]?.slice(0, end.column - 1) ?? ''))) {
      return;
    }
    // The fence of an admonition within closes the one around it: that one was meant to end before.
    const outer = parent?.type === 'containerDirective' && fenceOf(lines[(parent.position?.start.line ?? 1) - 1]) === fenceOf(lines[start.line - 1]) ? parent : undefined;
    const {line, column} = outer?.position?.start ?? start;
    findings.set(outer ?? node, {
      file, line, column,
      message: outer
        ? `:::${outer.name} is not closed before the :::${node.name} of line ${start.line} → write ::: on a line of its own between them, or open it with ::::${outer.name} and close it with :::: if it holds the other`
        : unclosedAdmonition(node.name),
    });
  });
  return [...findings.values()];
}

/** Lines of text that were meant to open or to close an admonition. */
function plainFindings({file, text, tree}: Page, unclosed: number): Finding[] {
  const inText = new Set<number>();
  visit(tree as Nodes, 'text', ({value, position}: Text) => value.split('\n').forEach((line, index) => line.trim().startsWith(':::') && inText.add((position?.start.line ?? 1) + index)));
  const findings: Finding[] = [];
  let open = unclosed;
  text.split('\n').forEach((source, index) => {
    const [fence, indent = '', name, title = ''] = /^([\s>]*):{3,}\s*([\w-]+)?(.*)$/.exec(source) ?? [];
    if (fence === undefined || !inText.has(index + 1)) {
      return;
    }
    const report = (message: string): number => findings.push({file, line: index + 1, column: indent.length + 1, message});
    if (name !== undefined) {
      const words = title.replace(/[[\]]/g, '').trim().replace(/^"(.*)"$/, '$1');
      report(`this line opens no admonition → :::${nearest(name, known)}${words === '' ? '' : `[${words}]`}`);
      open += 1;
    } else if (open > 0) {
      open -= 1;
    } else {
      report('::: closes nothing → remove it, or open an admonition above it, such as :::note');
    }
  });
  return findings;
}

/** Admonitions that the theme does not know, tabs without a group, and prompts of a new page that nobody has answered. */
export function syntaxFindings(page: Page): Finding[] {
  const {file, text, tree} = page;
  const unclosed = unclosedFindings(page);
  const findings: Finding[] = [...unclosed, ...plainFindings(page, unclosed.length)];
  visit(tree as Nodes, (node: Nodes | MdxJsxFlowElement) => {
    const {line = 1, column = 1} = node.position?.start ?? {};
    const report = (message: string): number => findings.push({file, line, column, message});
    if (node.type === 'containerDirective' && !known.includes(node.name)) {
      report(`:::${node.name} is no admonition → :::${nearest(node.name, known)}`);
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
