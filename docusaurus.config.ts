import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {Config, PluginConfig} from '@docusaurus/types';
import {docs, sitemap} from './src/config/docs';
import {readEnvironment} from './src/config/env';
import {search} from './src/config/search';
import {headTags, themeConfig} from './src/config/site';
import {siteUrl} from './src/data/site';
import {assertBrowserSources} from './src/engine/assertSource';
import clientRedirects from './src/engine/clientRedirects';
import explorerAliases from './src/engine/explorerAliases';
import hydration from './src/engine/hydration/plugin';
import splitChunks from './src/engine/splitChunks';
import trimModules from './src/engine/trimModules';
import {openapi, referenceDocs} from './src/features/apiReference/options';
import addresses from './src/features/addresses/plugin';
import lazyHighlight from './src/features/codeHighlight/plugin';
import decoderSignatures from './src/features/contracts/plugin/signatureIndex';
import {abiDownloads} from './src/features/contracts/pages/abiList';
import diagrams from './src/features/diagrams/plugin';
import {glossaryPlugin} from './src/features/glossary/plugin/remark';
import {getRedirects} from './src/features/hosting/plugin/directoryRedirects';
import wellKnown, {tokenApiFile} from './src/features/hosting/plugin/wellKnown';
import loadErrors from './src/features/loadErrors/plugin';
import {parseFrontMatter} from './src/features/markdown/frontMatter';
import {includedFiles} from './src/features/markdown/includeFiles';
import markdownExport from './src/features/markdownExport/plugin';
import nodes from './src/features/nodes/plugin';
import offline from './src/features/offline/plugin';
import providers from './src/features/providers/plugin';
import openRpc, {openRpcFile} from './src/features/rpc/plugin/openRpc';
import socialCards, {withSocialCard} from './src/features/socialCards/plugin';
import thirdParty from './src/features/thirdParty/plugin';

/** Plugins that generate the pages. */
const content: PluginConfig[] = [
  ['./src/engine/docs.ts', docs],
  ['docusaurus-plugin-openapi-docs', openapi],
  explorerAliases,
  ['@docusaurus/plugin-content-docs', referenceDocs],
  diagrams,
  glossaryPlugin,
  decoderSignatures,
  addresses,
  providers,
  nodes,
  includedFiles,
];

/** Plugins that write files other than pages, or add something to all pages. */
const output: PluginConfig[] = [
  offline,
  thirdParty(readEnvironment()),
  clientRedirects(getRedirects()),
  openRpc,
  markdownExport([openRpcFile, tokenApiFile, ...abiDownloads]),
  socialCards,
  wellKnown(openRpcFile.path, abiDownloads),
];

/** Plugins for startup, loading and load failures. */
const loading: PluginConfig[] = [
  assertBrowserSources,
  splitChunks,
  trimModules,
  hydration,
  lazyHighlight,
  loadErrors,
];

const styles = [
  'fonts',
  'tokens',
  'prism',
  'custom',
  'navbar',
  'reference',
  'longPages',
  'network',
  'touch',
  'forcedColors',
  'print',
].map((name) => `./src/css/${name}.css`);

const config: Config = {
  title: 'Linea',
  tagline: 'Everything you need to build onchain.',
  url: siteUrl,
  baseUrl: '/',
  trailingSlash: false,
  favicon: 'img/favicon.svg',
  headTags,
  i18n: {defaultLocale: 'en', locales: ['en']},

  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',

  future: {
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      useCssCascadeLayers: true,
      // The specification requires storage keys without a namespace (`theme`, `docusaurus.announcement.…`).
      siteStorageNamespacing: false,
      fasterByDefault: true,
      mdx1CompatDisabledByDefault: true,
    },
    faster: true,
  },

  markdown: {
    mermaid: true,
    emoji: false,
    parseFrontMatter: withSocialCard(parseFrontMatter),
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },

  presets: [
    [
      'classic',
      {
        docs: false, // `docs` above, with the plugin in src/engine/docs.ts
        blog: false,
        theme: {customCss: styles},
        sitemap,
      } satisfies PresetOptions,
    ],
  ],

  clientModules: [
    './src/engine/address.ts',
    './src/lib/expandForPrint.ts',
    './src/lib/layOutPage.ts',
  ],

  themes: ['@docusaurus/theme-mermaid', 'docusaurus-theme-openapi-docs'],

  plugins: [...content, search, ...output, ...loading],

  themeConfig,
};

export default config;
