import browserslist from 'browserslist';
import {Linter} from 'eslint';
import baseline from 'eslint-plugin-baseline-js';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import tseslint, {type ConfigArray} from 'typescript-eslint';
import {expect, test} from 'vitest';
import manifest from '../../package.json' with {type: 'json'};

// Run only selected rules from the configuration, because the others need type information for the whole site.
const {default: configuration} = (await import(
  pathToFileURL(path.resolve('eslint.config.mjs')).href
)) as {default: ConfigArray};
const rule = configuration
  .map(({rules}) => rules?.['no-restricted-syntax'])
  .find(Boolean);
const lint = (element: string): string[] =>
  new Linter()
    .verify(
      `export const a = ${element};\n`,
      [
        {
          files: ['**/*.tsx'],
          languageOptions: {
            parser: tseslint.parser,
            parserOptions: {ecmaFeatures: {jsx: true}},
          },
          rules: {'no-restricted-syntax': rule ?? 'off'},
        },
      ],
      'a.tsx',
    )
    .map(({message}) => message);

test.each([
  [
    '<img src="a.png" width="1" height="1" />',
    [expect.stringMatching(/has no alt text/)],
  ],
  [
    '<img src="a.png" alt="" />',
    [expect.stringMatching(/no width and height/)],
  ],
  ['<img src="a.png" alt="A" width="1" height="1" />', []],
])(
  'the linter checks the alt text and size of %s in a component',
  (element, messages) => {
    expect(lint(element)).toEqual(messages);
  },
);

const baselineRules =
  configuration.find(({rules}) => rules?.['baseline/use-baseline'])?.rules ??
  {};

/** Lints a file of the browser's code, with type information. */
const lintTyped = (code: string): string[] =>
  new Linter()
    .verify(
      code,
      [
        {
          files: ['**/*.ts'],
          plugins: {baseline: {rules: baseline.rules}},
          languageOptions: {
            parser: tseslint.parser,
            parserOptions: {
              projectService: {
                allowDefaultProject: ['virtual.ts'],
                defaultProject: 'tsconfig.json',
              },
              tsconfigRootDir: process.cwd(),
            },
          },
          rules: baselineRules,
        },
      ],
      path.resolve('virtual.ts'),
    )
    .map(({message}) => message);

test.each([
  ['new EyeDropper()', /Eyedropper/],
  ['Promise.try(() => 1)', /Promise/],
  ['document.body.showPopover()', /popover/i],
  ['navigator.share({})', /share/i],
  ['AbortSignal.any([])', /AbortSignal/],
])(
  'the linter reports %s, which a supported browser lacks',
  (code, message) => {
    const findings = lintTyped(`export const a = (): unknown => ${code};\n`);
    expect(findings).toEqual(
      expect.arrayContaining([expect.stringMatching(message)]),
    );
  },
);

test.each([
  ['URL.canParse("/")'],
  ['Object.groupBy([1], String)'],
  ['[1].toReversed()'],
])('the linter allows %s, which all supported browsers have', (code) => {
  expect(lintTyped(`export const a = (): unknown => ${code};\n`)).toEqual([]);
});

test('the browserslist is Baseline "widely available" on the date in the README', () => {
  const [, day] =
    /"widely available" on (\d+ \w+ \d{4})/.exec(
      readFileSync('README.md', 'utf8'),
    ) ?? [];
  const date = new Date(`${day} UTC`).toISOString().slice(0, 10);
  const isDesktopOrIos = (browser: string): boolean =>
    !browser.startsWith('and_');
  expect(browserslist(manifest.browserslist)).toEqual(
    browserslist(`baseline widely available on ${date}`).filter(isDesktopOrIos),
  );
});
