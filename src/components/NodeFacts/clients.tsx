import CodeBlock from '@theme/CodeBlock';
import type {ReactNode} from 'react';
import {lineaNetworks} from '@site/src/data/networks';
import {clients, type ExecutionClientId} from '@site/src/data/nodes/clients';
import {maru, maruSettings} from '@site/src/data/nodes/maru';
import {
  createDownloadCommand,
  createStartCommand,
  listOptions,
} from '@site/src/features/nodes/commands';
import {listPorts, type PublishedPort} from '@site/src/features/nodes/ports';
import files from '@generated/nodes/default/files.json';
import {
  CaptionedTable,
  renderInlineCode,
  useSiteUrl,
  type ClientOnNetworkProps,
  type NetworkProps,
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
        ...(Object.keys(clients) as ExecutionClientId[]).map((id) => {
          const {name, language, summary, supportsLineaMethods} = clients[id];
          return [
            name,
            language,
            summary,
            supportsLineaMethods ? 'yes' : 'no',
            <ClientImage client={id} />,
          ];
        }),
        [
          maru.name,
          maru.language,
          'Consensus client that runs with each of the above',
          'no',
          <code>{files.linea.maru.image}</code>,
        ],
      ]}
    />
  );
}

/** A client's Docker image with its tag, inline. */
export function ClientImage({
  client,
}: {
  readonly client: ExecutionClientId;
}): ReactNode {
  return <code>{files.linea.clients[client].image}</code>;
}

const EXPOSURE_LABELS: Readonly<Record<PublishedPort['exposure'], string>> = {
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
  return (
    <CaptionedTable
      caption="Ports of a Linea node"
      columns={['Port', 'Process', 'Purpose', 'Who may reach it']}
      rows={listPorts(files, client).map((row) => [
        `${row.port} ${row.protocols.map((protocol) => protocol.toUpperCase()).join(' and ')}`,
        client || row.clients.length === Object.keys(clients).length
          ? row.process
          : row.clients.map((id) => clients[id].name).join(', '),
        row.purpose,
        row.port === 8550 ? 'Maru only' : EXPOSURE_LABELS[row.exposure],
      ])}
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
  return (
    <CaptionedTable
      caption={`${clients[client].name} options on ${lineaNetworks[network].name}`}
      columns={[
        'Option',
        'In the compose file',
        'Installed on the machine',
        'What it does',
      ]}
      rows={listOptions(files, client, network).map(
        ({name, docker, host, description}) => [
          <code>{name}</code>,
          formatValue(docker),
          formatValue(host),
          renderInlineCode(description),
        ],
      )}
    />
  );
}

/** A table of the keys in a client's TOML file. */
export function SettingTable({
  client,
  network,
}: ClientOnNetworkProps): ReactNode {
  const {settings: values} = files[network].clients[client];
  return (
    <CaptionedTable
      caption={`${clients[client].name} configuration file on ${lineaNetworks[network].name}`}
      columns={['Key', 'Value', 'What it does']}
      rows={Object.entries(clients[client].settings ?? {}).map(
        ([key, description]) => [
          <code>{key}</code>,
          key === 'bootnodes' ? (
            'the published list'
          ) : (
            <code>{JSON.stringify(values?.[key])}</code>
          ),
          renderInlineCode(description),
        ],
      )}
    />
  );
}

/** The value of a key in `maru-config.toml`, with the network if only one file has the key. */
function MaruValue({name}: {readonly name: string}): ReactNode {
  if (name === 'p2p.static-peers') return 'the published list';
  const networks = Object.values(lineaNetworks).filter(
    ({id}) => name in files[id].maru.settings,
  );
  const [network = lineaNetworks.linea] = networks;
  return (
    <>
      <code>{JSON.stringify(files[network.id].maru.settings[name])}</code>
      {networks.length === 1 && ` (${network.name} only)`}
    </>
  );
}

/** A table of the keys in `maru-config.toml`. */
export function MaruSettingTable(): ReactNode {
  return (
    <CaptionedTable
      caption="Keys in maru-config.toml"
      columns={['Key', 'Value in the files', 'Default', 'What it does']}
      rows={Object.entries(maruSettings).map(
        ([key, {defaultValue, description}]) => [
          <code>{key}</code>,
          <MaruValue name={key} />,
          renderInlineCode(defaultValue),
          description,
        ],
      )}
    />
  );
}

/** The table of `maru-config.toml` that sets the finalized tag. */
export function FinalitySettings({network}: NetworkProps): ReactNode {
  return (
    <CodeBlock language="toml" title="maru-config.toml">
      {files[network].maru.finality}
    </CodeBlock>
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
    <CodeBlock language="bash">
      {createStartCommand(files, client, network)}
    </CodeBlock>
  );
}
