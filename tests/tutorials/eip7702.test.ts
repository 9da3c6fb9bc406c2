import {createPublicClient, http} from 'viem';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {KEYS} from './chain';
import {runForgeTests} from './foundry';
import {assemble, BackgroundProcesses, findFreePort, findMissingLines, TEST_TIMEOUT_MS, runTool, waitUntil, type Project} from './project';

const background = new BackgroundProcesses();
let project: Project;
let url: string;

beforeAll(async () => {
  project = assemble('eip-7702');
  const port = await findFreePort();
  url = `http://127.0.0.1:${port}`;
  background.start(project.folder, 'anvil', ['--hardfork', 'prague', '--port', String(port), '--silent']);
  const client = createPublicClient({transport: http(url)});
  await waitUntil(async () => (await client.getChainId()) > 0);
}, TEST_TIMEOUT_MS);

afterAll(() => background.stop());

test('the Forge tests pass with the output shown on the page', () => {
  expect(runForgeTests(project)).toEqual([]);
}, TEST_TIMEOUT_MS);

test('the scripts type-check, send a batch, roll back a failing batch and end the delegation, with the output shown on the page', () => {
  runTool(project.folder, 'tsc', []);
  const environment = {RPC_URL: url, NETWORK: 'anvil', PRIVATE_KEY: KEYS[0]};
  const output = ['deploy', 'batch', 'failing', 'revoke'].map((script) => runTool(project.folder, 'node', [`src/${script}.ts`], environment));
  expect(findMissingLines(project, /^(Transaction of|Deposited|Delegates|Allowance|Code of)/, output.join('\n'))).toEqual([]);
}, TEST_TIMEOUT_MS);
