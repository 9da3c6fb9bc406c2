import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {APIOptions} from 'docusaurus-plugin-openapi-docs/src/types';
import {createApiPageMD} from './build/operationPage';
import {operationsPath} from './operationsPath';
import names, {namesAsElements} from '../markdown/build/names';
import tables from '../markdown/build/tables';
import {repositoryUrl} from '../../data/site';

/** The only source of the Token API reference. */
export const specificationFile = 'openapi/token-api.yaml';
/** Written by `npm run openapi`, never committed. */
export const generatedFolder = 'generated/token-api';
const docsId = 'token-api';

/** Makes the operation pages. Its landing page is docs/api/token-api/reference.mdx. */
export const openapi = {
  id: 'openapi',
  docsPluginId: docsId,
  config: {
    tokenApi: {
      specPath: specificationFile,
      outputDir: generatedFolder,
      template: 'src/features/apiReference/build/operation.template.mdx',
      showInfoPage: false,
      // The page's front matter holds the operation as it is: no unpacking library in the browser.
      disableCompression: true,
      markdownGenerators: {createApiPageMD},
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

/** A docs instance of its own: its item component brings the API explorer, which no other page may load. */
export const referenceDocs = {
  id: docsId,
  path: generatedFolder,
  routeBasePath: operationsPath,
  sidebarPath: './src/features/apiReference/sidebar.ts',
  docItemComponent: '@theme/ApiItem',
  rehypePlugins: [tables, names, namesAsElements],
  editUrl: () => `${repositoryUrl}/edit/main/${specificationFile}`,
} satisfies DocsOptions;

/** Options of the theme's try-it panel; part of themeConfig. */
export const explorer = {
  api: {authPersistence: false, requestCredentials: 'omit'},
  languageTabs: [
    {highlight: 'bash', language: 'curl', logoClass: 'curl'},
    {highlight: 'python', language: 'python', logoClass: 'python'},
    {highlight: 'go', language: 'go', logoClass: 'go'},
    {highlight: 'javascript', language: 'nodejs', logoClass: 'nodejs'},
  ],
};
