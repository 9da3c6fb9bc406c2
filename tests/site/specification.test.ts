import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {mermaid} from '../../src/features/diagrams/options';
import {additionalLanguages} from '../../src/features/codeHighlight/plugin';
import {dropdownLimits} from '../../src/features/search/options';
import {readPage, routes} from './builtSite';

/** Reads all built files with an extension in a folder. */
const readAssets = (folder: string): string =>
  readdirSync(path.join('build/assets', folder))
    .filter((name) => name.endsWith(`.${folder}`))
    .map((name) =>
      readFileSync(path.join('build/assets', folder, name), 'utf8'),
    )
    .join('\n');

const readVersion = (file: string): string =>
  (JSON.parse(readFileSync(file, 'utf8')) as {readonly version: string})
    .version;

const scripts = readAssets('js');
const styles = readAssets('css');
const openApiText = readFileSync('openapi/token-api.yaml', 'utf8');

/** Returns the values that the stylesheets give a property. */
const getStyleValues = (property: string): string[] => [
  ...new Set(
    [...styles.matchAll(new RegExp(`[{;]${property}:([^;}]+)`, 'g'))].map(
      ([, value = '']) => value.trim(),
    ),
  ),
];

/** Returns the levels of the headings that a page's table of contents lists. */
function getContentsLevels(route: string): string[] {
  const page = readPage(route);
  return page('.theme-doc-toc-desktop a')
    .get()
    .map(({attribs}) => {
      const id = decodeURIComponent((attribs.href ?? '#').slice(1));
      return page(`[id="${id}"]`).get(0)?.tagName ?? `no #${id}`;
    });
}

const headScript = readPage('/').root().find('head script').text();

/** Each constant and message of sections 8 and 9 of the specification: what it is, where it is in the build, and its value there. */
const statements: readonly (readonly [
  name: string,
  place: string,
  getValue: () => unknown,
  value: unknown,
])[] = [
  // Section 8: errors
  ...[
    'Retry',
    'This page crashed',
    'Try again',
    'Page Error',
    'A theme navbar item failed to render',
    'No results',
    'See all results',
    'See all results within ',
    ' outside "',
    'Unexpected version url',
    'no version doc found by id=',
    "Can't find any sidebar with id",
    "Can't find active docs plugin for",
  ].map(
    (text) =>
      [`“${text}”`, 'scripts', () => scripts.includes(text), true] as const,
  ),
  [
    '“Retry” before any file of the site has loaded',
    'script in the head',
    () => headScript.includes('Retry'),
    true,
  ],
  [
    'a failed route logs a warning and reloads the page',
    'scripts',
    () =>
      /\.catch\(\(?\w+\)?=>\{console\.warn\(\w+\)[;,]window\.location\.reload\(\)/.test(
        scripts,
      ),
    true,
  ],

  // Section 9: constants
  [
    'prices: hourly, last 24 hours',
    'Token API document',
    () => /hourly prices.*last 24 hours/.test(openApiText),
    true,
  ],
  [
    'sidebar width',
    'styles',
    () => getStyleValues('--doc-sidebar-width'),
    ['300px'],
  ],
  [
    'desktop breakpoint',
    'styles',
    () => /max-width:996px|width<=996px/.test(styles),
    true,
  ],
  [
    'delay of the progress bar',
    'scripts',
    () => /window\.setTimeout\(.{0,60}\.start\(\).{0,20}?,200\)/.test(scripts),
    true,
  ],
  [
    'cycle of the spinner',
    'styles',
    () => /animation:[^;}]*\b3s\b/.test(styles),
    true,
  ],
  [
    'levels of headings in tables of contents',
    'pages',
    () =>
      routes.flatMap(getContentsLevels).filter((tag) => !/^h[2-5]$/.test(tag)),
    [],
  ],
  [
    'locale',
    'pages',
    () => [
      ...new Set(routes.map((route) => readPage(route)('html').attr('lang'))),
    ],
    ['en'],
  ],
  [
    'highlighted languages',
    'options',
    () => additionalLanguages.slice(0, 7),
    ['solidity', 'toml', 'bash', 'json', 'typescript', 'javascript', 'python'],
  ],
  [
    'themes of diagrams',
    'options',
    () => mermaid.theme,
    {light: 'default', dark: 'dark'},
  ],
  [
    'version of the site',
    'package.json',
    () => readVersion('package.json'),
    '3.2.0',
  ],
  [
    'the query in the name of each index file',
    'search-manifest.json',
    () =>
      Object.values(
        JSON.parse(
          readFileSync('build/search-manifest.json', 'utf8'),
        ) as Record<string, string>,
      ).filter((file) => !/^search-index[\w-]*\.json\?_=[0-9a-f]+$/.test(file)),
    [],
  ],
  ['limit of search suggestions', 'options', () => dropdownLimits.results, 8],
  [
    'position of the search box',
    'pages',
    () => readPage('/')('.navbar__items--right .navbar__search').length,
    1,
  ],
  [
    'no prefetching on 2g or with data saver',
    'scripts',
    () => /saveData/.test(scripts) && scripts.includes('2g'),
    true,
  ],
];

test.each(statements)('%s (%s)', (_name, _place, getValue, value) => {
  expect(getValue()).toEqual(value);
});

/** Statements of the specification that this site does not follow, and the condition under which the exception ends. */
test.each([
  [
    'engine 3.8.1: the site runs a newer version, pinned in package.json',
    () => readVersion('node_modules/@docusaurus/core/package.json') === '3.8.1',
  ],
  [
    'the number 50 of the search: its meaning is not given, and no limit of ours has this value',
    () => Object.values(dropdownLimits).includes(50),
  ],
])('exception: %s', (_reason, isObsolete) => {
  expect(isObsolete()).toBe(false);
});
