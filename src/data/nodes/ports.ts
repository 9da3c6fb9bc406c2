import type {ExecutionClientId} from './clients';

/** A port of a Linea node. How it is published is in the compose files under `static/files/nodes`. */
export interface Port {
  readonly port: number;
  readonly process: 'Execution client' | 'Maru';
  readonly purpose: string;
  /** Of a port that no compose file publishes: the execution clients that open it; all if omitted. */
  readonly clients?: readonly ExecutionClientId[];
}

export const ports: readonly Port[] = [
  {
    port: 30303,
    process: 'Execution client',
    purpose: 'Peer-to-peer traffic and discovery',
  },
  {
    port: 9000,
    process: 'Maru',
    purpose: 'Peer-to-peer traffic and discovery',
  },
  {
    port: 8545,
    process: 'Execution client',
    purpose: 'JSON-RPC over HTTP',
  },
  {
    port: 8546,
    process: 'Execution client',
    purpose: 'JSON-RPC over WebSocket',
  },
  {
    port: 8547,
    process: 'Execution client',
    clients: ['linea-besu'],
    purpose: 'GraphQL',
  },
  {
    port: 8550,
    process: 'Execution client',
    purpose: 'Engine API for Maru',
  },
  {
    port: 9545,
    process: 'Execution client',
    purpose: 'Prometheus metrics',
  },
  {
    port: 8080,
    process: 'Maru',
    purpose: 'REST API modelled on the Ethereum Beacon API',
  },
  {
    port: 9090,
    process: 'Maru',
    purpose: 'Prometheus metrics',
  },
];
