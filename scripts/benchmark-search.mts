// npm run benchmark:search: size of each search index, and how long the search takes on a processor slowed six times.
import {chromium, type Page} from '@playwright/test';
import {spawn} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import {setTimeout as wait} from 'node:timers/promises';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {searchContexts} from '../src/config/search';
import {findChromium} from './chromium.mjs';

const port = 4197;
const base = `http://localhost:${port}`;
const slowdown = 6;
const runs = 5;
const frame = 1000 / 60;

/** A page of each context, and a query that its reader might have. */
const samples: Readonly<Record<string, {page: string; query: string}>> = {
  '': {page: '/release-notes', query: 'gas fees'},
  'get-started': {page: '/get-started/connect', query: 'deploy contract'},
  learn: {page: '/learn/first-dapp', query: 'staking'},
  technology: {page: '/technology/architecture', query: 'sequencer'},
  api: {page: '/api/linea-sdk', query: 'estimate gas'},
};

/** Milliseconds of one run: focus to index ready, index ready to first suggestion, key press to new suggestions. */
interface Times {
  readonly ready: number;
  readonly afterReady: number;
  readonly afterKey: number;
}

/** Notes when the first suggestion for another query than before is painted. */
function watchSuggestions(): void {
  const state = window as Window & {painted?: number; shownFor?: string; typed?: number};
  document.addEventListener('input', () => (state.typed = performance.timeOrigin + performance.now()), {capture: true});
  const look = (): void => {
    const list = document.querySelector('[role="listbox"][aria-busy="false"]');
    const text = list?.firstElementChild?.textContent ?? '';
    if (text && text !== state.shownFor) {
      state.shownFor = text;
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => (state.painted = performance.timeOrigin + performance.now());
        channel.port2.postMessage('');
      });
    }
  };
  document.addEventListener('DOMContentLoaded', () => new MutationObserver(look).observe(document.body, {subtree: true, childList: true, attributes: true}));
}

const now = (page: Page): Promise<number> => page.evaluate(() => performance.timeOrigin + performance.now());

async function paintedAt(page: Page): Promise<number> {
  await page.waitForFunction(() => (window as Window & {painted?: number}).painted !== undefined);
  return page.evaluate(() => {
    const state = window as Window & {painted?: number};
    const {painted = 0} = state;
    state.painted = undefined;
    return painted;
  });
}

/** What the reader types next; its first suggestion is another one everywhere. */
const otherQuery = 'bridge';

/** The processor of the worker is not slowed by the browser, so the time it takes for a query counts six times. */
async function measure(page: Page, url: string, query: string): Promise<Times> {
  // tsx names functions with a helper that the page does not have.
  await page.addInitScript({content: 'globalThis.__name = (value) => value;'});
  await page.addInitScript(watchSuggestions);
  const session = await page.context().newCDPSession(page);
  await page.goto(url, {waitUntil: 'networkidle'});
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  const workerStarts = page.waitForEvent('worker');
  const box = page.getByRole('combobox', {name: 'Search', exact: true});
  const start = await now(page);
  // The reader has typed before the index is there.
  await box.fill(query);
  const worker = await workerStarts;
  const first = await paintedAt(page);
  const marks = await worker.evaluate(() =>
    performance.getEntriesByType('mark').map(({name, startTime}) => [name, performance.timeOrigin + startTime] as const),
  );
  const at = Object.fromEntries(marks);
  const measures = (): Promise<number[]> => worker.evaluate(() => performance.getEntriesByName('search-query').map(({duration}) => duration));
  const extra = (duration = 0): number => duration * (slowdown - 1);
  const [firstQuery] = await measures();

  await box.fill(otherQuery);
  const second = await Promise.race([paintedAt(page), wait(5000).then(() => Number.NaN)]);
  const key = await page.evaluate(() => (window as Window & {typed?: number}).typed ?? Number.NaN);
  const lastQuery = (await measures()).at(-1);
  const ready = at['search-index-ready'] ?? Number.NaN;
  const making = ready - (at['search-index-loaded'] ?? ready);
  return {ready: ready - start + extra(making), afterReady: first - ready + extra(firstQuery), afterKey: second - key + extra(lastQuery)};
}

const median = (values: readonly number[]): number => [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

const server = spawn('npx', ['docusaurus', 'serve', '--no-open', '--port', String(port)], {stdio: 'ignore', detached: true});
for (let attempt = 0; attempt < 60 && !(await fetch(base).catch(() => undefined))?.ok; attempt += 1) {
  await wait(500);
}
const browser = await chromium.launch({executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu']});
const rows: Record<string, Record<string, string>> = {};
for (const context of ['', ...searchContexts.map(({path}) => path)]) {
  const sample = samples[context];
  const name = readdirSync('build').find((each) => new RegExp(`^search-index${context && `-${context}`}-[0-9a-f]{8}\\.json$`).test(each));
  if (!sample || !name) {
    throw new Error(`No sample or no index for the context "${context}". Build the site first: npm run build.`);
  }
  const file = readFileSync(`build/${name}`);
  const times: Times[] = [];
  for (let run = 0; run < runs; run += 1) {
    const tab = await browser.newContext({serviceWorkers: 'block', viewport: {width: 1440, height: 900}});
    times.push(await measure(await tab.newPage(), base + sample.page, sample.query));
    await tab.close();
  }
  const of = (key: keyof Times): number => median(times.map((each) => each[key]));
  const shown = (ms: number): string => `${ms.toFixed(0)} ms, ${(ms / frame).toFixed(1)} frames`;
  rows[context || 'whole site'] = {
    'gzip KB': (gzipSync(file).length / 1024).toFixed(0),
    'brotli KB': (brotliCompressSync(file).length / 1024).toFixed(0),
    'focus to ready': `${of('ready').toFixed(0)} ms`,
    'ready to suggestion': shown(of('afterReady')),
    'key to suggestion': shown(of('afterKey')),
  };
}
await browser.close();
if (server.pid) {
  process.kill(-server.pid);
}
console.table(rows);
