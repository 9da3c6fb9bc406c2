import type {ProviderRecord} from './types';

export const security: readonly ProviderRecord[] = [
  {
    id: 'security/goplus-security-api',
    name: 'GoPlus Security API',
    summary:
      'Open HTTP API that rates the risks of tokens, addresses, approvals and NFTs',
    site: 'https://gopluslabs.io/',
    docs: 'https://docs.gopluslabs.io/',
    networks: {mainnet: true, sepolia: 'unknown'},
    checked: '2026-08',
    tags: ['token risk', 'address risk', 'API'],
  },
  {
    id: 'security/hexagate',
    name: 'Hexagate',
    summary:
      'Threat detection, invariant monitoring and incident response for protocols',
    site: 'https://hexagate.com',
    networks: {mainnet: true, sepolia: 'unknown'},
    checked: '2026-08',
    tags: ['monitoring', 'incident response', 'Chainalysis'],
  },
  {
    id: 'security/hypernative',
    name: 'Hypernative',
    summary:
      'Predicts security, economic and governance threats and responds automatically',
    site: 'https://hypernative.io/',
    networks: {mainnet: true, sepolia: 'unknown'},
    checked: '2026-08',
    tags: ['monitoring', 'machine learning', 'automation'],
  },
  {
    id: 'security/scamfari',
    name: 'Scamfari',
    summary: 'Community reports about scammers, reviewed by professionals',
    site: 'https://scamfari.com',
    networks: {mainnet: true, sepolia: 'unknown'},
    checked: '2026-08',
    tags: ['scam reports', 'HAPI'],
  },
  {
    id: 'security/spherex',
    name: 'SphereX',
    summary:
      'Onchain firewall that reverted transactions with unexpected behaviour',
    site: 'https://spherex.xyz/',
    docs: 'https://docs.spherex.xyz/spherex-protect/system-architecture',
    networks: {mainnet: 'unknown', sepolia: 'unknown'},
    status: {
      kind: 'historical',
      since: '2026-05',
      note: 'SphereX was removed from the list of Linea tools on 5 May 2026. Its service and links may no longer work.',
      replacement: {
        label: 'Security tools',
        href: '/get-started/tooling/security',
      },
    },
    checked: '2026-08',
    tags: ['firewall', 'runtime protection'],
  },
];
