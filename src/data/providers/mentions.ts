import {privateProviders} from './endpoints';
import type {CategoryId} from './types';

/** A product without its own page that is described under a heading of another page. */
export interface Mention {
  readonly name: string;
  readonly category: CategoryId;
  /** Where it is described, including the heading's anchor. */
  readonly path: string;
  /** Former names and search terms. */
  readonly tags: readonly string[];
}

const tooling = '/get-started/tooling';

const endpointOwners: readonly Mention[] = [
  ...privateProviders.map(({name, webSocket}): Mention => ({
    name,
    category: 'node-providers',
    path: `${tooling}/node-providers#private-rpc-endpoints`,
    tags: ['RPC endpoint', 'RPC URL', ...(webSocket ? ['WebSocket'] : [])],
  })),
  {name: 'Goldsky Edge', category: 'node-providers', path: `${tooling}/node-providers#private-rpc-endpoints`, tags: ['RPC endpoint', 'RPC URL']},
  {name: 'thirdweb RPC', category: 'node-providers', path: `${tooling}/node-providers#public-rpc-endpoints`, tags: ['public RPC endpoint', 'RPC URL']},
];

/** In category order. */
export const mentions: readonly Mention[] = [
  {
    name: 'MetaMask Smart Accounts Kit',
    category: 'account-abstraction',
    path: `${tooling}/account-abstraction#metamask-smart-accounts-kit`,
    tags: ['Delegation Toolkit', 'delegation', 'multisig', 'passkey', 'smart account'],
  },
  {
    name: 'Safe',
    category: 'account-abstraction',
    path: '/get-started/how-to/linea-safe',
    tags: ['multisig', 'multi-signature wallet', 'treasury', 'Gnosis Safe', 'smart account'],
  },
  {
    name: 'Proof of Humanity',
    category: 'attestations',
    path: '/get-started/how-to/poh-api',
    tags: ['Sumsub', 'person', 'identity', 'API'],
  },
  {
    name: 'Reactive Network',
    category: 'cross-chain',
    path: `${tooling}/cross-chain#also-on-linea-reactive-network`,
    tags: ['events', 'automation', 'smart contracts'],
  },
  {
    name: 'Codex',
    category: 'data-indexers',
    path: `${tooling}/data-indexers#services-without-a-page-of-their-own`,
    tags: ['GraphQL', 'token prices', 'holders', 'trades'],
  },
  {
    name: 'Pinax',
    category: 'data-indexers',
    path: `${tooling}/data-indexers#services-without-a-page-of-their-own`,
    tags: ['Firehose', 'Substreams', 'stream'],
  },
  ...endpointOwners,
  {
    name: 'Dynamic',
    category: 'social-login',
    path: `${tooling}/social-login#dynamic`,
    tags: ['embedded wallet', 'email', 'SMS', 'passkey'],
  },
  {
    name: 'MetaMask Embedded Wallets',
    category: 'social-login',
    path: `${tooling}/social-login#metamask-embedded-wallets`,
    tags: ['Web3Auth', 'email', 'mobile', 'games', 'Unity'],
  },
  {
    name: 'Privy',
    category: 'social-login',
    path: `${tooling}/social-login#privy`,
    tags: ['embedded wallet', 'email', 'React'],
  },
];
