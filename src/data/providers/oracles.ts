import type {ProviderRecord} from './types';

export const oracles: readonly ProviderRecord[] = [
  {
    id: 'oracles/api3',
    name: 'API3',
    summary:
      'Price feeds signed by the data providers themselves, bought per feed and written onchain',
    site: 'https://api3.org/',
    docs: 'https://docs.api3.org/',
    networks: {mainnet: true, sepolia: false},
    status: {
      kind: 'changed',
      since: '2025-10',
      note: 'API3 stopped serving Linea Sepolia on 1 October 2025. Its feeds on Linea Mainnet continue.',
    },
    checked: '2026-08',
    tags: ['price feed', 'push oracle', 'dAPI', 'first-party oracle', 'OEV'],
  },
  {
    id: 'oracles/chainlink',
    name: 'Chainlink',
    summary:
      'Price feeds written onchain, ready to read, and the CCIP bridge protocol',
    site: 'https://chain.link/',
    docs: 'https://docs.chain.link/',
    networks: {mainnet: true, sepolia: 'unknown'},
    checked: '2026-08',
    tags: [
      'price feed',
      'push oracle',
      'AggregatorV3Interface',
      'data feeds',
      'CCIP',
    ],
  },
  {
    id: 'oracles/dia',
    name: 'DIA',
    summary:
      'Custom oracles built from primary market data, with a demo oracle on Linea Sepolia',
    site: 'https://www.diadata.org/',
    docs: 'https://www.diadata.org/docs',
    networks: {mainnet: true, sepolia: true},
    status: {
      kind: 'changed',
      since: '2026-03',
      note: 'The demo oracle moved from Linea Mainnet to Linea Sepolia. On Linea Mainnet, DIA now serves custom oracles.',
    },
    checked: '2026-08',
    tags: ['price feed', 'push oracle', 'custom oracle', 'RWA', 'randomness'],
  },
  {
    id: 'oracles/ora',
    name: 'ORA',
    summary:
      'Runs AI models offchain and calls your contract back with the result',
    site: 'https://ora.io',
    docs: 'https://docs.ora.io',
    networks: {mainnet: true, sepolia: false},
    checked: '2026-08',
    tags: [
      'AI oracle',
      'opML',
      'OAO',
      'inference',
      'Llama',
      'Stable Diffusion',
    ],
  },
  {
    id: 'oracles/pyth',
    name: 'Pyth Network',
    summary:
      'Market prices with a confidence interval, brought onchain by the transaction that uses them',
    site: 'https://pyth.network/',
    docs: 'https://docs.pyth.network/evm',
    networks: {mainnet: true, sepolia: true},
    status: {
      kind: 'changed',
      foundIn: '2026-08',
      note: 'Pyth scheduled an upgrade for 18 August 2026, after which its price server Hermes requires an API key. Contracts that only read prices onchain need no key.',
    },
    checked: '2026-08',
    tags: [
      'price feed',
      'pull oracle',
      'Hermes',
      'confidence interval',
      'equities',
    ],
  },
  {
    id: 'oracles/redstone',
    name: 'RedStone',
    summary:
      'Signed prices in the calldata of your transaction, and push feeds for restaked ETH',
    site: 'https://redstone.finance/',
    docs: 'https://docs.redstone.finance/',
    networks: {mainnet: true, sepolia: 'unknown'},
    checked: '2026-08',
    tags: [
      'price feed',
      'pull oracle',
      'push oracle',
      'ezETH',
      'weETH',
      'liquid restaking',
    ],
  },
  {
    id: 'oracles/supra',
    name: 'Supra',
    summary:
      'Price feeds, stored onchain or delivered as proofs that you submit yourself',
    site: 'https://supraoracles.com/',
    docs: 'https://docs.supra.com/oracles/overview',
    networks: {mainnet: 'unknown', sepolia: 'unknown'},
    checked: '2026-08',
    tags: ['price feed', 'pull oracle', 'push oracle', 'DORA'],
  },
  {
    id: 'oracles/tellor',
    name: 'Tellor',
    summary:
      'Data of any type, reported by anyone with a stake and open to dispute',
    site: 'https://docs.tellor.io',
    networks: {mainnet: true, sepolia: true},
    checked: '2026-08',
    tags: ['permissionless oracle', 'dispute', 'TRB', 'query ID', 'Autopay'],
  },
  {
    id: 'oracles/umbrella',
    name: 'Umbrella Network',
    summary:
      'Price feeds from community validators, no longer listed for Linea',
    site: 'https://umb.network/',
    docs: 'https://umbrella-network.github.io/technical-documentation/umbrella-network/docs/getting-started-1.html',
    networks: {mainnet: false, sepolia: false},
    status: {
      kind: 'historical',
      since: '2026-05',
      note: 'Umbrella Network was removed from the list of Linea tools on 5 May 2026. Do not rely on its feeds being updated.',
      replacement: {
        label: 'another oracle',
        href: '/get-started/tooling/oracles',
      },
    },
    checked: '2026-08',
    tags: ['price feed', 'historical'],
  },
];
