import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';

/** Keeps the browser's translator away from code: names, addresses and values are the same in every language. */
export default function translate() {
  return (tree: Root): void => {
    visit(tree, 'element', (node: Element, _index, parent) => {
      // Blocks are marked by the theme's component.
      const isBlock = parent?.type === 'element' && parent.tagName === 'pre';
      if (node.tagName === 'code' && !isBlock) node.properties.translate = 'no';
    });
  };
}
