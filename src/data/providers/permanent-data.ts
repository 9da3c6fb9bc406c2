import type {ProviderRecord, ProviderStatus} from './types';

const irysStatus: ProviderStatus = {
  kind: 'historical',
  since: '2026-05',
  note: 'Irys was removed from the list of Linea tools on 5 May 2026, and no replacement has been named. Its 2026 packages still contain the token linea-eth, but test on devnet whether the service accepts it before you rely on it.',
};

export const permanentData: readonly ProviderRecord[] = [
  {
    id: 'permanent-data/irys/overview',
    name: 'Irys',
    summary: 'Storage for files of any size, paid for once with ETH on Linea',
    site: 'https://docs.irys.xyz/',
    networks: {mainnet: true, sepolia: true},
    status: irysStatus,
    checked: '2026-08',
    tags: ['storage', 'NFT', 'metadata'],
  },
  {
    id: 'permanent-data/irys/irys-quickstart',
    name: 'Irys quickstart',
    summary: 'Fund, upload and download with the Irys SDK or command line',
    site: 'https://docs.irys.xyz/',
    networks: {mainnet: true, sepolia: true},
    status: irysStatus,
    checked: '2026-08',
    tags: ['storage', 'SDK', 'CLI', 'upload'],
  },
  {
    id: 'permanent-data/irys/irys-querying',
    name: 'Irys queries',
    summary: 'GraphQL search over the metadata of Irys uploads',
    site: 'https://docs.irys.xyz/',
    docs: 'https://docs.irys.xyz/build/d/features/tags',
    networks: {mainnet: true, sepolia: true},
    status: irysStatus,
    checked: '2026-08',
    tags: ['storage', 'GraphQL', 'query', 'tags'],
  },
];
