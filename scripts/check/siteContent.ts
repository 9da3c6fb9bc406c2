import type {Root} from 'mdast';
import {readFileSync} from 'node:fs';
import path from 'node:path/posix';
import {VFile} from 'vfile';
import contractReference from '../../src/features/contracts/pages/remark';
import {readFrontMatter} from '../../src/features/markdown/frontMatter';
import {groupBy, memoize} from '../../src/lib/collections';
import {getDocRoute} from '../../src/lib/routes';
import {
  findFiles,
  getHeadingIds,
  findPageFiles,
  PageSyntaxError,
  parsePage,
  type Page,
} from '../pages';
import type {Source} from './finding';
import {getAttribute, visitElements} from './mdxNodes';

/** Where and how a page contradicts its contract. */
type Contradiction = Pick<
  VFile['messages'][number],
  'reason' | 'line' | 'column'
>;

/** A page as the build completes it, or as it was if it contradicts its contract. */
interface CompletedPage {
  readonly page: Page;
  readonly error?: Contradiction;
}

const homePage = 'src/pages/index.tsx';

/** Removes the byte order mark and Windows line endings, as the build does. */
const normalize = (text: string): string =>
  text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');

/** The repository content that the checks need. Reads and parses each file only once. */
export class SiteContent {
  /** Paths of the pages that have a URL, from the repository root. */
  readonly files: readonly string[];
  readonly #texts: Map<string, string>;
  #routes: ReadonlyMap<string, readonly string[]> | undefined;

  /** `texts` maps paths to text. It adds files, or replaces the text of files on disk. */
  constructor(texts: Readonly<Record<string, string>> = {}) {
    this.#texts = new Map(
      Object.entries(texts).map(([file, text]) => [file, normalize(text)]),
    );
    this.files = [
      ...new Set([...findPageFiles(), ...this.#texts.keys()]),
    ].filter(
      (file) =>
        /\.mdx?$/.test(file) &&
        !file.split('/').some((part) => part.startsWith('_')),
    );
  }

  /** Returns a file's text as the build sees it. */
  getText(file: string): string {
    const text = this.#texts.get(file) ?? normalize(readFileSync(file, 'utf8'));
    this.#texts.set(file, text);
    return text;
  }

  /** Returns a file with its text, in which findings have a position. */
  getSource(file: string): Source {
    return {file, text: this.getText(file)};
  }

  readonly parse = memoize((file: string): Page | PageSyntaxError => {
    try {
      return parsePage(file, this.getText(file));
    } catch (error) {
      if (error instanceof PageSyntaxError) return error;
      throw error;
    }
  });

  /** Parses files, and omits those with syntax errors. */
  parsePages(files: readonly string[]): Page[] {
    return files
      .map((file) => this.parse(file))
      .filter((page): page is Page => !(page instanceof PageSyntaxError));
  }

  getRoute(file: string): string {
    return getDocRoute(file.replace(/^docs\//, ''), this.getText(file));
  }

  /** Files by URL. More than one file for a URL is an error. */
  get routes(): ReadonlyMap<string, readonly string[]> {
    this.#routes ??= groupBy([homePage, ...this.files], (file) =>
      file === homePage ? '/' : this.getRoute(file),
    );
    return this.#routes;
  }

  /** URLs of the files in static/. */
  get staticFiles(): readonly string[] {
    return findFiles('static').map(
      (file) => `/${path.relative('static', file)}`,
    );
  }

  /** Returns a page with what the build adds to contract pages; undefined if it cannot be parsed. */
  readonly complete = memoize((file: string): CompletedPage | undefined => {
    const page = this.parse(file);
    if (page instanceof PageSyntaxError) return undefined;
    const frontMatter = readFrontMatter(page.text);
    if (frontMatter.contract === undefined) return {page};
    const vfile = new VFile({path: file, value: page.text});
    vfile.data.frontMatter = frontMatter;
    const tree = structuredClone<Root>(page.tree);
    try {
      contractReference()(tree, vfile);
      return {page: {...page, tree}};
    } catch (error) {
      return {page, error: error as Contradiction};
    }
  });

  /** Returns the ids that a page has in the build; undefined if it cannot be parsed. */
  readonly getAnchors = memoize(
    (file: string): ReadonlySet<string> | undefined => {
      const completed = this.files.includes(file)
        ? this.complete(file)
        : undefined;
      return (
        completed &&
        new Set([
          ...getHeadingIds(completed.page),
          ...getElementIds(completed.page),
        ])
      );
    },
  );
}

/** Returns the ids of HTML elements on a page. */
function getElementIds({tree}: Page): string[] {
  const ids: string[] = [];
  visitElements(tree, (element) => {
    const id = getAttribute(element, 'id');
    const isHtml = /^[a-z]/.test(element.name ?? '');
    if (isHtml && id !== undefined) ids.push(id);
  });
  return ids;
}
