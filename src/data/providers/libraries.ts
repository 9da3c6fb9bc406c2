import type {ProviderRecord} from './types';

export const libraries: readonly ProviderRecord[] = [
  {
    id: 'libraries/ape',
    name: 'Ape Framework',
    summary:
      'Python command-line tool that compiles, tests and calls contracts',
    site: 'https://apeworx.io/',
    docs: 'https://docs.apeworx.io/ape/stable/index.html',
    networks: {mainnet: 'unknown', sepolia: false},
    status: {
      kind: 'historical',
      since: '2026-05',
      note: 'Ape was removed from the list of Linea tools on 5 May 2026, and its Linea plugin does not support Linea Sepolia.',
      replacement: {
        label: 'Deploy with Foundry',
        href: '/get-started/how-to/deploy-smart-contract/foundry',
      },
    },
    checked: '2026-08',
    tags: ['Python', 'contracts', 'tests'],
  },
  {
    id: 'libraries/ethereum-list',
    name: 'ethereum-lists/chains',
    summary:
      'Community registry with one JSON file of parameters for each Linea network',
    site: 'https://github.com/ethereum-lists/chains',
    networks: {mainnet: true, sepolia: true},
    checked: '2026-08',
    tags: ['JSON', 'chain ID', 'registry', 'Chainlist'],
  },
  {
    id: 'libraries/ethers-js',
    name: 'Ethers.js',
    summary:
      'Compact JavaScript client that recognizes both Linea networks by name',
    site: 'https://docs.ethers.org/v6/',
    networks: {mainnet: true, sepolia: true},
    checked: '2026-08',
    tags: ['JavaScript', 'TypeScript', 'client'],
  },
  {
    id: 'libraries/multicall',
    name: 'Multicall3',
    summary:
      'Contract that batches many reads into one call, at the same address on both networks',
    site: 'https://github.com/mds1/multicall3',
    networks: {mainnet: true, sepolia: true},
    checked: '2026-08',
    tags: ['contract', 'batch', 'reads'],
  },
  {
    id: 'libraries/reown',
    name: 'Reown',
    summary:
      'AppKit, a wallet connection dialog with presets for both Linea networks',
    site: 'https://reown.com/',
    docs: 'https://docs.reown.com/appkit/react/core/installation',
    networks: {mainnet: true, sepolia: true},
    checked: '2026-08',
    tags: ['WalletConnect', 'AppKit', 'wallets', 'React'],
  },
  {
    id: 'libraries/viem',
    name: 'Viem',
    summary:
      'TypeScript client with Linea chain objects and Linea fee estimation',
    site: 'https://viem.sh',
    docs: 'https://viem.sh/docs/chains/introduction',
    networks: {mainnet: true, sepolia: true},
    checked: '2026-08',
    tags: ['TypeScript', 'client', 'gas'],
  },
  {
    id: 'libraries/wagmi',
    name: 'Wagmi',
    summary: 'React hooks for wallets, balances and contracts, on top of Viem',
    site: 'https://wagmi.sh/',
    docs: 'https://wagmi.sh/react/api/chains',
    networks: {mainnet: true, sepolia: true},
    checked: '2026-08',
    tags: ['React', 'TypeScript', 'wallets', 'hooks'],
  },
  {
    id: 'libraries/web3j',
    name: 'Web3j',
    summary: "Java client with typed methods for Linea's own RPC calls",
    site: 'https://web3labs.com/web3j-sdk',
    docs: 'https://docs.web3j.io/latest/quickstart/',
    networks: {mainnet: true, sepolia: true},
    checked: '2026-08',
    tags: ['Java', 'Kotlin', 'client', 'gas'],
  },
];
