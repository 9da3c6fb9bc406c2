import css from '@eslint/css';
import js from '@eslint/js';
import {createTypeScriptImportResolver} from 'eslint-import-resolver-typescript';
import baseline from 'eslint-plugin-baseline-js';
import {importX} from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import sonarjs from 'eslint-plugin-sonarjs';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Folders of src, from the bottom up. Each may import only from those before it. */
const restrictedImports = [
  {
    target: 'lib',
    from: [
      'data',
      'engine',
      'features',
      'components',
      'config',
      'theme',
      'pages',
    ],
    message: 'src/lib must not import from other folders of src.',
  },
  {
    target: 'data',
    from: ['engine', 'features', 'components', 'config', 'theme', 'pages'],
    message: 'src/data contains facts and may import only from src/lib.',
  },
  {
    target: 'engine',
    from: ['features', 'components', 'config', 'theme', 'pages'],
    message:
      'src/engine must not depend on features: pass it what it needs as an argument.',
  },
  {
    target: 'features',
    from: ['config', 'theme', 'pages'],
    message:
      'Features may import from data, engine and lib. Pass configuration as plugin options.',
  },
  {
    target: 'components',
    from: ['config', 'theme', 'pages'],
    message: 'Components may import from features, data and lib.',
  },
  {
    target: 'theme',
    from: ['config', 'pages'],
    message: 'The theme may import from features, components and data.',
  },
  {
    target: 'pages',
    from: ['config'],
    message: 'Pages may import from features, components and data.',
  },
].flatMap(({target, from, message}) =>
  from.map((folder) => ({
    target: `./src/${target}`,
    from: `./src/${folder}`,
    message,
  })),
);

const scripts = '**/*.{js,mjs,cjs,ts,tsx,mts}';

export default tseslint.config(
  {
    ignores: [
      'build',
      'test-results',
      '.test-results',
      '.docusaurus',
      'generated',
      'hosting',
      'node_modules',
      'static',
      'tests/fixtures/**/build',
      'tests/fixtures/**/.docusaurus',
      'scripts/samples/.work',
      'scripts/samples/.sources',
      'scripts/samples/stubs',
    ],
  },
  {
    files: [scripts],
    extends: [
      js.configs.recommended,
      tseslint.configs.strict,
      regexp.configs['flat/recommended'],
    ],
    plugins: {sonarjs},
    rules: {
      'no-nested-ternary': 'error',
      'sonarjs/cognitive-complexity': ['error', 15],
      'regexp/no-super-linear-backtracking': 'error',
      'regexp/no-super-linear-move': 'error',
      'regexp/match-any': ['error', {allows: ['[^]', 'dotAll']}],
    },
  },
  {
    files: ['**/*.{ts,tsx,mts}'],
    ignores: ['tests/fixtures/**'],
    extends: [tseslint.configs.strictTypeCheckedOnly],
    languageOptions: {
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      // Rejects objects in templates. Nullish values are allowed, since noUncheckedIndexedAccess makes every group of a match nullable.
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        {
          allowNumber: true,
          allowBoolean: true,
          allowNullish: true,
          allowRegExp: true,
        },
      ],
      '@typescript-eslint/restrict-plus-operands': [
        'error',
        {allowNullish: true},
      ],
      // `() => setOpen(true)` is more readable without braces, and its result is not used.
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        {ignoreArrowShorthand: true},
      ],
      // `async` without `await` turns exceptions into rejections, as callers of functions that return promises expect.
      '@typescript-eslint/require-await': 'off',
      // `readJson<Facts>(file)` states the file's type at the call.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      // Only addresses, names and numbers are spread.
      '@typescript-eslint/no-misused-spread': ['error', {allow: ['string']}],
    },
  },
  {
    files: ['**/*.{ts,tsx,mts}'],
    plugins: {'import-x': importX},
    settings: {
      'import-x/resolver-next': [
        createTypeScriptImportResolver({project: 'tsconfig.json'}),
      ],
    },
    rules: {
      'import-x/no-cycle': 'error',
      'import-x/no-self-import': 'error',
      'import-x/no-extraneous-dependencies': [
        'error',
        {
          packageDir: [
            import.meta.dirname,
            `${import.meta.dirname}/scripts/samples`,
            `${import.meta.dirname}/scripts/diagrams`,
          ],
        },
      ],
      'import-x/no-restricted-paths': ['error', {zones: restrictedImports}],
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: [
                '@docusaurus/*/internal',
                '@docusaurus/*/lib/**',
                '@docusaurus/*/src/**',
                'docusaurus-*/lib/**',
                'docusaurus-*/src/**',
              ],
              allowTypeImports: true,
              message:
                'This module is internal to Docusaurus: import it in src/engine, and add a line to the README there.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['src/engine/**'],
    rules: {'@typescript-eslint/no-restricted-imports': 'off'},
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: {'react-hooks': reactHooks},
    languageOptions: {globals: {...globals.browser, ...globals.node}},
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@typescript-eslint/consistent-type-imports': [
        'error',
        {disallowTypeAnnotations: false},
      ],
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      'no-console': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXOpeningElement[name.name="a"]',
          message:
            'Use Link from @docusaurus/Link: the build checks its target, and it prefetches the page.',
        },
        {
          selector:
            'JSXOpeningElement[name.name="img"]:not(:has(> JSXAttribute[name.name="alt"]))',
          message:
            'This image has no alt text. Add alt="What it shows", or alt="" if it is decorative.',
        },
        {
          selector:
            'JSXOpeningElement[name.name="img"]:not(:has(> JSXAttribute[name.name="width"]):has(> JSXAttribute[name.name="height"]))',
          message:
            'This image has no width and height, so the layout shifts when it loads. Add both.',
        },
      ],
      eqeqeq: 'error',
    },
  },
  {
    // Finds syntax and APIs that are not yet in Baseline "widely available", the browserslist of package.json.
    files: ['src/**/*.{ts,tsx}'],
    ignores: [
      'src/**/{build,plugin,facts}/**',
      'src/features/contracts/{model,pages,samples}/**',
      'src/config/**',
      'src/engine/*.ts',
    ],
    plugins: {baseline},
    rules: {
      'baseline/use-baseline': [
        'error',
        {
          available: 'widely',
          includeWebApis: {preset: 'type-aware'},
          includeJsBuiltins: {preset: 'type-aware'},
          ignoreFeatures: [
            // In all browsers of the browserslist since October 2026, after this version of the plugin.
            'abortsignal-timeout',
            // Only its other methods are newer than writeText.
            'async-clipboard',
          ],
        },
      ],
    },
  },
  {
    // The same for styles, except within @supports.
    files: ['src/**/*.css'],
    plugins: {css},
    language: 'css/css',
    languageOptions: {tolerant: true},
    rules: {
      'css/use-baseline': [
        'error',
        {
          available: 'widely',
          // Browsers without these show the same content, with plainer edges, scrollbars, line breaks or movements.
          allowAtRules: ['starting-style'],
          allowProperties: [
            'animation-range',
            'box-decoration-break',
            'content-visibility',
            'forced-color-adjust',
            'overflow-clip-margin',
            'overscroll-behavior',
            'paint-order',
            'resize',
            'rx',
            'scroll-timeline',
            'scrollbar-color',
            'scrollbar-gutter',
            'scrollbar-width',
            'text-wrap',
            'timeline-scope',
            'user-select',
          ],
          allowPropertyValues: {
            'break-after': ['avoid'],
            'text-indent': ['each-line', 'hanging'],
          },
          allowSelectors: ['details-content', 'popover-open'],
        },
      ],
    },
  },
  {files: ['**/*.{js,mjs}'], languageOptions: {globals: globals.node}},
  {
    files: ['scripts/**', 'tests/**'],
    rules: {
      'no-console': 'off',
      'react-hooks/rules-of-hooks': 'off',
      '@typescript-eslint/explicit-module-boundary-types': 'off',
    },
  },
  {
    // These files share one instance of all modules: whether a mock applies depends on what ran before.
    files: ['tests/unit/**'],
    ignores: ['tests/unit/isolated/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['mock', 'doMock'].map((property) => ({
          object: 'vi',
          property,
          message: 'Tests that replace modules belong in tests/unit/isolated.',
        })),
      ],
    },
  },
  {
    // A fixed wait is too short on a busy machine and too long on any other. These tests contain no JSX, for which the rule above is.
    files: ['tests/e2e/**', 'tests/engines/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'MemberExpression[property.name="waitForTimeout"]',
          message:
            'Wait for what the test needs: expect.poll, an event, or waitForIdle. For timers of the page, use page.clock.',
        },
        {
          selector: 'Literal[value=/^networkidle/]',
          message:
            'Use openFully or trackRequests, which wait until all requests have ended.',
        },
        {
          selector:
            'CallExpression[callee.name="setTimeout"][arguments.length=2]',
          message:
            'Wait for what the test needs: expect.poll, an event, or waitForIdle.',
        },
      ],
    },
  },
  {
    // Parsed JSON and the results of `page.evaluate` are `any`; the assertions that follow check them.
    files: ['tests/**'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    // Only their runner installs the tutorials' packages; without these, types are unknown.
    files: ['tests/tutorials/**'],
    extends: [tseslint.configs.disableTypeChecked],
  },
  {
    // Tests search texts of this repository, whose length is known.
    files: ['tests/**'],
    rules: {
      'regexp/no-super-linear-backtracking': 'off',
      'regexp/no-super-linear-move': 'off',
    },
  },
);
