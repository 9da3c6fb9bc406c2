import type {Footer, Navbar} from '@docusaurus/theme-common';
import {repositoryUrl, statusUrl} from '../data/site';

export const navbar: Partial<Navbar> = {
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
      type: 'doc',
      docId: 'get-started/index',
      label: 'Get started',
      position: 'left',
    },
    {type: 'doc', docId: 'learn/first-dapp', label: 'Learn', position: 'left'},
    {
      type: 'doc',
      docId: 'technology/architecture',
      label: 'Technology',
      position: 'left',
    },
    {
      type: 'doc',
      docId: 'api/linea-smart-contracts/linearollup',
      label: 'APIs & SDK',
      position: 'left',
    },
    {
      type: 'doc',
      docId: 'release-notes',
      label: 'Release notes',
      position: 'right',
    },
    {href: 'https://discord.gg/linea', label: 'Support', position: 'right'},
    {type: 'search', position: 'right'},
  ],
};

export const footer: Footer = {
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
