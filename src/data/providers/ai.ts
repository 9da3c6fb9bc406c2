import type {ProviderRecord} from './types';

export const ai: readonly ProviderRecord[] = [
  {
    id: 'ai/spheron',
    name: 'Spheron Network',
    summary:
      'Marketplace for rented GPU and CPU compute, for the offchain part of an app',
    site: 'https://spheron.network/',
    docs: 'https://docs.spheron.network/',
    networks: {mainnet: 'unknown', sepolia: 'unknown'},
    checked: '2026-08',
    tags: ['GPU', 'compute', 'AI'],
  },
];
