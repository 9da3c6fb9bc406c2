// npm run benchmark:search: size of each search index, and how long the search takes on a processor slowed six times.
// Arguments choose search contexts; the whole site is `site`.
import {chromium, type Page} from '@playwright/test';
import {spawn} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import {setTimeout as wait} from 'node:timers/promises';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {searchContexts} from '../src/features/search/options';
import {findChromium} from './chromium.mjs';

const port = 4197;
const base = `http://localhost:${port}`;
const slowdown = 6;
const runs = 5;
const frame = 1000 / 60;

/** A page of each context, a query that its reader might have, and one that only sections answer and no page as a whole. */
const samples: Readonly<Record<string, {page: string; query: string; sections: string}>> = {
  '': {page: '/release-notes', query: 'gas fees', sections: 'cast call'},
  'get-started': {page: '/get-started/connect', query: 'deploy contract', sections: 'nonce'},
  learn: {page: '/learn/first-dapp', query: 'staking', sections: 'nonce'},
  technology: {page: '/technology/architecture', query: 'sequencer', sections: 'nonce'},
  api: {page: '/api/linea-sdk', query: 'estimate gas', sections: 'hardhat config'},
};

/** Milliseconds of one run. The frame with a first suggestion is made some time before it is seen. */
interface Times {
  /** From the focus until the index is whole. */
  readonly ready: number;
  /** From there until the first suggestion is seen; negative when it was found in what was indexed before. */
  readonly afterReady: number;
  /** From the worker's answer until the first suggestion is made, and seen. */
  readonly afterAnswer: number;
  readonly seenAfterAnswer: number;
  /** From a key press on, with the time that the worker takes. */
  readonly afterKey: number;
  readonly seenAfterKey: number;
}

/** When the page had finished the frame with a new first suggestion, and when the browser presented that frame. */
interface Shown {
  readonly made: number;
  readonly seen: number;
}

/** A query as the worker timed it. */
interface Measured {
  readonly duration: number;
  readonly end: number;
  readonly results: number;
}

interface Watched extends Window {
  typed: number;
  next: Promise<Shown>;
  expectNext: () => void;
}

/** Notes the next first suggestion that is another element than before. The page is not polled, as that would make a frame of its own each time. */
function watchSuggestions(): void {
  const state = window as unknown as Watched;
  const now = (): number => performance.timeOrigin + performance.now();
  let known: Element | undefined;
  let tellMade: (time: number) => void;
  let tellSeen: (time: number) => void;
  state.expectNext = () => {
    const made = new Promise<number>((resolve) => (tellMade = resolve));
    const seen = new Promise<number>((resolve) => (tellSeen = resolve));
    state.next = Promise.all([made, seen]).then((times) => ({made: times[0], seen: times[1]}));
  };
  state.expectNext();
  document.addEventListener('input', () => (state.typed = now()), {capture: true});
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      tellSeen(performance.timeOrigin + (entry as PerformanceEntry & {renderTime: number}).renderTime);
    }
  }).observe({type: 'element'});
  const look = (): void => {
    const title = document.querySelector('#search-suggestions')?.firstElementChild?.firstElementChild;
    if (title?.textContent && title !== known) {
      known = title;
      title.setAttribute('elementtiming', 'suggestion');
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => tellMade(now());
        channel.port2.postMessage('');
      });
    }
  };
  document.addEventListener('DOMContentLoaded', () => new MutationObserver(look).observe(document.querySelector('form[role="search"]') ?? document.body, {subtree: true, childList: true}));
}

const now = (page: Page): Promise<number> => page.evaluate(() => performance.timeOrigin + performance.now());

const never: Shown = {made: Number.NaN, seen: Number.NaN};

const nextShown = (page: Page): Promise<Shown> => Promise.race([page.evaluate(() => (window as unknown as Watched).next), wait(30_000).then(() => never)]);

/** What the reader types next; its first suggestion is another one everywhere. */
const otherQuery = 'bridge';

/** The processor of the worker is not slowed by the browser, so the time it takes for the index and for a query counts six times. */
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
  const first = await nextShown(page);
  await page.locator('[role="listbox"][aria-busy="false"]').waitFor();
  const marks = await worker.evaluate(() =>
    performance.getEntriesByType('mark').map(({name, startTime}) => [name, performance.timeOrigin + startTime] as const),
  );
  const at = Object.fromEntries(marks);
  // Without the worker's own trial.
  const measures = (): Promise<Measured[]> =>
    worker.evaluate(() =>
      (performance.getEntriesByName('search-query') as PerformanceMeasure[])
        .slice(1)
        .map(({startTime, duration, detail}) => ({duration, end: performance.timeOrigin + startTime + duration, results: detail as number})),
    );
  const extra = (duration = 0): number => duration * (slowdown - 1);
  const answered = (await measures()).find(({results}) => results > 0)?.end ?? Number.NaN;

  await page.evaluate(() => (window as unknown as Watched).expectNext());
  await box.fill(otherQuery);
  const second = await nextShown(page);
  const key = await page.evaluate(() => (window as unknown as Watched).typed);
  const lastQuery = (await measures()).at(-1)?.duration;
  const {'search-index-loaded': loaded = Number.NaN, 'search-index-ready': ready = Number.NaN} = at;
  return {
    ready: ready - start + extra(ready - loaded),
    afterReady: first.seen - ready + extra(answered - ready),
    afterAnswer: first.made - answered,
    seenAfterAnswer: first.seen - answered,
    afterKey: second.made - key + extra(lastQuery),
    seenAfterKey: second.seen - key + extra(lastQuery),
  };
}

const median = (values: readonly number[]): number => [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

const server = spawn('npx', ['docusaurus', 'serve', '--no-open', '--port', String(port)], {stdio: 'ignore', detached: true});
for (let attempt = 0; attempt < 60 && !(await fetch(base).catch(() => undefined))?.ok; attempt += 1) {
  await wait(500);
}
const browser = await chromium.launch({executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu']});
const rows: Record<string, Record<string, string>> = {};
const chosen = process.argv.slice(2);
for (const context of ['', ...searchContexts.map(({path}) => path)].filter((each) => chosen.length === 0 || chosen.includes(each || 'site'))) {
  const sample = samples[context];
  const name = readdirSync('build').find((each) => new RegExp(`^search-index${context && `-${context}`}-[0-9a-f]{8}\\.json$`).test(each));
  if (!sample || !name) {
    throw new Error(`No sample or no index for the context "${context}". Build the site first: npm run build.`);
  }
  const file = readFileSync(`build/${name}`);
  const timesOf = async (query: string): Promise<(key: keyof Times) => number> => {
    const times: Times[] = [];
    for (let run = 0; run < runs; run += 1) {
      const tab = await browser.newContext({serviceWorkers: 'block', viewport: {width: 1440, height: 900}});
      times.push(await measure(await tab.newPage(), base + sample.page, query));
      await tab.close();
    }
    return (key) => median(times.map((each) => each[key]));
  };
  const ofPages = await timesOf(sample.query);
  const ofSections = await timesOf(sample.sections);
  const ms = (time: number): string => `${time.toFixed(0)} ms`;
  const shown = (time: number): string => `${ms(time)}, ${(time / frame).toFixed(1)} frames`;
  rows[context || 'whole site'] = {
    'gzip KB': (gzipSync(file).length / 1024).toFixed(0),
    'brotli KB': (brotliCompressSync(file).length / 1024).toFixed(0),
    'focus to ready': ms(ofPages('ready')),
    'ready to page': ms(ofPages('afterReady')),
    'ready to section': ms(ofSections('afterReady')),
    'answer to suggestion': shown(ofPages('afterAnswer')),
    'answer to seen': ms(ofPages('seenAfterAnswer')),
    'key to suggestion': shown(ofPages('afterKey')),
    'key to seen': ms(ofPages('seenAfterKey')),
  };
}
await browser.close();
if (server.pid) {
  process.kill(-server.pid);
}
console.table(rows);
