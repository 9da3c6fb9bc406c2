import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

import {Ajv} from 'ajv';
import {parse as parseToml} from 'smol-toml';
import {describe, expect, it} from 'vitest';
import {parse as parseYaml} from 'yaml';

import {lineaNetworks, type LineaNetworkId} from '../../src/data/networks';
import {
  clients,
  commandLine,
  executionHost,
  networkFolders,
  options,
  settings,
  type ExecutionClientId,
} from '../../src/data/nodes/clients';
import {
  downloadCommand,
  genesisCheckCommand,
  genesisDownloadCommand,
  nodeFiles,
  startCommand,
} from '../../src/data/nodes/files';
import {genesis} from '../../src/data/nodes/genesis';
import {maru, maruSettingsOf, maruValue, validators} from '../../src/data/nodes/maru';
import {ports, publishedPorts} from '../../src/data/nodes/ports';
import {systemContracts} from '../../src/data/systemContracts';

const root = path.resolve(import.meta.dirname, '../..');
const staticRoot = path.join(root, 'static');
const docsRoot = path.join(root, 'docs');

function filesBelow(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

const read = (file: string): string => readFileSync(file, 'utf8');
const download = (url: string): string => path.join(staticRoot, url);

const downloads = filesBelow(path.join(staticRoot, 'files'));
const pages = filesBelow(docsRoot).filter((file) => file.endsWith('.mdx'));
const nodePages = pages.filter((file) => file.includes('/run-a-node/'));

const clientIds = Object.keys(clients) as ExecutionClientId[];
const networkIds = Object.keys(lineaNetworks) as LineaNetworkId[];
const pairs = networkIds.flatMap((network) => clientIds.map((client) => ({client, network})));

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

const composePath = (client: ExecutionClientId, network: LineaNetworkId): string =>
  download(`/files/nodes/${networkFolders[network]}/${client}/docker-compose.yml`);
const compose = (client: ExecutionClientId, network: LineaNetworkId): Compose =>
  parseYaml(read(composePath(client, network))) as Compose;
const maruConfig = (network: LineaNetworkId): string =>
  read(download(`/files/nodes/${networkFolders[network]}/maru-config.toml`));

function service(file: Compose, name: string): Service {
  const found = file.services[name];
  if (!found) throw new Error(`${file.name} has no service ${name}`);
  return found;
}

function checkBash(script: string): void {
  execFileSync('bash', ['-n'], {input: script, stdio: ['pipe', 'ignore', 'pipe']});
}

/** The compose schema of the Compose Specification, as dclint ships it. */
function composeSchema(): object {
  const manifest = createRequire(import.meta.url).resolve('dclint/package.json');
  const schema = JSON.parse(read(path.join(path.dirname(manifest), 'schemas/compose.schema.json'))) as object;
  // Written with https, which Ajv does not know as draft 7.
  return {...schema, $schema: 'http://json-schema.org/draft-07/schema#'};
}

const ajv = new Ajv({allErrors: true, strict: false, validateFormats: false});
const validCompose = ajv.compile(composeSchema());

describe('downloads', () => {
  it.each(downloads.map((file) => [path.relative(staticRoot, file), file]))('%s parses', (_, file) => {
    switch (path.extname(file)) {
      case '.yml':
        { expect(parseYaml(read(file), {strict: true})).toBeTypeOf('object'); return; }
      case '.toml':
        { expect(Object.keys(parseToml(read(file))).length).toBeGreaterThan(0); return; }
      case '.json':
        { expect(() => JSON.parse(read(file)) as unknown).not.toThrow(); return; }
      case '.sh':
        { expect(() => checkBash(read(file))).not.toThrow(); return; }
      default:
        // Other kinds of files belong to other tests.
        { expect(read(file).length).toBeGreaterThan(0); return; }
    }
  });

  it('every file under /files/ that a page links to exists', () => {
    const links = pages.flatMap((page) =>
      [...read(page).matchAll(/(?:pathname:\/\/)?(\/files\/[^\s)"'#]+)/g)].map(([, url = '']) => ({page, url})),
    );
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter(({url}) => !existsSync(download(url)))).toEqual([]);
  });

  it('a page links to every file', () => {
    const text = pages.map(read).join('\n');
    const orphans = downloads
      .map((file) => `/${path.relative(staticRoot, file).split(path.sep).join('/')}`)
      .filter((url) => !text.includes(`(pathname://${url})`));
    expect(orphans).toEqual([]);
  });

  it.each(pairs)('the page of $client shows its files for $network', ({client, network}) => {
    const page = read(path.join(docsRoot, `get-started/how-to/run-a-node/${client}.mdx`));
    for (const {path: url} of nodeFiles(client, network)) {
      expect(existsSync(download(url)), url).toBe(true);
      expect(page).toContain(url);
      if (url.includes(`/${client}/`)) expect(page, `copy ${url} into the page`).toContain(read(download(url)).trim());
    }
  });
});

describe('compose files', () => {
  it.each(pairs)('$client on $network follows the Compose Specification', ({client, network}) => {
    validCompose(compose(client, network));
    expect(validCompose.errors ?? []).toEqual([]);
  });

  it.each(pairs)('$client on $network has the options, ports and image of the data', ({client, network}) => {
    const execution = service(compose(client, network), executionHost);
    expect(execution.image).toBe(clients[client].image);
    expect(execution.command).toEqual(options(client, network, 'docker').map(commandLine));
    expect(execution.ports).toEqual(publishedPorts('Execution client', client));
  });

  it.each(pairs)('$client on $network runs Maru for that network', ({client, network}) => {
    const file = compose(client, network);
    expect(file.name).toBe(`linea-${networkFolders[network]}-${client}`);
    const consensus = service(file, 'maru');
    expect(consensus.image).toBe(maru.image);
    expect(consensus.ports).toEqual(publishedPorts('Maru', client));
    const {command} = consensus;
    expect(command[command.indexOf('--network') + 1]).toBe(lineaNetworks[network].clientName);
    expect(consensus.volumes).toContain('./maru-config.toml:/config/maru-config.toml:ro');
  });

  it.each(pairs)('$client on $network shares one secret and never publishes the Engine API', ({client, network}) => {
    const file = compose(client, network);
    for (const name of [executionHost, 'maru']) {
      expect(service(file, name).volumes).toContain('./jwt.hex:/config/jwt.hex:ro');
      expect((service(file, name).ports ?? []).join(' ')).not.toContain('8550');
    }
  });

  it.each(pairs)('$client on $network opens only peer-to-peer ports to the internet', ({client, network}) => {
    const open = Object.values(compose(client, network).services).flatMap((one) =>
      (one.ports ?? []).filter((port) => !port.startsWith('127.0.0.1:')),
    );
    expect(open).toEqual(['30303:30303/tcp', '30303:30303/udp', '9000:9000/tcp', '9000:9000/udp']);
  });
});

describe('configuration files', () => {
  it.each(networkIds)('besu.toml of %s agrees with the data', (network) => {
    const file = download(`/files/nodes/${networkFolders[network]}/besu/besu.toml`);
    expect(parseToml(read(file))).toEqual(settings('besu', network));
  });

  it.each(networkIds)('maru-config.toml of %s agrees with the data', (network) => {
    const expected: Record<string, Record<string, unknown>> = {};
    for (const setting of maruSettingsOf(network)) {
      const keys = setting.table.split('.');
      let table: Record<string, unknown> = expected;
      for (const key of keys) table = (table[key] ??= {}) as Record<string, unknown>;
      table[setting.key] = maruValue(setting, network);
    }
    expect(parseToml(maruConfig(network))).toEqual(expected);
  });

  it.each(networkIds)('the commented finality table of %s is valid and names the rollup contract', (network) => {
    const [, block = ''] = maruConfig(network).split('#\n# [linea]\n');
    const table = parseToml(block.replace(/^# ?/gm, ''));
    const address = systemContracts.lineaRollup.addresses[network === 'linea' ? 'ethereum' : 'sepolia'];
    expect(table['contract-address']).toBe(address);
    expect(Object.keys(table)).toEqual([
      'contract-address',
      'l1-eth-api-endpoint',
      'l1-polling-interval',
      'l1-highest-block-tag',
      'l2-eth-api-endpoint',
    ]);
    const page = read(path.join(docsRoot, 'get-started/how-to/run-a-node/index.mdx'));
    expect(page).toContain(`[linea]\n${block.replace(/^# ?/gm, '').trim()}`);
  });

  it.each(pairs)('the ports in the options of $client on $network are in the table of ports', ({client, network}) => {
    const known = new Set(ports.map(({port}) => port));
    const used = options(client, network, 'host')
      .filter(({name}) => /port$/.test(name))
      .map(({value}) => Number(value));
    for (const [key, value] of Object.entries(settings(client, network))) {
      if (/port$/.test(key)) used.push(Number(value));
    }
    expect(used.filter((port) => !known.has(port))).toEqual([]);
  });
});

describe('commands of the pages', () => {
  const site = 'https://docs.example';

  it.each(pairs)('$client on $network: valid shell', ({client, network}) => {
    expect(() => checkBash(downloadCommand(client, network, site))).not.toThrow();
    expect(() => checkBash(startCommand(client, network))).not.toThrow();
  });

  it.each(pairs)('$client on $network works in a folder of its own, named like the compose project', ({client, network}) => {
    const folder = compose(client, network).name;
    const commands = `${downloadCommand(client, network, site)}\n${startCommand(client, network)}`;
    const folders = new Set([...commands.matchAll(/\$HOME\/([\w-]+)/g)].map(([, name]) => name));
    expect([...folders]).toEqual([folder]);
  });

  it('the pages name no folder that two clients would share', () => {
    const folders = nodePages.flatMap((page) => [...read(page).matchAll(/\$HOME\/(linea-(?:mainnet|sepolia)[\w-]*)/g)].map(([, name = '']) => name));
    const own = new Set(pairs.map(({client, network}) => compose(client, network).name));
    expect(folders.filter((name) => !own.has(name))).toEqual([]);
  });

  it.each(networkIds)('genesis commands of %s: valid shell', (network) => {
    expect(() => checkBash(genesisDownloadCommand(network, site))).not.toThrow();
    expect(() => checkBash(genesisCheckCommand(network))).not.toThrow();
  });

  it('image tags in the pages are those of the data', () => {
    const known = new Set([maru.image, ...clientIds.map((client) => clients[client].image)]);
    const tags = nodePages.flatMap((page) =>
      [...read(page).matchAll(/(?:consensys\/[a-z-]+|hyperledger\/besu|ethereum\/client-go|linea-erigon):[\w.-]+/g)].map(
        ([tag]) => tag,
      ),
    );
    expect(tags.filter((tag) => !known.has(tag))).toEqual([]);
  });
});

describe('genesis', () => {
  it.each(networkIds)('figures of %s are well formed', (network) => {
    const {sha256, blockHash, forkId, url, page, firstSigner} = genesis[network];
    expect(sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(blockHash).toMatch(/^0x[0-9a-f]{64}$/);
    expect(forkId).toMatch(/^0x[0-9a-f]{8}$/);
    expect(firstSigner).toMatch(/^0x[0-9a-fA-F]{40}$/);
    expect(validators[network]).toMatch(/^0x[0-9a-f]{40}$/);
    expect(new URL(url).hostname).toBe('raw.githubusercontent.com');
    expect(new URL(page).hostname).toBe('github.com');
    expect(url).toContain(`linea-${networkFolders[network]}/`);
  });

  it('no genesis file is republished', () => {
    const republished = downloads.filter((file) => path.extname(file) === '.json' && read(file).includes('"alloc"'));
    expect(republished).toEqual([]);
  });

  const script = download('/files/nodes/check-genesis.sh');

  it.each(networkIds)('the check script knows the figures of %s', (network) => {
    const {sha256, blockHash} = genesis[network];
    expect(read(script)).toContain(`  ${networkFolders[network]})\n    sha256=${sha256}\n    block_hash=${blockHash}\n`);
  });

  it('the check script rejects another file', () => {
    expect(() => execFileSync('bash', [script, 'mainnet', script], {stdio: 'pipe'})).toThrow(/DIFFERS|Command failed/);
  });
});
