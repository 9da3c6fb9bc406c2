import type {UserThemeConfig} from '@docusaurus/theme-common';
import {announcement} from './announcement';
import {footer} from './footer';
import {mermaid} from '../features/diagrams/options';
import {navbar} from './navbar';
import {explorer} from '../features/apiReference/options';
import {additionalLanguages, codeTheme} from '../features/codeHighlight/options';

export const themeConfig = {
  ...explorer,
  announcementBar: announcement,
  colorMode: {defaultMode: 'dark', disableSwitch: false, respectPrefersColorScheme: true},
  docs: {sidebar: {hideable: true, autoCollapseCategories: false}},
  footer,
  image: 'img/social-card.png',
  // Built pages show drawings. What the dev server needs to draw would be sent to every reader.
  ...(process.env.NODE_ENV === 'development' && {mermaid}),
  navbar,
  prism: {additionalLanguages, theme: codeTheme, darkTheme: codeTheme},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 5},
} satisfies UserThemeConfig & {mermaid?: unknown};
