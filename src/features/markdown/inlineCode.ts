import type {
  Element,
  ElementContent,
  Properties,
  Root,
  RootContent,
} from 'hast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {SKIP, visitParents} from 'unist-util-visit-parents';
import {toJsxAttributes} from '../../lib/mdast';
import {splitHex, splitIdentifiers} from '../../lib/text';

/** Number of characters that fit on a line on phones: in a table's first column, in other cells, and in text. */
const maxLength = {name: 15, cell: 23, text: 35};

/** Number of characters that fit on a line in the narrowest window. */
const minLineLength = 27;

const addressOrHashPattern = /^0x(?:[\da-f]{40}|[\da-f]{64})$/i;

/** Matches a hyphenated name of a configuration key, option or package, but not a URL. Names over 40 characters would be wider than a phone. */
export const keyPattern = /^(?=.{1,40}$)(?!\w+:\/\/)[^-\s]*-\S*$/;

const createText = (value: string): ElementContent => ({type: 'text', value});
const createElement = (
  tagName: string,
  children: ElementContent[] = [],
): Element => ({type: 'element', tagName, properties: {}, children});

const isElement = (
  node: RootContent | Root,
  ...names: readonly string[]
): boolean => node.type === 'element' && names.includes(node.tagName);

/** Whether a table's rows become cards on phones (tables.ts), where identifiers have the full width. */
const hasCards = (table: Root | RootContent | undefined): boolean =>
  table?.type === 'element' &&
  table.children.some(
    (child) =>
      child.type === 'element' &&
      Array.isArray(child.properties.className) &&
      child.properties.className.includes('docs-cards'),
  );

function getLocation(
  ancestors: readonly (Root | RootContent)[],
): keyof typeof maxLength {
  const cell = ancestors.findIndex((ancestor) =>
    isElement(ancestor, 'td', 'th'),
  );
  const row = ancestors[cell - 1];
  if (cell < 0) return 'text';
  const isFirst =
    row?.type === 'element' &&
    row.children.find(({type}) => type === 'element') === ancestors[cell];
  return isFirst && !hasCards(ancestors[cell - 3]) ? 'name' : 'cell';
}

/** Splits an identifier into parts that can wrap. Copying them still yields the original text. */
function formatCode(
  value: string,
  ancestors: readonly (Root | RootContent)[],
): {readonly properties: Properties; readonly children: ElementContent[]} {
  const location = getLocation(ancestors);
  const translate = 'no';
  if (addressOrHashPattern.test(value)) {
    const [start, middle, end] = splitHex(value);
    return {
      properties: {className: 'docs-hex', translate},
      children: [
        createText(start),
        createElement('span', [createText(middle)]),
        createText(end),
      ],
    };
  }
  if (location !== 'text' && keyPattern.test(value)) {
    return {
      properties: {className: 'docs-key', translate},
      children: [createText(value)],
    };
  }
  const max = maxLength[location];
  const parts = splitIdentifiers(value, max, Math.min(max, minLineLength));
  return {
    properties: {translate},
    children: parts.flatMap((part, index) =>
      index === 0
        ? [createText(part)]
        : [createElement('wbr'), createText(part)],
    ),
  };
}

function replaceChild(
  parent: Element,
  child: Element,
  replacement: MdxJsxTextElement,
): void {
  (parent.children as unknown[])[parent.children.indexOf(child)] = replacement;
}

/**
 * Formats inline code: inserts line break opportunities at word boundaries in long identifiers, and prevents translation. In tables, hyphenated
 * names stay on one line, because half a key looks like a key. Addresses and hashes never break: they become `Hex`
 * (src/theme/MDXComponents), which has a copy button, or, in links, three parts, of which narrow windows show only the outer two.
 */
export default function inlineCode() {
  return (tree: Root): void => {
    visitParents(tree, 'element', (node, ancestors) => {
      if (node.tagName === 'pre') return SKIP;
      const [child, ...rest] = node.children;
      if (
        node.tagName !== 'code' ||
        child?.type !== 'text' ||
        rest.length > 0 ||
        node.properties.className
      ) {
        return undefined;
      }
      const parent = ancestors.at(-1) as Element;
      const isInLink = ancestors.some((ancestor) => isElement(ancestor, 'a'));
      if (addressOrHashPattern.test(child.value) && !isInLink) {
        replaceChild(parent, node, {
          type: 'mdxJsxTextElement',
          name: 'Hex',
          attributes: toJsxAttributes({value: child.value}),
          children: [],
        });
        return SKIP;
      }
      const {properties, children} = formatCode(child.value, ancestors);
      if (children.length === 1) {
        Object.assign(node.properties, properties);
        return SKIP;
      }
      // A JSX element, because the theme's `code` component would render an element with several children as a block.
      const code: MdxJsxTextElement = {
        type: 'mdxJsxTextElement',
        name: 'code',
        data: {_mdxExplicitJsx: true} as MdxJsxTextElement['data'],
        attributes: toJsxAttributes(
          properties as Record<string, string | undefined>,
        ),
        children: children as MdxJsxTextElement['children'],
      };
      replaceChild(parent, node, code);
      return SKIP;
    });
  };
}
