import type {ProviderRecord} from './types';

export const attestations: readonly ProviderRecord[] = [
  {
    id: 'attestations/primus',
    name: 'Primus',
    summary: 'Zero-knowledge proofs about data from websites that a contract can verify',
    site: 'https://primuslabs.xyz/',
    docs: 'https://docs.primuslabs.xyz/',
    networks: {mainnet: true, sepolia: 'unknown'},
    checked: '2026-08',
    tags: ['zkTLS', 'MPC', 'web data', 'PADO'],
  },
  {
    id: 'attestations/verax',
    name: 'Verax',
    summary: 'Shared onchain registry where issuers write attestations that anybody can read',
    site: 'https://explorer.ver.ax',
    docs: 'https://docs.ver.ax/verax-documentation/',
    networks: {mainnet: true, sepolia: true},
    checked: '2026-08',
    tags: ['registry', 'identity', 'reputation', 'subgraph'],
  },
];
