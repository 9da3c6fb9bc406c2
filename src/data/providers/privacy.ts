import type {Provider} from './types';

export const privacy: readonly Provider[] = [
  {
    id: 'privacy/secret',
    category: 'privacy',
    name: 'Secret Network',
    summary: 'Storage and computation on encrypted data, called from a contract through a gateway',
    site: 'https://scrt.network/confidential-computing-layer',
    docs: 'https://docs.scrt.network/secret-network-documentation/confidential-computing-layer/ethereum-evm-developer-toolkit',
    networks: {mainnet: 'unknown', sepolia: 'unknown'},
    status: {kind: 'active'},
    checked: '2026-08',
    tags: ['confidential computing', 'SecretPath', 'encryption', 'randomness'],
  },
];
