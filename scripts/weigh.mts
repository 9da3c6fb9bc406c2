// npm run weigh [URL]: compressed bytes of the first load of a list of pages, from the built site in
// Chromium. Serves `build/` itself unless a URL is given.
import {chromium} from '@playwright/test';
import {spawn} from 'node:child_process';
import {setTimeout as wait} from 'node:timers/promises';
import {findChromium} from './chromium.mjs';
import {weighedPages, weighPage, type Weight} from './weight';

const port = 4199;
const given = process.argv[2];
const base = given ?? `http://localhost:${port}`;
const server = given ? undefined : spawn('npx', ['docusaurus', 'serve', '--no-open', '--port', String(port)], {stdio: 'ignore', detached: true});
if (server) {
  for (let attempt = 0; attempt < 60 && !(await fetch(base).catch(() => undefined))?.ok; attempt += 1) {
    await wait(500);
  }
}

const browser = await chromium.launch({executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu']});
const rows: (Weight & {page: string})[] = [];
for (const path of Object.keys(weighedPages)) {
  const page = await browser.newPage({viewport: {width: 1440, height: 900}});
  rows.push({page: path, ...(await weighPage(page, base + path))});
  await page.close();
}
await browser.close();
if (server?.pid) {
  process.kill(-server.pid);
}

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);
console.table(rows.map(({page, script, style, font, total}) => ({
  page, 'JavaScript KB': kilobytes(script), 'CSS KB': kilobytes(style), 'Fonts KB': kilobytes(font), 'Total KB': kilobytes(total),
})));
