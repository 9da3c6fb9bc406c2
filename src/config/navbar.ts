import type {Navbar} from '@docusaurus/theme-common';

type NavbarConfig = Partial<Navbar>;

export const navbar: NavbarConfig = {
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
    {type: 'doc', docId: 'get-started/index', label: 'Get started', position: 'left'},
    {type: 'doc', docId: 'learn/first-dapp', label: 'Learn', position: 'left'},
    {type: 'doc', docId: 'technology/architecture', label: 'Technology', position: 'left'},
    {type: 'doc', docId: 'api/linea-smart-contracts/linearollup', label: 'APIs & SDK', position: 'left'},
    {type: 'doc', docId: 'release-notes', label: 'Release notes', position: 'right'},
    {href: 'https://discord.gg/linea', label: 'Support', position: 'right'},
    {type: 'search', position: 'right'},
  ],
};
