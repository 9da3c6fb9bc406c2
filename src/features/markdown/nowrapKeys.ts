import type {InlineCode, Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** Longer ones may break: they are wider than a phone. */
const longest = 40;

/** A name with hyphens and no space: a configuration key, an option, a package. */
const isKey = ({value}: InlineCode): boolean => value.length <= longest && /^\S*-\S*$/.test(value);

/** Keeps hyphenated names in table cells on one line: half a key looks like a key. */
export default function nowrapKeys() {
  return (tree: Root): void => {
    visit(tree, 'tableCell', (cell) => {
      visit(cell, 'inlineCode', (node) => {
        if (isKey(node)) {
          node.data = {...node.data, hProperties: {className: ['docs-key']}};
        }
      });
    });
  };
}
