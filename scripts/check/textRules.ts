// Rules for what Markdown reads as text, or as something else than its writer meant.
import type {Heading, Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {getLastLine, type Needle, type Rule} from './mdxNodes';
import {findCapitals} from './sentenceCase';

/** Finds imports that MDX reads as text, because there is no blank line above them. */
const importInText: Rule = ({tree, text}, report) => {
  visit(tree, 'paragraph', ({position}) => {
    const start = position?.start.offset ?? 0;
    const match = /^(?:import|export) .*(?:from ['"]|=)/m.exec(
      text.slice(start, position?.end.offset),
    );
    if (match) {
      report(
        start + match.index,
        'MDX reads this line as text, because there is no blank line above it → add one, or move the line below the front matter',
      );
    }
  });
};

const unclosedFence: Rule = ({tree, text}, report) => {
  visit(tree, 'code', (node) => {
    const [fence] =
      /^(?:`{3,}|~{3,})/.exec(text.slice(node.position?.start.offset)) ?? [];
    if (fence === undefined) return;
    const lastLine = getLastLine(text, node);
    const isClosed =
      node.position?.start.line !== node.position?.end.line &&
      lastLine.trimEnd().endsWith(fence);
    if (isClosed) return;
    const lines = node.value.split('\n');
    const lookalike = lines.findIndex((line) => line.trim() === fence);
    report(
      node,
      lookalike === -1
        ? `the code block is not closed → end it with a line that contains only ${fence}`
        : `the code block is not closed, because the ${fence} on line ${(node.position?.start.line ?? 0) + lookalike + 1} is indented too far → align it with the opening ${fence}`,
    );
  });
};

/** Returns a heading's text without code and expressions. */
const getHeadingText = ({children}: Heading): string =>
  children
    .filter(({type}) => type !== 'inlineCode' && type !== 'mdxTextExpression')
    .map((child) => toString(child))
    .join('x')
    .trim();

const sentenceCase: Rule = ({tree, text}, report) => {
  const check = (needle: Needle, heading: string): void => {
    const capitals = findCapitals(heading);
    if (capitals.length > 0) {
      report(
        needle,
        `the heading capitalizes ${capitals.join(', ')} → use lower case, or add the name to scripts/check/vocabulary.ts`,
      );
    }
  };
  const title = /^title:(.+)$/m.exec(text);
  if (title && tree.children[0]?.type === 'yaml')
    check(title.index, (title[1] ?? '').trim().replaceAll(/^["']|["']$/g, ''));
  visit(tree, 'heading', (node) => check(node, getHeadingText(node)));
};

/** Finds links and images that Markdown reads as text. */
const brokenLink: Rule = ({tree}, report) => {
  visit(tree, 'text', ({value, position}) => {
    const start = position?.start.offset ?? 0;
    for (const {index} of value.matchAll(/\] \((?=[./#]|https?:)/g)) {
      report(
        start + index,
        'the space between ] and ( makes this text instead of a link → remove it',
      );
    }
    for (const {index, 1: target = ''} of value.matchAll(/\]\(([^()\n]+)\)/g)) {
      if (!target.includes(' ')) continue;
      report(
        start + index,
        `the address "${target}" contains a space, so this is text instead of a link → rename the file with a hyphen, or write %20`,
      );
    }
    for (const {index, 0: mark} of value.matchAll(/\[\^[^\]\s]+\]/g)) {
      report(
        start + index,
        `the footnote ${mark} has no text → add a line that begins with ${mark}: or link to the source`,
      );
    }
  });
};

const delimiterRow = /^\|?[ :]*-+[ :]*(?:\|[ :]*-+[ :]*)*\|?$/;
const countCells = (row: string): number =>
  row.replaceAll(/^\||\|$/g, '').split(/(?<!\\)\|/).length;

/** Finds tables that Markdown reads as text. */
const brokenTable: Rule = ({tree, text}, report) => {
  visit(tree, 'paragraph', (node) => {
    const [header = '', second = ''] = text
      .slice(node.position?.start.offset, node.position?.end.offset)
      .split('\n')
      .map((line) => line.trim());
    const isDelimited = second.includes('|') && delimiterRow.test(second);
    if (isDelimited) {
      report(
        node,
        `the table is text, because its header has ${countCells(header)} cells and the row below it ${countCells(second)} → make them equal`,
      );
    } else if (header.startsWith('|') && second.startsWith('|')) {
      report(
        node,
        `the table is text, because no row of hyphens follows its header → add |${' --- |'.repeat(countCells(header))}`,
      );
    }
  });
};

/** Finds lists that end too early, because something between their items is not indented. */
const brokenList: Rule = ({tree}, report) => {
  visit(tree as Nodes, (parent: Nodes) => {
    const nodes: readonly Nodes[] = 'children' in parent ? parent.children : [];
    nodes.forEach((node, index) => {
      if (node.type !== 'list' || !node.ordered) return;
      const previous = nodes.findLastIndex(
        (other, position) =>
          position < index && other.type === 'list' && other.ordered,
      );
      const between = nodes.slice(previous + 1, index);
      const [first] = between;
      if (previous === -1 || !first) return;
      const isInterrupted = between.every(({type}) =>
        ['code', 'list'].includes(type),
      );
      const isContinued =
        (node.start ?? 1) > 1 && !between.some(({type}) => type === 'heading');
      if (isInterrupted || isContinued) {
        report(
          first,
          'this ends the numbered list above, and another list begins below → indent it by three spaces, so that it belongs to its step',
        );
      }
    });
  });
};

/** Rules by id. */
export const textRules: Readonly<Record<string, Rule>> = {
  'mdx:import-in-text': importInText,
  'mdx:unclosed-fence': unclosedFence,
  'mdx:broken-link': brokenLink,
  'mdx:broken-table': brokenTable,
  'mdx:broken-list': brokenList,
  'style:sentence-case': sentenceCase,
};
