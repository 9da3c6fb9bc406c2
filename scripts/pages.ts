import type {Code, Root} from 'mdast';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

export interface Page {
  /** Path from the repository's root. */
  readonly file: string;
  readonly text: string;
  readonly tree: Root;
}

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkFrontmatter).use(remarkDirective);

/** A page from its text, parsed with the same syntax as the site's own build. */
export function parsePage(file: string, text: string): Page {
  try {
    return {file, text, tree: parser.parse(text)};
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`);
  }
}

/** Every page under a folder of the repository, whose root is the working directory unless it is given. */
export function pages(folder = 'docs', root = '.'): Page[] {
  return readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.mdx?$/.test(name))
    .sort()
    .map((name) => {
      const file = path.join(folder, name);
      return parsePage(file, readFileSync(path.join(root, file), 'utf8'));
    });
}

export interface Diagram {
  readonly file: string;
  readonly line: number;
  readonly source: string;
}

/** The Mermaid blocks of a page. */
export function diagramsOf({file, tree}: Page): Diagram[] {
  const diagrams: Diagram[] = [];
  visit(tree, 'code', (node: Code) => {
    if (node.lang === 'mermaid') {
      diagrams.push({file, line: node.position?.start.line ?? 1, source: node.value});
    }
  });
  return diagrams;
}
