import type {ProviderRecord} from './types';

export const nodeProviders: readonly ProviderRecord[] = [
  {
    id: 'node-providers/erpc',
    name: 'eRPC',
    summary:
      'Self-hosted proxy with cache, retries and rate limits in front of several RPC endpoints',
    site: 'https://erpc.cloud/',
    docs: 'https://docs.erpc.cloud/',
    networks: {mainnet: true, sepolia: true},
    checked: '2026-08',
    tags: [
      'RPC proxy',
      'cache',
      'failover',
      'load balancer',
      'Docker',
      'Prometheus',
      'self-hosted',
    ],
  },
];
