import type {Expression} from 'estree';
import type {Code, Parent, Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {visit, type BuildVisitor} from 'unist-util-visit';
import type {VFile} from 'vfile';
import index from '../drawings/index.json';
import {flagships, type Flagship} from '../flagship';
import {drawingsFolder} from '../options';
import {readDiagram, type Diagram} from '../readDiagram';
import {diagramKey, fileNames, filesOf, flagshipKey, sizesOf, type Sizes} from './files';

const known: Readonly<Record<string, Sizes>> = index.sizes;

/** From this size on, a drawing opens enlarged. */
const large = {width: 560, height: 400};

function attribute(name: string, expression: Expression): MdxJsxAttribute {
  const program = {type: 'Program' as const, sourceType: 'module' as const, comments: [], body: [{type: 'ExpressionStatement' as const, expression}]};
  return {type: 'mdxJsxAttribute', name, value: {type: 'mdxJsxAttributeValueExpression', value: '', data: {estree: program}}};
}

const literal = (value: string | number | boolean): Expression => ({type: 'Literal', value});

const list = (elements: readonly Expression[]): Expression => ({type: 'ArrayExpression', elements: [...elements]});

const required = (name: string): Expression => ({
  type: 'CallExpression',
  optional: false,
  callee: {type: 'Identifier', name: 'require'},
  arguments: [{type: 'Literal', value: `@site/${drawingsFolder}/${name}.svg`}],
});

function element({title, description}: Diagram, key: string, sizes: Sizes, links: readonly string[]): MdxJsxFlowElement {
  const names = fileNames(key);
  const isLarge = sizes.some(([width = 0, height = 0], position) => (position === 0 && width > large.width) || height > large.height);
  return {
    type: 'mdxJsxFlowElement',
    name: 'Diagram',
    attributes: [
      attribute('title', literal(title)),
      attribute('description', list(description.map(literal))),
      attribute('sizes', list(sizes.map((size) => list(size.map(literal))))),
      attribute('drawings', list(sizes.map((_, position) => required(names[position] as string)))),
      ...(isLarge ? [attribute('isLarge', literal(true))] : []),
      ...(links.length > 0 ? [attribute('links', list(links.map(literal)))] : []),
    ],
    children: [],
  };
}

/** The drawings are files, so that the browser can fetch them: they have to be what the code draws today. */
function checkFiles({name, draw}: Flagship): void {
  for (const [file, svg] of filesOf(flagshipKey(name), draw())) {
    const written = path.join(drawingsFolder, `${file}.svg`);
    if (readFileSync(written, 'utf8') !== svg) {
      throw new Error(`${written} is not what src/features/diagrams/flagship draws → run \`npm run diagrams\` and commit the drawing`);
    }
  }
}

function flagshipElement(node: MdxJsxFlowElement): MdxJsxFlowElement {
  const name = node.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === 'name')?.value as string;
  const flagship = flagships.find((each) => each.name === name);
  if (!flagship) {
    throw new Error(`There is no drawing "${name}" → use one of ${flagships.map((each) => each.name).join(', ')}`);
  }
  checkFiles(flagship);
  const drawn = flagship.draw();
  const links = drawn.wide.shapes.flatMap((shape) => (shape.kind === 'box' && shape.href ? [shape.href] : []));
  return element(flagship, flagshipKey(flagship.name), sizesOf(drawn), [...new Set(links)]);
}

/** The drawing of a Mermaid block; none in development, where src/theme/Mermaid draws it. */
function mermaidElement({value}: Code): MdxJsxFlowElement | undefined {
  const key = diagramKey(value);
  const sizes = known[key];
  if (sizes) {
    return element(readDiagram(value), key, sizes, []);
  }
  if (process.env.NODE_ENV === 'production') {
    throw new Error('This diagram has not been drawn. Run `npm run diagrams` and commit the drawing.');
  }
  return undefined;
}

/**
 * Puts the drawing of each Mermaid block and of each `<Flagship name="…" />` (`npm run diagrams` makes both) in its place, as
 * a `Diagram`. One that is missing or no longer what its source says stops a production build.
 */
export default function diagrams() {
  return (tree: Root, file: VFile): void => {
    const problems: string[] = [];
    function replaceBy<Source extends Code | MdxJsxFlowElement>(make: (node: Source) => MdxJsxFlowElement | undefined) {
      return (node: Source, position: number | undefined, parent: Parent | undefined): void => {
        try {
          const made = make(node);
          if (made && parent && position !== undefined) {
            parent.children[position] = made;
          }
        } catch (error) {
          problems.push(`${path.relative(process.cwd(), file.path)}:${node.position?.start.line}: ${(error as Error).message}`);
        }
      };
    }
    visit(tree, {type: 'code', lang: 'mermaid'}, replaceBy<Code>(mermaidElement) as BuildVisitor<Root>);
    visit(tree, {type: 'mdxJsxFlowElement', name: 'Flagship'}, replaceBy<MdxJsxFlowElement>(flagshipElement) as BuildVisitor<Root>);
    if (problems.length > 0) {
      throw new Error(problems.join('\n'));
    }
  };
}
