import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path/posix';
import {parse} from 'yaml';
import {sectionIds} from '../../src/features/contracts/domContract';
import {isContractKey} from '../../src/features/contracts/model/contracts';
import {getMembers} from '../../src/features/contracts/model/members';
import {groupBy, memoize} from '../../src/lib/collections';
import {getDocRoute} from '../../src/lib/routes';
import {getFrontMatterYaml} from '../../src/lib/text';
import {
  findFiles,
  getHeadingIds,
  findPageFiles,
  PageSyntaxError,
  parsePage,
  type Page,
} from '../pages';

const homePage = 'src/pages/index.tsx';

/** The repository content that the checks need. Reads and parses each file only once. */
export class SiteContent {
  /** Paths of the pages that have a URL, from the repository root. */
  readonly files: readonly string[];
  readonly #texts: Map<string, string>;
  #routes: ReadonlyMap<string, readonly string[]> | undefined;

  /** `texts` maps paths to text. It adds files, or replaces the text of files on disk. */
  constructor(texts: Readonly<Record<string, string>> = {}) {
    this.#texts = new Map(Object.entries(texts));
    this.files = [
      ...new Set([...findPageFiles(), ...this.#texts.keys()]),
    ].filter(
      (file) =>
        /\.mdx?$/.test(file) &&
        !file.split('/').some((part) => part.startsWith('_')),
    );
  }

  /** Returns a file's text with the byte order mark removed and Windows line endings normalized, as in the build. */
  getText(file: string): string {
    const text =
      this.#texts.get(file) ??
      readFileSync(file, 'utf8')
        .replace(/^\uFEFF/, '')
        .replaceAll('\r\n', '\n');
    this.#texts.set(file, text);
    return text;
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

  /** Returns a page's anchors; undefined if the page cannot be parsed. */
  getAnchors(file: string): ReadonlySet<string> | undefined {
    const page =
      /\.mdx?$/.test(file) && existsSync(file) ? this.parse(file) : undefined;
    if (page === undefined || page instanceof PageSyntaxError) return undefined;
    const {contract} = readFrontMatter(page.text);
    return new Set([
      ...getHeadingIds(page),
      ...(isContractKey(contract)
        ? [
            ...Object.values(sectionIds),
            ...getMembers(contract).map(({id}) => id),
          ]
        : []),
      ...findElementIds(page.text),
    ]);
  }
}

/** Finds the ids of HTML elements on a page. */
const findElementIds = (text: string): string[] =>
  [...text.matchAll(/<[a-z]\w*[^>]* id="([^"]+)"/g)].map(([, id = '']) => id);

/** Returns a page's parsed front matter, or an empty object if it is not valid YAML. */
export function readFrontMatter(
  text: string,
): Readonly<Record<string, unknown>> {
  try {
    return (parse(getFrontMatterYaml(text)) ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}
