import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {readBuiltCode} from '../../../engine/builtCode';
import {indexManifest} from '../../search/options';
import type {OfflineManifest, OfflinePage} from '../types';

interface Build {
  readonly version: string;
  readonly siteDir: string;
  readonly generatedFilesDir: string;
  readonly outDir: string;
  readonly routesPaths: readonly string[];
  /** Addresses of the search indexes by context. */
  readonly indexes: Readonly<Record<string, string>>;
}

function listFiles(folder: string, prefix: string): string[] {
  return readdirSync(folder, {encoding: 'utf8', recursive: true})
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .map((file) => `${prefix}/${file.split(path.sep).join('/')}`);
}

/** Lists what a build consists of. Called while other plugins still write theirs, so it reads only what the bundler and the renderer wrote. */
export function makeManifest({version, siteDir, generatedFilesDir, outDir, routesPaths, indexes}: Build): OfflineManifest {
  const {chunks, filesOfChunk, filesOfRoutes} = readBuiltCode(generatedFilesDir);
  const built = listFiles(path.join(outDir, 'assets'), '/assets');
  const manifestFile = `/offline-${version}.json`;
  const images = listFiles(path.join(siteDir, 'static/img'), '/img');
  const files = [...built, ...images, ...Object.values(indexes), `/${indexManifest}`, manifestFile];
  const searchCode = chunks.filter((name) => name.startsWith('search-')).flatMap(filesOfChunk);

  const isPage = (route: string): boolean => route !== '/' && routesPaths.includes(route);
  const entries = built.filter((file) => /^\/assets\/(css\/styles|js\/(main|runtime~main)|fonts\/)/.test(file));
  const common = new Set([manifestFile, ...entries, ...images.filter((file) => file.endsWith('.svg')), ...filesOfChunk('main'), ...filesOfRoutes((route) => !isPage(route))]);

  const paths = routesPaths.filter((route) => route !== '/404.html');
  // A diagram is in the page's HTML; a reader who comes from another page fetches its file.
  const drawings = new Map(built.map((file) => [/^\/assets\/diagrams\/(.+)-[^-]+\.svg$/.exec(file)?.[1], file]));
  const drawingsIn = (html: string): string[] => [...html.matchAll(/ data-drawing="?([\w-]+)[" ]/g)].map(([, name]) => drawings.get(name) ?? '');
  const sources = new Map(paths.map((route) => [route, readFileSync(path.join(outDir, route === '/' ? 'index.html' : `${route}.html`))]));
  const pages = Object.fromEntries(
    [...sources].map(([route, html]): [string, OfflinePage] => {
      const text = html.toString();
      const title = /<title[^>]*>([^<|]*)/.exec(text)?.[1]?.trim() ?? route;
      const code = [...filesOfRoutes((each) => each === route && isPage(route)).filter((file) => !common.has(file)), ...drawingsIn(text)];
      return [route, {title, code: [...new Set(code)].map((file) => files.indexOf(file)).filter((position) => position >= 0)}];
    }),
  );
  const compressed = (buffers: Iterable<Buffer>): number => [...buffers].reduce((sum, buffer) => sum + gzipSync(buffer).length, 0);
  return {
    version,
    bytes: compressed(sources.values()) + compressed(built.map((file) => readFileSync(path.join(outDir, file)))),
    common: [...common].filter((file) => files.includes(file)),
    search: {code: [...new Set(searchCode), `/${indexManifest}`], indexes},
    files,
    pages,
  };
}
