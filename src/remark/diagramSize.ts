import type {Code, Root} from 'mdast';
import {createHash} from 'node:crypto';
import {visit} from 'unist-util-visit';
import sizes from '../data/diagramSizes.json';

/** Key of a diagram in src/data/diagramSizes.json. */
export function diagramKey(source: string): string {
  return createHash('sha256').update(source.trim()).digest('hex').slice(0, 12);
}

const known: Readonly<Record<string, readonly number[]>> = sizes;

/**
 * Writes the drawn size of each Mermaid diagram into its source as a comment (`%% size 640 410`), where
 * src/theme/Mermaid reads it to reserve exactly that space. `npm run diagrams` measures the sizes; a
 * diagram that has not been measured gets an estimated frame.
 */
export default function diagramSize() {
  return (tree: Root): void => {
    visit(tree, 'code', (node: Code) => {
      const size = node.lang === 'mermaid' ? known[diagramKey(node.value)] : undefined;
      if (size) {
        node.value += `\n%% size ${size.join(' ')}`;
      }
    });
  };
}
