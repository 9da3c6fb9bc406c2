import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import {run} from './install.mjs';

const require = createRequire(import.meta.url);
/** The headless shell runs the tests a third faster than the whole browser. */
const systemBrowsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

function present() {
  const {chromium} = require('@playwright/test');
  return [chromium.executablePath(), ...systemBrowsers].find((path) => path && existsSync(path));
}

/**
 * Path of a Chromium: Playwright's, otherwise the system's, otherwise one it installs (Playwright's, or Debian's package if that download
 * fails). Throws if none is available.
 */
export function findChromium() {
  const found = present();
  if (found) return found;
  console.log('No Chromium found. Installing one …');
  if (!run('npx', ['playwright', 'install', 'chromium']) && run('apt-get', ['update', '-qq'])) {
    run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell']);
  }
  const installed = present();
  if (!installed) {
    throw new Error('No Chromium. Install one: `npx playwright install chromium`, or the package `chromium` of your system.');
  }
  return installed;
}
