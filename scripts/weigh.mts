// npm run weigh [URL]: measures the compressed size of several pages on first load, from build/ or from the site at URL.
import {chromium} from '@playwright/test';
import {existsSync} from 'node:fs';
import {findChromium} from './chromium.mjs';
import {SiteServer} from './siteServer';
import {weighedPages, weighPage} from './weight';

const url = process.argv[2];
if (!url && !existsSync('build/index.html')) {
  console.error('No build found. Run `npm run build` first.');
  process.exit(1);
}
const server = new SiteServer();
await server.start();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const toKilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);
const rows = [];
for (const route of Object.keys(weighedPages)) {
  const page = await browser.newPage({viewport: {width: 1440, height: 900}});
  const {script, style, font, total} = await weighPage(page, () =>
    page.goto((url ?? server.url) + route, {waitUntil: 'networkidle'}),
  );
  rows.push({
    page: route,
    'JavaScript KB': toKilobytes(script),
    'CSS KB': toKilobytes(style),
    'Fonts KB': toKilobytes(font),
    'Total KB': toKilobytes(total),
  });
  await page.close();
}
await browser.close();
await server.stop();
console.table(rows);
