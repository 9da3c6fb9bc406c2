// npm run weigh [URL]: compressed bytes of the first load of a list of pages, from the built site in
// Chromium. Serves `build/` itself unless a URL is given.
import {chromium} from '@playwright/test';
import {findChromium} from './chromium.mjs';
import {serveBuild} from './serve';
import {weighedPages, weighPage, type Weight} from './weight';

const port = 4199;
const given = process.argv[2];
const base = given ?? `http://localhost:${port}`;
const server = given ? undefined : await serveBuild('build', port);

const browser = await chromium.launch({executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu']});
const rows: (Weight & {page: string})[] = [];
for (const path of Object.keys(weighedPages)) {
  const page = await browser.newPage({viewport: {width: 1440, height: 900}});
  rows.push({page: path, ...(await weighPage(page, base + path))});
  await page.close();
}
await browser.close();
server?.stop();

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);
console.table(rows.map(({page, script, style, font, total}) => ({
  page, 'JavaScript KB': kilobytes(script), 'CSS KB': kilobytes(style), 'Fonts KB': kilobytes(font), 'Total KB': kilobytes(total),
})));
