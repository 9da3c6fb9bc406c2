/** The consensus client, which runs with every execution client. Its image and values are in the files under `static/files/nodes`. */
export const maru = {name: 'Maru', language: 'Kotlin'} as const;

interface MaruSetting {
  /** Maru's default if the key is missing. */
  readonly defaultValue: string;
  readonly description: string;
}

/** The keys in `maru-config.toml`, each with its table; defaults from Maru's source code as of June 2026. */
export const maruSettings: Readonly<Record<string, MaruSetting>> = {
  'persistence.data-path': {
    defaultValue: 'required',
    description: 'Beacon chain database',
  },
  'persistence.private-key-path': {
    defaultValue: '`private-key` in the data path',
    description: 'Peer-to-peer identity; created when Maru first starts',
  },
  'p2p.port': {defaultValue: '9000', description: 'Peer-to-peer port'},
  'p2p.ip-address': {
    defaultValue: '127.0.0.1',
    description: 'IP address of the interface to listen on',
  },
  'p2p.static-peers': {
    defaultValue: 'none',
    description: 'Maru nodes to connect to',
  },
  'p2p.reconnect-delay': {
    defaultValue: '5s',
    description: 'Pause before reconnecting',
  },
  'p2p.discovery.port': {
    defaultValue: 'discovery off',
    description: 'UDP port for peer discovery',
  },
  'p2p.discovery.bootnodes': {
    defaultValue: 'discovery off',
    description: 'Discovery entry points, as Ethereum node records',
  },
  'p2p.discovery.refresh-interval': {
    defaultValue: 'discovery off',
    description: 'How often the discovery table is refreshed',
  },
  'payload-validator.engine-api-endpoint': {
    defaultValue: 'required',
    description: 'Engine API of the execution client, with the shared secret',
  },
  'payload-validator.eth-api-endpoint': {
    defaultValue: 'none',
    description:
      'JSON-RPC API of the execution client; some versions ignore it and log a warning',
  },
  'payload-validator.payload-validation-enabled': {
    defaultValue: 'true',
    description:
      'Extra check of every payload; off in the official configuration too',
  },
  'observability.port': {defaultValue: '9545', description: 'Metrics port'},
  'observability.jvm-metrics-enabled': {
    defaultValue: 'true',
    description: 'JVM metrics',
  },
  'observability.prometheus-metrics-enabled': {
    defaultValue: 'true',
    description: 'Metrics in Prometheus format',
  },
  'api.port': {defaultValue: '5060', description: 'REST API port'},
  'syncing.peer-chain-height-polling-interval': {
    defaultValue: 'required',
    description: 'How often peers are asked for their height',
  },
  'syncing.el-sync-status-refresh-interval': {
    defaultValue: 'no sync service',
    description: 'How often the execution client is asked for its sync status',
  },
  'syncing.sync-target-selection': {
    defaultValue: 'required',
    description: 'Which of the heights reported by peers to follow',
  },
  'syncing.desync-tolerance': {
    defaultValue: '5',
    description:
      'How many blocks the node may lag before it counts as out of sync',
  },
  'syncing.download.block-range-request-timeout': {
    defaultValue: '5s',
    description: 'How long to wait for a range of blocks',
  },
  'syncing.download.blocks-batch-size': {
    defaultValue: '100',
    description: 'Blocks per request',
  },
  'syncing.download.blocks-parallelism': {
    defaultValue: '1',
    description: 'Parallel requests',
  },
  'syncing.download.max-retries': {
    defaultValue: '5',
    description: 'Attempts per range',
  },
  'syncing.download.backoff-delay': {
    defaultValue: '1s',
    description: 'Pause between attempts',
  },
  'syncing.download.use-unconditional-random-download-peer': {
    defaultValue: 'false',
    description: 'Whether to ask any peer, whatever its height',
  },
};
