import type {Element, ElementContent, Root, RootContent} from 'hast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {SKIP, visitParents} from 'unist-util-visit-parents';
import {partsOfHex} from '../../../lib/hex';
import {toJsxAttributes} from '../../../lib/mdast';
import {linesOf} from '../../../lib/words';

/** Longer names may need two lines on a phone: in a column that names the rows and stays, in other cells, in running text. */
const longest = {name: 15, cell: 23, text: 35};

/** Letters that a line of running text has in the narrowest window. */
const narrowest = 27;

const addressOrHash = /^0x(?:[\da-f]{40}|[\da-f]{64})$/i;

const text = (value: string): ElementContent => ({type: 'text', value});
const lineBreak = (): Element => ({type: 'element', tagName: 'wbr', properties: {}, children: []});

function withBreaks(value: string, most: number): ElementContent[] {
  const words = linesOf(value, most, Math.min(most, narrowest));
  return words.flatMap((word, index) => (index === 0 || /\s$/.test(words[index - 1] ?? '') ? [text(word)] : [lineBreak(), text(word)])).reduce<ElementContent[]>((merged, node) => {
    const last = merged.at(-1);
    if (node.type === 'text' && last?.type === 'text') {
      last.value += node.value;
    } else {
      merged.push(node);
    }
    return merged;
  }, []);
}

function inHex(value: string): Partial<Element> {
  const [start, middle, end] = partsOfHex(value);
  return {
    // The focus shows it whole.
    properties: {className: ['docs-hex'], tabIndex: 0},
    children: [text(start), {type: 'element', tagName: 'span', properties: {}, children: [text(middle)]}, text(end)],
  };
}

const isElement = (node: RootContent | Root, ...names: readonly string[]): boolean => node.type === 'element' && names.includes(node.tagName);

/** Whether the rows of a table are cards on a phone, as src/features/markdown/build/tables.ts marks it: their names have its whole width. */
const hasCards = (table: Root | RootContent | undefined): boolean =>
  table?.type === 'element' && table.children.some((child) => child.type === 'element' && Array.isArray(child.properties.className) && child.properties.className.includes('docs-cards'));

function placeOf(ancestors: readonly (Root | RootContent)[]): keyof typeof longest {
  const cell = ancestors.findIndex((ancestor) => isElement(ancestor, 'td', 'th'));
  const row = ancestors[cell - 1];
  if (cell < 0) {
    return 'text';
  }
  const isFirst = row?.type === 'element' && row.children.find(({type}) => type === 'element') === ancestors[cell];
  return isFirst && !hasCards(ancestors[cell - 3]) ? 'name' : 'cell';
}

/**
 * Says where a line may break in a name in code font: between its words, and never before its last letter. In tables, an address
 * becomes three parts, of which narrow windows show the outer ones (src/components/ScrollTable). What somebody copies stays the same.
 */
export default function names() {
  return (tree: Root): void => {
    visitParents(tree, 'element', (node, ancestors) => {
      if (node.tagName === 'pre') {
        return SKIP;
      }
      const [only, ...others] = node.children;
      if (node.tagName !== 'code' || only?.type !== 'text' || others.length > 0 || only.value.includes('\n') || node.properties.className) {
        return undefined;
      }
      if (placeOf(ancestors) !== 'text' && addressOrHash.test(only.value)) {
        const isLinked = ancestors.some((ancestor) => isElement(ancestor, 'a'));
        Object.assign(node, inHex(only.value));
        if (isLinked) {
          delete node.properties.tabIndex;
        }
        return SKIP;
      }
      node.children = withBreaks(only.value, longest[placeOf(ancestors)]);
      return SKIP;
    });
  };
}

/** What `names` has changed: the theme's `code` would take it for a block of code. */
export function namesAsElements() {
  return (tree: Root): void => {
    visitParents(tree, 'element', (node, ancestors) => {
      if (node.tagName === 'pre') {
        return SKIP;
      }
      if (node.tagName !== 'code' || node.children.length < 2) {
        return undefined;
      }
      const parent = ancestors.at(-1) as Element;
      const {className, tabIndex} = node.properties;
      const code: MdxJsxTextElement = {
        type: 'mdxJsxTextElement',
        name: 'code',
        // Written as JSX, it is no component of the theme.
        data: {_mdxExplicitJsx: true} as MdxJsxTextElement['data'],
        attributes: toJsxAttributes({className: className?.toString(), tabIndex: tabIndex?.toString()}),
        children: node.children as MdxJsxTextElement['children'],
      };
      (parent.children as unknown[])[parent.children.indexOf(node)] = code;
      return SKIP;
    });
  };
}
