import {lineaNetworks, type LineaNetworkId} from '../networks';

import {
  clients,
  formatOption,
  networkFolders,
  resolveOptions,
  getWorkFolder,
  type ExecutionClientId,
} from './clients';
import {genesis} from './genesis';

/** A download under `/files/nodes/`. */
interface NodeFile {
  readonly path: string;
  readonly saveAs: string;
}

/** Lists the files that a node needs for a client and network, in addition to its secret. */
export function listNodeFiles(
  client: ExecutionClientId,
  network: LineaNetworkId,
): NodeFile[] {
  const folder = networkFolders[network];
  return [
    {
      path: `/files/nodes/${folder}/${client}/docker-compose.yml`,
      saveAs: 'docker-compose.yml',
    },
    {
      path: `/files/nodes/${folder}/maru-config.toml`,
      saveAs: 'maru-config.toml',
    },
    ...(clients[client].settings
      ? [
          {
            path: `/files/nodes/${folder}/${client}/besu.toml`,
            saveAs: 'besu.toml',
          },
        ]
      : []),
  ];
}

/** Returns the shell commands that create the working folder and download its files. `site` is the URL of these docs. */
export function createDownloadCommand(
  client: ExecutionClientId,
  network: LineaNetworkId,
  site: string,
): string {
  const folder = getWorkFolder(client, lineaNetworks[network]);
  const lines = listNodeFiles(client, network).map(
    ({path, saveAs}) => `curl -fsSL -o ${saveAs} ${site}${path}`,
  );
  return [`mkdir -p "$HOME/${folder}" && cd "$HOME/${folder}"`, ...lines].join(
    '\n',
  );
}

/** Returns the commands that download the official genesis file and compare it with the published values. */
export function createGenesisDownloadCommand(
  network: LineaNetworkId,
  site: string,
): string {
  return [
    `curl -fsSL -o genesis.json ${genesis[network].url}`,
    `curl -fsSL -o check-genesis.sh ${site}/files/nodes/check-genesis.sh`,
    `bash check-genesis.sh ${networkFolders[network]} genesis.json`,
  ].join('\n');
}

/** Returns the command that starts a client on the host, with one option per line. */
export function createStartCommand(
  client: ExecutionClientId,
  network: LineaNetworkId,
): string {
  const lines = resolveOptions(client, network, 'host').map((option) => {
    const text = formatOption(option);
    return text.includes('$') ? `${text.replace('=', '="')}"` : text;
  });
  return [clients[client].executable, ...lines.map((line) => `  ${line}`)].join(
    ' \\\n',
  );
}
