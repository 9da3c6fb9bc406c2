import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {isIPv4} from 'node:net';
import path from 'node:path';
import {Ajv} from 'ajv';
import {parse as parseToml} from 'smol-toml';
import {describe, expect, it} from 'vitest';
import {parse as parseYaml} from 'yaml';
import {findFiles} from '../../scripts/pages';
import {lineaNetworks, type LineaNetworkId} from '../../src/data/networks';
import {
  discoveryOnlyPeers,
  retiredEnodes,
} from '../../src/data/nodes/bootnodes';
import {
  clients,
  networkFolders,
  type ExecutionClientId,
} from '../../src/data/nodes/clients';
import {
  diskSizes,
  formatBytes,
  getAverageGrowth,
  type DiskSeriesId,
} from '../../src/data/nodes/diskSizes';
import {maruSettings} from '../../src/data/nodes/maru';
import {ports} from '../../src/data/nodes/ports';
import {systemContracts} from '../../src/data/systemContracts';
import {
  createDownloadCommand,
  createGenesisDownloadCommand,
  createStartCommand,
  listNodeFiles,
  listOptions,
} from '../../src/features/nodes/commands';
import {listPorts} from '../../src/features/nodes/ports';
import {readNodeFiles} from '../../src/features/nodes/readFiles';
import {sitePages} from './sitePages';

const root = path.resolve(import.meta.dirname, '../..');
const staticRoot = path.join(root, 'static');

const readText = (file: string): string => readFileSync(file, 'utf8');
const getDownloadPath = (url: string): string => path.join(staticRoot, url);

const downloads = findFiles(path.join(staticRoot, 'files'));
const nodeFiles = readNodeFiles();
const nodePages = sitePages.filter(({file}) => file.includes('/run-a-node/'));

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
function getService(file: Compose, name: string): Service {
  const composeService = file.services[name];
  if (!composeService) throw new Error(`${file.name} has no service ${name}`);
  return composeService;
}

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
    const links = sitePages.map(({text}) => text).join('\n');
    const orphans = downloads
      .map(
        (file) =>
          `/${path.relative(staticRoot, file).split(path.sep).join('/')}`,
      )
      .filter((url) => !links.includes(`(pathname://${url})`));
    expect(orphans).toEqual([]);
  });

  it.each(pairs)(
    'the $client page shows and links its files for $network',
    ({client, network}) => {
      const page = readText(`docs/get-started/how-to/run-a-node/${client}.mdx`);
      for (const url of listNodeFiles(client, network)) {
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
    'for $client on $network run Maru for that network, with its configuration',
    ({client, network}) => {
      const file = readCompose(client, network);
      expect(file.name).toBe(`linea-${networkFolders[network]}-${client}`);
      const {command, volumes} = getService(file, 'maru');
      expect(command[command.indexOf('--network') + 1]).toBe(
        lineaNetworks[network].clientName,
      );
      expect(volumes).toContain(
        './maru-config.toml:/config/maru-config.toml:ro',
      );
    },
  );

  it('for both networks run the same images and publish the same ports', () => {
    for (const client of clientIds) {
      const [mainnet, testnet] = networkIds.map((network) => {
        const {services} = readCompose(client, network);
        return Object.entries(services).map(([name, service]) => [
          name,
          service.image,
          service.ports,
        ]);
      });
      expect(testnet, client).toEqual(mainnet);
    }
  });

  it('all run the same Maru', () => {
    const images = pairs.map(
      ({client, network}) =>
        getService(readCompose(client, network), 'maru').image,
    );
    expect(new Set(images).size).toBe(1);
  });

  it.each(pairs)(
    'for $client on $network mount the same JWT secret in both services, and publish only peer-to-peer ports',
    ({client, network}) => {
      const file = readCompose(client, network);
      for (const name of ['el-client', 'maru']) {
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
  it.each(networkIds)(
    'the commented-out finality table for %s is valid and names the rollup contract',
    (network) => {
      const {linea} = parseToml(nodeFiles[network].maru.finality);
      expect(linea).toEqual({
        'contract-address':
          systemContracts.lineaRollup.addresses[
            network === 'linea' ? 'ethereum' : 'sepolia'
          ],
        'l1-eth-api-endpoint': {endpoint: 'YOUR_L1_RPC_URL'},
        'l1-polling-interval': '6 seconds',
        'l1-highest-block-tag': 'finalized',
        'l2-eth-api-endpoint': {endpoint: 'http://el-client:8545'},
      });
    },
  );

  it.each(pairs)(
    'every option and key of $client on $network that the tables describe has a value',
    ({client, network}) => {
      const options = listOptions(nodeFiles, client, network).filter(
        ({docker, host}) => docker === undefined && host === undefined,
      );
      expect(options).toEqual([]);
      expect(
        Object.keys(nodeFiles[network].clients[client].settings ?? {}).sort(),
      ).toEqual(Object.keys(clients[client].settings ?? {}).sort());
    },
  );

  it('every key that the table of Maru describes is in one of its files', () => {
    const keys = networkIds.flatMap((network) =>
      Object.keys(nodeFiles[network].maru.settings),
    );
    expect(
      Object.keys(maruSettings).filter((key) => !keys.includes(key)),
    ).toEqual([]);
  });

  it.each(pairs)(
    'the ports that the $client options set on $network are in the port table',
    ({client, network}) => {
      const listedPorts = new Set(ports.map(({port}) => port));
      const options = [
        ...listOptions(nodeFiles, client, network).map(
          ({name, host}) => [name, host] as const,
        ),
        ...Object.entries(nodeFiles[network].clients[client].settings ?? {}),
      ];
      expect(
        options.filter(
          ([name, value]) =>
            /port$/.test(name) &&
            value !== undefined &&
            !listedPorts.has(Number(value)),
        ),
      ).toEqual([]);
    },
  );
});

it('ports are described as the compose files publish them', () => {
  const rows = listPorts(nodeFiles, 'linea-besu').map(
    ({port, protocols, exposure}) => [port, protocols, exposure],
  );
  expect(rows).toEqual([
    [30303, ['tcp', 'udp'], 'internet'],
    [9000, ['tcp', 'udp'], 'internet'],
    [8545, ['tcp'], 'host'],
    [8546, ['tcp'], 'host'],
    [8547, ['tcp'], 'internal'],
    [8550, ['tcp'], 'internal'],
    [9545, ['tcp'], 'host'],
    [8080, ['tcp'], 'host'],
    [9090, ['tcp'], 'host'],
  ]);
  expect(listPorts(nodeFiles, 'erigon').map(({port}) => port)).not.toContain(
    8546,
  );
});

describe('commands on pages', () => {
  const site = 'https://docs.example';

  it.each(pairs)(
    'commands for $client on $network are valid shell and use only the folder named after the compose project',
    ({client, network}) => {
      const folder = readCompose(client, network).name;
      const commands = `${createDownloadCommand(client, network, site)}\n${createStartCommand(nodeFiles, client, network)}`;
      expect(() => checkBash(commands)).not.toThrow();
      const folders = new Set(
        [...commands.matchAll(/\$HOME\/([\w-]+)/g)].map(([, name]) => name),
      );
      expect([...folders]).toEqual([folder]);
    },
  );

  it('every folder named on a node page is the folder of a compose project', () => {
    const folders = nodePages.flatMap(({text}) =>
      [...text.matchAll(/\$HOME\/(linea-(?:mainnet|sepolia)[\w-]*)/g)].map(
        ([, name = '']) => name,
      ),
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

  it('the image tags in the text of the pages are those in the compose files', () => {
    const images = new Set(
      pairs.flatMap(({client, network}) =>
        Object.values(readCompose(client, network).services).map(
          ({image}) => image,
        ),
      ),
    );
    const tags = nodePages.flatMap(
      ({text}) =>
        text.match(
          /(?:consensys\/[a-z-]+|hyperledger\/besu|ethereum\/client-go|linea-erigon):[\w.-]+/g,
        ) ?? [],
    );
    expect(tags.filter((tag) => !images.has(tag))).toEqual([]);
  });
});

describe('genesis', () => {
  const script = getDownloadPath('/files/nodes/check-genesis.sh');

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
      const {execution, consensus} = nodeFiles[network].peers;
      const enodes = [...execution, ...retiredEnodes[network]];
      for (const enode of enodes) expectEndpoint(ENODE, enode);
      for (const address of consensus) expectEndpoint(MULTIADDR, address);
      expect(new Set(enodes).size).toBe(enodes.length);
      expect(new Set(consensus).size).toBe(consensus.length);
    },
  );

  it('all files of a network name the same peers', () => {
    for (const {client, network} of pairs) {
      const {options, settings} = nodeFiles[network].clients[client];
      const peers =
        settings?.bootnodes ?? String(options['--bootnodes']).split(',');
      expect(peers, `${client} on ${network}`).toEqual(
        nodeFiles[network].peers.execution,
      );
    }
  });

  it('no page contains an enode', () => {
    expect(sitePages.filter(({text}) => text.includes('enode://'))).toEqual([]);
  });

  it('the nodes for discovery only are among the peers', () => {
    const peers = networkIds.flatMap(
      (network) => nodeFiles[network].peers.execution,
    );
    for (const key of discoveryOnlyPeers)
      expect(
        peers.filter((peer) => peer.startsWith(`enode://${key}`)),
      ).toHaveLength(1);
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
