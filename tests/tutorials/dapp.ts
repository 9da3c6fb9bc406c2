import {chromium, type Browser} from '@playwright/test';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {startChain, type Chain} from './chain';
import {HardhatProject} from './hardhat';
import {assemble, Background, missingLines, PATIENCE, runTool, type Project} from './project';

/** The environment of a dapp tutorial's tests; everything except `background` exists once the tests run. */
export interface Dapp {
  readonly background: Background;
  readonly project: Project;
  readonly chain: Chain;
  readonly browser: Browser;
}

/** Puts a tutorial's project together and starts a chain and a browser before the tests; stops all of it after them. */
export function setUpDapp(name: string): Dapp {
  const background = new Background();
  const dapp = {background} as {-readonly [Part in keyof Dapp]: Dapp[Part]};
  beforeAll(async () => {
    dapp.project = assemble(name);
    dapp.chain = await startChain(background);
    dapp.browser = await chromium.launch({...(process.env.CHROMIUM_PATH && {executablePath: process.env.CHROMIUM_PATH})});
  }, PATIENCE);
  // The browser is missing if the set-up failed before it.
  afterAll(async () => {
    await (dapp.browser as Browser | undefined)?.close();
    await background.stop();
  });
  return dapp;
}

/** A dapp whose contracts are a Hardhat project beside its site. */
export interface HardhatDapp extends Dapp {
  readonly hardhat: HardhatProject;
}

/** Sets up such a dapp, and runs the tests of its contracts as the page tells readers to: the page prints what they say. */
export function setUpHardhatDapp(name: string): HardhatDapp {
  const dapp = setUpDapp(name) as Dapp & {hardhat: HardhatProject};
  beforeAll(() => {
    dapp.hardhat = new HardhatProject(path.join(dapp.project.folder, 'packages/blockchain'));
  });
  test('Hardhat passes the tests that the page prints', () => {
    dapp.hardhat.run('build');
    expect(missingLines(dapp.project, /✔ (?!Confirm)|^\d+ passing/, dapp.hardhat.run('test'))).toEqual([]);
    runTool(dapp.hardhat.folder, 'tsc', ['--noEmit']);
  }, PATIENCE);
  return dapp;
}
