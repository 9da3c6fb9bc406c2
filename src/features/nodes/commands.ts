import type {LineaNetworkId} from '../../data/networks';
import {
  clients,
  getHostValue,
  getWorkFolder,
  networkFolders,
  type ExecutionClientId,
} from '../../data/nodes/clients';
import {genesis} from '../../data/nodes/genesis';
import type {NodeFiles} from './readFiles';

/** Lists the URLs of the files that a node needs for a client and network, in addition to its secret. */
export function listNodeFiles(
  client: ExecutionClientId,
  network: LineaNetworkId,
): string[] {
  const folder = `/files/nodes/${networkFolders[network]}`;
  return [
    `${folder}/${client}/docker-compose.yml`,
    `${folder}/maru-config.toml`,
    ...(clients[client].settings ? [`${folder}/${client}/besu.toml`] : []),
  ];
}

/** Returns the shell commands that create the working folder and download its files. `site` is the URL of these docs. */
export function createDownloadCommand(
  client: ExecutionClientId,
  network: LineaNetworkId,
  site: string,
): string {
  const folder = getWorkFolder(client, network);
  return [
    `mkdir -p "$HOME/${folder}" && cd "$HOME/${folder}"`,
    ...listNodeFiles(client, network).map(
      (url) =>
        `curl -fsSL -o ${url.slice(url.lastIndexOf('/') + 1)} ${site}${url}`,
    ),
  ].join('\n');
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

interface OptionValues {
  readonly name: string;
  readonly description: string;
  /** Value in the container and on the host: `true` for a switch, undefined if the option is not set there. */
  readonly docker: string | true | undefined;
  readonly host: string | true | undefined;
}

/** Lists a client's options with their values on a network. */
export function listOptions(
  files: NodeFiles,
  client: ExecutionClientId,
  network: LineaNetworkId,
): OptionValues[] {
  return clients[client].options.map((option) => {
    const docker = files[network].clients[client].options[option.name];
    return {
      name: option.name,
      description: option.description,
      docker,
      host: getHostValue(option, client, network, docker),
    };
  });
}

/** Returns the command that starts a client on the host, with one option per line. */
export function createStartCommand(
  files: NodeFiles,
  client: ExecutionClientId,
  network: LineaNetworkId,
): string {
  const options = listOptions(files, client, network).flatMap(
    ({name, host}) => {
      if (host === undefined) return [];
      if (host === true) return [name];
      return [`${name}=${host.includes('$') ? `"${host}"` : host}`];
    },
  );
  return [clients[client].executable, ...options].join(' \\\n  ');
}
