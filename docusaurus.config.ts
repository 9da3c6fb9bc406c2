import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {docs} from './src/config/docs';
import {readEnvironment} from './src/config/env';
import {performance} from './src/config/performance';
import {parseFrontMatter} from './src/features/markdown/frontMatter';
import {headTags} from './src/config/headTags';
import {openapi, referenceDocs} from './src/features/apiReference/options';
import {sitemap} from './src/config/sitemap';
import {searchOptions} from './src/config/search';
import {themeConfig} from './src/config/theme';
import {abiToolFiles, toolFiles} from './src/config/toolFiles';
import clientRedirects from './src/engine/clientRedirects';
import {getRedirects} from './src/features/hosting/plugin/directoryRedirects';
import {releaseDocsOptions} from './src/features/contracts/pages/releaseDocs';
import {contractAbis} from './src/features/contracts/pages/abiFiles';
import decoderSignatures from './src/features/contracts/decoder/plugin';
import diagrams from './src/features/diagrams/plugin';
import glossary from './src/features/glossary/plugin';
import markdownExport from './src/features/markdownExport/plugin';
import offline from './src/features/offline/plugin';
import openRpc from './src/features/rpc/plugin/openRpc';
import {openRpcPath} from './src/features/rpc/plugin/openRpc';
import openapiBundle from './src/features/apiReference/plugin';
import search from './src/features/search/plugin/indexPlugin';
import securityTxt from './src/features/hosting/plugin/securityTxt';
import apiCatalog from './src/features/hosting/plugin/apiCatalog';
import socialCards, {withSocialCard} from './src/features/socialCards/plugin';
import thirdParty from './src/features/thirdParty/build/plugin';

const environment = readEnvironment();

const config: Config = {
  title: 'Linea',
  tagline: 'Everything you need to build onchain.',
  url: 'https://docs.linea.build',
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
      // The specification names plain storage keys (`theme`, `docusaurus.announcement.…`).
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
        // Our docs plugin below takes its place.
        docs: false,
        blog: false,
        theme: {customCss: ['./src/css/fonts.css', './src/css/tokens.css', './src/css/prism.css', './src/css/custom.css', './src/css/longPages.css', './src/css/touch.css', './src/css/forcedColors.css', './src/css/print.css']},
        sitemap,
      } satisfies PresetOptions,
    ],
  ],

  clientModules: ['./src/engine/address.ts'],

  themes: ['@docusaurus/theme-mermaid', 'docusaurus-theme-openapi-docs'],

  plugins: [
    ['./src/engine/docs.ts', docs],
    [search, searchOptions],
    offline,
    diagrams,
    ...performance,
    openapiBundle,
    ['docusaurus-plugin-openapi-docs', openapi],
    ['@docusaurus/plugin-content-docs', referenceDocs],
    ['./src/features/contracts/pages/releaseDocs.ts', releaseDocsOptions],
    glossary,
    thirdParty(environment),
    clientRedirects(getRedirects()),
    contractAbis,
    openRpc,
    decoderSignatures,
    markdownExport(toolFiles),
    socialCards,
    securityTxt,
    apiCatalog(openRpcPath, abiToolFiles),
  ],

  themeConfig,
};

export default config;
