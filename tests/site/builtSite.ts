import {load, type CheerioAPI} from 'cheerio';
import type {Root} from 'mdast';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

if (!existsSync('build/sitemap.xml'))
  throw new Error('No build found. Run `npm run build` first.');

export const site = 'https://docs.linea.build';

/** Routes of the built site, from its sitemap. */
export const routes: readonly string[] = [
  ...readFileSync('build/sitemap.xml', 'utf8').matchAll(
    /<loc>https:\/\/[^/]+([^<]*)<\/loc>/g,
  ),
].map(([, route]) => route || '/');

/** Returns the path of a route's file in `build/`. */
export const getFile = (route: string, extension: string): string =>
  path.join(
    'build',
    route === '/' ? `index${extension}` : `${route}${extension}`,
  );

const pages = new Map<string, CheerioAPI>();

/** Reads a page's built HTML. */
export function readPage(route: string): CheerioAPI {
  const page =
    pages.get(route) ?? load(readFileSync(getFile(route, '.html'), 'utf8'));
  pages.set(route, page);
  return page;
}

/** Returns the ids that a link to the page can target. */
export const getIds = (route: string): string[] =>
  readPage(route)('body [id]')
    .get()
    .map(({attribs}) => attribs.id ?? '');

/** Reads a page's exported Markdown. */
export const readMarkdown = (route: string): string =>
  readFileSync(getFile(route, '.md'), 'utf8');

const trees = new Map<string, Root>();

/** Parses a page's exported Markdown, like a client that reads it. */
export function parseMarkdown(route: string): Root {
  const tree =
    trees.get(route) ??
    unified().use(remarkParse).use(remarkGfm).parse(readMarkdown(route));
  trees.set(route, tree);
  return tree;
}
