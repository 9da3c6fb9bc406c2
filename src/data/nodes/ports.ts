import type {ExecutionClientId} from './clients';

/** A port of a Linea node, and how the compose files under `static/files/nodes` publish it. */
export interface Port {
  readonly port: number;
  readonly protocols: readonly ('tcp' | 'udp')[];
  readonly process: 'Execution client' | 'Maru';
  /** Execution clients that open the port; all if omitted. */
  readonly clients?: readonly ExecutionClientId[];
  readonly purpose: string;
  /** `internet`: other nodes must reach it. `host`: bound to 127.0.0.1. `internal`: only between the two processes. */
  readonly exposure: 'internet' | 'host' | 'internal';
}

export const ports: readonly Port[] = [
  {
    port: 30303,
    protocols: ['tcp', 'udp'],
    process: 'Execution client',
    purpose: 'Peer-to-peer traffic and discovery',
    exposure: 'internet',
  },
  {
    port: 9000,
    protocols: ['tcp', 'udp'],
    process: 'Maru',
    purpose: 'Peer-to-peer traffic and discovery',
    exposure: 'internet',
  },
  {
    port: 8545,
    protocols: ['tcp'],
    process: 'Execution client',
    purpose: 'JSON-RPC over HTTP',
    exposure: 'host',
  },
  {
    port: 8546,
    protocols: ['tcp'],
    process: 'Execution client',
    clients: ['linea-besu', 'besu', 'geth'],
    purpose: 'JSON-RPC over WebSocket',
    exposure: 'host',
  },
  {
    port: 8547,
    protocols: ['tcp'],
    process: 'Execution client',
    clients: ['linea-besu'],
    purpose: 'GraphQL',
    exposure: 'internal',
  },
  {
    port: 8550,
    protocols: ['tcp'],
    process: 'Execution client',
    purpose: 'Engine API for Maru',
    exposure: 'internal',
  },
  {
    port: 9545,
    protocols: ['tcp'],
    process: 'Execution client',
    clients: ['linea-besu', 'besu'],
    purpose: 'Prometheus metrics',
    exposure: 'host',
  },
  {
    port: 8080,
    protocols: ['tcp'],
    process: 'Maru',
    purpose: 'REST API modelled on the Ethereum Beacon API',
    exposure: 'host',
  },
  {
    port: 9090,
    protocols: ['tcp'],
    process: 'Maru',
    purpose: 'Prometheus metrics',
    exposure: 'host',
  },
];
