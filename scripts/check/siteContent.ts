import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path/posix';
import {parse} from 'yaml';
import {sectionIds} from '../../src/features/contracts/domContract';
import {isContractKey} from '../../src/features/contracts/model/contracts';
import {getMembers} from '../../src/features/contracts/model/members';
import {getDocRoute} from '../../src/lib/routes';
import {getFrontMatterYaml} from '../../src/lib/text';
import {filesBelow, headingIds, pageFiles, parsePage, SyntaxFinding, type Page} from '../pages';

/** The repository as the checks see it: reads and parses each file once. */
export class SiteContent {
  /** Pages with an address, as paths from the root. */
  readonly files: readonly string[];
  readonly #texts: Map<string, string>;
  readonly #pages = new Map<string, Page | SyntaxFinding>();
  #routes: ReadonlyMap<string, readonly string[]> | undefined;

  /** `texts` replace or add files, by path. */
  constructor(texts: Readonly<Record<string, string>> = {}) {
    this.#texts = new Map(Object.entries(texts));
    this.files = [...new Set([...pageFiles(), ...this.#texts.keys()])].filter((file) => /\.mdx?$/.test(file) && !file.split('/').some((part) => part.startsWith('_')));
  }

  /** The text of a file without the byte order mark and line ends of Windows, which the build ignores too. */
  text(file: string): string {
    const text = this.#texts.get(file) ?? readFileSync(file, 'utf8').replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
    this.#texts.set(file, text);
    return text;
  }

  parse(file: string): Page | SyntaxFinding {
    const page = this.#pages.get(file) ?? this.#parse(file);
    this.#pages.set(file, page);
    return page;
  }

  #parse(file: string): Page | SyntaxFinding {
    try {
      return parsePage(file, this.text(file));
    } catch (error) {
      if (error instanceof SyntaxFinding) return error;
      throw error;
    }
  }

  /** The pages among the files that parse. */
  parsed(files: readonly string[]): Page[] {
    return files.map((file) => this.parse(file)).filter((page): page is Page => !(page instanceof SyntaxFinding));
  }

  route(file: string): string {
    return getDocRoute(file.replace(/^docs\//, ''), this.text(file));
  }

  /** The files at each address: more than one is a mistake. */
  get routes(): ReadonlyMap<string, readonly string[]> {
    this.#routes ??= this.#findRoutes();
    return this.#routes;
  }

  #findRoutes(): ReadonlyMap<string, readonly string[]> {
    const routes = new Map<string, string[]>([['/', ['src/pages/index.tsx']]]);
    for (const file of this.files) {
      const route = this.route(file);
      routes.set(route, [...(routes.get(route) ?? []), file]);
    }
    return routes;
  }

  /** Addresses of the files below static/. */
  get staticFiles(): readonly string[] {
    return filesBelow('static').map((file) => `/${path.relative('static', file)}`);
  }

  /** Anchors of a page; none where it does not parse. */
  anchors(file: string): ReadonlySet<string> | undefined {
    const page = /\.mdx?$/.test(file) && existsSync(file) ? this.parse(file) : undefined;
    if (page === undefined || page instanceof SyntaxFinding) return undefined;
    const {contract} = frontMatter(page.text);
    return new Set([...headingIds(page), ...(isContractKey(contract) ? [...Object.values(sectionIds), ...getMembers(contract).map(({id}) => id)] : []), ...elementIds(page.text)]);
  }
}

/** Ids that HTML elements of a page set. */
const elementIds = (text: string): string[] => [...text.matchAll(/<[a-z]\w*[^>]* id="([^"]+)"/g)].map(([, id = '']) => id);

/** The front matter of a page; empty where it is no YAML. */
export function frontMatter(text: string): Readonly<Record<string, unknown>> {
  try {
    return (parse(getFrontMatterYaml(text)) ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}
