import {linea, lineaSepolia, type LineaNetworkId} from '../networks';

/**
 * Linea's RPC endpoints, as of August 2026. "Linea methods" means that the endpoint supports Linea's own methods, such as
 * `linea_estimateGas`, and the `finalized` block tag as Linea defines it. Upper-case words in URLs, such as `YOUR_API_KEY`, are
 * placeholders for the reader to replace.
 */

export interface PrivateProvider {
  readonly name: string;
  readonly site: string;
  readonly supportsLineaMethods: boolean;
  readonly supportsWebSocket: boolean;
  /** Shown in brackets after the name. */
  readonly note?: string;
}

export interface PrivateUrl {
  readonly provider: string;
  readonly network: LineaNetworkId;
  readonly https: string;
  /** The URL pattern, or a phrase if it is not published. */
  readonly webSocket: string;
}

export interface PublicEndpoint {
  readonly provider: string;
  readonly network: LineaNetworkId;
  readonly url: string;
  readonly webSocketUrl?: string;
  readonly supportsLineaMethods: boolean;
  /** Whether the URL must contain a key or token, even for free use. */
  readonly needsKey: boolean;
  /** Shown in brackets after the name. */
  readonly note?: string;
}

export const privateProviders: readonly PrivateProvider[] = [
  {
    name: 'Alchemy',
    site: 'https://dashboard.alchemy.com/',
    supportsLineaMethods: true,
    supportsWebSocket: true,
  },
  {
    name: 'ANKR',
    site: 'https://ankr.com/rpc/',
    supportsLineaMethods: false,
    supportsWebSocket: true,
  },
  {
    name: 'BlockPI',
    site: 'https://blockpi.io/',
    supportsLineaMethods: true,
    supportsWebSocket: true,
  },
  {
    name: 'Chainstack',
    site: 'https://chainstack.com/',
    supportsLineaMethods: true,
    supportsWebSocket: true,
    note: 'its documentation lists no linea_ methods: test before you rely on it',
  },
  {
    name: 'dRPC NodeCloud',
    site: 'https://drpc.org/',
    supportsLineaMethods: true,
    supportsWebSocket: true,
  },
  {
    name: 'GetBlock',
    site: 'https://getblock.io/',
    supportsLineaMethods: true,
    supportsWebSocket: true,
  },
  {
    name: 'Infura',
    site: 'https://infura.io/',
    supportsLineaMethods: true,
    supportsWebSocket: true,
  },
  {
    name: 'Moralis',
    site: 'https://moralis.io/nodes/',
    supportsLineaMethods: false,
    supportsWebSocket: false,
  },
  {
    name: 'NodeFlare',
    site: 'https://nodeflare.app/chains/linea',
    supportsLineaMethods: false,
    supportsWebSocket: false,
  },
  {
    name: 'NOWNodes',
    site: 'https://nownodes.io/nodes',
    supportsLineaMethods: true,
    supportsWebSocket: false,
  },
  {
    name: 'QuickNode',
    site: 'https://quicknode.com',
    supportsLineaMethods: false,
    supportsWebSocket: true,
    note: 'its documentation describes linea_estimateGas: test before you rule it out',
  },
  {
    name: 'Unifra',
    site: 'https://unifra.io/',
    supportsLineaMethods: false,
    supportsWebSocket: true,
    note: 'test before you rely on it',
  },
];

const inDashboardText = 'in the dashboard';
const notStatedText = 'not stated';

export const privateUrls: readonly PrivateUrl[] = [
  {
    provider: 'Infura',
    network: 'linea',
    https: linea.infuraRpcUrl,
    webSocket: linea.infuraWebSocketUrl,
  },
  {
    provider: 'Infura',
    network: 'lineaSepolia',
    https: lineaSepolia.infuraRpcUrl,
    webSocket: lineaSepolia.infuraWebSocketUrl,
  },
  {
    provider: 'Alchemy',
    network: 'linea',
    https: 'https://linea-mainnet.g.alchemy.com/v2/YOUR_API_KEY',
    webSocket: 'wss://linea-mainnet.g.alchemy.com/v2/YOUR_API_KEY',
  },
  {
    provider: 'Alchemy',
    network: 'lineaSepolia',
    https: 'https://linea-sepolia.g.alchemy.com/v2/YOUR_API_KEY',
    webSocket: inDashboardText,
  },
  {
    provider: 'ANKR',
    network: 'linea',
    https: 'https://rpc.ankr.com/linea/YOUR_API_KEY',
    webSocket: 'wss://rpc.ankr.com/linea/ws/YOUR_API_KEY',
  },
  {
    provider: 'GetBlock',
    network: 'linea',
    https: 'https://go.getblock.io/YOUR_ACCESS_TOKEN',
    webSocket: inDashboardText,
  },
  {
    provider: 'GetBlock',
    network: 'lineaSepolia',
    https: 'https://go.getblock.io/YOUR_ACCESS_TOKEN',
    webSocket: inDashboardText,
  },
  {
    provider: 'Goldsky Edge',
    network: 'linea',
    https: 'https://edge.goldsky.com/standard/evm/59144?secret=YOUR_SECRET',
    webSocket: notStatedText,
  },
  {
    provider: 'Goldsky Edge',
    network: 'lineaSepolia',
    https: 'https://edge.goldsky.com/standard/evm/59141?secret=YOUR_SECRET',
    webSocket: notStatedText,
  },
  {
    provider: 'Moralis',
    network: 'linea',
    https: 'https://site1.moralis-nodes.com/linea/YOUR_API_KEY',
    webSocket: 'none',
  },
  {
    provider: 'Moralis',
    network: 'lineaSepolia',
    https: 'https://site1.moralis-nodes.com/linea-sepolia/YOUR_API_KEY',
    webSocket: 'none',
  },
];

const officialDefaults = {
  provider: 'Linea',
  supportsLineaMethods: true,
  needsKey: false,
  note: 'official',
} as const;
const drpcDefaults = {
  provider: 'dRPC',
  supportsLineaMethods: true,
  needsKey: false,
} as const;
const thirdwebDefaults = {
  provider: 'thirdweb',
  supportsLineaMethods: false,
  needsKey: false,
} as const;
const getBlockDefaults = {
  provider: 'GetBlock',
  supportsLineaMethods: false,
  needsKey: true,
  url: 'https://go.getblock.io/YOUR_ACCESS_TOKEN',
  note: 'WebSocket URL in the dashboard',
} as const;
const moralisDefaults = {
  provider: 'Moralis',
  supportsLineaMethods: false,
  needsKey: true,
} as const;

export const publicEndpoints: readonly PublicEndpoint[] = [
  {...officialDefaults, network: 'linea', url: linea.rpcUrl},
  {...officialDefaults, network: 'lineaSepolia', url: lineaSepolia.rpcUrl},
  {
    ...drpcDefaults,
    network: 'linea',
    url: 'https://linea.drpc.org',
    webSocketUrl: 'wss://linea.drpc.org',
  },
  {
    ...drpcDefaults,
    network: 'lineaSepolia',
    url: 'https://linea-sepolia.drpc.org',
    webSocketUrl: 'wss://linea-sepolia.drpc.org',
  },
  {
    ...thirdwebDefaults,
    network: 'linea',
    url: 'https://linea.rpc.thirdweb.com',
  },
  {
    ...thirdwebDefaults,
    network: 'lineaSepolia',
    url: 'https://linea-sepolia.rpc.thirdweb.com',
  },
  {
    provider: 'Unifra',
    network: 'linea',
    url: 'https://linea-mainnet-public.unifra.io',
    supportsLineaMethods: false,
    needsKey: false,
    note: 'test before you rely on it',
  },
  {...getBlockDefaults, network: 'linea'},
  {...getBlockDefaults, network: 'lineaSepolia'},
  {
    ...moralisDefaults,
    network: 'linea',
    url: 'https://site1.moralis-nodes.com/linea/YOUR_API_KEY',
  },
  {
    ...moralisDefaults,
    network: 'lineaSepolia',
    url: 'https://site1.moralis-nodes.com/linea-sepolia/YOUR_API_KEY',
  },
];

/** Endpoints that need no key, so the page can measure their latency. The site's `connect-src` must include their hosts. */
export const openEndpoints: readonly PublicEndpoint[] = publicEndpoints.filter(
  ({needsKey}) => !needsKey,
);
