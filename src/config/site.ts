import type {Footer, Navbar, UserThemeConfig} from '@docusaurus/theme-common';
import type {HtmlTagObject} from '@docusaurus/types';
import {repositoryUrl, siteName, statusUrl} from '../data/site';
import {explorer} from '../features/apiReference/options';
import {additionalLanguages, codeTheme} from '../features/codeHighlight/plugin';
import {mermaid} from '../features/diagrams/options';

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

const navbar: Partial<Navbar> = {
  title: 'Docs',
  hideOnScroll: false,
  logo: {
    alt: 'Linea',
    src: 'img/wordmark.svg',
    srcDark: 'img/wordmark-dark.svg',
    width: 84,
    height: 26,
  },
  items: [
    {
      to: '/get-started',
      activeBasePath: '/get-started',
      label: 'Get started',
      position: 'left',
    },
    {
      to: '/learn/first-dapp',
      activeBasePath: '/learn',
      label: 'Learn',
      position: 'left',
    },
    {
      to: '/technology/architecture',
      activeBasePath: '/technology',
      label: 'Technology',
      position: 'left',
    },
    {
      to: '/api/linea-smart-contracts/linearollup',
      activeBasePath: '/api',
      label: 'APIs & SDK',
      position: 'left',
    },
    {to: '/release-notes', label: 'Release notes', position: 'right'},
    {href: 'https://discord.gg/linea', label: 'Support', position: 'right'},
    {type: 'search', position: 'right'},
  ],
};

const footer: Footer = {
  style: 'light',
  links: [
    {
      title: 'Links',
      items: [
        {label: 'Home', href: 'https://linea.build/'},
        {label: 'Blog', href: 'https://linea.build/blog'},
        {label: 'Status', href: statusUrl},
        {label: 'Mainnet block explorer', href: 'https://lineascan.build'},
        {label: 'Risk disclosures', to: '/risk-disclosures'},
        {label: 'Read offline', to: '/offline'},
        {
          label: 'Terms of service',
          href: 'https://linea.build/terms-of-service',
        },
        {label: 'Privacy policy', href: 'https://linea.build/privacy-policy'},
      ],
    },
    {
      title: 'Get involved',
      items: [
        {label: 'Developer Hub', href: 'https://developer.linea.build/'},
        {label: 'Linea Hub', href: 'https://linea.build/apps'},
        {label: 'Join our Discord', href: 'https://discord.gg/linea'},
        {
          label: 'Get support',
          href: 'https://community.linea.build/c/developer-support',
        },
        {
          label: 'Give feedback',
          href: 'https://community.linea.build/c/feedback',
        },
      ],
    },
    {
      title: 'Contribute',
      items: [
        {label: 'GitHub', href: repositoryUrl},
        {
          label: 'Contribution guide',
          href: `${repositoryUrl}/blob/main/CONTRIBUTING.md`,
        },
        {label: 'Report a problem', href: `${repositoryUrl}/issues/new/choose`},
      ],
    },
  ],
  copyright: 'Copyright © 2025 Consensys, Inc.',
};

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
