/**
 * The four chains covered by these docs. tests/unit/networks.test.ts compares them with viem's chain definitions. Upper-case
 * words in URLs, such as `YOUR_API_KEY`, are placeholders for the reader to replace.
 */

export type NetworkId = 'ethereum' | 'sepolia' | 'linea' | 'lineaSepolia';
export type LineaNetworkId = 'linea' | 'lineaSepolia';

interface Explorer {
  readonly name: string;
  readonly url: string;
}

export interface Network {
  readonly id: NetworkId;
  /** The name in running text, for example "Linea Sepolia". */
  readonly name: string;
  readonly chainId: number;
  readonly layer: 'L1' | 'L2';
  readonly explorer: Explorer;
  readonly currency: {readonly symbol: string; readonly decimals: number};
}

export interface LineaNetwork extends Network {
  readonly id: LineaNetworkId;
  /** The name shown in wallets. */
  readonly walletName: string;
  readonly settlesOn: NetworkId;
  readonly rpcUrl: string;
  readonly infuraRpcUrl: string;
  readonly infuraWebSocketUrl: string;
  readonly secondExplorer: Explorer;
  /** Export name in `viem/chains` and `wagmi/chains`. */
  readonly viemName: string;
  readonly foundryAlias: string;
  /** Value of the clients' `--network` option. */
  readonly clientName: string;
  /** Seconds between blocks. */
  readonly blockTimeSeconds: number;
  /** Gas units per block. */
  readonly blockGasLimit: number;
  /** Minimum base fee, in wei. */
  readonly baseFeeFloorWei: number;
  readonly forks: readonly Fork[];
}

interface Fork {
  readonly name: string;
  /** Unix time of activation in seconds. Unset for Paris, which was activated by total difficulty. */
  readonly timestamp?: number;
  readonly terminalTotalDifficulty?: number;
  /** UTC, formatted for display. */
  readonly activated: string;
}

const ETH = {symbol: 'ETH', decimals: 18} as const;
const lineaDefaults = {
  layer: 'L2',
  currency: ETH,
  blockTimeSeconds: 1,
  blockGasLimit: 2_000_000_000,
  baseFeeFloorWei: 7,
} as const;

export const ethereum: Network = {
  id: 'ethereum',
  name: 'Ethereum Mainnet',
  chainId: 1,
  layer: 'L1',
  explorer: {name: 'Etherscan', url: 'https://etherscan.io'},
  currency: ETH,
};

export const sepolia: Network = {
  id: 'sepolia',
  name: 'Ethereum Sepolia',
  chainId: 11155111,
  layer: 'L1',
  explorer: {name: 'Etherscan', url: 'https://sepolia.etherscan.io'},
  currency: ETH,
};

export const linea: LineaNetwork = {
  ...lineaDefaults,
  id: 'linea',
  name: 'Linea Mainnet',
  walletName: 'Linea',
  chainId: 59144,
  settlesOn: 'ethereum',
  rpcUrl: 'https://rpc.linea.build',
  infuraRpcUrl: 'https://linea-mainnet.infura.io/v3/YOUR_API_KEY',
  infuraWebSocketUrl: 'wss://linea-mainnet.infura.io/ws/v3/YOUR_API_KEY',
  explorer: {name: 'Lineascan', url: 'https://lineascan.build'},
  secondExplorer: {name: 'Blockscout', url: 'https://explorer.linea.build'},
  viemName: 'linea',
  foundryAlias: 'linea',
  clientName: 'linea-mainnet',
  forks: [
    {
      name: 'Paris',
      terminalTotalDifficulty: 49575263,
      activated: '22 October 2025',
    },
    {
      name: 'Shanghai',
      timestamp: 1761213600,
      activated: '23 October 2025, 10:00:00',
    },
    {
      name: 'Cancun',
      timestamp: 1761645600,
      activated: '28 October 2025, 10:00:00',
    },
    {
      name: 'Prague',
      timestamp: 1761646200,
      activated: '28 October 2025, 10:10:00',
    },
    {
      name: 'Osaka',
      timestamp: 1764798551,
      activated: '3 December 2025, 21:49:11',
    },
  ],
};

export const lineaSepolia: LineaNetwork = {
  ...lineaDefaults,
  id: 'lineaSepolia',
  name: 'Linea Sepolia',
  walletName: 'Linea Sepolia',
  chainId: 59141,
  settlesOn: 'sepolia',
  rpcUrl: 'https://rpc.sepolia.linea.build',
  infuraRpcUrl: 'https://linea-sepolia.infura.io/v3/YOUR_API_KEY',
  infuraWebSocketUrl: 'wss://linea-sepolia.infura.io/ws/v3/YOUR_API_KEY',
  explorer: {name: 'Lineascan', url: 'https://sepolia.lineascan.build'},
  secondExplorer: {
    name: 'Blockscout',
    url: 'https://explorer.sepolia.linea.build',
  },
  viemName: 'lineaSepolia',
  foundryAlias: 'linea-sepolia',
  clientName: 'linea-sepolia',
  forks: [
    {
      name: 'Paris',
      terminalTotalDifficulty: 37331807,
      activated: '24 September 2025',
    },
    {
      name: 'Shanghai',
      timestamp: 1759147200,
      activated: '29 September 2025, 12:00:00',
    },
    {
      name: 'Cancun',
      timestamp: 1759233600,
      activated: '30 September 2025, 12:00:00',
    },
    {
      name: 'Prague',
      timestamp: 1760004000,
      activated: '9 October 2025, 10:00:00',
    },
    {
      name: 'Osaka',
      timestamp: 1764583200,
      activated: '1 December 2025, 10:00:00',
    },
  ],
};

export const networks = {
  ethereum,
  sepolia,
  linea,
  lineaSepolia,
} as const satisfies Record<NetworkId, Network>;
export const lineaNetworks = {linea, lineaSepolia} as const satisfies Record<
  LineaNetworkId,
  LineaNetwork
>;

/** The properties of a network that are RPC endpoints: those whose names end in Url. */
export const rpcUrlNames = (
  Object.keys(linea) as (keyof LineaNetwork)[]
).filter((name): name is Extract<typeof name, `${string}Url`> =>
  name.endsWith('Url'),
);

/** The 24-hour withdrawal limits of the message services. Source: the Security Council's transactions on these dates. */
export const withdrawalLimits = {
  linea: {amount: '8,000 ETH', since: '28 April 2026'},
  ethereum: {amount: '10,000 ETH', since: '21 April 2026'},
} as const;

/** Returns the chain ID in the hexadecimal form that wallets and JSON-RPC use, for example `0xe708`. */
export function formatChainIdHex(network: Network): string {
  return `0x${network.chainId.toString(16)}`;
}

/** Returns the URL of an address in the network's explorer. */
export function getAddressUrl(network: NetworkId, address: string): string {
  return `${networks[network].explorer.url}/address/${address}`;
}

/** Value of a fact: text, a number or a link. */
export type NetworkFactValue = string | number | Explorer;

/** Facts that pages show by name, as in `<NetworkFact network="linea" name="chainId" />`. */
export const networkFacts = {
  name: (n: LineaNetwork) => n.name,
  walletName: (n: LineaNetwork) => n.walletName,
  chainId: (n: LineaNetwork) => String(n.chainId),
  chainIdHex: formatChainIdHex,
  rpcUrl: (n: LineaNetwork) => n.rpcUrl,
  infuraRpcUrl: (n: LineaNetwork) => n.infuraRpcUrl,
  infuraWebSocketUrl: (n: LineaNetwork) => n.infuraWebSocketUrl,
  explorer: (n: LineaNetwork) => n.explorer,
  secondExplorer: (n: LineaNetwork) => n.secondExplorer,
  currency: (n: LineaNetwork) => n.currency.symbol,
  settlesOn: (n: LineaNetwork) => networks[n.settlesOn].name,
  viemName: (n: LineaNetwork) => n.viemName,
  foundryAlias: (n: LineaNetwork) => n.foundryAlias,
  clientName: (n: LineaNetwork) => n.clientName,
  blockTimeSeconds: (n: LineaNetwork) => n.blockTimeSeconds,
  blockGasLimit: (n: LineaNetwork) => n.blockGasLimit,
  baseFeeFloorWei: (n: LineaNetwork) => n.baseFeeFloorWei,
} satisfies Record<
  Exclude<keyof LineaNetwork, 'id' | 'layer' | 'forks'> | 'chainIdHex',
  (network: LineaNetwork) => NetworkFactValue
>;
