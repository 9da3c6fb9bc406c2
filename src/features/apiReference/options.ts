import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {APIOptions} from 'docusaurus-plugin-openapi-docs/src/types';
import {createApiPageMD, createInfoPageMD} from './plugin/pages';
import {referencePath} from './paths';
import {samples} from './samples';
import {breakNames, keepBreaks, translate} from '../markdown/inlineCode';
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
        sidebarCollapsible: false,
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
  rehypePlugins: [tables, breakNames, keepBreaks, translate],
  editUrl: () => `${repositoryUrl}/edit/main/${specificationFile}`,
} satisfies DocsOptions;

/** Options of the theme's try-it panel; part of themeConfig. */
export const explorer = {
  api: {authPersistence: false, requestCredentials: 'omit'},
  languageTabs: Object.values(samples).map(({language, syntax}) => ({highlight: syntax, language, logoClass: syntax})),
};
