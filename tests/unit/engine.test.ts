import {expect, test, vi} from 'vitest';
import {assertSource} from '../../src/engine/assertSource';
import {cacheDependsOn} from '../../src/engine/cacheDependencies';
import docsPlugin from '../../src/engine/docs';
import hydration from '../../src/engine/hydration/plugin';
import splitChunks from '../../src/engine/splitChunks';
import {addSvgRule} from '../../src/engine/svgRule';

// Each patch stops the build when the place that it patches is gone.

const contentLoaded = vi.hoisted(() => vi.fn());
vi.mock('@docusaurus/plugin-content-docs', () => ({default: () => ({contentLoaded}), validateOptions: undefined}));

const given = <Value>(value: unknown): Value => value as Value;

test('a file of a dependency without what a patch relies on', () => {
  const file = '@docusaurus/core/lib/client/App.js';
  expect(() => assertSource('x.ts', file, 'BrowserContextProvider')).not.toThrow();
  expect(() => assertSource('x.ts', file, 'NoSuchProvider')).toThrow(`src/engine/x.ts: ${file} no longer contains "NoSuchProvider"`);
  expect(() => assertSource('x.ts', '@docusaurus/core/lib/gone.js', 'x')).toThrow('gone.js');
});

test('a persistent cache that is configured elsewhere', () => {
  vi.stubEnv('DOCUSAURUS_NO_PERSISTENT_CACHE', '');
  expect(() => cacheDependsOn({experiments: {}}, ['a.md'])).toThrow('cacheDependencies.ts');
  vi.unstubAllEnvs();
});

test('docs without the list of pages', async () => {
  const plugin = await docsPlugin(given({}), given({}));
  const load = (): Promise<void> => Promise.resolve(plugin.contentLoaded?.(given({actions: {addRoute: () => undefined}})));
  contentLoaded.mockImplementation(({actions}: {actions: {addRoute: (route: object) => void}}) => actions.addRoute({props: {version: {docs: {start: {}}}}}));
  await expect(load()).resolves.toBeUndefined();
  contentLoaded.mockImplementation(({actions}: {actions: {addRoute: (route: object) => void}}) => actions.addRoute({props: {version: {docs: {}}}}));
  await expect(load()).rejects.toThrow('docs.ts');
});

test('another entry of the browser bundle', () => {
  const configure = hydration().configureWebpack as (config: object, isServer: boolean) => unknown;
  expect(() => configure({entry: '/other/entry.js'}, false)).toThrow('hydration');
});

test('no `common` chunk', () => {
  vi.stubEnv('NODE_ENV', 'production');
  const configure = splitChunks(given({baseUrl: '/'})).configureWebpack as (config: object, isServer: boolean) => unknown;
  expect(() => configure({optimization: {splitChunks: {cacheGroups: {}}}}, false)).toThrow('splitChunks.ts');
  vi.unstubAllEnvs();
});

test('no rule for SVG files', () => {
  expect(() => addSvgRule(given({module: {rules: []}}), {})).toThrow('svgRule.ts');
});
