import type {Expression} from 'estree';
import type {Code, Parent, Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import path from 'node:path';
import {visit, type BuildVisitor} from 'unist-util-visit';
import type {VFile} from 'vfile';
import index from './drawings/index.json';
import {illustrations} from './illustrations';
import {createExpressionProp} from '../../lib/mdast';
import {
  getDiagramKey,
  getFileNames,
  type Manifest,
  type Sizes,
} from './manifest';
import {drawingsFolder, illustrationsFolder} from './options';
import {readDiagram, type DiagramText} from './readDiagram';

const manifest: Manifest = index;

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
): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes,
  children: [],
});

function createDiagram(
  {title, description}: DiagramText,
  file: string,
  sizes: Sizes,
  links: readonly string[],
): MdxJsxFlowElement {
  const files = getFileNames(file).slice(0, sizes.length);
  const canEnlarge = sizes.some(
    ([width = 0, height = 0], position) =>
      (position === 0 && width > minEnlargeSize.width) ||
      height > minEnlargeSize.height,
  );
  return createElement('Diagram', [
    createExpressionProp('title', createLiteral(title)),
    createExpressionProp(
      'description',
      createList(description.map(createLiteral)),
    ),
    createExpressionProp(
      'sizes',
      createList(sizes.map((size) => createList(size.map(createLiteral)))),
    ),
    createExpressionProp(
      'drawings',
      createList(files.map((name) => createRequire(`${name}.svg`))),
    ),
    ...(canEnlarge
      ? [createExpressionProp('canEnlarge', createLiteral(true))]
      : []),
    ...(links.length > 0
      ? [createExpressionProp('links', createList(links.map(createLiteral)))]
      : []),
  ]);
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
  return createDiagram(
    illustration,
    `${illustrationsFolder}/${name}`,
    illustration.sizes,
    illustration.links,
  );
}

function replaceMermaid({value}: Code, location: string): MdxJsxFlowElement {
  const text = readDiagram(value);
  const key = getDiagramKey(value);
  const sizes = manifest.sizes[key];
  return sizes
    ? createDiagram(text, `${drawingsFolder}/${key}`, sizes, [])
    : createElement('mermaid', [
        createExpressionProp('value', createLiteral(value)),
        createExpressionProp('sourceLocation', createLiteral(location)),
      ]);
}

/**
 * Replaces each Mermaid block with its pre-rendered drawing and each `<Illustration name="…" />` with its SVG. In the browser, Mermaid
 * renders blocks without a pre-rendered drawing.
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
