import GithubSlugger from 'github-slugger';
import type {Code, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
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
import {format, type Finding} from './check/finding';

export interface Page {
  /** Path from the repository's root. */
  readonly file: string;
  readonly text: string;
  readonly tree: Root;
}

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkFrontmatter).use(remarkDirective);

/** A page that MDX cannot parse. */
export class SyntaxFinding extends Error {
  readonly finding: Finding;

  constructor(file: string, {reason, line, column, ruleId = 'syntax'}: VFile['messages'][number]) {
    // For an unclosed element, MDX gives the position only in the message.
    const [, openLine = 1, openColumn = 1] = /\((\d+):(\d+)/.exec(reason) ?? [];
    const finding = {file, line: line ?? Number(openLine), column: column ?? Number(openColumn), rule: `mdx:${ruleId}`, message: reason};
    super(format(finding));
    this.finding = finding;
  }
}

/** Parses a page with the syntax of the site's build; throws a `SyntaxFinding`. */
export function parsePage(file: string, text: string): Page {
  try {
    return {file, text, tree: parser.parse(text)};
  } catch (error) {
    throw new SyntaxFinding(file, error as VFile['messages'][number]);
  }
}

/** Paths of the files below a folder whose names match; empty if the folder does not exist. */
export function filesBelow(folder: string, pattern = /./): string[] {
  const entries = existsSync(folder) ? readdirSync(folder, {recursive: true, withFileTypes: true}) : [];
  return entries.filter((entry) => entry.isFile() && pattern.test(entry.name)).map((entry) => path.join(entry.parentPath, entry.name));
}

/** Paths of the pages under a folder. */
export function pageFiles(folder = 'docs'): string[] {
  return filesBelow(folder, /\.mdx?$/).sort();
}

export function pages(folder = 'docs'): Page[] {
  return pageFiles(folder).map((file) => parsePage(file, readFileSync(file, 'utf8')));
}

export interface Diagram {
  readonly file: string;
  readonly line: number;
  readonly source: string;
}

/** The Mermaid blocks of a page. */
export function findDiagrams({file, tree}: Page): Diagram[] {
  const diagrams: Diagram[] = [];
  visit(tree, 'code', (node: Code) => {
    if (node.lang === 'mermaid') {
      diagrams.push({file, line: node.position?.start.line ?? 1, source: node.value});
    }
  });
  return diagrams;
}

/** The id of a page in sidebars: its path without extension. */
export const docId = (file: string): string => file.replace(/^docs\//, '').replace(/\.mdx?$/, '');

/** Ids of a page's headings, as the site's build makes them. */
export function headingIds({tree}: Page): Set<string> {
  const slugger = new GithubSlugger();
  const ids = new Set<string>();
  visit(tree, 'heading', (heading) => {
    const explicit = heading.children
      .map((child) => (child as {type: string; value?: string}))
      .find(({type, value}) => type === 'mdxTextExpression' && /^\/\* *#\S+ *\*\/$/.test(value ?? ''));
    ids.add(explicit?.value?.replace(/^\/\* *#(\S+) *\*\/$/, '$1') ?? slugger.slug(toString(heading)));
  });
  return ids;
}
