import docusaurus from '@docusaurus/eslint-plugin';
import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {ignores: ['build', '.docusaurus', 'node_modules', 'static', 'tests/fixtures/**/build', 'tests/fixtures/**/.docusaurus', 'scripts/samples/.work', 'scripts/samples/.sources']},
  js.configs.recommended,
  ...tseslint.configs.strict,
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
  {files: ['**/*.{js,mjs}'], languageOptions: {globals: globals.node}},
  {files: ['scripts/**', 'tests/**'], rules: {'no-console': 'off', 'react-hooks/rules-of-hooks': 'off', '@typescript-eslint/explicit-module-boundary-types': 'off'}},
  {files: ['src/data/**'], rules: {'max-lines': 'off'}},
);
