import type {CategoryId} from './categories';
import {privateProviders} from './endpoints';

/** A product that has no page, but is described under a heading on another page. */
export interface Mention {
  readonly name: string;
  readonly category: CategoryId;
  /** Path of its description, including the heading's anchor. */
  readonly path: string;
  /** Former names and search terms. */
  readonly tags: readonly string[];
}

/** Creates a mention of a product that is described under a heading on its category's page. */
const createMention = (
  category: CategoryId,
  anchor: string,
  name: string,
  tags: readonly string[],
): Mention => ({
  name,
  category,
  path: `/get-started/tooling/${category}#${anchor}`,
  tags,
});

const endpointProviders: readonly Mention[] = [
  ...privateProviders.map(({name, supportsWebSocket}) =>
    createMention('node-providers', 'private-rpc-endpoints', name, [
      'RPC endpoint',
      'RPC URL',
      ...(supportsWebSocket ? ['WebSocket'] : []),
    ]),
  ),
  createMention('node-providers', 'private-rpc-endpoints', 'Goldsky Edge', [
    'RPC endpoint',
    'RPC URL',
  ]),
  createMention('node-providers', 'public-rpc-endpoints', 'thirdweb RPC', [
    'public RPC endpoint',
    'RPC URL',
  ]),
];

/** The mentions, in category order. */
export const mentions: readonly Mention[] = [
  createMention(
    'account-abstraction',
    'metamask-smart-accounts-kit',
    'MetaMask Smart Accounts Kit',
    [
      'Delegation Toolkit',
      'delegation',
      'multisig',
      'passkey',
      'smart account',
    ],
  ),
  {
    name: 'Safe',
    category: 'account-abstraction',
    path: '/get-started/how-to/linea-safe',
    tags: [
      'multisig',
      'multi-signature wallet',
      'treasury',
      'Gnosis Safe',
      'smart account',
    ],
  },
  {
    name: 'Proof of Humanity',
    category: 'attestations',
    path: '/get-started/how-to/poh-api',
    tags: ['Sumsub', 'person', 'identity', 'API'],
  },
  createMention(
    'cross-chain',
    'also-on-linea-reactive-network',
    'Reactive Network',
    ['events', 'automation', 'smart contracts'],
  ),
  createMention(
    'data-indexers',
    'services-without-a-page-of-their-own',
    'Codex',
    ['GraphQL', 'token prices', 'holders', 'trades'],
  ),
  createMention(
    'data-indexers',
    'services-without-a-page-of-their-own',
    'Pinax',
    ['Firehose', 'Substreams', 'stream'],
  ),
  ...endpointProviders,
  createMention('social-login', 'dynamic', 'Dynamic', [
    'embedded wallet',
    'email',
    'SMS',
    'passkey',
  ]),
  createMention(
    'social-login',
    'metamask-embedded-wallets',
    'MetaMask Embedded Wallets',
    ['Web3Auth', 'email', 'mobile', 'games', 'Unity'],
  ),
  createMention('social-login', 'privy', 'Privy', [
    'embedded wallet',
    'email',
    'React',
  ]),
];
