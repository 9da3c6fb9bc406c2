import type {ProviderRecord} from './types';

export const attestations: readonly ProviderRecord[] = [
  {
    id: 'attestations/primus',
    name: 'Primus',
    summary:
      'Zero-knowledge proofs of website data, which contracts can verify',
    site: 'https://primuslabs.xyz/',
    docs: 'https://docs.primuslabs.xyz/',
    networks: {mainnet: true, sepolia: 'unknown'},
    checked: '2026-08',
    tags: ['zkTLS', 'MPC', 'web data', 'PADO'],
  },
  {
    id: 'attestations/verax',
    name: 'Verax',
    summary:
      'Shared onchain registry where issuers write attestations that anyone can read',
    site: 'https://explorer.ver.ax',
    docs: 'https://docs.ver.ax/verax-documentation/',
    networks: {mainnet: true, sepolia: true},
    checked: '2026-08',
    tags: ['registry', 'identity', 'reputation', 'subgraph'],
  },
];
