import type {ReactNode} from 'react';

import {lineaNetworks} from '@site/src/data/networks';
import {clients, options, settings, type ExecutionClientId} from '@site/src/data/nodes/clients';
import {maru, maruSettings, maruValue} from '@site/src/data/nodes/maru';
import {ports, type Port} from '@site/src/data/nodes/ports';

import {FactTable, inlineCode, type ClientOnNetworkProps} from './shared';

/** The execution clients side by side. */
export function ClientTable(): ReactNode {
  return (
    <FactTable
      caption="Execution clients for Linea"
      columns={['Client', 'Language', 'Choose it for', 'linea_ methods', 'Image of the compose files']}>
      {Object.entries(clients).map(([id, client]) => (
        <tr key={id}>
          <th scope="row">{client.name}</th>
          <td>{client.language}</td>
          <td>{client.summary}</td>
          <td>{client.lineaMethods ? 'yes' : 'no'}</td>
          <td>
            <code>{client.image}</code>
          </td>
        </tr>
      ))}
      <tr>
        <th scope="row">{maru.name}</th>
        <td>Kotlin</td>
        <td>Consensus client beside each of the above</td>
        <td>no</td>
        <td>
          <code>{maru.image}</code>
        </td>
      </tr>
    </FactTable>
  );
}

interface ClientImageProps {
  readonly client: ExecutionClientId | 'maru';
}

/** Docker image with its tag, inline. */
export function ClientImage({client}: ClientImageProps): ReactNode {
  return <code>{client === 'maru' ? maru.image : clients[client].image}</code>;
}

const EXPOSURE: Readonly<Record<Port['exposure'], string>> = {
  internet: 'Open to the internet',
  host: 'This machine only, or behind your own access control',
  internal: 'Not published',
};

interface PortTableProps {
  /** Leaves out the ports that this client does not open. */
  readonly client?: ExecutionClientId;
}

/** Ports of a node and who may reach them. */
export function PortTable({client}: PortTableProps): ReactNode {
  const shown = ports.filter((port) => !client || !port.clients || port.clients.includes(client));
  return (
    <FactTable caption="Ports of a Linea node" columns={['Port', 'Process', 'Purpose', 'Who may reach it']}>
      {shown.map((port) => (
        <tr key={`${port.process} ${port.port}`}>
          <td>
            {port.port} {port.protocols.join(' and ').toUpperCase().replace('AND', 'and')}
          </td>
          <td>{port.clients && !client ? port.clients.map((id) => clients[id].name).join(', ') : port.process}</td>
          <td>{port.purpose}</td>
          <td>{port.exposure === 'internal' && port.port === 8550 ? 'Maru only' : EXPOSURE[port.exposure]}</td>
        </tr>
      ))}
    </FactTable>
  );
}

function shownValue(value: string | true | undefined): ReactNode {
  if (value === undefined) return 'not set';
  if (value === true) return 'set';
  if (value.startsWith('enode://')) return 'the published list';
  return <code>{value.replace(/\$\{PUBLIC_IP:[^}]*\}/, '$PUBLIC_IP')}</code>;
}

/** Command-line options of a client, in the container and on the machine itself. */
export function OptionTable({client, network}: ClientOnNetworkProps): ReactNode {
  const docker = new Map(options(client, network, 'docker').map(({name, value}) => [name, value]));
  const host = new Map(options(client, network, 'host').map(({name, value}) => [name, value]));
  return (
    <FactTable
      caption={`Options of ${clients[client].name} on ${lineaNetworks[network].name}`}
      columns={['Option', 'In the compose file', 'Installed on the machine', 'What it does']}>
      {clients[client].options.map(({name, meaning}) => (
        <tr key={name}>
          <th scope="row">
            <code>{name}</code>
          </th>
          <td>{shownValue(docker.get(name))}</td>
          <td>{shownValue(host.get(name))}</td>
          <td>{inlineCode(meaning)}</td>
        </tr>
      ))}
    </FactTable>
  );
}

/** Keys of the TOML file of a client. */
export function SettingTable({client, network}: ClientOnNetworkProps): ReactNode {
  const values = settings(client, network);
  return (
    <FactTable
      caption={`Configuration file of ${clients[client].name} on ${lineaNetworks[network].name}`}
      columns={['Key', 'Value', 'What it does']}>
      {(clients[client].settings ?? []).map(({key, meaning}) => (
        <tr key={key}>
          <th scope="row">
            <code>{key}</code>
          </th>
          <td>{key === 'bootnodes' ? 'the published list' : <code>{JSON.stringify(values[key])}</code>}</td>
          <td>{inlineCode(meaning)}</td>
        </tr>
      ))}
    </FactTable>
  );
}

/** Keys of `maru-config.toml`. */
export function MaruSettingTable(): ReactNode {
  return (
    <FactTable
      caption="Keys of maru-config.toml"
      columns={['Key', 'Value in the files', 'When it is missing', 'What it does']}>
      {maruSettings.map((setting) => {
        const value = maruValue(setting, setting.only ?? 'linea');
        return (
          <tr key={`${setting.table}.${setting.key}`}>
            <th scope="row">
              <code>
                {setting.table}.{setting.key}
              </code>
            </th>
            <td>
              {setting.key === 'static-peers' ? 'the published list' : <code>{JSON.stringify(value)}</code>}
              {setting.only ? ` (${lineaNetworks[setting.only].name} only)` : null}
            </td>
            <td>{inlineCode(setting.fallback)}</td>
            <td>{setting.meaning}</td>
          </tr>
        );
      })}
    </FactTable>
  );
}
