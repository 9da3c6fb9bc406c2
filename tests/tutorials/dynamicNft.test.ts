import {parseEventLogs, type Abi, type Address} from 'viem';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {startChain, type Chain} from './chain';
import {forgeArtifact, forgeTest} from './foundry';
import {assemble, Background, PATIENCE, runTool, until, type Project} from './project';

/** The port of the tutorial's server. */
const SERVER = 'http://127.0.0.1:8080';
const LINK = `${SERVER}/mutable/demo`;

const background = new Background();
let server = new Background();
let project: Project;
let chain: Chain;
let address: Address;
let abi: Abi;

async function serve(level: number): Promise<void> {
  await server.stop();
  await until(async () => !(await fetch(LINK).then(() => true, () => false)));
  server = new Background();
  server.start(project.folder, 'node', ['scripts/serve.mjs', String(level)]);
  await until(async () => (await fetch(LINK)).ok);
}

/** What a wallet would show, read with the tutorial's script. */
const show = () => runTool(project.folder, 'node', ['--no-warnings', 'scripts/show.ts', address, '0'], {RPC_URL: chain.url});

beforeAll(async () => {
  project = assemble('irys/irys-dynamic-nfts');
  chain = await startChain(background);
}, PATIENCE);

afterAll(async () => {
  await server.stop();
  await background.stop();
});

test('the forge tests pass with the output shown on the page', async () => {
  expect(forgeTest(project)).toEqual([]);
  ({abi} = forgeArtifact(project, 'SuperMon'));
  address = await chain.deploy(forgeArtifact(project, 'SuperMon'), [chain.walletOf(0).account.address]);
}, PATIENCE);

test('a creature evolves while its metadata URL stays the same', async () => {
  runTool(project.folder, 'node', ['scripts/make-images.mjs']);
  runTool(project.folder, 'node', ['scripts/make-metadata.mjs', `${SERVER}/images`]);
  await serve(1);
  await chain.send(0, {address, abi, functionName: 'mint', args: [chain.walletOf(1).account.address, LINK]});
  expect(show()).toBe(`tokenURI: ${LINK}\nlevel:    1\nimage:    ${SERVER}/images/level-1.svg\n`);

  await serve(2);
  await expect(chain.send(1, {address, abi, functionName: 'refresh', args: [0n]})).rejects.toThrow('OwnableUnauthorizedAccount');
  await expect(chain.send(0, {address, abi, functionName: 'refresh', args: [1n]})).rejects.toThrow('ERC721NonexistentToken');
  await chain.send(0, {address, abi, functionName: 'refresh', args: [0n]});
  const logs = parseEventLogs({abi, logs: await chain.reader.getLogs({address}), eventName: 'MetadataUpdate'});
  expect(logs.map(({args}) => args)).toEqual([{_tokenId: 0n}]);
  expect(show()).toBe(`tokenURI: ${LINK}\nlevel:    2\nimage:    ${SERVER}/images/level-2.svg\n`);
}, PATIENCE);
