import {
  lineaNetworks,
  type LineaNetwork,
  type LineaNetworkId,
} from '../networks';

import {formatBootnodes, bootnodes} from './bootnodes';

/**
 * Execution clients of a Linea node: versions, options and configuration keys, as of August 2026. tests/unit/nodeFiles.test.ts compares the
 * files under `static/files/nodes` with this module.
 */

export type ExecutionClientId = 'linea-besu' | 'besu' | 'geth' | 'erigon';

type Value = string | number | boolean | readonly string[];
type ValueFor<T> = T | ((network: LineaNetwork) => T);

interface Option {
  /** Name including the dashes: `--syncmode`. */
  readonly name: string;
  /** Value in the compose file's container; `true` for a switch without a value; absent if not used in the container. */
  readonly docker?: ValueFor<string | true>;
  /** Value for a client installed on the host. */
  readonly host?: ValueFor<string | true>;
  readonly description: string;
}

interface Setting {
  /** Key in the TOML file. */
  readonly key: string;
  readonly value: ValueFor<Value>;
  readonly description: string;
}

interface ExecutionClient {
  readonly name: string;
  readonly language: string;
  /** Docker image with the tag used in the compose files. */
  readonly image: string;
  readonly executable: string;
  /** A phrase for the comparison table. */
  readonly summary: string;
  readonly supportsLineaMethods: boolean;
  readonly options: readonly Option[];
  /** TOML configuration, if the client supports it. */
  readonly settings?: readonly Setting[];
}

export const networkFolders = {
  linea: 'mainnet',
  lineaSepolia: 'sepolia',
} as const;

/** Returns the name of the reader's working folder, which is also the name of the compose project: `linea-mainnet-geth`. */
export function getWorkFolder(
  client: ExecutionClientId,
  network: LineaNetwork,
): string {
  return `linea-${networkFolders[network.id]}-${client}`;
}

/** The host name by which Maru reaches the execution client in the compose project. */
export const executionHost = 'el-client';

/** If the variable is missing from `.env`, Compose aborts with the message after `:?`. */
const publicIp = '${PUBLIC_IP:?add PUBLIC_IP to the file .env}';

const jwtInContainer = '/config/jwt.hex';

/** Creates a function that returns a path in the reader's working folder, such as that of the client's chain data, on a network. */
const createHostPath =
  (client: ExecutionClientId, path: string) =>
  (network: LineaNetwork): string =>
    `$HOME/${getWorkFolder(client, network)}/${path}`;

const formatChainId = (network: LineaNetwork): string =>
  String(network.chainId);

const BOOTNODES_OPTION: Option = {
  name: '--bootnodes',
  docker: formatBootnodes,
  host: formatBootnodes,
  description: 'First peers to contact, separated by commas',
};

const lineaBesu: ExecutionClient = {
  name: 'Linea Besu',
  language: 'Java',
  image: 'consensys/linea-besu-package:2.0.0-20260714-6a92ee2',
  executable: 'bin/besu',
  summary:
    'RPC providers and private endpoints: Besu with the Linea plugins and ready-made profiles',
  supportsLineaMethods: true,
  options: [
    {
      name: '--profile',
      docker: (network) => `advanced-${networkFolders[network.id]}`,
      host: (network) => `advanced-${networkFolders[network.id]}`,
      description: 'Bundled settings for network, storage, ports and plugins',
    },
    {
      name: '--data-path',
      host: createHostPath('linea-besu', 'data'),
      description: 'Chain data; `/data` in the profile',
    },
    {
      name: '--node-private-key-file',
      host: createHostPath('linea-besu', 'data/key'),
      description: 'Peer-to-peer identity; `/data/key` in the profile',
    },
    {
      name: '--p2p-host',
      docker: publicIp,
      host: '$PUBLIC_IP',
      description: 'Address announced to other nodes',
    },
    {
      name: '--engine-jwt-disabled',
      docker: 'false',
      host: 'false',
      description: 'Enables the JWT check, which the profile disables',
    },
    {
      name: '--engine-jwt-secret',
      docker: jwtInContainer,
      host: createHostPath('linea-besu', 'jwt.hex'),
      description: 'Secret shared with Maru',
    },
    {
      name: '--rpc-http-host',
      host: '127.0.0.1',
      description: 'Keeps HTTP and the Engine API on this machine',
    },
    {
      name: '--rpc-ws-host',
      host: '127.0.0.1',
      description: 'Keeps WebSocket on this machine',
    },
    {
      name: '--graphql-http-host',
      host: '127.0.0.1',
      description: 'Keeps GraphQL on this machine',
    },
    {
      name: '--metrics-host',
      docker: '0.0.0.0',
      host: '127.0.0.1',
      description: 'Metrics interface',
    },
    {
      ...BOOTNODES_OPTION,
      description: 'First peers to contact; replaces the list in the profile',
    },
  ],
};

const besu: ExecutionClient = {
  name: 'Besu',
  language: 'Java',
  image: 'hyperledger/besu:26.7.1',
  executable: 'besu',
  summary:
    'A local copy of the chain with the standard client, which plugins can extend',
  supportsLineaMethods: false,
  options: [
    {
      name: '--config-file',
      docker: '/config/besu.toml',
      host: createHostPath('besu', 'besu.toml'),
      description: 'Besu configuration file',
    },
    {
      name: '--data-path',
      docker: '/var/lib/besu',
      host: createHostPath('besu', 'data'),
      description: 'Chain data and node key',
    },
    {
      name: '--p2p-host',
      docker: publicIp,
      host: '$PUBLIC_IP',
      description: 'Address announced to other nodes',
    },
    {
      name: '--engine-jwt-secret',
      docker: jwtInContainer,
      host: createHostPath('besu', 'jwt.hex'),
      description: 'Secret shared with Maru',
    },
    {
      name: '--rpc-http-host',
      docker: '0.0.0.0',
      description:
        'HTTP interface inside the container; Docker publishes the port on 127.0.0.1 only',
    },
    {
      name: '--rpc-ws-host',
      docker: '0.0.0.0',
      description: 'WebSocket interface inside the container',
    },
    {
      name: '--metrics-host',
      docker: '0.0.0.0',
      description: 'Metrics interface inside the container',
    },
  ],
  settings: [
    {
      key: 'network',
      value: (network) => network.clientName,
      description: 'Built-in genesis and fork times',
    },
    {
      key: 'sync-mode',
      value: 'SNAP',
      description: 'Downloads the state instead of executing every block',
    },
    {
      key: 'data-storage-format',
      value: 'BONSAI',
      description: 'Compact storage that drops orphaned branches of the state',
    },
    {
      key: 'bootnodes',
      value: (network) =>
        bootnodes[network.id].execution.map(({enode}) => enode),
      description: 'First peers to contact; the built-in network has none',
    },
    {
      key: 'p2p-port',
      value: 30303,
      description: 'Peer-to-peer port, TCP and UDP',
    },
    {
      key: 'min-gas-price',
      value: (network) => (network.id === 'linea' ? 10_000_000 : 1_000),
      description:
        'Lowest gas price, in wei, that the transaction pool accepts',
    },
    {
      key: 'host-allowlist',
      value: ['localhost', '127.0.0.1', executionHost],
      description: 'Host names that callers of JSON-RPC may use',
    },
    {key: 'rpc-http-enabled', value: true, description: 'JSON-RPC over HTTP'},
    {
      key: 'rpc-http-host',
      value: '127.0.0.1',
      description: 'IP address of the interface to listen on',
    },
    {key: 'rpc-http-port', value: 8545, description: 'Port'},
    {
      key: 'rpc-http-api',
      value: ['ETH', 'NET', 'WEB3', 'TXPOOL'],
      description:
        'Method groups; `ADMIN` is omitted because it controls the node',
    },
    {
      key: 'rpc-ws-enabled',
      value: true,
      description: 'JSON-RPC over WebSocket',
    },
    {
      key: 'rpc-ws-host',
      value: '127.0.0.1',
      description: 'IP address of the interface to listen on',
    },
    {key: 'rpc-ws-port', value: 8546, description: 'Port'},
    {
      key: 'rpc-ws-api',
      value: ['ETH', 'NET', 'WEB3'],
      description: 'Method groups',
    },
    {
      key: 'engine-rpc-port',
      value: 8550,
      description: 'Engine API for Maru; the default is 8551',
    },
    {
      key: 'engine-host-allowlist',
      value: ['localhost', '127.0.0.1', executionHost],
      description: 'Host names that Maru may use',
    },
    {key: 'metrics-enabled', value: true, description: 'Prometheus metrics'},
    {
      key: 'metrics-host',
      value: '127.0.0.1',
      description: 'IP address of the interface to listen on',
    },
    {key: 'metrics-port', value: 9545, description: 'Port'},
  ],
};

/** Options that Geth and Erigon share. */
const peerAndHttpOptions: readonly Option[] = [
  {
    name: '--nat',
    docker: `extip:${publicIp}`,
    host: 'extip:$PUBLIC_IP',
    description: 'Address announced to other nodes',
  },
  BOOTNODES_OPTION,
  {name: '--http', docker: true, host: true, description: 'JSON-RPC over HTTP'},
  {
    name: '--http.addr',
    docker: '0.0.0.0',
    host: '127.0.0.1',
    description: 'HTTP interface; Docker publishes the port on 127.0.0.1 only',
  },
  {name: '--http.port', docker: '8545', host: '8545', description: 'Port'},
  {
    name: '--http.api',
    docker: 'eth,net,web3,txpool',
    host: 'eth,net,web3,txpool',
    description: 'Method groups',
  },
  {
    name: '--http.vhosts',
    docker: `localhost,${executionHost}`,
    host: 'localhost',
    description: 'Host names that callers of JSON-RPC may use',
  },
];
const engineApiOptions: readonly Option[] = [
  {
    name: '--authrpc.addr',
    docker: '0.0.0.0',
    host: '127.0.0.1',
    description: 'Engine API interface',
  },
  {
    name: '--authrpc.port',
    docker: '8550',
    host: '8550',
    description: 'Engine API port; the default is 8551',
  },
  {
    name: '--authrpc.vhosts',
    docker: `localhost,${executionHost}`,
    host: 'localhost',
    description: 'Host names that Maru may use',
  },
];

const geth: ExecutionClient = {
  name: 'Geth',
  language: 'Go',
  image: 'ethereum/client-go:v1.17.4',
  executable: 'geth',
  summary:
    'A local copy of the chain with the most widely used Ethereum client',
  supportsLineaMethods: false,
  options: [
    {
      name: '--override.genesis',
      docker: '/config/genesis.json',
      description: 'Loads the genesis file on startup and sets the network ID',
    },
    {
      name: '--datadir',
      host: createHostPath('geth', 'data'),
      description: 'Chain data; stored in the volume in the container',
    },
    {
      name: '--networkid',
      host: formatChainId,
      description: 'Network ID of the chain loaded by `geth init`',
    },
    {
      name: '--syncmode',
      docker: 'snap',
      host: 'snap',
      description: 'Downloads the state instead of executing every block',
    },
    ...peerAndHttpOptions,
    {
      name: '--ws',
      docker: true,
      host: true,
      description: 'JSON-RPC over WebSocket',
    },
    {
      name: '--ws.addr',
      docker: '0.0.0.0',
      host: '127.0.0.1',
      description: 'IP address of the interface to listen on',
    },
    {name: '--ws.port', docker: '8546', host: '8546', description: 'Port'},
    {
      name: '--ws.api',
      docker: 'eth,net,web3,txpool',
      host: 'eth,net,web3,txpool',
      description: 'Method groups',
    },
    ...engineApiOptions,
    {
      name: '--authrpc.jwtsecret',
      docker: jwtInContainer,
      host: createHostPath('geth', 'jwt.hex'),
      description: 'Secret shared with Maru',
    },
    {
      name: '--verbosity',
      docker: '3',
      host: '3',
      description: 'Log level; 3 is info',
    },
  ],
};

const erigon: ExecutionClient = {
  name: 'Erigon',
  language: 'Go',
  image: 'linea-erigon:v3.3.0-linea-patched',
  executable: 'erigon',
  summary: 'Small disks; needs an image that you build yourself',
  supportsLineaMethods: false,
  options: [
    {
      name: '--datadir',
      docker: '/data',
      host: createHostPath('erigon', 'data'),
      description: 'Chain data; the same folder as for `erigon init`',
    },
    {
      name: '--networkid',
      docker: formatChainId,
      host: formatChainId,
      description: 'Network ID',
    },
    {
      name: '--externalcl',
      docker: true,
      host: true,
      description: 'Follows Maru instead of the built-in consensus client',
    },
    {
      name: '--prune.mode',
      docker: 'full',
      host: 'full',
      description: '`full` or `archive`; cannot change after the first start',
    },
    ...peerAndHttpOptions,
    ...engineApiOptions,
    {
      name: '--authrpc.jwtsecret',
      docker: jwtInContainer,
      host: createHostPath('erigon', 'jwt.hex'),
      description: 'Secret shared with Maru',
    },
    {
      name: '--private.api.addr',
      host: '127.0.0.1:9091',
      description: 'Internal API; Maru occupies its default port, 9090',
    },
    {
      name: '--verbosity',
      docker: '3',
      host: '3',
      description: 'Log level; 3 is info',
    },
  ],
};

export const clients: Readonly<Record<ExecutionClientId, ExecutionClient>> = {
  'linea-besu': lineaBesu,
  besu,
  geth,
  erigon,
};

function resolve<T>(value: ValueFor<T>, network: LineaNetwork): T {
  return value instanceof Function ? value(network) : value;
}

interface ResolvedOption {
  readonly name: string;
  /** `true` for a switch. */
  readonly value: string | true;
}

/** Returns a client's options in Docker or on the host, with a network's values. */
export function resolveOptions(
  client: ExecutionClientId,
  network: LineaNetworkId,
  environment: 'docker' | 'host',
): ResolvedOption[] {
  return clients[client].options.flatMap((option) => {
    const value = option[environment];
    return value === undefined
      ? []
      : [{name: option.name, value: resolve(value, lineaNetworks[network])}];
  });
}

/** Formats an option as `--name=value`, or as `--name` if it is a switch. */
export function formatOption({name, value}: ResolvedOption): string {
  return value === true ? name : `${name}=${value}`;
}

/** Returns the keys in a client's TOML file, with a network's values. */
export function resolveSettings(
  client: ExecutionClientId,
  network: LineaNetworkId,
): Record<string, Value> {
  const list = clients[client].settings ?? [];
  return Object.fromEntries(
    list.map(({key, value}) => [key, resolve(value, lineaNetworks[network])]),
  );
}
