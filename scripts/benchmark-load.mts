// npm run benchmark:load: what loading a page of each kind costs the main thread of the browser, from the built site in Chromium.
// Arguments are folders of builds that are measured in turns, and parts of routes: `npm run benchmark:load -- build
// ../other/build /release-notes`. RUNS is how often each page is loaded. Times are those of the thread's processor, which
// other programs of the machine do not add to.
import {chromium, type Browser, type Page} from '@playwright/test';
import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {gzipSync} from 'node:zlib';
import {findChromium} from './chromium.mjs';
import {median} from './median';

const RUNS = Number(process.env.RUNS ?? 5);
/** How much slower Lighthouse makes the processor, and what it calls a long task. */
const slowdown = 4;
const longTask = 50;

const routes = [
  '/',
  '/get-started/how-to/bridge',
  '/learn/voting-dapp',
  '/release-notes',
  '/search',
  '/api/token-api/reference/operations/get-tokens',
  '/api/linea-smart-contracts/tokenbridge',
  '/api/linea-smart-contracts/linearollup',
];

const types: Readonly<Record<string, string>> = {html: 'text/html', js: 'text/javascript', css: 'text/css', json: 'application/json', svg: 'image/svg+xml', woff2: 'font/woff2'};

async function serve(folder: string): Promise<Server> {
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '', 'http://localhost');
    const file = [pathname, `${pathname}.html`, `${pathname}/index.html`].map((name) => path.join(folder, name)).find((name) => existsSync(name) && statSync(name).isFile());
    response.writeHead(file ? 200 : 404, {'content-type': types[path.extname(file ?? '').slice(1)] ?? 'application/octet-stream'});
    response.end(file && readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return server;
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Processor time of the thread in microseconds. */
  readonly tdur?: number;
  readonly args: {readonly name?: string; readonly data?: {readonly frame?: string}};
}

/** Kinds of work, as the events of a trace are named. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  parse: ['ParseHTML'],
  style: ['UpdateLayoutTree'],
  layout: ['Layout'],
  paint: ['PrePaint', 'Paint', 'Layerize'],
  compile: ['v8.compile', 'EvaluateScript'],
};

/** Figures of one load, or medians of several; times in milliseconds. */
type Figures = Readonly<Record<string, number>>;

function readTrace(events: readonly TraceEvent[]): Figures {
  const thread = (name: string): TraceEvent | undefined => events.find((event) => event.name === 'thread_name' && event.args.name === name && events.some(({name: kind, pid}) => kind === 'ParseHTML' && pid === event.pid));
  const main = thread('CrRendererMain');
  const own = events.filter(({pid, tid, tdur}) => pid === main?.pid && tid === main.tid && tdur !== undefined);
  const sum = (names: readonly string[]): number => own.filter(({name}) => names.includes(name)).reduce((total, {tdur = 0}) => total + tdur / 1000, 0);
  const tasks = own.filter(({name}) => name === 'RunTask').map(({tdur = 0}) => tdur / 1000);
  return {
    'all work': tasks.reduce((total, task) => total + task, 0),
    ...Object.fromEntries(Object.entries(kinds).map(([kind, names]) => [kind, sum(names)])),
    'longest task ×4': Math.max(...tasks) * slowdown,
    'blocked ×4': tasks.reduce((total, task) => total + Math.max(0, task * slowdown - longTask), 0),
  };
}

/** Loads a page as a phone does, and waits until nothing happens any more. */
async function load(browser: Browser, url: string): Promise<Figures> {
  const context = await browser.newContext({serviceWorkers: 'block', viewport: {width: 412, height: 823}, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true});
  const page: Page = await context.newPage();
  let bytes = 0;
  const bodies: Promise<void>[] = [];
  page.on('response', (response) => {
    const {purpose, 'sec-purpose': secPurpose} = response.request().headers();
    if (response.request().resourceType() === 'script' && !purpose && !secPurpose) {
      bodies.push(response.body().then((body) => void (bytes += gzipSync(body).length)));
    }
  });
  await browser.startTracing(page, {categories: ['devtools.timeline', 'toplevel', 'v8', 'disabled-by-default-devtools.timeline']});
  await page.goto(url, {waitUntil: 'networkidle'});
  await wait(500);
  const {traceEvents} = JSON.parse((await browser.stopTracing()).toString()) as {traceEvents: TraceEvent[]};
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  await Promise.all(bodies);
  await context.close();
  return {elements, 'script, KB': bytes / 1024, ...readTrace(traceEvents)};
}

const given = process.argv.slice(2);
const folders = given.filter((argument) => existsSync(path.join(argument, 'index.html')));
const wanted = given.filter((argument) => !folders.includes(argument));
const builds = folders.length > 0 ? folders : ['build'];
const servers = await Promise.all(builds.map(serve));
const browser = await chromium.launch({executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu']});
for (const route of routes.filter((route) => wanted.length === 0 || wanted.some((part) => route.includes(part)))) {
  const runs: Figures[][] = builds.map(() => []);
  for (let run = 0; run < RUNS; run += 1) {
    for (const [position, server] of servers.entries()) {
      runs[position]?.push(await load(browser, `http://localhost:${(server.address() as AddressInfo).port}${route}`));
    }
  }
  console.log(route);
  console.table(Object.fromEntries(builds.map((build, position) => {
    const figures = runs[position] ?? [];
    return [build, Object.fromEntries(Object.keys(figures[0] ?? {}).map((name) => [name, Math.round(median(figures.map((each) => each[name] ?? 0)))]))];
  })));
}
await browser.close();
servers.forEach((server) => server.close());
