import type {ProviderRecord} from './types';

export const crossChain: readonly ProviderRecord[] = [
  {
    id: 'cross-chain/arcana',
    name: 'Arcana chain abstraction',
    summary:
      'SDK that lets users spend what they hold on several chains as one balance',
    site: 'https://arcana.network',
    docs: 'https://docs.arcana.network/ca/introduction/ca/',
    networks: {mainnet: 'unknown', sepolia: false},
    status: {
      kind: 'changed',
      since: '2026-05',
      note: "Arcana's login product was removed from the list of Linea tools on 5 May 2026; the chain abstraction SDK stayed on it, but its npm release 1.1.2 does not list Linea. Ask Arcana before you build on it.",
    },
    checked: '2026-08',
    tags: ['chain abstraction', 'unified balance', 'SDK', 'USDC'],
  },
  {
    id: 'cross-chain/axelar',
    name: 'Axelar',
    summary:
      'Interoperability network for messages and tokens between more than 45 chains',
    site: 'https://docs.axelar.dev/',
    networks: {mainnet: 'unknown', sepolia: 'unknown'},
    status: {
      kind: 'historical',
      since: '2026-05',
      note: 'Axelar was removed from the list of Linea tools on 5 May 2026. This page shows the state as of June 2025 and helps you maintain or replace an integration.',
      replacement: {
        label: 'Chainlink CCIP',
        href: '/get-started/tooling/cross-chain/ccip',
      },
    },
    checked: '2026-08',
    tags: ['messages', 'tokens', 'GMP', 'Gateway'],
  },
  {
    id: 'cross-chain/ccip',
    name: 'Chainlink CCIP',
    summary:
      'Messages, tokens, or both in one transaction, between Linea and other chains',
    site: 'https://docs.chain.link/ccip',
    docs: 'https://docs.chain.link/ccip/directory/mainnet/chain/ethereum-mainnet-linea-1',
    networks: {mainnet: true, sepolia: true},
    checked: '2026-08',
    tags: ['messages', 'tokens', 'Chainlink', 'LINK'],
  },
  {
    id: 'cross-chain/ccip-read',
    name: 'CCIP Read',
    summary:
      'Lets a contract on Ethereum read the storage of a Linea contract, with proofs checked on Ethereum',
    site: 'https://names.linea.build/',
    docs: 'https://eips.ethereum.org/EIPS/eip-3668',
    networks: {mainnet: true, sepolia: 'unknown'},
    status: {
      kind: 'changed',
      since: '2026-04',
      note: 'The contracts on Ethereum Mainnet were redeployed when the hash of the Linea state changed from MiMC to Poseidon2. If your code uses the old verifier, replace its address with the one on this page.',
    },
    checked: '2026-08',
    tags: ['EIP-3668', 'storage proofs', 'ENS', 'gateway'],
  },
  {
    id: 'cross-chain/layerzero',
    name: 'LayerZero',
    summary:
      'Messages, tokens (OFT, ONFT) and reads across chains, with verifiers that each app chooses',
    site: 'https://layerzero.network',
    docs: 'https://docs.layerzero.network/v2',
    networks: {mainnet: true, sepolia: true},
    checked: '2026-08',
    tags: ['omnichain', 'messages', 'OFT', 'ONFT', 'lzRead', 'DVN'],
  },
  {
    id: 'cross-chain/shortcuts',
    name: 'Onthis Shortcuts',
    summary:
      'Send ETH to an ENS name, and a contract bridges it to Linea and acts on it',
    site: 'https://onthis.xyz/',
    docs: 'https://docs.onthis.xyz',
    networks: {mainnet: true, sepolia: 'unknown'},
    checked: '2026-08',
    tags: ['no code', 'bridge', 'ENS', 'Across', 'Snap'],
  },
  {
    id: 'cross-chain/thirdweb',
    name: 'thirdweb Bridge',
    summary: 'React widget that lets users buy, bridge or swap into Linea',
    site: 'https://thirdweb.com/connect/universal-bridge',
    docs: 'https://portal.thirdweb.com/bridge',
    networks: {mainnet: true, sepolia: 'unknown'},
    checked: '2026-08',
    tags: ['onramp', 'swap', 'bridge', 'React', 'widget'],
  },
];
