import type {UserThemeConfig} from '@docusaurus/theme-common';
import {announcement} from './announcement';
import {footer} from './footer';
import {mermaid} from './mermaid';
import {navbar} from './navbar';
import {explorer} from './openapi';
import {additionalLanguages, codeTheme} from './prism';

export const themeConfig = {
  ...explorer,
  announcementBar: announcement,
  colorMode: {defaultMode: 'dark', disableSwitch: false, respectPrefersColorScheme: true},
  docs: {sidebar: {hideable: true, autoCollapseCategories: false}},
  footer,
  image: 'img/social-card.png',
  mermaid,
  navbar,
  prism: {additionalLanguages, theme: codeTheme, darkTheme: codeTheme},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 5},
} satisfies UserThemeConfig & {mermaid: unknown};
