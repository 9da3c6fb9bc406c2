import type {DocusaurusConfig, GlobalData} from '@docusaurus/types';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {runInNewContext} from 'node:vm';
import {docsPlugin, expandGlobalData, expandRoutes, type ChunkNames, type DocsData, type DocsRun, type PageRun, type Route, type ShortGlobalData, type ShortRoute} from './expand';

/** What only the build reads of the configuration. */
const buildOnly = ['clientModules', 'headTags', 'markdown', 'plugins', 'presets', 'scripts', 'staticDirectories', 'stylesheets', 'themes'];

/** An entry of the engine's list of chunks: how to load it, and twice the path of its source, which only the server reads. */
const registryEntry = /^ {2}"([^"]+)": \[(\(\) => import\(\/\*[^*]+\*\/ "[^"]+"\)), "[^"]+", require\.resolveWeak\("[^"]+"\)\],?(?:\};)?$/;

/** Stands for how a page is loaded, until the table is written. */
const loaderOf = (name: string): string => `load ${name}`;

/** A value as code, with loaders in their places. */
const printed = (value: unknown, loaders: ReadonlyMap<string, string>): string =>
  JSON.stringify(value).replaceAll(/"load ([^"]+)"/g, (_, name: string) => loaders.get(name) ?? '');

const changed = (what: string): Error => new Error(`src/engine/quickStart/tables.ts: the engine writes ${what} in another way. Adapt the file or remove it.`);

function readLoaders(text: string): Map<string, string> {
  const lines = text.split('\n').filter((line) => line.startsWith('  '));
  return new Map(
    lines.map((line) => {
      const [, name, load] = registryEntry.exec(line) ?? [];
      if (!name || !load) {
        throw changed('its list of chunks');
      }
      return [name, load];
    }),
  );
}

/** The engine's routes, each with the names of its chunks in place of its component. */
function readRoutes(text: string, chunkNames: Readonly<Record<string, ChunkNames>>): Route<ChunkNames | undefined>[] {
  const code = text.replaceAll(/^import .*$/gm, '').replace('export default', 'routes =');
  const context = {ComponentCreator: (route: string, hash?: string) => chunkNames[`${route}-${hash}`], routes: []};
  runInNewContext(code, context);
  return structuredClone(context.routes);
}

/** Puts pages of the docs that follow one another, and have component and sidebar in common, into one entry. */
function shortenRoutes(routes: readonly Route<ChunkNames | undefined>[]): ShortRoute<string>[] {
  const short: ShortRoute<string>[] = [];
  let run: (PageRun<string> & {pages: [string, string, string][]}) | undefined;
  for (const {path: route, component, exact, sidebar, routes: children, ...others} of routes) {
    const {__comp, content, ...otherChunks} = component ?? {};
    const isPage = typeof __comp === 'string' && typeof content === 'string' && exact && !children && Object.keys({...others, ...otherChunks}).length === 0;
    if (isPage) {
      if (run?.component !== __comp || run.sidebar !== sidebar) {
        run = {component: __comp, ...(sidebar && {sidebar}), pages: []};
        short.push(run);
      }
      run.pages.push([route, content, loaderOf(content)]);
    } else {
      run = undefined;
      short.push({path: route, ...(component && {chunks: component}), ...(exact && {exact}), ...(sidebar && {sidebar}), ...others, ...(children && {routes: shortenRoutes(children)})});
    }
  }
  return short;
}

function shortenDocs(instance: DocsData): ShortGlobalData[string] {
  const base = instance.path === '/' ? '' : instance.path;
  return {
    ...instance,
    versions: instance.versions.map(({docs, ...version}) => {
      const runs: (DocsRun & {readonly docs: (string | readonly [string, string])[]})[] = [];
      let last: object | undefined;
      for (const {id, path: address, ...shared} of docs) {
        if (!isDeepStrictEqual(shared, last)) {
          last = shared;
          runs.push({...shared, docs: []});
        }
        runs.at(-1)?.docs.push(address === `${base}/${id}` ? id : [id, address]);
      }
      return {...version, docs: runs};
    }),
  };
}

/**
 * Writes the engine's lists of routes, chunks and docs, which every page loads, in a shorter form, and the configuration without
 * what only the build reads. What the browser makes of the short form is compared with the engine's lists here.
 */
export function writeTables(generatedFilesDir: string, siteConfig: DocusaurusConfig): void {
  const read = (file: string): string => readFileSync(path.join(generatedFilesDir, file), 'utf8');
  const loaders = readLoaders(read('registry.js'));
  const routes = readRoutes(read('routes.js'), JSON.parse(read('routesChunkNames.json')) as Record<string, ChunkNames>);
  const globalData = JSON.parse(read('globalData.json')) as GlobalData;

  const shortRoutes = shortenRoutes(routes);
  const pages = new Set<string>();
  const chunkNames: Record<string, ChunkNames> = {};
  const expanded = expandRoutes<string, ChunkNames | undefined>(shortRoutes, {
    create: (route, hash) => chunkNames[`${route}-${hash}`],
    addRoute: (key, names) => {
      chunkNames[key] = names;
    },
    addPage: (name) => pages.add(name),
  });
  if (!isDeepStrictEqual(expanded, routes)) {
    throw changed('its routes');
  }
  const shortDocs = Object.fromEntries(Object.entries(globalData[docsPlugin] ?? {}).map(([id, instance]) => [id, shortenDocs(instance as DocsData)]));
  if (!isDeepStrictEqual(expandGlobalData(shortDocs), globalData)) {
    throw changed('the data of plugins');
  }
  const shared = [...loaders.keys()].filter((name) => !pages.has(name));
  const values = {
    routes: shortRoutes,
    shared: Object.fromEntries(shared.map((name) => [name, loaderOf(name)])),
    docs: shortDocs,
    siteConfig: Object.fromEntries(Object.entries(siteConfig).filter(([key]) => !buildOnly.includes(key))),
  };
  const text = Object.entries(values).map(([name, value]) => `export const ${name} = ${printed(value, loaders)};\n`);
  writeFileSync(path.join(generatedFilesDir, 'quick-start.js'), text.join(''));
}
