import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import type {APIOptions} from 'docusaurus-plugin-openapi-docs/src/types';
import path from 'node:path';
import {explorerAliases} from '../../engine/explorerAliases';
import {createApiPageMD, createInfoPageMD} from './plugin/pages';
import {referencePath} from './paths';
import {samples} from './samples';
import inlineCode from '../markdown/inlineCode';
import tables from '../markdown/tables';
import {repositoryUrl} from '../../data/site';

/** The only source of the Token API reference. */
export const specificationFile = 'openapi/token-api.yaml';
/** Written by `npm run openapi`, never committed. */
export const generatedFolder = 'generated/token-api';
const docsId = 'token-api';

/** Makes the landing page and a page for each operation. */
export const openapi = {
  id: 'openapi',
  docsPluginId: docsId,
  config: {
    tokenApi: {
      specPath: specificationFile,
      outputDir: generatedFolder,
      template: 'src/features/apiReference/plugin/operation.template.mdx',
      infoTemplate: 'src/features/apiReference/plugin/info.template.mdx',
      // The page's front matter holds the operation as it is: no unpacking library in the browser.
      disableCompression: true,
      markdownGenerators: {createApiPageMD, createInfoPageMD: createInfoPageMD(specificationFile)},
      sidebarOptions: {
        groupPathsBy: 'tag',
        sidebarCollapsed: false,
        sidebarGenerators: {
          createDocItem: ({id, title}) => ({type: 'doc', id, label: title}),
        },
      },
    } satisfies Partial<APIOptions>,
  },
};

/** A docs instance of its own, whose pages are generated: below `docs/` all is written. */
export const referenceDocs = {
  id: docsId,
  path: generatedFolder,
  routeBasePath: referencePath,
  sidebarPath: './src/features/apiReference/sidebar.ts',
  rehypePlugins: [tables, inlineCode],
  editUrl: () => `${repositoryUrl}/edit/main/${specificationFile}`,
} satisfies DocsOptions;

/** Options of the theme's try-it panel; part of themeConfig. */
export const explorer = {
  api: {authPersistence: false, requestCredentials: 'omit'},
  languageTabs: Object.values(samples).map(({language, syntax}) => ({highlight: syntax, language, logoClass: syntax})),
};

/**
 * Leaves out 90 % of the API explorer's code: the code generators, which our samples replace, the library that invents values
 * for Postman's placeholders, and the character tables of encodings other than UTF-8. Its stylesheet, which every page would
 * load, is replaced by ours.
 */
export function explorerBundle(): Plugin {
  return {
    name: 'openapi-bundle',
    configureWebpack: () => ({
      resolve: {alias: explorerAliases({codeGenerators: path.join(__dirname, 'samples.ts'), stylesheet: path.join(__dirname, 'browser/explorer.css')})},
    }),
  };
}
