import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {content} from './src/config/content';
import {output} from './src/config/output';
import {performance} from './src/config/performance';
import {search} from './src/config/search';
import {headTags, themeConfig} from './src/config/site';
import {sitemap} from './src/config/sitemap';
import {siteUrl} from './src/data/site';
import {parseFrontMatter} from './src/features/markdown/frontMatter';
import {withSocialCard} from './src/features/socialCards/plugin';

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
        docs: false, // configured in src/config/content.ts
        blog: false,
        theme: {customCss: styles},
        sitemap,
      } satisfies PresetOptions,
    ],
  ],

  clientModules: ['./src/engine/address.ts', './src/lib/expandForPrint.ts'],

  themes: ['@docusaurus/theme-mermaid', 'docusaurus-theme-openapi-docs'],

  plugins: [...content, search, ...output, ...performance],

  themeConfig,
};

export default config;
