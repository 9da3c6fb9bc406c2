import {chromium, type Browser} from '@playwright/test';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {startChain, type Chain} from './chain';
import {HardhatProject} from './hardhat';
import {
  assemble,
  BackgroundProcesses,
  findMissingLines,
  TEST_TIMEOUT_MS,
  runTool,
  serveSite,
  type Project,
} from './project';
import {Visitor} from './visitor';

/** A dapp tutorial's test environment. Only `background` exists before the tests start. */
export interface Dapp {
  readonly background: BackgroundProcesses;
  readonly project: Project;
  readonly chain: Chain;
  readonly browser: Browser;
}

/** Assembles a tutorial's project and starts a chain and a browser before the tests, and stops them afterwards. */
export function setUpDapp(name: string): Dapp {
  const background = new BackgroundProcesses();
  const dapp = {background} as {-readonly [Part in keyof Dapp]: Dapp[Part]};
  beforeAll(async () => {
    dapp.project = assemble(name);
    dapp.chain = await startChain(background);
    dapp.browser = await chromium.launch({
      ...(process.env.CHROMIUM_PATH && {
        executablePath: process.env.CHROMIUM_PATH,
      }),
    });
  }, TEST_TIMEOUT_MS);
  // The browser is undefined if the setup failed before starting it.
  afterAll(async () => {
    await (dapp.browser as Browser | undefined)?.close();
    await background.stop();
  });
  return dapp;
}

/**
 * Serves a dapp's site from a folder of its project, with environment variables besides the chain's URL. Returns a function that opens the
 * site with one of the chain's wallets.
 */
export async function serveDapp(
  {project, background, browser, chain}: Dapp,
  folder: string,
  variables: Readonly<Record<string, string>>,
) {
  const url = await serveSite(path.join(project.folder, folder), background, {
    ...variables,
    NEXT_PUBLIC_RPC_URL: chain.url,
  });
  return (
    index: number,
    options?: Parameters<typeof Visitor.open>[4],
  ): Promise<Visitor> =>
    Visitor.open(
      browser,
      url,
      chain.url,
      chain.getWallet(index).account.address,
      options,
    );
}

/** A dapp with a Hardhat project for its contracts. */
export interface HardhatDapp extends Dapp {
  readonly hardhat: HardhatProject;
}

/** Sets up a dapp with Hardhat, and checks that its contract tests print the output shown on the page. */
export function setUpHardhatDapp(name: string): HardhatDapp {
  const dapp = setUpDapp(name) as Dapp & {hardhat: HardhatProject};
  beforeAll(() => {
    dapp.hardhat = new HardhatProject(
      path.join(dapp.project.folder, 'packages/blockchain'),
    );
  });
  test(
    'the Hardhat tests pass with the output shown on the page',
    () => {
      dapp.hardhat.run('build');
      expect(
        findMissingLines(
          dapp.project,
          /✔ (?!Confirm)|^\d+ passing/,
          dapp.hardhat.run('test'),
        ),
      ).toEqual([]);
      runTool(dapp.hardhat.folder, 'tsc', ['--noEmit']);
    },
    TEST_TIMEOUT_MS,
  );
  return dapp;
}
