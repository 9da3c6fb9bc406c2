import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {docs} from './src/config/docs';
import {readEnvironment} from './src/config/env';
import {parseFrontMatter} from './src/config/frontMatter';
import {headTags} from './src/config/headTags';
import {openapi, referenceDocs} from './src/config/openapi';
import {sitemap} from './src/config/sitemap';
import {withSocialCard} from './src/config/socialCards';
import {themeConfig} from './src/config/theme';
import clientRedirects from './src/plugins/clientRedirects';
import diagrams from './src/plugins/diagrams';
import glossary from './src/plugins/glossary';
import lazyHighlight from './src/plugins/lazyHighlight';
import markdownTwins from './src/plugins/markdownTwins';
import offline from './src/plugins/offline';
import openapiBundle from './src/plugins/openapi';
import pathMatcher from './src/plugins/pathMatcher';
import preloadFont from './src/plugins/preloadFont';
import search from './src/plugins/search';
import securityTxt from './src/plugins/securityTxt';
import socialCards from './src/plugins/socialCards';
import splitChunks from './src/plugins/splitChunks';
import thirdParty from './src/plugins/thirdParty';

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
        theme: {customCss: ['./src/css/fonts.css', './src/css/tokens.css', './src/css/prism.css', './src/css/custom.css', './src/css/print.css']},
        sitemap,
      } satisfies PresetOptions,
    ],
  ],

  clientModules: ['./src/clientModules/malformedPath.ts', './src/clientModules/pageLoadFailure.ts', './src/clientModules/idlePrefetch.ts'],

  themes: ['@docusaurus/theme-mermaid', 'docusaurus-theme-openapi-docs'],

  plugins: [
    ['./src/plugins/docs.ts', docs],
    search,
    offline,
    diagrams,
    splitChunks,
    pathMatcher,
    openapiBundle,
    ['docusaurus-plugin-openapi-docs', openapi],
    ['@docusaurus/plugin-content-docs', referenceDocs],
    glossary,
    lazyHighlight,
    preloadFont,
    thirdParty(environment),
    clientRedirects,
    markdownTwins,
    socialCards,
    securityTxt,
  ],

  themeConfig,
};

export default config;
