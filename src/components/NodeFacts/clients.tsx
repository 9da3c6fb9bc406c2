import CodeBlock from '@theme/CodeBlock';
import type {ReactNode} from 'react';
import {lineaNetworks} from '@site/src/data/networks';
import {
  clients,
  resolveOptions,
  resolveSettings,
  type ExecutionClientId,
} from '@site/src/data/nodes/clients';
import {
  createDownloadCommand,
  createStartCommand,
} from '@site/src/data/nodes/files';
import {maru, maruSettings, getMaruValue} from '@site/src/data/nodes/maru';
import {ports, type Port} from '@site/src/data/nodes/ports';
import {
  CaptionedTable,
  renderInlineCode,
  useSiteUrl,
  type ClientOnNetworkProps,
} from './shared';

/** A table that compares the execution clients. */
export function ClientTable(): ReactNode {
  return (
    <CaptionedTable
      caption="Execution clients for Linea"
      columns={[
        'Client',
        'Language',
        'Choose it for',
        'linea_ methods',
        'Image in the compose files',
      ]}
      rows={[
        ...Object.values(clients).map(
          ({name, language, summary, supportsLineaMethods, image}) => [
            name,
            language,
            summary,
            supportsLineaMethods ? 'yes' : 'no',
            <code>{image}</code>,
          ],
        ),
        [
          maru.name,
          'Kotlin',
          'Consensus client that runs with each of the above',
          'no',
          <code>{maru.image}</code>,
        ],
      ]}
    />
  );
}

/** A client's Docker image with its tag, inline. */
export function ClientImage({
  client,
}: {
  readonly client: ExecutionClientId | 'maru';
}): ReactNode {
  return <code>{client === 'maru' ? maru.image : clients[client].image}</code>;
}

const EXPOSURE_LABELS: Readonly<Record<Port['exposure'], string>> = {
  internet: 'Open to the internet',
  host: 'This machine only, or behind your own access control',
  internal: 'Not published',
};

/** A table of a node's ports and who may reach them, for one client or all clients. */
export function PortTable({
  client,
}: {
  readonly client?: ExecutionClientId;
}): ReactNode {
  const visiblePorts = ports.filter(
    (port) => !client || !port.clients || port.clients.includes(client),
  );
  return (
    <CaptionedTable
      caption="Ports of a Linea node"
      columns={['Port', 'Process', 'Purpose', 'Who may reach it']}
      rows={visiblePorts.map(
        ({
          port,
          protocols,
          clients: portClients,
          process,
          purpose,
          exposure,
        }) => [
          `${port} ${protocols.join(' and ').toUpperCase().replace('AND', 'and')}`,
          portClients && !client
            ? portClients.map((id) => clients[id].name).join(', ')
            : process,
          purpose,
          exposure === 'internal' && port === 8550
            ? 'Maru only'
            : EXPOSURE_LABELS[exposure],
        ],
      )}
    />
  );
}

function formatValue(value: string | true | undefined): ReactNode {
  if (value === undefined) return 'not set';
  if (value === true) return 'set';
  if (value.startsWith('enode://')) return 'the published list';
  return <code>{value.replace(/\$\{PUBLIC_IP:[^}]*\}/, '$PUBLIC_IP')}</code>;
}

/** A table of a client's command-line options, in the container and on the host. */
export function OptionTable({
  client,
  network,
}: ClientOnNetworkProps): ReactNode {
  const docker = new Map(
    resolveOptions(client, network, 'docker').map(({name, value}) => [
      name,
      value,
    ]),
  );
  const host = new Map(
    resolveOptions(client, network, 'host').map(({name, value}) => [
      name,
      value,
    ]),
  );
  return (
    <CaptionedTable
      caption={`${clients[client].name} options on ${lineaNetworks[network].name}`}
      columns={[
        'Option',
        'In the compose file',
        'Installed on the machine',
        'What it does',
      ]}
      rows={clients[client].options.map(({name, description}) => [
        <code>{name}</code>,
        formatValue(docker.get(name)),
        formatValue(host.get(name)),
        renderInlineCode(description),
      ])}
    />
  );
}

/** A table of the keys in a client's TOML file. */
export function SettingTable({
  client,
  network,
}: ClientOnNetworkProps): ReactNode {
  const values = resolveSettings(client, network);
  return (
    <CaptionedTable
      caption={`${clients[client].name} configuration file on ${lineaNetworks[network].name}`}
      columns={['Key', 'Value', 'What it does']}
      rows={(clients[client].settings ?? []).map(({key, description}) => [
        <code>{key}</code>,
        key === 'bootnodes' ? (
          'the published list'
        ) : (
          <code>{JSON.stringify(values[key])}</code>
        ),
        renderInlineCode(description),
      ])}
    />
  );
}

/** A table of the keys in `maru-config.toml`. */
export function MaruSettingTable(): ReactNode {
  return (
    <CaptionedTable
      caption="Keys in maru-config.toml"
      columns={['Key', 'Value in the files', 'Default', 'What it does']}
      rows={maruSettings.map((setting) => [
        <code>{`${setting.table}.${setting.key}`}</code>,
        <>
          {setting.key === 'static-peers' ? (
            'the published list'
          ) : (
            <code>
              {JSON.stringify(getMaruValue(setting, setting.onlyOn ?? 'linea'))}
            </code>
          )}
          {setting.onlyOn
            ? ` (${lineaNetworks[setting.onlyOn].name} only)`
            : null}
        </>,
        renderInlineCode(setting.defaultValue),
        setting.description,
      ])}
    />
  );
}

/** The commands that create the working folder and download a client's files. */
export function DownloadCommand({
  client,
  network,
}: ClientOnNetworkProps): ReactNode {
  return (
    <CodeBlock language="bash">
      {createDownloadCommand(client, network, useSiteUrl())}
    </CodeBlock>
  );
}

/** The commands that download and run the script that generates the shared secret. */
export function JwtCommand(): ReactNode {
  return (
    <CodeBlock language="bash">{`curl -fsSL -o create-jwt.sh ${useSiteUrl()}/files/nodes/create-jwt.sh\nbash create-jwt.sh`}</CodeBlock>
  );
}

/** The command that starts a client installed on the host. */
export function StartCommand({
  client,
  network,
}: ClientOnNetworkProps): ReactNode {
  return (
    <CodeBlock language="bash">{createStartCommand(client, network)}</CodeBlock>
  );
}
