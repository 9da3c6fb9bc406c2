import {load, type CheerioAPI} from 'cheerio';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

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

/** Returns a Markdown file's text outside code blocks, and the number of code blocks. */
export function splitMarkdown(markdown: string): {
  text: string;
  codeBlockCount: number;
} {
  const text: string[] = [];
  let codeBlockCount = 0;
  let fence: string | undefined;
  for (const line of markdown.split('\n')) {
    const [, mark, info] = /^[\s>*\d.-]*(`{3,})(.*)$/.exec(line) ?? [];
    if (fence === undefined && mark) {
      fence = mark;
      codeBlockCount += 1;
    } else if (fence !== undefined) {
      fence = mark === fence && info === '' ? undefined : fence;
    } else {
      text.push(line);
    }
  }
  return {text: text.join('\n'), codeBlockCount};
}
