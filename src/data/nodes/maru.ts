import type {LineaNetworkId} from '../networks';

import {bootnodes} from './bootnodes';
import {executionHost} from './clients';

/** Maru, the consensus client that runs with every execution client. */
export const maru = {name: 'Maru', image: 'consensys/maru:1.3.0-20260714-ced387a'} as const;

type Value = string | number | boolean | readonly string[] | Readonly<Record<string, string>>;

interface MaruSetting {
  /** TOML table that contains the key. */
  readonly table: string;
  readonly key: string;
  readonly value: Value | ((network: LineaNetworkId) => Value);
  /** Set only in this network's file. */
  readonly only?: LineaNetworkId;
  /** Maru's default if the key is missing. */
  readonly fallback: string;
  readonly meaning: string;
}

/** Keys of `maru-config.toml` by table; defaults from Maru's source code as of June 2026. */
const tables: Readonly<Record<string, readonly Omit<MaruSetting, 'table'>[]>> = {
  persistence: [
    {key: 'data-path', value: '/opt/maru/data', fallback: 'required', meaning: 'Beacon chain database'},
    {
      key: 'private-key-path',
      value: '/opt/maru/private-key',
      fallback: '`private-key` in the data path',
      meaning: 'Peer-to-peer identity; created at the first start',
    },
  ],
  p2p: [
    {key: 'port', value: 9000, fallback: '9000', meaning: 'Peer-to-peer port'},
    {key: 'ip-address', value: '0.0.0.0', fallback: '127.0.0.1', meaning: 'Interface, as an IP address'},
    {
      key: 'static-peers',
      value: (network) => bootnodes[network].consensus.map(({multiaddr}) => multiaddr),
      fallback: 'none',
      meaning: 'Maru nodes to connect to',
    },
    {key: 'reconnect-delay', value: '500ms', fallback: '5s', meaning: 'Pause before reconnecting'},
  ],
  'p2p.discovery': [
    {key: 'port', value: 9000, only: 'lineaSepolia', fallback: 'discovery off', meaning: 'UDP port of peer discovery'},
    {
      key: 'bootnodes',
      value: [],
      only: 'lineaSepolia',
      fallback: 'discovery off',
      meaning: 'Discovery entry points, as Ethereum node records',
    },
    {
      key: 'refresh-interval',
      value: '3s',
      only: 'lineaSepolia',
      fallback: 'discovery off',
      meaning: 'How often the discovery table is refreshed',
    },
  ],
  'payload-validator': [
    {
      key: 'engine-api-endpoint',
      value: {endpoint: `http://${executionHost}:8550`, 'jwt-secret-path': '/config/jwt.hex'},
      fallback: 'required',
      meaning: 'Engine API of the execution client, with the shared secret',
    },
    {
      key: 'eth-api-endpoint',
      value: {endpoint: `http://${executionHost}:8545`},
      fallback: 'none',
      meaning: 'JSON-RPC of the execution client; some versions ignore it and log a warning',
    },
    {
      key: 'payload-validation-enabled',
      value: false,
      fallback: 'true',
      meaning: 'Extra check of every payload; off in the official configuration too',
    },
  ],
  observability: [
    {key: 'port', value: 9090, fallback: '9545', meaning: 'Metrics port'},
    {key: 'jvm-metrics-enabled', value: true, fallback: 'true', meaning: 'Metrics of the JVM'},
    {key: 'prometheus-metrics-enabled', value: true, fallback: 'true', meaning: 'Metrics in Prometheus format'},
  ],
  api: [{key: 'port', value: 8080, fallback: '5060', meaning: 'REST API port'}],
  syncing: [
    {
      key: 'peer-chain-height-polling-interval',
      value: '5s',
      fallback: 'required',
      meaning: 'How often peers are asked for their height',
    },
    {
      key: 'el-sync-status-refresh-interval',
      value: '5s',
      fallback: 'no sync service',
      meaning: 'How often the execution client is asked for its state',
    },
    {
      key: 'sync-target-selection',
      value: 'Highest',
      fallback: 'required',
      meaning: 'Which of the heights that peers report to follow',
    },
    {
      key: 'desync-tolerance',
      value: 0,
      fallback: '5',
      meaning: 'How many blocks the node may lag before it counts as out of sync',
    },
  ],
  'syncing.download': [
    {key: 'block-range-request-timeout', value: '10s', fallback: '5s', meaning: 'How long to wait for a range of blocks'},
    {key: 'blocks-batch-size', value: 10, fallback: '100', meaning: 'Blocks per request'},
    {key: 'blocks-parallelism', value: 10, fallback: '1', meaning: 'Parallel requests'},
    {key: 'max-retries', value: 5, fallback: '5', meaning: 'Attempts per range'},
    {key: 'backoff-delay', value: '1s', fallback: '1s', meaning: 'Pause between attempts'},
    {
      key: 'use-unconditional-random-download-peer',
      value: false,
      fallback: 'false',
      meaning: 'Whether to ask any peer, whatever its height',
    },
  ],
};

export const maruSettings: readonly MaruSetting[] = Object.entries(tables).flatMap(([table, keys]) => keys.map((setting) => ({table, ...setting})));

/** Value of a setting on a network. */
export function maruValue({value}: MaruSetting, network: LineaNetworkId): Value {
  return value instanceof Function ? value(network) : value;
}
