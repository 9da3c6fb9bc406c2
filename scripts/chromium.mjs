import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import {run} from './install.mjs';

const require = createRequire(import.meta.url);
/** The headless shell comes first, because it runs the tests a third faster than the full browser. */
const systemBrowsers = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
];

/**
 * Returns the path of an installed Chromium executable, if there is one.
 * @returns {string | undefined}
 */
export function findInstalledChromium() {
  const {chromium} = require('@playwright/test');
  return [chromium.executablePath(), ...systemBrowsers].find(
    (path) => path && existsSync(path),
  );
}

/**
 * Returns the path of a Chromium executable: Playwright's or the system's. If neither is installed, installs Playwright's or,
 * if that download fails, Debian's package. Throws if that fails too.
 */
export function findChromium() {
  const existingPath = findInstalledChromium();
  if (existingPath) return existingPath;
  console.log('No Chromium found. Installing it…');
  if (
    !run('npx', ['playwright', 'install', 'chromium']) &&
    run('apt-get', ['update', '-qq'])
  ) {
    run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell']);
  }
  const installedPath = findInstalledChromium();
  if (!installedPath) {
    throw new Error(
      'No Chromium found. Install it with `npx playwright install chromium`, or install the `chromium` package with your system’s package manager.',
    );
  }
  return installedPath;
}
