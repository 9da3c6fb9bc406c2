import {getProgram, type EngineName} from './engines';
import type {Engine} from './page';
import {startWithPuppeteer} from './puppeteer';
import {startWebKit} from './webkit';

const starters: Readonly<Record<EngineName, () => Promise<Engine>>> = {
  Chromium: () =>
    startWithPuppeteer({
      browser: 'chrome',
      executablePath: getProgram('chromium'),
      args: ['--no-sandbox', '--disable-gpu'],
    }),
  Firefox: () =>
    startWithPuppeteer({
      browser: 'firefox',
      executablePath: getProgram('firefox-esr'),
    }),
  WebKit: () =>
    startWebKit(getProgram('webkit2gtk-driver'), getProgram('xvfb')),
};

/** Starts a browser of the engine. */
export const startEngine = (name: EngineName): Promise<Engine> =>
  starters[name]();
