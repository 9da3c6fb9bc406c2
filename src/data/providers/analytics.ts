import type {ProviderRecord} from './types';

export const analytics: readonly ProviderRecord[] = [
  {
    id: 'analytics/arkham',
    name: 'Arkham',
    summary:
      'Links addresses to people and companies, on chains other than Linea',
    site: 'https://platform.arkhamintelligence.com/',
    docs: 'https://codex.arkhamintelligence.com/',
    networks: {mainnet: false, sepolia: false},
    status: {
      kind: 'historical',
      since: '2026-01',
      note: 'Arkham ended its support for Linea on 11 January 2026 and was removed from the list of Linea tools on 27 April 2026.',
      replacement: {label: 'Dune', href: '/get-started/tooling/analytics/dune'},
    },
    checked: '2026-08',
    tags: ['address labels', 'intelligence'],
  },
  {
    id: 'analytics/cookie3',
    name: 'Cookie3',
    summary:
      'Marketing analytics that follow a visitor from the website to the wallet',
    site: 'https://cookie3.co/',
    docs: 'https://docs.cookie3.co/',
    networks: {mainnet: 'unknown', sepolia: 'unknown'},
    checked: '2026-08',
    tags: ['marketing', 'attribution', 'segmentation'],
  },
  {
    id: 'analytics/dune',
    name: 'Dune',
    summary:
      'SQL, dashboards and an API over raw and decoded Linea Mainnet tables',
    site: 'https://dune.com/',
    docs: 'https://docs.dune.com/',
    networks: {mainnet: true, sepolia: false},
    checked: '2026-08',
    tags: ['SQL', 'dashboard', 'API', 'Snowflake'],
  },
  {
    id: 'analytics/mobula',
    name: 'Mobula',
    summary: 'Aggregated market and wallet data over REST and WebSocket',
    site: 'https://mobula.io',
    docs: 'https://docs.mobula.io',
    networks: {mainnet: true, sepolia: 'unknown'},
    checked: '2026-08',
    tags: ['market data', 'wallet data', 'API'],
  },
];
