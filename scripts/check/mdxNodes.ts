// What the rules for MDX share.
import type {Nodes, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {Page} from '../pages';
import type {findingAt} from './finding';

export type Element = MdxJsxFlowElement | MdxJsxTextElement;
export type Needle = Parameters<typeof findingAt>[1];
/** Reports a problem at a node or an offset. */
type Report = (needle: Needle, message: string) => void;
export type Rule = (page: Page, report: Report) => void;

export const isElement = (node: Nodes): node is Element =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

export const visitElements = (
  tree: Root,
  visitor: (element: Element) => void,
): void =>
  visit(tree as Nodes, (node: Nodes) => {
    if (isElement(node)) visitor(node);
  });

/** Returns an attribute's value; undefined if it is missing or an expression. */
export function getAttribute(
  {attributes}: Element,
  name: string,
): string | undefined {
  const value = attributes.find(
    (item) => item.type === 'mdxJsxAttribute' && item.name === name,
  )?.value;
  return typeof value === 'string' ? value : undefined;
}

export const hasAttribute = ({attributes}: Element, name: string): boolean =>
  attributes.some(
    (item) => item.type === 'mdxJsxAttribute' && item.name === name,
  );

/** Returns the last line of a node's source. */
export const getLastLine = (text: string, {position}: Nodes): string =>
  text.split('\n')[(position?.end.line ?? 1) - 1] ?? '';
