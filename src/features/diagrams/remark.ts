import type {Expression} from 'estree';
import type {Code, List, Parent, Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import path from 'node:path';
import {visit, type BuildVisitor} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {createExpressionProp} from '../../lib/mdast';
import {
  getDrawingFiles,
  getIllustrationFiles,
  readDrawings,
  type Drawing,
} from './drawings';
import {illustrations} from './illustrations';
import {readDiagram, type DiagramText} from './readDiagram';
import {createSequenceSteps} from './sequenceSteps';

/** Drawings larger than this can be enlarged. */
const minEnlargeSize = {width: 560, height: 400};

const createLiteral = (value: string | number | boolean): Expression => ({
  type: 'Literal',
  value,
});

const createList = (elements: readonly Expression[]): Expression => ({
  type: 'ArrayExpression',
  elements: [...elements],
});

const createRequire = (file: string): Expression => ({
  type: 'CallExpression',
  optional: false,
  callee: {type: 'Identifier', name: 'require'},
  arguments: [{type: 'Literal', value: `@site/${file}`}],
});

const createElement = (
  name: string,
  attributes: MdxJsxAttribute[],
  children: MdxJsxFlowElement['children'] = [],
): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes,
  children,
});

function createDiagram(
  {title, description}: DiagramText,
  drawings: readonly Drawing[],
  steps?: List,
): MdxJsxFlowElement {
  const [wide] = drawings;
  const isLarge =
    drawings.some(({height}) => height > minEnlargeSize.height) ||
    (wide?.width ?? 0) > minEnlargeSize.width;
  const links = new Set(drawings.flatMap((drawing) => drawing.links));
  return createElement(
    'Diagram',
    [
      createExpressionProp('title', createLiteral(title)),
      createExpressionProp(
        'description',
        createList(description.map(createLiteral)),
      ),
      createExpressionProp(
        'drawings',
        createList(
          drawings.map(({file, width, height}) =>
            createList([
              createRequire(file),
              createLiteral(width),
              createLiteral(height),
            ]),
          ),
        ),
      ),
      ...(isLarge || steps
        ? [createExpressionProp('canEnlarge', createLiteral(true))]
        : []),
      ...(links.size > 0
        ? [
            createExpressionProp(
              'links',
              createList([...links].map(createLiteral)),
            ),
          ]
        : []),
    ],
    steps ? [steps] : [],
  );
}

function replaceIllustration(node: MdxJsxFlowElement): MdxJsxFlowElement {
  const name = node.attributes.find(
    (attribute) =>
      attribute.type === 'mdxJsxAttribute' && attribute.name === 'name',
  )?.value as string;
  const illustration = illustrations[name];
  if (!illustration) {
    throw new Error(
      `There is no illustration "${name}" → use one of ${Object.keys(illustrations).join(', ')}`,
    );
  }
  return createDiagram(illustration, readDrawings(getIllustrationFiles(name)));
}

function replaceMermaid({value}: Code, location: string): MdxJsxFlowElement {
  const text = readDiagram(value);
  const drawings = readDrawings(getDrawingFiles(value));
  return drawings.length > 0
    ? createDiagram(text, drawings, createSequenceSteps(value))
    : createElement('mermaid', [
        createExpressionProp('value', createLiteral(value)),
        createExpressionProp('sourceLocation', createLiteral(location)),
      ]);
}

/**
 * Replaces each Mermaid block with its drawing and each `<Illustration name="…" />` with its SVG. In the browser, Mermaid renders blocks
 * that have no drawing yet.
 */
export default function diagrams() {
  return (tree: Root, file: VFile): void => {
    const problems: string[] = [];
    function replaceWith<Source extends Code | MdxJsxFlowElement>(
      create: (node: Source, location: string) => MdxJsxFlowElement,
    ) {
      return (
        node: Source,
        position: number | undefined,
        parent: Parent | undefined,
      ): void => {
        const location = `${path.relative(process.cwd(), file.path)}:${node.position?.start.line}`;
        try {
          if (parent && position !== undefined) {
            parent.children[position] = create(node, location);
          }
        } catch (error) {
          problems.push(`${location}: ${(error as Error).message}`);
        }
      };
    }
    visit(
      tree,
      {type: 'code', lang: 'mermaid'},
      replaceWith<Code>(replaceMermaid) as BuildVisitor<Root>,
    );
    visit(
      tree,
      {type: 'mdxJsxFlowElement', name: 'Illustration'},
      replaceWith<MdxJsxFlowElement>(replaceIllustration) as BuildVisitor<Root>,
    );
    if (problems.length > 0) throw new Error(problems.join('\n'));
  };
}
