import type {ProviderRecord} from './types';

export const privacy: readonly ProviderRecord[] = [
  {
    id: 'privacy/secret',
    name: 'Secret Network',
    summary:
      'Storage and computation on encrypted data, called from a contract through a gateway',
    site: 'https://scrt.network/confidential-computing-layer',
    docs: 'https://docs.scrt.network/secret-network-documentation/confidential-computing-layer/ethereum-evm-developer-toolkit',
    networks: {mainnet: 'unknown', sepolia: 'unknown'},
    checked: '2026-08',
    tags: ['confidential computing', 'SecretPath', 'encryption', 'randomness'],
  },
];
