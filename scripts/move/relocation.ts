import {existsSync, statSync} from 'node:fs';
import path from 'node:path/posix';
import {filesBelow, type Page} from '../pages';
import {routeOf} from '../routes';

/** What a move changes: files, and with them the addresses and sidebar ids of pages. */
export interface Relocation {
  /** Old path → new path, from the repository's root, of every file that moves. */
  readonly files: ReadonlyMap<string, string>;
  readonly routes: ReadonlyMap<string, string>;
  readonly ids: ReadonlyMap<string, string>;
  /** Ids of records in src/data/providers. */
  readonly providers: ReadonlyMap<string, string>;
}

/** A move that is not possible; the message says why and what to do. */
export class Refusal extends Error {}

const TOOLING = '/get-started/tooling/';
const isPage = (file: string): boolean => /\.mdx?$/.test(file);

/** The id of a page in sidebars: its path without extension. */
export const idOf = (file: string): string => file.replace(/^docs\//, '').replace(/\.mdx?$/, '');

/** A path as a writer types it: from the root or from docs/, with or without extension. */
function inDocs(typed: string): string {
  const clean = path.normalize(typed.replace(/^\.?\//, ''));
  return clean === 'docs' || clean.startsWith('docs/') ? clean : `docs/${clean}`;
}

function existing(root: string, typed: string): string {
  const name = inDocs(typed).replace(/\/$/, '');
  const found = [name, `${name}.mdx`, `${name}.md`].find((file) => existsSync(path.join(root, file)));
  if (!found) {
    throw new Refusal(`${name} does not exist. Give the path of a page or of a folder below docs/, such as docs/learn/first-dapp.mdx.`);
  }
  return found;
}

/** Where the file or folder goes: into NEW if that is a folder or ends with a slash, else to NEW itself. */
function destination(root: string, typed: string, from: string): string {
  const name = inDocs(typed);
  const at = path.join(root, name);
  const into = name.endsWith('/') || (isPage(from) && existsSync(at) && statSync(at).isDirectory());
  const to = into ? path.join(name, path.basename(from)) : name;
  return isPage(from) && !isPage(to) ? `${to}${path.extname(from)}` : to;
}

/** What moving OLD to NEW changes; throws a Refusal where that is not possible. */
export function relocate(root: string, old: string, next: string, pages: readonly Page[]): Relocation {
  const from = existing(root, old);
  const to = destination(root, next, from);
  const isFolder = statSync(path.join(root, from)).isDirectory();
  if (existsSync(path.join(root, to))) {
    throw new Refusal(`${to} exists. Choose another name, or remove it first.`);
  }
  if (isFolder && existsSync(path.join(root, from, 'sidebar.ts'))) {
    throw new Refusal(`${from} is a section with a sidebar of its own. Move its pages or the folders in it.`);
  }
  if (to.startsWith(`${from}/`)) {
    throw new Refusal(`${to} lies in ${from}: a folder cannot move into itself.`);
  }
  const section = to.split('/')[1] ?? '';
  if (to.split('/').length > 2 && !existsSync(path.join(root, 'docs', section))) {
    throw new Refusal(`docs/${section} is no section. The sections are the folders of docs/.`);
  }

  const files = new Map(isFolder ? filesBelow(path.join(root, from)).map((file) => path.relative(path.join(root, from), file)).map((file) => [path.join(from, file), path.join(to, file)]) : [[from, to]]);
  const moved = pages.filter(({file}) => files.has(file));
  const newFile = (file: string): string => files.get(file) ?? file;
  const routes = new Map(moved.map((page): [string, string] => [routeOf(page), routeOf({...page, file: newFile(page.file)})]));
  const taken = pages.find((page) => !files.has(page.file) && [...routes.values()].includes(routeOf(page)));
  if (taken) {
    throw new Refusal(`${taken.file} is already served at ${routeOf(taken)}. Choose another name.`);
  }
  const differing = [...routes].filter(([before, after]) => before !== after);
  return {
    files,
    routes: new Map(differing),
    ids: new Map(moved.map(({file}) => [idOf(file), idOf(newFile(file))])),
    providers: new Map(differing.filter((pair) => pair.every((route) => route.startsWith(TOOLING))).map(([before, after]) => [before.slice(TOOLING.length), after.slice(TOOLING.length)])),
  };
}

/** An address on this site under its new route, with query and hash kept; undefined if it stays. */
export function newAddress(address: string, {routes}: Relocation): string | undefined {
  const [, site = '', route = '', rest = ''] = /^(https:\/\/docs\.linea\.build)?(\/[^?#]*)(.*)$/s.exec(address) ?? [];
  const moved = routes.get(route);
  return moved === undefined ? undefined : site + moved + rest;
}
