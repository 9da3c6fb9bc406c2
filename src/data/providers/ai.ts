import type {Provider} from './types';

export const ai: readonly Provider[] = [
  {
    id: 'ai/spheron',
    category: 'ai',
    name: 'Spheron Network',
    summary: 'Marketplace for rented GPU and CPU compute, for the offchain part of an app',
    site: 'https://spheron.network/',
    docs: 'https://docs.spheron.network/',
    networks: {mainnet: 'unknown', sepolia: 'unknown'},
    status: {kind: 'active'},
    checked: '2026-08',
    tags: ['GPU', 'compute', 'AI'],
  },
];
