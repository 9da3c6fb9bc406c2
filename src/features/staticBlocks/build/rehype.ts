import type {Element, ElementContent, Properties, Root, RootContent} from 'hast';
import {toHtml} from 'hast-util-to-html';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import {component} from '../../../lib/mdast';

/** Elements that may become one piece of HTML. */
const blocks = new Set(['p', 'ul', 'ol', 'li', 'table', 'tr', 'dl', 'blockquote']);

/** Elements that hold no text of their own. */
const structure = new Set(['ul', 'ol', 'table', 'thead', 'tbody', 'tr', 'dl', 'div', 'blockquote']);

/** What may be in such a piece: elements that no component of the theme does anything for once the page is there. */
const plain = new Set([...blocks, ...structure, 'th', 'td', 'dt', 'dd', 'a', 'code', 'span', 'strong', 'em', 'del', 'br', 'wbr']);

/** Attributes of them. An id is none: the theme keeps room for the navbar above it, and tells the link checker. */
const attributes = new Set(['href', 'title', 'align', 'start', 'className', 'scope', 'tabIndex', 'ariaLabel', 'dataLabel', 'dataHex']);

const isExternal = (href: string): boolean => /^(\w*:|\/\/)/.test(href);

/** Addresses that stand in HTML as they are in the source, and that `Link` would not change. */
const isFinal = (href: string): boolean => /^[\w/#.,~%?=+:@-]+$/.test(href) && (isExternal(href) ? !href.startsWith('pathname:') : /^(#|\/$|\/.*[^/]$)/.test(href));

function isPlain(node: ElementContent | RootContent): boolean {
  if (node.type !== 'element') {
    return node.type === 'text';
  }
  const {tagName, properties, children} = node;
  return (
    plain.has(tagName) &&
    Object.keys(properties).every((name) => attributes.has(name)) &&
    (tagName !== 'a' || isFinal(String(properties.href))) &&
    // Several lines of code are a code block of the theme.
    (tagName !== 'code' || children.every((child) => child.type !== 'text' || !child.value.includes('\n'))) &&
    // A table within a list is a block of its own: it needs its box that scrolls.
    children.every((child) => isPlain(child) && !(child.type === 'element' && child.tagName === 'table'))
  );
}

/** Attributes as the theme's components write them. */
function finished({tagName, properties: {align, ...others}}: Element): Properties {
  return {
    ...others,
    ...(align && {style: `text-align:${String(align)}`}),
    ...(tagName === 'a' && isExternal(String(others.href)) && {target: '_blank', rel: ['noopener', 'noreferrer']}),
  };
}

/** Content of an element; without the line breaks between rows and items, which nobody sees. */
function finishedChildren({tagName, children}: Element): ElementContent[] {
  return children
    .filter((child) => child.type !== 'text' || child.value !== '\n' || !structure.has(tagName))
    .map((child) => (child.type === 'element' ? {...child, properties: finished(child), children: finishedChildren(child)} : child));
}

function staticBlock(element: Element): MdxJsxFlowElement {
  const {ariaLabel} = element.properties;
  return component('StaticBlock', {as: element.tagName, html: toHtml(finishedChildren(element)), label: ariaLabel ? String(ariaLabel) : undefined});
}

/**
 * Turns paragraphs, lists and tables without components in them into HTML, written once at build time: React
 * keeps one element of each (src/features/staticBlocks/browser/StaticBlock) instead of a tree of hundreds, and neither renders nor
 * hydrates what is inside. The elements in the page stay the same.
 */
export default function staticBlocks() {
  return (tree: Root): void => {
    visit(tree, 'element', (node, index, parent) => {
      const {tagName, properties, children} = node;
      const isBlock = blocks.has(tagName) && Object.keys(properties).every((name) => name === 'ariaLabel') && children.some(({type}) => type === 'element');
      if (!isBlock || !isPlain(node) || !parent || index === undefined) {
        return undefined;
      }
      (parent.children as (RootContent | MdxJsxFlowElement)[])[index] = staticBlock(node);
      return SKIP;
    });
  };
}
