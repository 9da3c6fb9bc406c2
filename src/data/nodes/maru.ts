import type {LineaNetworkId} from '../networks';

import {bootnodes} from './bootnodes';
import {executionHost} from './clients';

/** The consensus client, which runs with every execution client. */
export const maru = {
  name: 'Maru',
  image: 'consensys/maru:1.3.0-20260714-ced387a',
} as const;

type Value =
  | string
  | number
  | boolean
  | readonly string[]
  | Readonly<Record<string, string>>;

interface MaruSetting {
  /** TOML table that contains the key. */
  readonly table: string;
  readonly key: string;
  readonly value: Value | ((network: LineaNetworkId) => Value);
  /** Set if the key is only in this network's file. */
  readonly onlyOn?: LineaNetworkId;
  /** Maru's default if the key is missing. */
  readonly defaultValue: string;
  readonly description: string;
}

/** The keys in `maru-config.toml`, by table; defaults from Maru's source code as of June 2026. */
const tables: Readonly<Record<string, readonly Omit<MaruSetting, 'table'>[]>> =
  {
    persistence: [
      {
        key: 'data-path',
        value: '/opt/maru/data',
        defaultValue: 'required',
        description: 'Beacon chain database',
      },
      {
        key: 'private-key-path',
        value: '/opt/maru/private-key',
        defaultValue: '`private-key` in the data path',
        description: 'Peer-to-peer identity; created when Maru first starts',
      },
    ],
    p2p: [
      {
        key: 'port',
        value: 9000,
        defaultValue: '9000',
        description: 'Peer-to-peer port',
      },
      {
        key: 'ip-address',
        value: '0.0.0.0',
        defaultValue: '127.0.0.1',
        description: 'IP address of the interface to listen on',
      },
      {
        key: 'static-peers',
        value: (network) =>
          bootnodes[network].consensus.map(({multiaddr}) => multiaddr),
        defaultValue: 'none',
        description: 'Maru nodes to connect to',
      },
      {
        key: 'reconnect-delay',
        value: '500ms',
        defaultValue: '5s',
        description: 'Pause before reconnecting',
      },
    ],
    'p2p.discovery': [
      {
        key: 'port',
        value: 9000,
        onlyOn: 'lineaSepolia',
        defaultValue: 'discovery off',
        description: 'UDP port for peer discovery',
      },
      {
        key: 'bootnodes',
        value: [],
        onlyOn: 'lineaSepolia',
        defaultValue: 'discovery off',
        description: 'Discovery entry points, as Ethereum node records',
      },
      {
        key: 'refresh-interval',
        value: '3s',
        onlyOn: 'lineaSepolia',
        defaultValue: 'discovery off',
        description: 'How often the discovery table is refreshed',
      },
    ],
    'payload-validator': [
      {
        key: 'engine-api-endpoint',
        value: {
          endpoint: `http://${executionHost}:8550`,
          'jwt-secret-path': '/config/jwt.hex',
        },
        defaultValue: 'required',
        description:
          'Engine API of the execution client, with the shared secret',
      },
      {
        key: 'eth-api-endpoint',
        value: {endpoint: `http://${executionHost}:8545`},
        defaultValue: 'none',
        description:
          'JSON-RPC API of the execution client; some versions ignore it and log a warning',
      },
      {
        key: 'payload-validation-enabled',
        value: false,
        defaultValue: 'true',
        description:
          'Extra check of every payload; off in the official configuration too',
      },
    ],
    observability: [
      {
        key: 'port',
        value: 9090,
        defaultValue: '9545',
        description: 'Metrics port',
      },
      {
        key: 'jvm-metrics-enabled',
        value: true,
        defaultValue: 'true',
        description: 'JVM metrics',
      },
      {
        key: 'prometheus-metrics-enabled',
        value: true,
        defaultValue: 'true',
        description: 'Metrics in Prometheus format',
      },
    ],
    api: [
      {
        key: 'port',
        value: 8080,
        defaultValue: '5060',
        description: 'REST API port',
      },
    ],
    syncing: [
      {
        key: 'peer-chain-height-polling-interval',
        value: '5s',
        defaultValue: 'required',
        description: 'How often peers are asked for their height',
      },
      {
        key: 'el-sync-status-refresh-interval',
        value: '5s',
        defaultValue: 'no sync service',
        description:
          'How often the execution client is asked for its sync status',
      },
      {
        key: 'sync-target-selection',
        value: 'Highest',
        defaultValue: 'required',
        description: 'Which of the heights reported by peers to follow',
      },
      {
        key: 'desync-tolerance',
        value: 0,
        defaultValue: '5',
        description:
          'How many blocks the node may lag before it counts as out of sync',
      },
    ],
    'syncing.download': [
      {
        key: 'block-range-request-timeout',
        value: '10s',
        defaultValue: '5s',
        description: 'How long to wait for a range of blocks',
      },
      {
        key: 'blocks-batch-size',
        value: 10,
        defaultValue: '100',
        description: 'Blocks per request',
      },
      {
        key: 'blocks-parallelism',
        value: 10,
        defaultValue: '1',
        description: 'Parallel requests',
      },
      {
        key: 'max-retries',
        value: 5,
        defaultValue: '5',
        description: 'Attempts per range',
      },
      {
        key: 'backoff-delay',
        value: '1s',
        defaultValue: '1s',
        description: 'Pause between attempts',
      },
      {
        key: 'use-unconditional-random-download-peer',
        value: false,
        defaultValue: 'false',
        description: 'Whether to ask any peer, whatever its height',
      },
    ],
  };

export const maruSettings: readonly MaruSetting[] = Object.entries(
  tables,
).flatMap(([table, keys]) => keys.map((setting) => ({table, ...setting})));

/** Returns the value of a setting on a network. */
export function getMaruValue(
  {value}: MaruSetting,
  network: LineaNetworkId,
): Value {
  return value instanceof Function ? value(network) : value;
}
