import type {ProviderRecord} from './types';

export const accountAbstraction: readonly ProviderRecord[] = [
  {
    id: 'account-abstraction/biconomy',
    name: 'Biconomy',
    summary:
      'Modular smart accounts, relayers and gas abstraction on many chains with one TypeScript SDK',
    site: 'https://biconomy.io/',
    docs: 'https://docs.biconomy.io/',
    networks: {mainnet: 'unknown', sepolia: 'unknown'},
    checked: '2026-08',
    tags: ['smart account', 'ERC-4337', 'EIP-7702', 'relayer', 'SDK'],
  },
  {
    id: 'account-abstraction/etherspot',
    name: 'Etherspot',
    summary:
      'Open-source smart account SDKs, the Skandha bundler and the Arka paymaster',
    site: 'https://etherspot.io',
    docs: 'https://etherspot.fyi/introduction',
    networks: {mainnet: true, sepolia: false},
    checked: '2026-08',
    tags: ['smart account', 'ERC-4337', 'bundler', 'paymaster', 'open source'],
  },
  {
    id: 'account-abstraction/noves',
    name: 'Noves',
    summary:
      'Plain-language preview of a user operation before signing, and readable history afterwards',
    site: 'https://noves.fi',
    docs: 'https://docs.noves.fi',
    networks: {mainnet: true, sepolia: 'unknown'},
    checked: '2026-08',
    tags: ['simulation', 'user operation', 'API'],
  },
  {
    id: 'account-abstraction/oklink',
    name: 'OKLink',
    summary:
      'Explorer pages for user operations, ERC-4337 addresses and the EntryPoint contract',
    site: 'https://oklink.com/',
    networks: {mainnet: true, sepolia: 'unknown'},
    checked: '2026-08',
    tags: ['explorer', 'user operation', 'ERC-4337'],
  },
  {
    id: 'account-abstraction/openfort',
    name: 'Openfort',
    summary:
      'Smart accounts, paymaster and bundler behind one interface, each replaceable with a third-party service',
    site: 'https://openfort.io',
    docs: 'https://openfort.io/docs',
    networks: {mainnet: true, sepolia: 'unknown'},
    checked: '2026-08',
    tags: ['smart account', 'ERC-4337', 'EIP-7702', 'bundler', 'paymaster'],
  },
  {
    id: 'account-abstraction/particle-network',
    name: 'Particle Network',
    summary:
      'Social login with MPC keys, smart accounts, a bundler that needs no API key, and a cross-chain paymaster',
    site: 'https://particle.network',
    docs: 'https://developers.particle.network',
    networks: {mainnet: true, sepolia: 'unknown'},
    checked: '2026-08',
    tags: ['social login', 'MPC', 'smart account', 'bundler', 'paymaster'],
  },
  {
    id: 'account-abstraction/pimlico',
    name: 'Pimlico',
    summary:
      'Hosted bundler and paymaster for ERC-4337 over JSON-RPC, with a viem-based client library',
    site: 'https://dashboard.pimlico.io',
    docs: 'https://docs.pimlico.io/',
    networks: {mainnet: true, sepolia: true},
    checked: '2026-08',
    tags: ['bundler', 'paymaster', 'ERC-4337', 'EIP-7702'],
  },
  {
    id: 'account-abstraction/station',
    name: 'Station (GroupOS)',
    summary: 'NFT-bound member accounts with gasless onboarding',
    site: 'https://station.express',
    networks: {mainnet: 'unknown', sepolia: 'unknown'},
    status: {
      kind: 'historical',
      since: '2026-05',
      note: 'Station was removed from the list of Linea tools on 5 May 2026. Its links may no longer work.',
      replacement: {
        label: 'Account abstraction providers',
        href: '/get-started/tooling/account-abstraction',
      },
    },
    checked: '2026-08',
    tags: ['ERC-6551', 'NFT', 'membership'],
  },
  {
    id: 'account-abstraction/smartwallets',
    name: 'thirdweb SDK',
    summary:
      'React button that creates ERC-4337 or EIP-7702 smart accounts, with sponsored gas as an option',
    site: 'https://thirdweb.com',
    docs: 'https://portal.thirdweb.com/connect/account-abstraction/overview',
    networks: {mainnet: true, sepolia: true},
    checked: '2026-08',
    tags: ['smart account', 'ERC-4337', 'EIP-7702', 'React', 'paymaster'],
  },
];
