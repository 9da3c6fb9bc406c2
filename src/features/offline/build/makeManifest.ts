import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {readBuiltCode} from '../../../engine/builtCode';
import {indexManifest} from '../../search/options';
import type {OfflineManifest, OfflinePage} from '../types';

interface Build {
  readonly version: string;
  readonly base: string;
  readonly generatedFilesDir: string;
  readonly outDir: string;
  readonly routesPaths: readonly string[];
}

function listFiles(outDir: string, folder: string): string[] {
  return readdirSync(path.join(outDir, folder), {encoding: 'utf8', recursive: true})
    // What servers send in place of a file is none of its own.
    .filter((file) => !/\.(?:br|gz)$/.test(file) && statSync(path.join(outDir, folder, file)).isFile())
    .map((file) => `/${folder}/${file.split(path.sep).join('/')}`);
}

/** Lists what a finished build consists of. */
export function makeManifest({version, base, generatedFilesDir, outDir, routesPaths}: Build): OfflineManifest {
  const {chunks, filesOfChunk, filesOfRoutes} = readBuiltCode(generatedFilesDir);
  // By context: the name of each index with its hash.
  const indexes = JSON.parse(readFileSync(path.join(outDir, indexManifest), 'utf8')) as Record<string, string>;
  const built = listFiles(outDir, 'assets');
  const manifestFile = `/offline-${version}.json`;
  // Social cards are for other sites.
  const images = listFiles(outDir, 'img').filter((file) => !file.startsWith('/img/cards/'));
  const files = [...built, ...images, ...Object.values(indexes).map((name) => `/${name}`), `/${indexManifest}`, manifestFile];
  const searchCode = chunks.filter((name) => name.startsWith('search-')).flatMap(filesOfChunk);

  const isPage = (route: string): boolean => route !== base && routesPaths.includes(route);
  const entries = built.filter((file) => /^\/assets\/(css\/styles|js\/(main|runtime~main)|fonts\/)/.test(file));
  const common = new Set([manifestFile, ...entries, ...images.filter((file) => file.endsWith('.svg')), ...filesOfChunk('main'), ...filesOfRoutes((route) => !isPage(route))]);

  // A diagram is in the page's HTML; a reader who comes from another page fetches its file.
  const drawings = new Map(built.map((file) => [/^\/assets\/diagrams\/(.+)-[^-]+\.svg$/.exec(file)?.[1], file]));
  const drawingsIn = (html: string): string[] => [...html.matchAll(/ data-drawing="?([\w-]+)[" ]/g)].map(([, name]) => drawings.get(name) ?? '');
  const paths = routesPaths.filter((route) => route !== `${base}404.html`);
  const sources = new Map(paths.map((route) => [route, readFileSync(path.join(outDir, route === base ? 'index.html' : `${route.slice(base.length)}.html`))]));
  const pages = Object.fromEntries(
    [...sources].map(([route, html]): [string, OfflinePage] => {
      const text = html.toString();
      const title = /<title[^>]*>([^<|]*)/.exec(text)?.[1]?.trim() ?? route;
      const code = [...filesOfRoutes((each) => each === route && isPage(route)).filter((file) => !common.has(file)), ...drawingsIn(text)];
      return [route, {title, code: [...new Set(code)].map((file) => files.indexOf(file)).filter((position) => position >= 0)}];
    }),
  );

  const contents = files.filter((file) => file !== manifestFile).map((file) => readFileSync(path.join(outDir, file.replace(/\?.*/, ''))));
  const compressed = (buffers: Iterable<Buffer>): number => [...buffers].reduce((sum, buffer) => sum + gzipSync(buffer).length, 0);
  const inBase = (list: readonly string[]): string[] => list.map((file) => base + file.slice(1));
  return {
    version,
    bytes: compressed(sources.values()) + compressed(contents),
    common: inBase([...common].filter((file) => files.includes(file))),
    search: {
      code: inBase([...new Set(searchCode), `/${indexManifest}`]),
      indexes: Object.fromEntries(Object.entries(indexes).map(([context, file]) => [context, base + file])),
    },
    files: inBase(files),
    // Of all but this list itself, which stands last.
    sizes: contents.map(({length}) => length),
    pages,
  };
}
