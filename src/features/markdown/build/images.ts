import type {Image, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

function problemsOfMarkdown({alt, url}: Image): string[] {
  const problems: string[] = [];
  if (!alt?.trim()) {
    problems.push(`the image ${url} has no alt text → write what it shows: ![What it shows](${url})`);
  }
  if (/^(https?:)?\/\//.test(url)) {
    problems.push(`the image ${url} comes from another host → put the file beside the page: the build then knows its size`);
  }
  return problems;
}

function problemsOfElement(element: MdxJsxFlowElement | MdxJsxTextElement): string[] {
  const names = new Set(element.attributes.map((attribute) => (attribute.type === 'mdxJsxAttribute' ? attribute.name : '')));
  const missing = ['alt', 'width', 'height'].filter((name) => !names.has(name));
  return missing.length > 0 ? [`this <img> has no ${missing.join(', no ')} → add it, or write the image in Markdown: ![What it shows](./file.png)`] : [];
}

/** What readers would miss of a page's images, with the place of each. */
export function imageProblems(tree: Root): {readonly line: number; readonly column: number; readonly message: string}[] {
  const found: {line: number; column: number; message: string}[] = [];
  visit(tree, ['image', 'mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const isElement = (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === 'img';
    const problems = node.type === 'image' ? problemsOfMarkdown(node) : isElement ? problemsOfElement(node) : [];
    const {line = 1, column = 1} = node.position?.start ?? {};
    found.push(...problems.map((message) => ({line, column, message})));
  });
  return found;
}

/**
 * Stops the build at an image without alt text or whose size the browser cannot know before it has
 * loaded. Docusaurus writes width and height of images that stand in Markdown and lie in the repository.
 */
export default function images() {
  return (tree: Root, file: VFile): void => {
    const found = imageProblems(tree);
    if (found.length > 0) {
      throw new Error(found.map(({line, column, message}) => `${path.relative(process.cwd(), file.path)}:${line}:${column} ${message}`).join('\n'));
    }
  };
}
