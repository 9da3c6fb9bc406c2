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
import {syntaxProblem} from './syntaxError';

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

/** A page from its text, parsed with the same syntax as the site's own build; throws a `PageError`. */
export function parsePage(file: string, text: string): Page {
  try {
    return {file, text, tree: parser.parse(text)};
  } catch (error) {
    throw new PageError(syntaxProblem(file, text, error as VFile['messages'][number]).finding);
  }
}

/** A page of which nothing but the text is known. */
export const unparsedPage = (file: string, text: string): Page => ({file, text, tree: {type: 'root', children: []}});

/** Mistakes of syntax that are looked for on one page. */
const MOST = 8;

/** What stands for a piece that cannot be read: an expression of the same length, so that every place keeps its number. */
function withoutPiece(text: string, start: number, end: number): string {
  const blank = text.slice(start, end).replace(/[^\n]/g, ' ');
  return text.slice(0, start) + (blank.length < 3 ? blank : `{0${blank.slice(2, -1)}}`) + text.slice(end);
}

/**
 * A page and all that is wrong with its syntax: without the pieces that cannot be read the parser goes on. There is no page where
 * it cannot.
 */
export function readPage(file: string, text: string): {readonly page?: Page; readonly problems: readonly Finding[]} {
  const problems: Finding[] = [];
  const taken: string[] = [];
  let rest = text;
  for (let round = 0; round < 2 * MOST && problems.length <= MOST; round++) {
    try {
      return {page: {file, text: rest, tree: parser.parse(rest)}, problems};
    } catch (error) {
      const {finding, piece, stray} = syntaxProblem(file, rest, error as VFile['messages'][number]);
      const opened = stray === undefined ? -1 : taken.indexOf(stray);
      // The end of an element whose beginning has been taken out is no mistake of its own.
      if (opened >= 0) {
        taken.splice(opened, 1);
      } else {
        problems.push(finding);
      }
      if (piece === undefined) {
        break;
      }
      const [, name] = /^<([\w.]+)/.exec(rest.slice(piece.start)) ?? [];
      taken.push(...(name === undefined ? [] : [name]));
      rest = withoutPiece(rest, piece.start, piece.end);
    }
  }
  return {problems};
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
