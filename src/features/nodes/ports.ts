import {clients, type ExecutionClientId} from '../../data/nodes/clients';
import {ports, type Port} from '../../data/nodes/ports';
import type {NodeFiles} from './readFiles';

export interface PublishedPort extends Omit<Port, 'clients'> {
  readonly protocols: readonly string[];
  /** The execution clients in whose node the port is open. */
  readonly clients: readonly ExecutionClientId[];
  /** `internet`: other nodes must reach it. `host`: bound to 127.0.0.1. `internal`: only between the two processes. */
  readonly exposure: 'internet' | 'host' | 'internal';
}

const clientIds = Object.keys(clients) as ExecutionClientId[];

/** Describes a port as the compose files publish it. */
function describePort(
  files: NodeFiles,
  {clients: unpublishedClients = clientIds, ...port}: Port,
): PublishedPort {
  const findMappings = (client: ExecutionClientId): string[] =>
    files.linea.clients[client].ports[port.process].filter((mapping) =>
      mapping.includes(`:${port.port}`),
    );
  const publishingClients = clientIds.filter(
    (client) => findMappings(client).length > 0,
  );
  const [client] = publishingClients;
  if (client === undefined) {
    return {
      ...port,
      clients: unpublishedClients,
      protocols: ['tcp'],
      exposure: 'internal',
    };
  }
  const mappings = findMappings(client);
  return {
    ...port,
    clients: publishingClients,
    protocols: mappings.map((mapping) => mapping.split('/')[1] ?? 'tcp'),
    exposure: mappings.every((mapping) => mapping.startsWith('127.0.0.1:'))
      ? 'host'
      : 'internet',
  };
}

/** Lists the ports of a node: of one client, or of all. */
export function listPorts(
  files: NodeFiles,
  client?: ExecutionClientId,
): PublishedPort[] {
  return ports
    .map((port) => describePort(files, port))
    .filter((port) => !client || port.clients.includes(client));
}
