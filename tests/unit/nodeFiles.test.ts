import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {isIPv4} from 'node:net';
import path from 'node:path';
import {Ajv} from 'ajv';
import {parse as parseToml} from 'smol-toml';
import {describe, expect, it} from 'vitest';
import {parse as parseYaml} from 'yaml';
import {lineaNetworks, type LineaNetworkId} from '../../src/data/networks';
import {bootnodes} from '../../src/data/nodes/bootnodes';
import {
  clients,
  formatOption,
  executionHost,
  networkFolders,
  resolveOptions,
  resolveSettings,
  type ExecutionClientId,
} from '../../src/data/nodes/clients';
import {
  diskSizes,
  formatBytes,
  getAverageGrowth,
  type DiskSeriesId,
} from '../../src/data/nodes/diskSizes';
import {
  createDownloadCommand,
  createGenesisDownloadCommand,
  listNodeFiles,
  createStartCommand,
} from '../../src/data/nodes/files';
import {genesis} from '../../src/data/nodes/genesis';
import {maru, maruSettings, getMaruValue} from '../../src/data/nodes/maru';
import {ports, type Port} from '../../src/data/nodes/ports';
import {systemContracts} from '../../src/data/systemContracts';

const root = path.resolve(import.meta.dirname, '../..');
const staticRoot = path.join(root, 'static');
const docsRoot = path.join(root, 'docs');

function findFiles(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

const readText = (file: string): string => readFileSync(file, 'utf8');
const getDownloadPath = (url: string): string => path.join(staticRoot, url);

const downloads = findFiles(path.join(staticRoot, 'files'));
const pages = findFiles(docsRoot).filter((file) => file.endsWith('.mdx'));
const nodePages = pages.filter((file) => file.includes('/run-a-node/'));

const clientIds = Object.keys(clients) as ExecutionClientId[];
const networkIds = Object.keys(lineaNetworks) as LineaNetworkId[];
const pairs = networkIds.flatMap((network) =>
  clientIds.map((client) => ({client, network})),
);

interface Service {
  readonly image: string;
  readonly command: readonly string[];
  readonly ports?: readonly string[];
  readonly volumes: readonly string[];
}

interface Compose {
  readonly name: string;
  readonly services: Readonly<Record<string, Service>>;
}

const getComposePath = (
  client: ExecutionClientId,
  network: LineaNetworkId,
): string =>
  getDownloadPath(
    `/files/nodes/${networkFolders[network]}/${client}/docker-compose.yml`,
  );
const readCompose = (
  client: ExecutionClientId,
  network: LineaNetworkId,
): Compose => parseYaml(readText(getComposePath(client, network))) as Compose;
const readMaruConfig = (network: LineaNetworkId): string =>
  readText(
    getDownloadPath(`/files/nodes/${networkFolders[network]}/maru-config.toml`),
  );

function getService(file: Compose, name: string): Service {
  const composeService = file.services[name];
  if (!composeService) throw new Error(`${file.name} has no service ${name}`);
  return composeService;
}

/** Returns the published ports of a process in a client's compose file. */
const getPublishedPorts = (
  process: Port['process'],
  client: ExecutionClientId,
): string[] =>
  ports
    .filter(
      (port) =>
        port.process === process &&
        port.exposure !== 'internal' &&
        (port.clients ?? [client]).includes(client),
    )
    .flatMap(({port, protocols, exposure}) =>
      exposure === 'host'
        ? [`127.0.0.1:${port}:${port}`]
        : protocols.map((protocol) => `${port}:${port}/${protocol}`),
    );

/** Throws if the shell cannot parse the script. */
const checkBash = (script: string) =>
  execFileSync('bash', ['-n'], {
    input: script,
    stdio: ['pipe', 'ignore', 'pipe'],
  });

/** Reads the Compose Specification's schema, which is part of dclint. */
function readComposeSchema(): object {
  const manifest = createRequire(import.meta.url).resolve(
    'dclint/package.json',
  );
  const schema = JSON.parse(
    readText(path.join(path.dirname(manifest), 'schemas/compose.schema.json')),
  ) as object;
  // The schema uses https in its $schema URL, which Ajv does not recognise as draft 7.
  return {...schema, $schema: 'http://json-schema.org/draft-07/schema#'};
}

const ajv = new Ajv({allErrors: true, strict: false, validateFormats: false});
const validateCompose = ajv.compile(readComposeSchema());

const parsers: Readonly<Record<string, (text: string) => unknown>> = {
  '.yml': (text) => parseYaml(text, {strict: true}) as unknown,
  '.toml': parseToml,
  '.json': (text) => JSON.parse(text) as unknown,
  '.sh': checkBash,
};

describe('downloads', () => {
  it.each(downloads.map((file) => path.relative(staticRoot, file)))(
    '%s parses',
    (name) => {
      const text = readText(path.join(staticRoot, name));
      expect(text.length).toBeGreaterThan(0);
      expect(() => parsers[path.extname(name)]?.(text)).not.toThrow();
    },
  );

  it('every file is linked from a page', () => {
    const text = pages.map(readText).join('\n');
    const orphans = downloads
      .map(
        (file) =>
          `/${path.relative(staticRoot, file).split(path.sep).join('/')}`,
      )
      .filter((url) => !text.includes(`(pathname://${url})`));
    expect(orphans).toEqual([]);
  });

  it.each(pairs)(
    'the $client page shows and links its files for $network',
    ({client, network}) => {
      const page = readText(
        path.join(docsRoot, `get-started/how-to/run-a-node/${client}.mdx`),
      );
      for (const {path: url} of listNodeFiles(client, network)) {
        expect(existsSync(getDownloadPath(url)), url).toBe(true);
        expect(page).toContain(`(pathname://${url})`);
        if (url.includes(`/${client}/`))
          expect(page).toContain(` file="${url}"`);
      }
    },
  );
});

describe('compose files', () => {
  it.each(pairs)(
    'for $client on $network follow the Compose Specification',
    ({client, network}) => {
      validateCompose(readCompose(client, network));
      expect(validateCompose.errors ?? []).toEqual([]);
    },
  );

  it.each(pairs)(
    'for $client on $network have the recorded options, ports and images, and run Maru for that network',
    ({client, network}) => {
      const file = readCompose(client, network);
      expect(file.name).toBe(`linea-${networkFolders[network]}-${client}`);
      const execution = getService(file, executionHost);
      expect(execution).toMatchObject({
        image: clients[client].image,
        ports: getPublishedPorts('Execution client', client),
      });
      expect(execution.command).toEqual(
        resolveOptions(client, network, 'docker').map(formatOption),
      );
      const consensus = getService(file, 'maru');
      expect(consensus).toMatchObject({
        image: maru.image,
        ports: getPublishedPorts('Maru', client),
      });
      expect(
        consensus.command[consensus.command.indexOf('--network') + 1],
      ).toBe(lineaNetworks[network].clientName);
      expect(consensus.volumes).toContain(
        './maru-config.toml:/config/maru-config.toml:ro',
      );
    },
  );

  it.each(pairs)(
    'for $client on $network mount the same JWT secret in both services, and publish only peer-to-peer ports',
    ({client, network}) => {
      const file = readCompose(client, network);
      for (const name of [executionHost, 'maru']) {
        expect(getService(file, name).volumes).toContain(
          './jwt.hex:/config/jwt.hex:ro',
        );
      }
      const publishedPorts = Object.values(file.services).flatMap(
        (container) => container.ports ?? [],
      );
      expect(
        publishedPorts.join(' '),
        'the Engine API port must not be published',
      ).not.toContain('8550');
      expect(
        publishedPorts.filter((port) => !port.startsWith('127.0.0.1:')),
      ).toEqual([
        '30303:30303/tcp',
        '30303:30303/udp',
        '9000:9000/tcp',
        '9000:9000/udp',
      ]);
    },
  );
});

describe('configuration files', () => {
  it.each(networkIds)('besu.toml for %s matches the data', (network) => {
    const file = getDownloadPath(
      `/files/nodes/${networkFolders[network]}/besu/besu.toml`,
    );
    expect(parseToml(readText(file))).toEqual(resolveSettings('besu', network));
  });

  it.each(networkIds)('maru-config.toml for %s matches the data', (network) => {
    const expected: Record<string, Record<string, unknown>> = {};
    for (const setting of maruSettings.filter(
      ({onlyOn = network}) => onlyOn === network,
    )) {
      const keys = setting.table.split('.');
      let table: Record<string, unknown> = expected;
      for (const key of keys)
        table = (table[key] ??= {}) as Record<string, unknown>;
      table[setting.key] = getMaruValue(setting, network);
    }
    expect(parseToml(readMaruConfig(network))).toEqual(expected);
  });

  it.each(networkIds)(
    'the commented-out finality table for %s is valid and names the rollup contract',
    (network) => {
      const [, block = ''] = readMaruConfig(network).split('#\n# [linea]\n');
      const table = parseToml(block.replace(/^# ?/gm, ''));
      const address =
        systemContracts.lineaRollup.addresses[
          network === 'linea' ? 'ethereum' : 'sepolia'
        ];
      expect(table['contract-address']).toBe(address);
      expect(Object.keys(table)).toEqual([
        'contract-address',
        'l1-eth-api-endpoint',
        'l1-polling-interval',
        'l1-highest-block-tag',
        'l2-eth-api-endpoint',
      ]);
      const page = readText(
        path.join(docsRoot, 'get-started/how-to/run-a-node/index.mdx'),
      );
      expect(page).toContain(`[linea]\n${block.replace(/^# ?/gm, '').trim()}`);
    },
  );

  it.each(pairs)(
    'the ports that the $client options set on $network are in the port table',
    ({client, network}) => {
      const listedPorts = new Set(ports.map(({port}) => port));
      const options = [
        ...resolveOptions(client, network, 'host').map(
          ({name, value}) => [name, value] as const,
        ),
        ...Object.entries(resolveSettings(client, network)),
      ];
      expect(
        options.filter(
          ([name, value]) =>
            /port$/.test(name) && !listedPorts.has(Number(value)),
        ),
      ).toEqual([]);
    },
  );
});

describe('commands on pages', () => {
  const site = 'https://docs.example';

  it.each(pairs)(
    'commands for $client on $network are valid shell and use only the folder named after the compose project',
    ({client, network}) => {
      const folder = readCompose(client, network).name;
      const commands = `${createDownloadCommand(client, network, site)}\n${createStartCommand(client, network)}`;
      expect(() => checkBash(commands)).not.toThrow();
      const folders = new Set(
        [...commands.matchAll(/\$HOME\/([\w-]+)/g)].map(([, name]) => name),
      );
      expect([...folders]).toEqual([folder]);
    },
  );

  it('every folder named on a node page is the folder of a compose project', () => {
    const folders = nodePages.flatMap((page) =>
      [
        ...readText(page).matchAll(
          /\$HOME\/(linea-(?:mainnet|sepolia)[\w-]*)/g,
        ),
      ].map(([, name = '']) => name),
    );
    const composeNames = new Set(
      pairs.map(({client, network}) => readCompose(client, network).name),
    );
    expect(folders.filter((name) => !composeNames.has(name))).toEqual([]);
  });

  it.each(networkIds)('genesis commands for %s are valid shell', (network) => {
    expect(() =>
      checkBash(createGenesisDownloadCommand(network, site)),
    ).not.toThrow();
  });

  it('image tags match the data', () => {
    const recordedTags = new Set([
      maru.image,
      ...clientIds.map((client) => clients[client].image),
    ]);
    const tags = nodePages.flatMap(
      (page) =>
        readText(page).match(
          /(?:consensys\/[a-z-]+|hyperledger\/besu|ethereum\/client-go|linea-erigon):[\w.-]+/g,
        ) ?? [],
    );
    expect(tags.filter((tag) => !recordedTags.has(tag))).toEqual([]);
  });
});

describe('genesis', () => {
  const script = getDownloadPath('/files/nodes/check-genesis.sh');

  it.each(networkIds)(
    'the check script has the right values for %s',
    (network) => {
      const {sha256, blockHash} = genesis[network];
      expect(readText(script)).toContain(
        `  ${networkFolders[network]})\n    sha256=${sha256}\n    block_hash=${blockHash}\n`,
      );
    },
  );

  it('the check script rejects a different file', () => {
    expect(() =>
      execFileSync('bash', [script, 'mainnet', script], {stdio: 'pipe'}),
    ).toThrow(/DIFFERS|Command failed/);
  });
});

describe('bootnodes', () => {
  const ENODE = /^enode:\/\/[0-9a-f]{128}@(\d{1,3}(?:\.\d{1,3}){3}):(\d{1,5})$/;
  const MULTIADDR =
    /^\/ip4\/(\d{1,3}(?:\.\d{1,3}){3})\/tcp\/(\d{1,5})\/p2p\/16Uiu2HA[1-9A-HJ-NP-Za-km-z]{45}$/;

  function expectEndpoint(pattern: RegExp, text: string): void {
    const [, host = '', port = ''] = pattern.exec(text) ?? [];
    expect(isIPv4(host), text).toBe(true);
    expect(Number(port) > 0 && Number(port) < 65_536, text).toBe(true);
  }

  it.each(networkIds)(
    'every enode and multiaddr for %s is valid and unique',
    (network) => {
      const {execution, consensus, retiredExecution} = bootnodes[network];
      const enodes = [
        ...execution.map(({enode}) => enode),
        ...retiredExecution,
      ];
      for (const enode of enodes) expectEndpoint(ENODE, enode);
      for (const {multiaddr} of consensus) expectEndpoint(MULTIADDR, multiaddr);
      expect(new Set(enodes).size).toBe(enodes.length);
      expect(new Set(consensus.map(({multiaddr}) => multiaddr)).size).toBe(
        consensus.length,
      );
    },
  );

  it('the bootnodes page renders the data and has no hard-coded enodes', () => {
    const page = readText(
      path.join(docsRoot, 'get-started/how-to/run-a-node/bootnodes.mdx'),
    );
    for (const network of networkIds) {
      expect(page).toContain(
        `<BootnodeList network="${network}" layer="execution"`,
      );
      expect(page).toContain(
        `<BootnodeList network="${network}" layer="consensus"`,
      );
    }
    expect(page).not.toContain('enode://');
  });

  it('no page or download contains an enode outside the current lists', () => {
    const currentEnodes = new Set(
      networkIds.flatMap((network) =>
        bootnodes[network].execution.map(({enode}) => enode),
      ),
    );
    const foundEnodes = [...pages, ...downloads].flatMap(
      (file) => readText(file).match(/enode:\/\/[0-9a-f]+@[\d.]+:\d+/g) ?? [],
    );
    expect(foundEnodes.filter((enode) => !currentEnodes.has(enode))).toEqual(
      [],
    );
  });
});

it('disk sizes match the published values', () => {
  const series = Object.keys(diskSizes) as DiskSeriesId[];
  expect(series.map((name) => formatBytes(diskSizes[name].last.bytes))).toEqual(
    ['508.88 GB', '3.87 TB', '3.97 TB'],
  );
  expect(series.map((name) => formatBytes(getAverageGrowth(name)))).toEqual([
    '1.49 GB',
    '3.27 GB',
    '3.48 GB',
  ]);
});
