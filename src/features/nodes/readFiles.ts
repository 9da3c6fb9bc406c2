import {readFileSync} from 'node:fs';
import {parse as parseToml} from 'smol-toml';
import {parse as parseYaml} from 'yaml';
import type {LineaNetworkId} from '../../data/networks';
import {
  clients,
  networkFolders,
  type ExecutionClientId,
} from '../../data/nodes/clients';
import {maruSettings} from '../../data/nodes/maru';

/** A value in a TOML file. */
type Value =
  | string
  | number
  | boolean
  | readonly string[]
  | Readonly<Record<string, string>>;

type Settings = Readonly<Record<string, Value>>;

interface Service {
  readonly image: string;
  readonly command: readonly string[];
  /** For example `30303:30303/udp` or `127.0.0.1:8545:8545`. */
  readonly ports: readonly string[];
}

interface ComposeFile {
  readonly services: {readonly 'el-client': Service; readonly maru: Service};
}

interface ClientFiles {
  readonly image: string;
  /** Values of the options in the container; `true` for a switch. */
  readonly options: Readonly<Record<string, string | true>>;
  /** Keys of the TOML file, if the client has one. */
  readonly settings?: Settings;
  readonly ports: {
    readonly 'Execution client': readonly string[];
    readonly Maru: readonly string[];
  };
}

/** What the files for a network say. */
interface NetworkFiles {
  readonly clients: Readonly<Record<ExecutionClientId, ClientFiles>>;
  readonly maru: {
    readonly image: string;
    /** Keys with their tables: `p2p.port`. */
    readonly settings: Settings;
    /** The table for the finalized tag, which is commented out in the file. */
    readonly finality: string;
  };
  /** Enodes of the execution clients, and addresses of Maru nodes. */
  readonly peers: {
    readonly execution: readonly string[];
    readonly consensus: readonly string[];
  };
  readonly genesis: {readonly sha256: string; readonly blockHash: string};
}

export type NodeFiles = Readonly<Record<LineaNetworkId, NetworkFiles>>;

const folder = 'static/files/nodes';

function read(path: string): string {
  return readFileSync(`${folder}/${path}`, 'utf8');
}

/** Throws if a file sets something that the tables could not explain. */
function assertDescribed(
  path: string,
  names: readonly string[],
  descriptions: ReadonlySet<string>,
  home: string,
): void {
  const missing = names.filter((name) => !descriptions.has(name));
  if (missing.length > 0) {
    throw new Error(
      `${folder}/${path} sets ${missing.join(', ')}, which is not described → describe it in src/data/nodes/${home}.`,
    );
  }
}

/** Splits `--name=value`; a switch has the value `true`. */
function parseOption(text: string): [name: string, value: string | true] {
  const [name = '', ...rest] = text.split('=');
  return [name, rest.length > 0 ? rest.join('=') : true];
}

/** Reads a TOML file. Nested tables become keys with dots, down to those that have a description. */
function readSettings(
  path: string,
  descriptions: ReadonlySet<string>,
  home: string,
): Settings {
  const flatten = (table: object, prefix = ''): [string, Value][] =>
    Object.entries(table).flatMap(([name, value]: [string, Value]) => {
      const key = `${prefix}${name}`;
      const isTable = typeof value === 'object' && !Array.isArray(value);
      return isTable && !descriptions.has(key)
        ? flatten(value, `${key}.`)
        : [[key, value] as [string, Value]];
    });
  const settings = flatten(parseToml(read(path)));
  assertDescribed(
    path,
    settings.map(([key]) => key),
    descriptions,
    home,
  );
  return Object.fromEntries(settings);
}

function readCompose(
  network: LineaNetworkId,
  client: ExecutionClientId,
): ComposeFile['services'] {
  const path = `${networkFolders[network]}/${client}/docker-compose.yml`;
  const {services} = parseYaml(read(path)) as ComposeFile;
  assertDescribed(
    path,
    services['el-client'].command.map((text) => parseOption(text)[0]),
    new Set(clients[client].options.map(({name}) => name)),
    'clients.ts',
  );
  return services;
}

function readClient(
  network: LineaNetworkId,
  client: ExecutionClientId,
): ClientFiles {
  const {'el-client': service, maru} = readCompose(network, client);
  const {settings} = clients[client];
  return {
    image: service.image,
    options: Object.fromEntries(service.command.map(parseOption)),
    ...(settings && {
      settings: readSettings(
        `${networkFolders[network]}/${client}/besu.toml`,
        new Set(Object.keys(settings)),
        'clients.ts',
      ),
    }),
    ports: {'Execution client': service.ports, Maru: maru.ports},
  };
}

/** Reads the two values of a network from the script that compares them. */
function readGenesis(network: LineaNetworkId): NetworkFiles['genesis'] {
  const path = 'check-genesis.sh';
  const [, branch = ''] = read(path).split(`\n  ${networkFolders[network]})`);
  const [, sha256] = /sha256=(\w+)/.exec(branch) ?? [];
  const [, blockHash] = /block_hash=(\w+)/.exec(branch) ?? [];
  if (sha256 === undefined || blockHash === undefined) {
    throw new Error(
      `${folder}/${path} has no sha256= and block_hash= for ${networkFolders[network]} → add them to its case.`,
    );
  }
  return {sha256, blockHash};
}

/** Reads the table `[linea]`, which is commented out at the end of the file. */
function readFinality(path: string): string {
  const [, table] = read(path).split('\n#\n# [linea]\n');
  if (table === undefined) {
    throw new Error(
      `${folder}/${path} does not end with the table [linea], commented out → restore it.`,
    );
  }
  return `[linea]\n${table.replaceAll(/^# /gm, '').trim()}`;
}

function readNetwork(network: LineaNetworkId): NetworkFiles {
  const path = `${networkFolders[network]}/maru-config.toml`;
  const settings = readSettings(
    path,
    new Set(Object.keys(maruSettings)),
    'maru.ts',
  );
  const besu = readClient(network, 'besu');
  return {
    clients: {
      'linea-besu': readClient(network, 'linea-besu'),
      besu,
      geth: readClient(network, 'geth'),
      erigon: readClient(network, 'erigon'),
    },
    maru: {
      image: readCompose(network, 'besu').maru.image,
      settings,
      finality: readFinality(path),
    },
    peers: {
      execution: besu.settings?.bootnodes as string[],
      consensus: settings['p2p.static-peers'] as string[],
    },
    genesis: readGenesis(network),
  };
}

/** Reads the options, settings, peers and images in the files that readers download. Fails if they set something without a description. */
export function readNodeFiles(): NodeFiles {
  return {
    linea: readNetwork('linea'),
    lineaSepolia: readNetwork('lineaSepolia'),
  };
}
