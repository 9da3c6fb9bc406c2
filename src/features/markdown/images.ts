import type {Image, Nodes, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

function checkMarkdownImage({alt, url}: Image): string[] {
  const problems: string[] = [];
  if (!alt?.trim()) {
    problems.push(
      `the image ${url} has no alt text → write what it shows: ![What it shows](${url})`,
    );
  }
  if (/^(?:https?:)?\/\//.test(url)) {
    problems.push(
      `the image ${url} is on another host → put the file next to the page, so that the build knows its size`,
    );
  }
  return problems;
}

function checkImageElement(
  element: MdxJsxFlowElement | MdxJsxTextElement,
): string[] {
  const names = new Set(
    element.attributes.map((attribute) =>
      attribute.type === 'mdxJsxAttribute' ? attribute.name : '',
    ),
  );
  const missingAttributes = ['alt', 'width', 'height'].filter(
    (name) => !names.has(name),
  );
  return missingAttributes.length > 0
    ? [
        `this <img> has no ${missingAttributes.join(' or ')} → add it, or write the image in Markdown: ![What it shows](./file.png)`,
      ]
    : [];
}

function checkNode(node: Nodes): string[] {
  if (node.type === 'image') return checkMarkdownImage(node);
  const isElement =
    node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
  return isElement && node.name === 'img' ? checkImageElement(node) : [];
}

export function findImageProblems(tree: Root): {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}[] {
  const problems: {line: number; column: number; message: string}[] = [];
  visit(tree, ['image', 'mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const {line = 1, column = 1} = node.position?.start ?? {};
    problems.push(
      ...checkNode(node).map((message) => ({line, column, message})),
    );
  });
  return problems;
}

/** Fails the build if an image has no alt text or size. Docusaurus adds width and height to Markdown images from the repository. */
export default function images() {
  return (tree: Root, file: VFile): void => {
    const problems = findImageProblems(tree);
    if (problems.length > 0) {
      throw new Error(
        problems
          .map(
            ({line, column, message}) =>
              `${path.relative(process.cwd(), file.path)}:${line}:${column} ${message}`,
          )
          .join('\n'),
      );
    }
  };
}
