import type {Expression} from 'estree';
import type {Code, Parent, Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {createHash} from 'node:crypto';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {readDiagram} from '../readDiagram';
import {drawingsFolder} from '../options';
import sizes from '../drawings/sizes.json';

const known: Readonly<Record<string, readonly number[]>> = sizes;

/** Name of a diagram's drawing. */
export function diagramKey(source: string): string {
  return createHash('sha256').update(source.trim()).digest('hex').slice(0, 12);
}

function attribute(name: string, expression: Expression): MdxJsxAttribute {
  const program = {type: 'Program' as const, sourceType: 'module' as const, comments: [], body: [{type: 'ExpressionStatement' as const, expression}]};
  return {type: 'mdxJsxAttribute', name, value: {type: 'mdxJsxAttributeValueExpression', value: '', data: {estree: program}}};
}

function element(source: string, key: string, [width = 0, height = 0]: readonly number[]): MdxJsxFlowElement {
  const {title, description} = readDiagram(source);
  const literal = (value: string | number): Expression => ({type: 'Literal', value});
  const required: Expression = {
    type: 'CallExpression',
    optional: false,
    callee: {type: 'Identifier', name: 'require'},
    arguments: [{type: 'Literal', value: `@site/${drawingsFolder}/${key}.svg`}],
  };
  return {
    type: 'mdxJsxFlowElement',
    name: 'Diagram',
    attributes: [
      attribute('title', literal(title)),
      attribute('description', {type: 'ArrayExpression', elements: description.map(literal)}),
      attribute('width', literal(width)),
      attribute('height', literal(height)),
      attribute('drawing', required),
    ],
    children: [],
  };
}

/**
 * Puts the drawing of each Mermaid block (`npm run diagrams`) in its place, as a `Diagram`. A block that has none stops a
 * production build; in development it stays, and src/theme/Mermaid draws it.
 */
export default function diagrams() {
  return (tree: Root, file: VFile): void => {
    const problems: string[] = [];
    visit(tree, 'code', (node: Code, index, parent: Parent | undefined) => {
      if (node.lang !== 'mermaid' || !parent || index === undefined) {
        return;
      }
      const key = diagramKey(node.value);
      const place = `${path.relative(process.cwd(), file.path)}:${node.position?.start.line}`;
      try {
        const size = known[key];
        if (size) {
          parent.children[index] = element(node.value, key, size);
        } else if (process.env.NODE_ENV === 'production') {
          problems.push(`${place}: This diagram has not been drawn. Run \`npm run diagrams\` and commit the drawing.`);
        }
      } catch (error) {
        problems.push(`${place}: ${(error as Error).message}`);
      }
    });
    if (problems.length > 0) {
      throw new Error(problems.join('\n'));
    }
  };
}
