import type {Element, ElementContent, Root, RootContent} from 'hast';
import type {Root as MdastRoot} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {SKIP, visitParents} from 'unist-util-visit-parents';
import {toJsxAttributes} from '../../lib/mdast';
import {splitHex} from '../../lib/text';
import {wrapName} from '../../lib/words';

/** Characters that fit on a line of a phone: in the first column of a table, in other cells, in text. */
const maxLength = {name: 15, cell: 23, text: 35};

/** Characters of a line in the narrowest window. */
const minLineLength = 27;

const addressOrHash = /^0x(?:[\da-f]{40}|[\da-f]{64})$/i;

const text = (value: string): ElementContent => ({type: 'text', value});
const lineBreak = (): Element => ({type: 'element', tagName: 'wbr', properties: {}, children: []});

function insertBreaks(value: string, max: number): ElementContent[] {
  // A hash has no words: lines of one length.
  const words = addressOrHash.test(value) ? (value.match(/.{1,22}/g) ?? []) : wrapName(value, max, Math.min(max, minLineLength));
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

function toHexParts(value: string): Partial<Element> {
  const [start, middle, end] = splitHex(value);
  return {
    // Focus shows all of it.
    properties: {className: ['docs-hex'], tabIndex: 0},
    children: [text(start), {type: 'element', tagName: 'span', properties: {}, children: [text(middle)]}, text(end)],
  };
}

const isElement = (node: RootContent | Root, ...names: readonly string[]): boolean => node.type === 'element' && names.includes(node.tagName);

/** Whether the rows of a table are cards on a phone (tables.ts), where names have the full width. */
const hasCards = (table: Root | RootContent | undefined): boolean =>
  table?.type === 'element' && table.children.some((child) => child.type === 'element' && Array.isArray(child.properties.className) && child.properties.className.includes('docs-cards'));

function getPlace(ancestors: readonly (Root | RootContent)[]): keyof typeof maxLength {
  const cell = ancestors.findIndex((ancestor) => isElement(ancestor, 'td', 'th'));
  const row = ancestors[cell - 1];
  if (cell < 0) {
    return 'text';
  }
  const isFirst = row?.type === 'element' && row.children.find(({type}) => type === 'element') === ancestors[cell];
  return isFirst && !hasCards(ancestors[cell - 3]) ? 'name' : 'cell';
}

/**
 * Inserts line break opportunities between the words of long names in code font. In tables, splits addresses and hashes into three
 * parts, of which narrow windows show the outer two (src/components/ScrollTable). Copied text stays the same.
 */
export function breakNames() {
  return (tree: Root): void => {
    visitParents(tree, 'element', (node, ancestors) => {
      if (node.tagName === 'pre') {
        return SKIP;
      }
      const [child, ...rest] = node.children;
      if (node.tagName !== 'code' || child?.type !== 'text' || rest.length > 0 || child.value.includes('\n') || node.properties.className) {
        return undefined;
      }
      if (getPlace(ancestors) !== 'text' && addressOrHash.test(child.value)) {
        const isLinked = ancestors.some((ancestor) => isElement(ancestor, 'a'));
        Object.assign(node, toHexParts(child.value));
        if (isLinked) {
          delete node.properties.tabIndex;
        }
        return SKIP;
      }
      node.children = insertBreaks(child.value, maxLength[getPlace(ancestors)]);
      return SKIP;
    });
  };
}

/** Writes the changed names as JSX: the theme's `code` component would render an element with several children as a block. */
export function keepBreaks() {
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
        data: {_mdxExplicitJsx: true} as MdxJsxTextElement['data'],
        attributes: toJsxAttributes({className: className?.toString(), tabIndex: tabIndex?.toString()}),
        children: node.children as MdxJsxTextElement['children'],
      };
      (parent.children as unknown[])[parent.children.indexOf(node)] = code;
      return SKIP;
    });
  };
}

/** Keeps the browser's translator away from code: names, addresses and values are the same in every language. */
export function translate() {
  return (tree: Root): void => {
    visit(tree, 'element', (node: Element, _index, parent) => {
      // Blocks are marked by the theme's component.
      if (node.tagName === 'code' && !(parent && isElement(parent, 'pre'))) node.properties.translate = 'no';
    });
  };
}

/** A name with hyphens and no space, such as a configuration key, an option or a package. Longer ones may break: they are wider than a phone. */
const hyphenatedName = /^(?=\S{1,40}$)\S*-\S*$/;

/** Keeps hyphenated names in table cells on one line: half a key looks like a key. */
export function nowrapKeys() {
  return (tree: MdastRoot): void => {
    visit(tree, 'tableCell', (cell) => {
      visit(cell, 'inlineCode', (node) => {
        if (hyphenatedName.test(node.value)) node.data = {...node.data, hProperties: {className: ['docs-key']}};
      });
    });
  };
}
