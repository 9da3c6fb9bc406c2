import docusaurus from '@docusaurus/eslint-plugin';
import js from '@eslint/js';
import {createTypeScriptImportResolver} from 'eslint-import-resolver-typescript';
import compat from 'eslint-plugin-compat';
import {importX} from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Folders of src, from the bottom up; each may import from the preceding ones. */
const direction = [
  {target: 'lib', from: ['data', 'engine', 'features', 'components', 'config', 'theme', 'pages'], message: 'src/lib imports nothing of the site.'},
  {target: 'data', from: ['engine', 'features', 'components', 'config', 'theme', 'pages'], message: 'src/data holds facts: it imports from src/lib only.'},
  {target: 'engine', from: ['features', 'components', 'config', 'theme', 'pages'], message: 'src/engine knows the engine and no feature: hand it what it needs as an argument.'},
  {target: 'features', from: ['config', 'theme', 'pages'], message: 'Features import from data, engine and lib. What the configuration decides comes in as an option.'},
  {target: 'components', from: ['config', 'theme', 'pages'], message: 'Components import from features, data and lib.'},
  {target: 'theme', from: ['config', 'pages'], message: 'The theme imports from features, components and data.'},
  {target: 'pages', from: ['config'], message: 'Pages import from features, components and data.'},
].flatMap(({target, from, message}) => from.map((folder) => ({target: `./src/${target}`, from: `./src/${folder}`, message})));

export default tseslint.config(
  {ignores: ['build', 'test-results', '.test-results', '.docusaurus', 'generated', 'hosting', 'preview', 'node_modules', 'static', 'tests/fixtures/**/build', 'tests/fixtures/**/.docusaurus', 'scripts/samples/.work', 'scripts/samples/.sources', 'scripts/samples/stubs']},
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx,mts}'],
    ignores: ['tests/fixtures/**'],
    extends: [tseslint.configs.strictTypeCheckedOnly],
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname}},
    rules: {
      // Rejects objects in templates. Nullish values are allowed, since noUncheckedIndexedAccess makes every part of a match nullable.
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true, allowBoolean: true, allowNullish: true, allowRegExp: true}],
      '@typescript-eslint/restrict-plus-operands': ['error', {allowNullish: true}],
      // `() => setOpen(true)` is more readable without braces, and its result is unused.
      '@typescript-eslint/no-confusing-void-expression': ['error', {ignoreArrowShorthand: true}],
      // async without await turns exceptions into rejections, as callers of promise-returning methods expect.
      '@typescript-eslint/require-await': 'off',
      // `readJson<Facts>(file)` states the file's type at the call.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      // The strings that are spread contain addresses, names and numbers.
      '@typescript-eslint/no-misused-spread': ['error', {allow: ['string']}],
    },
  },
  {
    files: ['**/*.{ts,tsx,mts}'],
    plugins: {'import-x': importX},
    settings: {'import-x/resolver-next': [createTypeScriptImportResolver({project: 'tsconfig.json'})]},
    rules: {
      'import-x/no-cycle': 'error',
      'import-x/no-self-import': 'error',
      'import-x/no-extraneous-dependencies': ['error', {packageDir: [import.meta.dirname, `${import.meta.dirname}/scripts/samples`]}],
      'import-x/no-restricted-paths': ['error', {zones: direction}],
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['@docusaurus/*/internal', '@docusaurus/*/lib/**', '@docusaurus/*/src/**', 'docusaurus-*/lib/**', 'docusaurus-*/src/**'],
              allowTypeImports: true,
              message: 'These are insides of the engine: import them in src/engine, with a line in its README.',
            },
          ],
        },
      ],
    },
  },
  {files: ['src/engine/**'], rules: {'@typescript-eslint/no-restricted-imports': 'off'}},
  {
    files: ['**/*.{ts,tsx}'],
    plugins: {'react-hooks': reactHooks, '@docusaurus': docusaurus},
    languageOptions: {globals: {...globals.browser, ...globals.node}},
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@docusaurus/no-html-links': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', {disallowTypeAnnotations: false}],
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      'max-lines': ['warn', {max: 300, skipComments: true}],
      'no-console': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXOpeningElement[name.name="img"]:not(:has(> JSXAttribute[name.name="alt"]))',
          message: 'This image has no alt text. Add alt="What it shows", or alt="" when it only decorates.',
        },
        {
          selector: 'JSXOpeningElement[name.name="img"]:not(:has(> JSXAttribute[name.name="width"]):has(> JSXAttribute[name.name="height"]))',
          message: 'This image has no width and height: the page jumps when it arrives. Add both.',
        },
      ],
      eqeqeq: 'error',
    },
  },
  {
    // APIs missing in browsers of the browserslist in package.json. The plugin knows browser APIs but not language features.
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/**/{build,plugin,facts}/**', 'src/features/contracts/{model,pages,samples}/**', 'src/config/**'],
    plugins: {compat},
    settings: {lintAllEsApis: true},
    rules: {
      'compat/compat': 'error',
      'no-restricted-properties': [
        'error',
        ...['toReversed', 'toSorted', 'toSpliced'].map((property) => ({property, message: 'Chrome 109 and UC lack it: copy the array first, as in [...list].reverse().'})),
        ...[['Array', 'fromAsync'], ['Object', 'groupBy'], ['Promise', 'withResolvers']].map(([object, property]) => ({object, property, message: 'Chrome 109 and UC lack it.'})),
      ],
    },
  },
  {files: ['**/*.{js,mjs}'], languageOptions: {globals: globals.node}},
  {files: ['scripts/**', 'tests/**'], rules: {'no-console': 'off', 'react-hooks/rules-of-hooks': 'off', '@typescript-eslint/explicit-module-boundary-types': 'off'}},
  {
    // Parsed JSON and the results of page evaluation are `any`; the assertions that follow check them.
    files: ['tests/**'],
    rules: {'@typescript-eslint/no-unsafe-assignment': 'off', '@typescript-eslint/no-unsafe-member-access': 'off', '@typescript-eslint/no-unsafe-return': 'off'},
  },
  {
    // Tutorials use packages that only their runner installs: without them, their types are unknown.
    files: ['tests/tutorials/**'],
    extends: [tseslint.configs.disableTypeChecked],
  },
  {files: ['src/data/**'], rules: {'max-lines': 'off'}},
);
