import type {Plugin} from '@docusaurus/types';
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {assertSource} from './assertSource';

const theme = 'docusaurus-theme-openapi-docs/lib';
const replacements = path.join(__dirname, 'explorer');

/** The code generators that stay, by their folder in `postman-code-generators`; `languageTabs` in themeConfig lists the same languages. */
const codeGenerators = new Set([
  'js-fetch',
  'curl',
  'python-requests',
  'golang',
]);

/** Replaces a module in some of the theme's components only. */
const replaceIn = (
  components: readonly string[],
  alias: Readonly<Record<string, string>>,
): object => ({
  include: components.map((name) =>
    require.resolve(`${theme}/theme/${name}/index.js`),
  ),
  resolve: {alias},
});

/** Returns aliases for modules that the explorer imports and does not need; `false` means an empty module. */
function getAliases(): Record<string, string | false> {
  const folder = path.join(
    path.dirname(require.resolve('postman-code-generators')),
    'codegens',
  );
  const unusedGenerators = readdirSync(folder).filter(
    (name) => !codeGenerators.has(name),
  );
  return {
    ...Object.fromEntries(
      unusedGenerators.map((name) => [
        path.join(folder, name, 'index.js'),
        false,
      ]),
    ),
    'postman-collection$': path.join(replacements, 'postmanCollection.ts'),
    // Values for Postman's placeholders (`{{$randomCity}}`), and encodings other than UTF-8.
    [require.resolve('postman-collection/lib/superstring/dynamic-variables')]: false,
    'iconv-lite$': false,
    // For compressed operations (see `disableCompression`) and stored keys (see `authPersistence`).
    pako$: false,
    'crypto-js$': false,
    // All pages would load it; reference.scss has what the reference's pages need.
    [require.resolve(`${theme}/theme/styles.scss`)]: false,
  };
}

/** Keeps out of the bundle what the theme's explorer does not need here, and puts parameters and schemas into the built HTML. */
export default function explorerAliases(): Plugin {
  for (const [module, expectedCode] of [
    [`${theme}/theme/ApiExplorer/CodeSnippets/index.js`, 'code-generators'],
    [`${theme}/index.js`, '"styles.scss"'],
    [`${theme}/theme/ResponseSchema/index.js`, '@docusaurus/BrowserOnly'],
    [`${theme}/theme/SchemaItem/index.js`, '@docusaurus/Translate'],
    ['postman-code-generators/lib/index.js', './assets/languages.js'],
    ['postman-collection/lib/util.js', "require('iconv-lite')"],
    [
      'postman-collection/lib/superstring/index.js',
      "require('./dynamic-variables')",
    ],
  ] as const)
    assertSource('explorerAliases.ts', module, expectedCode);
  return {
    name: 'explorer-aliases',
    configureWebpack: () => ({
      resolve: {alias: getAliases()},
      module: {
        rules: [
          // A file of its own: Docusaurus would add it to the stylesheet of all pages.
          {
            test: /reference\.scss$/,
            type: 'asset/resource',
            generator: {filename: 'assets/css/[name].[hash:8].css'},
            use: require.resolve('sass-loader'),
          },
          replaceIn(['ParamsDetails', 'RequestSchema', 'ResponseSchema'], {
            '@docusaurus/BrowserOnly': path.join(
              replacements,
              'alwaysRender.ts',
            ),
          }),
          replaceIn(
            ['ParamsItem', 'Schema', 'SchemaItem', 'ApiExplorer/FormLabel'],
            {
              '@docusaurus/Translate': path.join(
                replacements,
                'spacedLabels.ts',
              ),
            },
          ),
        ],
      },
    }),
  };
}
