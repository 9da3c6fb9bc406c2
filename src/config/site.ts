import type {UserThemeConfig} from '@docusaurus/theme-common';
import type {HtmlTagObject} from '@docusaurus/types';
import {siteName} from '../data/site';
import {explorer} from '../features/apiReference/options';
import {additionalLanguages, codeTheme} from '../features/codeHighlight/plugin';
import {mermaid} from '../features/diagrams/options';
import {footer, navbar} from './navigation';

/**
 * The bar above the navbar; `undefined` for none. `content` is HTML. Readers who close the bar do not see it again until `id` changes. The
 * contrast between text and background must be at least 4.5:1.
 */
const announcement: UserThemeConfig['announcementBar'] = undefined;

/** Background colours in both colour modes; tests/unit/machineFiles.test.ts compares them with tokens.css. */
export const themeColors = {light: '#fff', dark: '#0b1217'} as const;

/** Head tags for machine-readable files and the home screen icon. */
export const headTags = [
  {
    tagName: 'link',
    attributes: {
      rel: 'search',
      type: 'application/opensearchdescription+xml',
      title: siteName,
      href: '/opensearch.xml',
    },
  },
  {
    tagName: 'link',
    attributes: {rel: 'manifest', href: '/manifest.webmanifest'},
  },
  {
    tagName: 'link',
    attributes: {rel: 'apple-touch-icon', href: '/apple-touch-icon.png'},
  },
  {
    tagName: 'noscript',
    attributes: {},
    innerHTML: '<link rel="stylesheet" href="/no-script.css">',
  },
  ...Object.entries(themeColors).map(([mode, content]) => ({
    tagName: 'meta',
    attributes: {
      name: 'theme-color',
      media: `(prefers-color-scheme: ${mode})`,
      content,
    },
  })),
] satisfies HtmlTagObject[];

export const themeConfig = {
  ...explorer,
  announcementBar: announcement,
  colorMode: {
    defaultMode: 'dark',
    disableSwitch: false,
    respectPrefersColorScheme: true,
  },
  docs: {sidebar: {hideable: true, autoCollapseCategories: false}},
  footer,
  image: 'img/social-card.png',
  mermaid,
  navbar,
  prism: {additionalLanguages, theme: codeTheme, darkTheme: codeTheme},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 5},
} satisfies UserThemeConfig & {mermaid?: unknown};
