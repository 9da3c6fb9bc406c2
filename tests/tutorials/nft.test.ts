import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Abi, Address} from 'viem';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {startChain, type Chain} from './chain';
import {readForgeArtifact, runForgeTests} from './foundry';
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
let chain: Chain;
let address: Address;
let abi: Abi;
let owner: Address;

beforeAll(async () => {
  project = assemble('irys/irys-nfts');
  chain = await startChain(background);
  owner = chain.getWallet(0).account.address;
}, TEST_TIMEOUT_MS);

afterAll(() => background.stop());

test(
  'the Forge tests pass with the output shown on the page',
  async () => {
    expect(runForgeTests(project)).toEqual([]);
    ({abi} = readForgeArtifact(project, 'IrysLineaNFT'));
    address = await chain.deploy(readForgeArtifact(project, 'IrysLineaNFT'), [
      owner,
    ]);
    expect(
      await chain.publicClient.readContract({
        address,
        abi,
        functionName: 'symbol',
      }),
    ).toBe('ILNFT');
  },
  TEST_TIMEOUT_MS,
);

test(
  'the owner mints a token whose metadata is a data URI, and the token can be read back',
  async () => {
    const output = runTool(project.folder, 'node', ['scripts/data-uri.mjs']);
    expect(findMissingLines(project, /^token-uri\.txt: /, output)).toEqual([]);
    const mint = (index: number, uri: string) =>
      chain.send(index, {
        address,
        abi,
        functionName: 'mint',
        args: [owner, uri],
      });
    const uri = readFileSync(
      path.join(project.folder, 'token-uri.txt'),
      'utf8',
    );

    await expect(mint(1, uri)).rejects.toThrow('OwnableUnauthorizedAccount');
    await expect(mint(0, '')).rejects.toThrow('EmptyUri');
    await mint(0, uri);

    const tokenOutput = runTool(
      project.folder,
      'node',
      ['--no-warnings', 'scripts/show.ts', address, '0'],
      {RPC_URL: chain.url},
    );
    expect(findMissingLines(project, /^(owner|name): /, tokenOutput)).toEqual(
      [],
    );
    expect(tokenOutput).toContain('image:    data:image/svg+xml;base64,');
  },
  TEST_TIMEOUT_MS,
);

test(
  'the key script prints only the address of the storage service key',
  () => {
    expect(runTool(project.folder, 'node', ['scripts/new-key.mjs'])).toMatch(
      /^0x[0-9a-fA-F]{40}\n$/,
    );
  },
  TEST_TIMEOUT_MS,
);
