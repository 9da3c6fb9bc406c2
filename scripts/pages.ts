import type {Code, Root} from 'mdast';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {printed, type Finding} from './check/finding';

export interface Page {
  /** Path from the repository's root. */
  readonly file: string;
  readonly text: string;
  readonly tree: Root;
}

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkFrontmatter).use(remarkDirective);

/** A page whose text is no MDX: where, and what to do. */
export class PageError extends Error {
  readonly finding: Finding;

  constructor(finding: Finding) {
    super(printed(finding));
    this.finding = finding;
  }
}

/** What the parser of MDX says of an error, as a place and as an instruction. */
function syntaxFinding(file: string, {reason, line, column}: VFile['messages'][number]): Finding {
  const [, tag, startLine, startColumn] = /^Expected a closing tag for `<([^>]*)>` \((\d+):(\d+)/.exec(reason) ?? [];
  if (tag !== undefined) {
    return {file, line: Number(startLine), column: Number(startColumn), message: `<${tag}> is not closed → write </${tag}> behind its content, in a paragraph of its own where <${tag}> stands in one, or <${tag} /> if it has none`};
  }
  const [, open, wanted, at] = /closing tag `<\/([^>]*)>`, expected corresponding closing tag for `<([^>]*)>` \((\d+:\d+)/.exec(reason) ?? [];
  const todo = wanted !== undefined
    ? `close <${wanted}> of ${at} with </${wanted}> first`
    : /acorn|expression/i.test(reason)
      ? 'correct the expression, or put braces that are text into code font'
      : 'correct the element, or put a < or { that is text into code font';
  return {file, line: line ?? 1, column: column ?? 1, message: `${open === undefined ? reason : `</${open}> closes an element that is not open`} → ${todo}`};
}

/** A page from its text, parsed with the same syntax as the site's own build; throws a `PageError`. */
export function parsePage(file: string, text: string): Page {
  try {
    return {file, text, tree: parser.parse(text)};
  } catch (error) {
    throw new PageError(syntaxFinding(file, error as VFile['messages'][number]));
  }
}

/** Paths of the files below a folder whose names match; none where there is no such folder. */
export function filesBelow(folder: string, pattern = /./): string[] {
  const entries = existsSync(folder) ? readdirSync(folder, {recursive: true, withFileTypes: true}) : [];
  return entries.filter((entry) => entry.isFile() && pattern.test(entry.name)).map((entry) => path.join(entry.parentPath, entry.name));
}

/** Paths of the pages under a folder of the repository. */
export function pageFiles(folder = 'docs', root = '.'): string[] {
  return filesBelow(path.join(root, folder), /\.mdx?$/).sort().map((file) => path.relative(root, file));
}

/** Every page under a folder of the repository, whose root is the working directory unless it is given. */
export function pages(folder = 'docs', root = '.'): Page[] {
  return pageFiles(folder, root).map((file) => parsePage(file, readFileSync(path.join(root, file), 'utf8')));
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
