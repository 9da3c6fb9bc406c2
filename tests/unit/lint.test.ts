import {Linter} from 'eslint';
import compat from 'eslint-plugin-compat';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import tseslint, {type ConfigArray} from 'typescript-eslint';
import {expect, test} from 'vitest';

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

const browserRules =
  configuration.find(({rules}) => rules?.['compat/compat'])?.rules ?? {};

test.each([
  ['new EyeDropper()', /EyeDropper is not supported/],
  ['Promise.withResolvers()', /Chrome 109 and UC Browser do not support this/],
  ['AbortSignal.any([])', /Chrome 109 and UC Browser do not support this/],
  ['[1].toReversed()', /copy the array first/],
])(
  'the linter reports %s, which a supported browser lacks',
  (code, message) => {
    const findings = new Linter().verify(
      `export const a = ${code};\n`,
      [{files: ['**/*.ts'], plugins: {compat}, rules: browserRules}],
      path.resolve('a.ts'),
    );
    expect(findings.map((finding) => finding.message)).toEqual(
      expect.arrayContaining([expect.stringMatching(message)]),
    );
  },
);
