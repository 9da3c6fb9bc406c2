import type {HtmlTagObject} from '@docusaurus/types';
import {siteName} from '../data/site';

/** Background of both color modes; tests/unit/machineFiles.test.ts holds them against tokens.css. */
export const themeColors = {light: '#fff', dark: '#0b1217'} as const;

/** Tags of every page's head that name the files for machines and for the home screen. */
export const headTags = [
  {tagName: 'link', attributes: {rel: 'search', type: 'application/opensearchdescription+xml', title: siteName, href: '/opensearch.xml'}},
  {tagName: 'link', attributes: {rel: 'manifest', href: '/manifest.webmanifest'}},
  {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: '/apple-touch-icon.png'}},
  {tagName: 'noscript', attributes: {}, innerHTML: '<link rel="stylesheet" href="/no-script.css">'},
  ...Object.entries(themeColors).map(([mode, content]) => ({
    tagName: 'meta',
    attributes: {name: 'theme-color', media: `(prefers-color-scheme: ${mode})`, content},
  })),
] satisfies HtmlTagObject[];
