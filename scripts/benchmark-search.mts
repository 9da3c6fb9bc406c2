// npm run benchmark:search: size of each search index, and how long it takes from the focus of the box to the settled list, on
// a processor slowed six times and on slow 4G. Arguments are folders of builds that are measured in turns:
// `npm run benchmark:search -- build ../other/build`.
import {chromium, type Browser} from '@playwright/test';
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {gzipSync} from 'node:zlib';
import {findChromium} from './chromium.mjs';
import {median} from './median';

const slowdown = 6;
const runs = 5;
/** Slow 4G as Lighthouse has it. */
const network = {latency: 150, bytesPerSecond: 1_600_000 / 8};

/** A page of each context, and a query that its reader might have. */
const samples: Readonly<Record<string, {readonly page: string; readonly query: string}>> = {
  'whole site': {page: '/release-notes', query: 'gas fees'},
  'get-started': {page: '/get-started/connect', query: 'deploy contract'},
  learn: {page: '/learn/first-dapp', query: 'staking'},
  technology: {page: '/technology/architecture', query: 'sequencer'},
  api: {page: '/api/linea-sdk', query: 'estimate gas'},
};

const types: Readonly<Record<string, string>> = {html: 'text/html', js: 'text/javascript', css: 'text/css', json: 'application/json', svg: 'image/svg+xml'};

/** Serves a build with its Brotli files, once slowly: Chromium slows the page's requests only, not those of its workers. */
async function serve(folder: string, isSlow: () => boolean): Promise<Server> {
  let free = 0;
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '', 'http://localhost');
    const file = [pathname, `${pathname}.html`, '/index.html'].map((name) => path.join(folder, name)).find((name) => existsSync(name) && statSync(name).isFile()) ?? '';
    const isPacked = existsSync(`${file}.br`);
    const body = readFileSync(isPacked ? `${file}.br` : file);
    const start = Math.max(free, Date.now());
    free = isSlow() ? start + (body.length / network.bytesPerSecond) * 1000 : 0;
    setTimeout(() => {
      response.writeHead(200, {'content-type': types[path.extname(file).slice(1)] ?? 'application/octet-stream', ...(isPacked && {'content-encoding': 'br'})});
      response.end(body);
    }, isSlow() ? free - Date.now() + network.latency : 0);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return server;
}

/**
 * Milliseconds from the focus, with the query typed at once, until the list is settled. The processor of the worker is not
 * slowed by the browser, so the time that it works is added.
 */
async function measure(browser: Browser, url: string, query: string, rate: number, onLoad: () => void): Promise<number> {
  const context = await browser.newContext({serviceWorkers: 'block', viewport: {width: 1440, height: 900}});
  const page = await context.newPage();
  // Not the search's other files: they are no part of the settled list.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}}));
  await page.goto(url, {waitUntil: 'networkidle'});
  await wait(500);
  onLoad();
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', {rate});
  const starting = page.waitForEvent('worker');
  const seconds = await page.evaluate(
    (text) =>
      new Promise<number>((resolve) => {
        const input = document.querySelector<HTMLInputElement>('input[role="combobox"]');
        const form = input?.form;
        const start = performance.now();
        const observer = new MutationObserver(() => {
          if (form?.querySelector('[role="listbox"][aria-busy="false"]')) {
            observer.disconnect();
            resolve(performance.now() - start);
          }
        });
        observer.observe(form ?? document.body, {subtree: true, childList: true, attributes: true});
        input?.focus();
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
        input?.dispatchEvent(new Event('input', {bubbles: true}));
      }),
    query,
  );
  // The engine before this one marked the beginning and the end of its work. No function has a name here: tsx would name it with a helper that the worker lacks.
  const working = await (await starting).evaluate(
    () =>
      performance.getEntriesByType('measure').reduce((sum, {duration}) => sum + duration, 0) +
      (performance.getEntriesByName('search-index-ready')[0]?.startTime ?? 0) -
      (performance.getEntriesByName('search-index-loaded')[0]?.startTime ?? 0),
  );
  await context.close();
  return seconds + working * (rate - 1);
}

const folders = process.argv.slice(2).length > 0 ? process.argv.slice(2) : ['build'];
let isSlow = false;
const servers = await Promise.all(folders.map((folder) => serve(folder, () => isSlow)));
const browser = await chromium.launch({executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu']});
for (const folder of folders) {
  const files = readdirSync(folder).filter((file) => /^search-index.*\.json$/.test(file));
  const size = (file: string): number => statSync(path.join(folder, file)).size / 1024;
  console.log(folder);
  console.table(Object.fromEntries(files.map((file) => [file, {
    'gzip KB': (gzipSync(readFileSync(path.join(folder, file)), {level: 9}).length / 1024).toFixed(0),
    'brotli KB': size(`${file}.br`).toFixed(0),
  }])));
}
const rows: Record<string, Record<string, string>> = {};
for (const [context, {page, query}] of Object.entries(samples)) {
  const times = folders.map(() => ({processor: [] as number[], network: [] as number[]}));
  for (let run = 0; run < runs; run += 1) {
    for (const [position, server] of servers.entries()) {
      const url = `http://localhost:${(server.address() as AddressInfo).port}${page}`;
      isSlow = false;
      times[position]?.processor.push(await measure(browser, url, query, slowdown, () => undefined));
      times[position]?.network.push(await measure(browser, url, query, 1, () => (isSlow = true)));
    }
  }
  const shown = (values: readonly number[] = []): string => `${(median(values) / 1000).toFixed(2)} s`;
  rows[context] = Object.fromEntries(folders.flatMap((folder, position) => [
    [`${folder}, ${slowdown}x`, shown(times[position]?.processor)],
    [`${folder}, slow 4G`, shown(times[position]?.network)],
  ]));
}
console.table(rows);
await browser.close();
servers.forEach((server) => server.close());
