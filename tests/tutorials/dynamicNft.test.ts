import {parseEventLogs, type Abi, type Address} from 'viem';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {startChain, type Chain} from './chain';
import {readForgeArtifact, runForgeTests} from './foundry';
import {
  assemble,
  BackgroundProcesses,
  TEST_TIMEOUT_MS,
  runTool,
  waitUntil,
  type Project,
} from './project';

/** The tutorial's server uses a fixed port. */
const SERVER_URL = 'http://127.0.0.1:8080';
const METADATA_URL = `${SERVER_URL}/mutable/demo`;

const background = new BackgroundProcesses();
let server = new BackgroundProcesses();
let project: Project;
let chain: Chain;
let address: Address;
let abi: Abi;

async function restartServer(level: number): Promise<void> {
  await server.stop();
  await waitUntil(
    async () =>
      !(await fetch(METADATA_URL).then(
        () => true,
        () => false,
      )),
  );
  server = new BackgroundProcesses();
  server.start(project.folder, 'node', ['scripts/serve.mjs', String(level)]);
  await waitUntil(async () => (await fetch(METADATA_URL)).ok);
}

/** Returns what a wallet would show, as read by the tutorial's script. */
const readToken = () =>
  runTool(
    project.folder,
    'node',
    ['--no-warnings', 'scripts/show.ts', address, '0'],
    {RPC_URL: chain.url},
  );

beforeAll(async () => {
  project = assemble('irys/irys-dynamic-nfts');
  chain = await startChain(background);
}, TEST_TIMEOUT_MS);

afterAll(async () => {
  await server.stop();
  await background.stop();
});

test(
  'the Forge tests pass with the output shown on the page',
  async () => {
    expect(runForgeTests(project)).toEqual([]);
    ({abi} = readForgeArtifact(project, 'SuperMon'));
    address = await chain.deploy(readForgeArtifact(project, 'SuperMon'), [
      chain.getWallet(0).account.address,
    ]);
  },
  TEST_TIMEOUT_MS,
);

test(
  'a creature evolves while its metadata URL stays the same',
  async () => {
    runTool(project.folder, 'node', ['scripts/make-images.mjs']);
    runTool(project.folder, 'node', [
      'scripts/make-metadata.mjs',
      `${SERVER_URL}/images`,
    ]);
    await restartServer(1);
    await chain.send(0, {
      address,
      abi,
      functionName: 'mint',
      args: [chain.getWallet(1).account.address, METADATA_URL],
    });
    expect(readToken()).toBe(
      `tokenURI: ${METADATA_URL}\nlevel:    1\nimage:    ${SERVER_URL}/images/level-1.svg\n`,
    );

    await restartServer(2);
    await expect(
      chain.send(1, {address, abi, functionName: 'refresh', args: [0n]}),
    ).rejects.toThrow('OwnableUnauthorizedAccount');
    await expect(
      chain.send(0, {address, abi, functionName: 'refresh', args: [1n]}),
    ).rejects.toThrow('ERC721NonexistentToken');
    await chain.send(0, {address, abi, functionName: 'refresh', args: [0n]});
    const logs = parseEventLogs({
      abi,
      logs: await chain.publicClient.getLogs({address}),
      eventName: 'MetadataUpdate',
    });
    expect(logs.map(({args}) => args)).toEqual([{_tokenId: 0n}]);
    expect(readToken()).toBe(
      `tokenURI: ${METADATA_URL}\nlevel:    2\nimage:    ${SERVER_URL}/images/level-2.svg\n`,
    );
  },
  TEST_TIMEOUT_MS,
);
