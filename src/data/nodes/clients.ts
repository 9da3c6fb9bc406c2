import {
  lineaNetworks,
  type LineaNetwork,
  type LineaNetworkId,
} from '../networks';

/**
 * Execution clients of a Linea node, as of August 2026. Images, options in the container and configuration keys are in the files that
 * readers download, under `static/files/nodes`; here is what those files do not say.
 */

export type ExecutionClientId = 'linea-besu' | 'besu' | 'geth' | 'erigon';

interface Host {
  readonly network: LineaNetwork;
  /** The reader's working folder: `$HOME/linea-mainnet-geth`. */
  readonly folder: string;
}

/** A command-line option. Its value in the container is in the compose file. */
interface Option {
  /** Name including the dashes: `--syncmode`. */
  readonly name: string;
  readonly description: string;
  /** Value for a client installed on the host; `null` if it is not set there, absent if it is the value in the compose file. */
  readonly host?: string | null | ((host: Host) => string);
}

interface ExecutionClient {
  readonly name: string;
  readonly language: string;
  readonly executable: string;
  /** A phrase for the comparison table. */
  readonly summary: string;
  readonly supportsLineaMethods: boolean;
  /** In the order of the start command. */
  readonly options: readonly Option[];
  /** Descriptions of the keys in the client's TOML file, if it has one. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** A network's folder in `static/files/nodes`. */
export const networkFolders = {
  linea: 'mainnet',
  lineaSepolia: 'sepolia',
} as const;

/** Returns the name of the reader's working folder, which is also the name of the compose project: `linea-mainnet-geth`. */
export function getWorkFolder(
  client: ExecutionClientId,
  network: LineaNetworkId,
): string {
  return `linea-${networkFolders[network]}-${client}`;
}

/** Creates a function that returns a path in the reader's working folder. */
const inFolder =
  (path: string) =>
  ({folder}: Host): string =>
    `${folder}/${path}`;

const formatChainId = ({network}: Host): string => String(network.chainId);

const lineaBesu: ExecutionClient = {
  name: 'Linea Besu',
  language: 'Java',
  executable: 'bin/besu',
  summary:
    'RPC providers and private endpoints: Besu with the Linea plugins and ready-made profiles',
  supportsLineaMethods: true,
  options: [
    {
      name: '--profile',
      description: 'Bundled settings for network, storage, ports and plugins',
    },
    {
      name: '--data-path',
      host: inFolder('data'),
      description: 'Chain data; `/data` in the profile',
    },
    {
      name: '--node-private-key-file',
      host: inFolder('data/key'),
      description: 'Peer-to-peer identity; `/data/key` in the profile',
    },
    {
      name: '--p2p-host',
      host: '$PUBLIC_IP',
      description: 'Address announced to other nodes',
    },
    {
      name: '--engine-jwt-disabled',
      description: 'Enables the JWT check, which the profile disables',
    },
    {
      name: '--engine-jwt-secret',
      host: inFolder('jwt.hex'),
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
      host: '127.0.0.1',
      description: 'Metrics interface',
    },
    {
      name: '--bootnodes',
      description: 'First peers to contact; replaces the list in the profile',
    },
  ],
};

const besu: ExecutionClient = {
  name: 'Besu',
  language: 'Java',
  executable: 'besu',
  summary:
    'A local copy of the chain with the standard client, which plugins can extend',
  supportsLineaMethods: false,
  options: [
    {
      name: '--config-file',
      host: inFolder('besu.toml'),
      description: 'Besu configuration file',
    },
    {
      name: '--data-path',
      host: inFolder('data'),
      description: 'Chain data and node key',
    },
    {
      name: '--p2p-host',
      host: '$PUBLIC_IP',
      description: 'Address announced to other nodes',
    },
    {
      name: '--engine-jwt-secret',
      host: inFolder('jwt.hex'),
      description: 'Secret shared with Maru',
    },
    {
      name: '--rpc-http-host',
      host: null,
      description:
        'HTTP interface inside the container; Docker publishes the port on 127.0.0.1 only',
    },
    {
      name: '--rpc-ws-host',
      host: null,
      description: 'WebSocket interface inside the container',
    },
    {
      name: '--metrics-host',
      host: null,
      description: 'Metrics interface inside the container',
    },
  ],
  settings: {
    network: 'Built-in genesis and fork times',
    'sync-mode': 'Downloads the state instead of executing every block',
    'data-storage-format':
      'Compact storage that drops orphaned branches of the state',
    bootnodes: 'First peers to contact; the built-in network has none',
    'p2p-port': 'Peer-to-peer port, TCP and UDP',
    'min-gas-price':
      'Lowest gas price, in wei, that the transaction pool accepts',
    'host-allowlist': 'Host names that callers of JSON-RPC may use',
    'rpc-http-enabled': 'JSON-RPC over HTTP',
    'rpc-http-host': 'IP address of the interface to listen on',
    'rpc-http-port': 'Port',
    'rpc-http-api':
      'Method groups; `ADMIN` is omitted because it controls the node',
    'rpc-ws-enabled': 'JSON-RPC over WebSocket',
    'rpc-ws-host': 'IP address of the interface to listen on',
    'rpc-ws-port': 'Port',
    'rpc-ws-api': 'Method groups',
    'engine-rpc-port': 'Engine API for Maru; the default is 8551',
    'engine-host-allowlist': 'Host names that Maru may use',
    'metrics-enabled': 'Prometheus metrics',
    'metrics-host': 'IP address of the interface to listen on',
    'metrics-port': 'Port',
  },
};

/** Options that Geth and Erigon share. */
const peerAndHttpOptions: readonly Option[] = [
  {
    name: '--nat',
    host: 'extip:$PUBLIC_IP',
    description: 'Address announced to other nodes',
  },
  {
    name: '--bootnodes',
    description: 'First peers to contact, separated by commas',
  },
  {name: '--http', description: 'JSON-RPC over HTTP'},
  {
    name: '--http.addr',
    host: '127.0.0.1',
    description: 'HTTP interface; Docker publishes the port on 127.0.0.1 only',
  },
  {name: '--http.port', description: 'Port'},
  {name: '--http.api', description: 'Method groups'},
  {
    name: '--http.vhosts',
    host: 'localhost',
    description: 'Host names that callers of JSON-RPC may use',
  },
];
const engineApiOptions: readonly Option[] = [
  {
    name: '--authrpc.addr',
    host: '127.0.0.1',
    description: 'Engine API interface',
  },
  {
    name: '--authrpc.port',
    description: 'Engine API port; the default is 8551',
  },
  {
    name: '--authrpc.vhosts',
    host: 'localhost',
    description: 'Host names that Maru may use',
  },
  {
    name: '--authrpc.jwtsecret',
    host: inFolder('jwt.hex'),
    description: 'Secret shared with Maru',
  },
];

const geth: ExecutionClient = {
  name: 'Geth',
  language: 'Go',
  executable: 'geth',
  summary:
    'A local copy of the chain with the most widely used Ethereum client',
  supportsLineaMethods: false,
  options: [
    {
      name: '--override.genesis',
      host: null,
      description: 'Loads the genesis file on startup and sets the network ID',
    },
    {
      name: '--datadir',
      host: inFolder('data'),
      description: 'Chain data; stored in the volume in the container',
    },
    {
      name: '--networkid',
      host: formatChainId,
      description: 'Network ID of the chain loaded by `geth init`',
    },
    {
      name: '--syncmode',
      description: 'Downloads the state instead of executing every block',
    },
    ...peerAndHttpOptions,
    {name: '--ws', description: 'JSON-RPC over WebSocket'},
    {
      name: '--ws.addr',
      host: '127.0.0.1',
      description: 'IP address of the interface to listen on',
    },
    {name: '--ws.port', description: 'Port'},
    {name: '--ws.api', description: 'Method groups'},
    ...engineApiOptions,
    {name: '--verbosity', description: 'Log level; 3 is info'},
  ],
};

const erigon: ExecutionClient = {
  name: 'Erigon',
  language: 'Go',
  executable: 'erigon',
  summary: 'Small disks; needs an image that you build yourself',
  supportsLineaMethods: false,
  options: [
    {
      name: '--datadir',
      host: inFolder('data'),
      description: 'Chain data; the same folder as for `erigon init`',
    },
    {name: '--networkid', description: 'Network ID'},
    {
      name: '--externalcl',
      description: 'Follows Maru instead of the built-in consensus client',
    },
    {
      name: '--prune.mode',
      description: '`full` or `archive`; cannot change after the first start',
    },
    ...peerAndHttpOptions,
    ...engineApiOptions,
    {
      name: '--private.api.addr',
      host: '127.0.0.1:9091',
      description: 'Internal API; Maru occupies its default port, 9090',
    },
    {name: '--verbosity', description: 'Log level; 3 is info'},
  ],
};

export const clients: Readonly<Record<ExecutionClientId, ExecutionClient>> = {
  'linea-besu': lineaBesu,
  besu,
  geth,
  erigon,
};

/** Returns an option's value for a client installed on the host; undefined if it is not set there, `true` for a switch. */
export function getHostValue(
  {host}: Option,
  client: ExecutionClientId,
  network: LineaNetworkId,
  dockerValue: string | true | undefined,
): string | true | undefined {
  if (host === undefined) return dockerValue;
  if (typeof host !== 'function') return host ?? undefined;
  return host({
    network: lineaNetworks[network],
    folder: `$HOME/${getWorkFolder(client, network)}`,
  });
}
