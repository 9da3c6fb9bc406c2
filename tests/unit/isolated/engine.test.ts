import pluginClientRedirects from '@docusaurus/plugin-client-redirects';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
  type PathLike,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, expect, test, vi} from 'vitest';
import {
  assertBrowserSources,
  assertSource,
} from '../../../src/engine/assertSource';
import {addCacheDependencies} from '../../../src/engine/cacheDependencies';
import clientRedirects from '../../../src/engine/clientRedirects';
import docsPlugin from '../../../src/engine/docs';
import explorerAliases from '../../../src/engine/explorerAliases';
import hydration from '../../../src/engine/hydration/plugin';
import {getHighlighterAliases} from '../../../src/engine/prism';
import splitChunks from '../../../src/engine/splitChunks';
import {addSvgRule} from '../../../src/engine/svgRule';
import trimModules from '../../../src/engine/trimModules';

// Each patch must fail the build if the code that it patches is missing.

const contentLoaded = vi.hoisted(() => vi.fn());
vi.mock('@docusaurus/plugin-client-redirects', async (load) => {
  const plugin =
    await load<typeof import('@docusaurus/plugin-client-redirects')>();
  return {default: vi.fn(plugin.default)};
});
vi.mock('@docusaurus/plugin-content-docs', () => ({
  default: () => ({contentLoaded}),
  validateOptions: undefined,
}));

const emptiedFile = vi.hoisted(() => ({file: ''}));
vi.mock('node:fs', async (load) => {
  const fs = await load<typeof import('node:fs')>();
  return {
    ...fs,
    readFileSync: (file: PathLike, encoding: 'utf8') =>
      emptiedFile.file && String(file).endsWith(emptiedFile.file)
        ? ''
        : fs.readFileSync(file, encoding),
  };
});
afterEach(() => {
  emptiedFile.file = '';
});

const cast = <Value>(value: unknown): Value => value as Value;

test('assertSource throws an error if a dependency lacks the code that a patch relies on', () => {
  const file = '@docusaurus/core/lib/client/App.js';
  expect(() =>
    assertSource('x.ts', file, 'BrowserContextProvider'),
  ).not.toThrow();
  expect(() => assertSource('x.ts', file, 'NoSuchProvider')).toThrow(
    `src/engine/x.ts: ${file} no longer contains "NoSuchProvider"`,
  );
  expect(() =>
    assertSource('x.ts', '@docusaurus/core/lib/gone.js', 'x'),
  ).toThrow('gone.js');
});

test.each([
  ['address.ts', 'history/esm/history.js', assertBrowserSources],
  ['address.ts', 'client/ClientLifecyclesDispatcher.js', assertBrowserSources],
  ['internal.ts', 'client/exports/useRouteContext.js', assertBrowserSources],
  ['internal.ts', 'theme-common/lib/internal.js', assertBrowserSources],
  ['tabs.ts', 'theme/ApiTabs/index.js', assertBrowserSources],
  ['tabs.ts', 'theme/utils/tabsUtils.js', assertBrowserSources],
  ['tabs.ts', 'theme/utils/scrollUtils.js', assertBrowserSources],
  [
    'prism.ts',
    'theme-classic/lib/index.js',
    () => getHighlighterAliases('renderCode.ts'),
  ],
  ['explorerAliases.ts', 'ApiExplorer/CodeSnippets/index.js', explorerAliases],
  ['trimModules.ts', 'utils-common/lib/index.js', trimModules],
  ['hydration', 'client/clientEntry.js', hydration],
  ['hydration', 'react-helmet-async/lib/index.module.js', hydration],
])(
  '%s throws an error if its target is missing from %s',
  (patch, file, check) => {
    expect(check).not.toThrow();
    emptiedFile.file = file;
    expect(check).toThrow(`src/engine/${patch}: `);
  },
);

test('an error is thrown if Docusaurus configures the persistent cache elsewhere', () => {
  vi.stubEnv('DOCUSAURUS_NO_PERSISTENT_CACHE', '');
  expect(() => addCacheDependencies({experiments: {}}, ['a.md'])).toThrow(
    'cacheDependencies.ts',
  );
});

test('the docs plugin throws an error if its route lacks the list of pages', async () => {
  const plugin = await docsPlugin(cast({}), cast({}));
  const load = (): Promise<void> =>
    Promise.resolve(
      plugin.contentLoaded?.(cast({actions: {addRoute: () => undefined}})),
    );
  contentLoaded.mockImplementation(
    ({actions}: {actions: {addRoute: (route: object) => void}}) =>
      actions.addRoute({props: {version: {docs: {start: {}}}}}),
  );
  await expect(load()).resolves.toBeUndefined();
  contentLoaded.mockImplementation(
    ({actions}: {actions: {addRoute: (route: object) => void}}) =>
      actions.addRoute({props: {version: {docs: {}}}}),
  );
  await expect(load()).rejects.toThrow('docs.ts');
});

test('the docs plugin passes on its global data without the list of pages', async () => {
  const plugin = await docsPlugin(cast({}), cast({}));
  const setGlobalData = vi.fn();
  const addRoute = vi.fn();
  contentLoaded.mockImplementation(
    ({
      actions,
    }: {
      actions: Record<'addRoute' | 'setGlobalData', (data: object) => void>;
    }) => {
      actions.addRoute({props: {version: {docs: {x: {}}}}});
      actions.setGlobalData({path: '/', versions: [{name: 'a', docs: [{}]}]});
    },
  );
  await plugin.contentLoaded?.(cast({actions: {addRoute, setGlobalData}}));
  expect(setGlobalData).toHaveBeenCalledWith({
    path: '/',
    versions: [{name: 'a', docs: []}],
  });
  expect(addRoute).toHaveBeenCalledWith({
    props: {version: {docs: {}}},
  });
});

test('the redirect plugin throws an error if a redirect page lacks its inline script', async () => {
  const outDir = mkdtempSync(path.join(tmpdir(), 'redirects-'));
  mkdirSync(path.join(outDir, 'old'));
  writeFileSync(
    path.join(outDir, 'old/index.html'),
    '<link rel="canonical" href="/new">',
  );
  vi.mocked(pluginClientRedirects).mockReturnValueOnce(cast({}));
  const plugin = await clientRedirects({'/old': '/new'})(cast({}), undefined);
  await expect(plugin?.postBuild?.(cast({outDir}))).rejects.toThrow(
    'has 0 inline scripts instead of one → update src/engine/clientRedirects.ts',
  );
});

test('all redirect pages share one script, and pages redirect only from the given paths', async () => {
  const outDir = mkdtempSync(path.join(tmpdir(), 'redirects-'));
  const siteConfig = {trailingSlash: false, future: {}};
  const redirects = {'/old': '/new', '/older': '/new', '/a/b': '/c'};
  const plugin = await clientRedirects(redirects)(
    cast({siteConfig}),
    undefined,
  );
  await plugin?.postBuild?.(
    cast({outDir, siteConfig, baseUrl: '/', routesPaths: ['/new', '/c']}),
  );
  expect(
    readdirSync(outDir, {encoding: 'utf8', recursive: true})
      .filter((file) => file.endsWith('.html'))
      .sort(),
  ).toEqual(['a/b/index.html', 'old/index.html', 'older/index.html']);
  const [first, ...scripts] = Object.entries(redirects).map(([from, to]) => {
    const html = readFileSync(path.join(outDir, from, 'index.html'), 'utf8');
    expect(html).toContain(`rel="canonical" href="${to}"`);
    return html.split(/<\/?script>/)[1];
  });
  expect(first).toContain('location.replace(to)');
  expect(scripts).toEqual([first, first]);
});

test('an error is thrown if the entry of the browser bundle is unexpected', () => {
  const configure = hydration().configureWebpack as (
    config: object,
    isServer: boolean,
  ) => unknown;
  expect(() => configure({entry: '/other/entry.js'}, false)).toThrow(
    'hydration',
  );
});

test('an error is thrown if there is no `common` chunk', () => {
  vi.stubEnv('NODE_ENV', 'production');
  const configure = splitChunks(cast({baseUrl: '/'})).configureWebpack as (
    config: object,
    isServer: boolean,
  ) => unknown;
  expect(() =>
    configure({optimization: {splitChunks: {cacheGroups: {}}}}, false),
  ).toThrow('splitChunks.ts');
});

test('an error is thrown if there is no rule for SVG files', () => {
  expect(() => addSvgRule(cast({module: {rules: []}}), {})).toThrow(
    'svgRule.ts',
  );
});
