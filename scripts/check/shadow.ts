import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Page} from '../pages';

/** Elements that pages use without an import: what the theme and the build bring. */
const provided = ['Head', 'Details', 'Illustration', 'Diagram', 'CodeFont', 'StaticBlock', 'Mermaid', 'Admonition', 'AbiFiles', 'RpcErrors', 'RpcMethods'];

/** A piece of the page in the code made from it. */
interface Piece {
  readonly start: number;
  readonly end: number;
  readonly inPage: number;
}

/** What a page imports and which components it uses, as a file that TypeScript can check. */
export interface Shadow {
  readonly code: string;
  /** Offset in the page of an offset in the code. */
  offsetInPage(offset: number): number;
}

/** The code of a page: its imports, and each of its elements with its attributes and with some content. */
export function shadowOf({text, tree}: Page): Shadow {
  const pieces: Piece[] = [];
  const imported = new Set<string>();
  let code = '';
  const add = (start: number, end: number): void => {
    pieces.push({start: code.length, end: code.length + end - start, inPage: start});
    code += text.slice(start, end);
  };
  visit(tree as Nodes, (node: Nodes) => {
    if (node.type === 'mdxjsEsm') {
      for (const [name] of node.value.matchAll(/\b[A-Z]\w*/g)) {
        imported.add(name);
      }
      add(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0);
      code += '\n';
    }
  });
  code += `declare const content: any;\n${provided.filter((name) => !imported.has(name)).map((name) => `declare const ${name}: any;\n`).join('')}export const elements = [\n`;
  visit(tree as Nodes, (node: Nodes) => {
    if ((node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') || !node.name) {
      return;
    }
    const start = node.position?.start.offset ?? 0;
    add(start, start + 1 + node.name.length);
    for (const {position} of node.attributes) {
      code += ' ';
      add(position?.start.offset ?? 0, position?.end.offset ?? 0);
    }
    code += node.children.length > 0 ? `>{content}</${node.name}>,\n` : ' />,\n';
  });
  return {
    code: `${code}];\n`,
    offsetInPage: (offset) => {
      const piece = pieces.findLast(({start}) => start <= offset) ?? {start: 0, end: 0, inPage: 0};
      return piece.inPage + Math.min(offset, piece.end) - piece.start;
    },
  };
}
