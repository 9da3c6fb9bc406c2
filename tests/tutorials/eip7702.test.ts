import {createPublicClient, http} from 'viem';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {KEYS} from './chain';
import {forgeTest} from './foundry';
import {assemble, Background, freePort, missingLines, PATIENCE, runTool, until, type Project} from './project';

const background = new Background();
let project: Project;
let url: string;

beforeAll(async () => {
  project = assemble('eip-7702');
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  background.start(project.folder, 'anvil', ['--hardfork', 'prague', '--port', String(port), '--silent']);
  const client = createPublicClient({transport: http(url)});
  await until(async () => (await client.getChainId()) > 0);
}, PATIENCE);

afterAll(() => background.stop());

test('the forge tests pass with the output shown on the page', () => {
  expect(forgeTest(project)).toEqual([]);
}, PATIENCE);

test('the scripts type-check, send a batch, roll back a failing one and end the delegation, with the output shown on the page', () => {
  runTool(project.folder, 'tsc', []);
  const environment = {RPC_URL: url, NETWORK: 'anvil', PRIVATE_KEY: KEYS[0]};
  const printed = ['deploy', 'batch', 'failing', 'revoke'].map((script) => runTool(project.folder, 'node', [`src/${script}.ts`], environment));
  expect(missingLines(project, /^(Transaction of|Deposited|Delegates|Allowance|Code of)/, printed.join('\n'))).toEqual([]);
}, PATIENCE);
