import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path/posix';
import {parse} from 'yaml';
import {isContractKey, membersOf} from '../../src/features/contracts/data';
import {getDocRoute} from '../../src/lib/routes';
import {getFrontMatterYaml} from '../../src/lib/text';
import {filesBelow, pageFiles, readPage, type Page} from '../pages';
import {headingIds} from '../routes';

/** A page, unless its syntax hides it, and what is wrong with its syntax. */
export type Parsed = ReturnType<typeof readPage>;

/** The repository as the checks see it: every file is read once, and pages are parsed when a check asks for them. */
export class Site {
  readonly root: string;
  /** Pages that have an address, from the root. */
  readonly files: readonly string[];
  readonly #texts = new Map<string, string>();
  readonly #pages = new Map<string, Parsed>();
  #routes: ReadonlyMap<string, readonly string[]> | undefined;

  constructor(root = '.') {
    this.root = root;
    this.files = pageFiles('docs', root).filter((file) => !file.split('/').some((part) => part.startsWith('_')));
  }

  exists(file: string): boolean {
    return existsSync(path.join(this.root, file));
  }

  /** The text of a file, without what editors on Windows add: the build does not mind it either, and places stay the same. */
  text(file: string): string {
    const known = this.#texts.get(file) ?? readFileSync(path.join(this.root, file), 'utf8').replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
    this.#texts.set(file, known);
    return known;
  }

  parsed(file: string): Parsed {
    const known = this.#pages.get(file) ?? readPage(file, this.text(file));
    this.#pages.set(file, known);
    return known;
  }

  /** Those of the pages that can be read, without the pieces that cannot. */
  readable(files: readonly string[]): Page[] {
    return files.flatMap((file) => this.parsed(file).page ?? []);
  }

  route(file: string): string {
    return getDocRoute(file.replace(/^docs\//, ''), this.text(file));
  }

  /** The pages at each address: more than one is a mistake. */
  get routes(): ReadonlyMap<string, readonly string[]> {
    this.#routes ??= this.#findRoutes();
    return this.#routes;
  }

  /** Addresses of the files below static/. */
  get staticFiles(): readonly string[] {
    const folder = path.join(this.root, 'static');
    return filesBelow(folder).map((file) => `/${path.relative(folder, file)}`);
  }

  #findRoutes(): ReadonlyMap<string, readonly string[]> {
    const routes = new Map<string, string[]>([['/', ['src/pages/index.tsx']]]);
    for (const file of this.files) {
      const route = this.route(file);
      routes.set(route, [...(routes.get(route) ?? []), file]);
    }
    return routes;
  }

  /** Anchors of a page; none where the page does not parse, so that nothing is said about them. */
  anchors(file: string): ReadonlySet<string> | undefined {
    const page = /\.mdx?$/.test(file) ? this.parsed(file).page : undefined;
    if (page === undefined) {
      return undefined;
    }
    const {contract} = frontMatterOf(page.text);
    return new Set([...headingIds(page), ...(isContractKey(contract) ? [...ofContracts, ...membersOf(contract).map(({id}) => id)] : []), ...elementIds(page.text)]);
  }
}

/** Sections that the build adds to the page of a contract. */
const ofContracts = ['inherited-members', 'versions'];

/** Ids that elements of the page set themselves. */
const elementIds = (text: string): string[] => [...text.matchAll(/<[a-z]\w*[^>]* id="([^"]+)"/g)].map(([, id = '']) => id);

/** The front matter of a page; nothing where it is no YAML. */
export function frontMatterOf(text: string): Readonly<Record<string, unknown>> {
  try {
    return (parse(getFrontMatterYaml(text)) ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}
