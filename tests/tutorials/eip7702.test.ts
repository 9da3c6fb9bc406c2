import {anvil} from 'viem/chains';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {KEYS, startChain} from './chain';
import {runForgeTests} from './foundry';
import {
  assemble,
  BackgroundProcesses,
  findMissingLines,
  TEST_TIMEOUT_MS,
  runTool,
  type Project,
} from './project';

const background = new BackgroundProcesses();
let project: Project;
let url: string;

beforeAll(async () => {
  project = assemble('eip-7702');
  ({url} = await startChain(background, anvil, '--hardfork', 'prague'));
}, TEST_TIMEOUT_MS);

afterAll(() => background.stop());

test(
  'the Forge tests pass with the output shown on the page',
  () => {
    expect(runForgeTests(project)).toEqual([]);
  },
  TEST_TIMEOUT_MS,
);

test(
  'the scripts type-check, send a batch, roll back a failing batch and end the delegation, with the output shown on the page',
  () => {
    runTool(project.folder, 'tsc', []);
    const environment = {RPC_URL: url, NETWORK: 'anvil', PRIVATE_KEY: KEYS[0]};
    const output = ['deploy', 'batch', 'failing', 'revoke'].map((script) =>
      runTool(project.folder, 'node', [`src/${script}.ts`], environment),
    );
    expect(
      findMissingLines(
        project,
        /^(Transaction of|Deposited|Delegates|Allowance|Code of)/,
        output.join('\n'),
      ),
    ).toEqual([]);
  },
  TEST_TIMEOUT_MS,
);
