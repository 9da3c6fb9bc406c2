// npm run lighthouse: Lighthouse's mobile scores of one page of each kind, from the built site on nginx, in turns with those of a
// bare site of the same engine with the same texts. Arguments choose pages by a part of their route; RUNS is how often each is
// loaded, 5 unless told. The home page is `index`.
import {launch} from 'chrome-launcher';
import lighthouse from 'lighthouse';
import {withNginx} from '../tests/site/nginx';
import {findChromium} from './chromium.mjs';
import {buildBareSite} from './lighthouse/bareSite';
import {median} from './median';

interface Goal {
  /** 0 to 100. */
  readonly performance: number;
  /** Milliseconds. */
  readonly blocked: number;
}

const usual: Goal = {performance: 95, blocked: 150};

/** Routes, each with what its median must reach. */
const pages: Readonly<Record<string, Goal>> = {
  '/': usual,
  '/get-started/how-to/bridge': usual,
  '/get-started/how-to/get-testnet-eth': usual,
  '/learn/voting-dapp': usual,
  '/release-notes': usual,
  '/search': usual,
  '/api/token-api/reference/operations/get-tokens': usual,
  '/api/linea-smart-contracts/tokenbridge': usual,
  '/technology/message-service': usual,
  // By far the longest page.
  '/api/linea-smart-contracts/linearollup': {performance: 90, blocked: 300},
};

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const RUNS = Number(process.env.RUNS ?? 5);

interface Figures {
  readonly scores: Record<(typeof categories)[number], number>;
  readonly layoutShift: number;
  /** First and largest contentful paint, total blocking time and the longest task in milliseconds. */
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly task: number;
  readonly bytes: number;
  readonly failures: readonly string[];
}

/** Lighthouse now and then loses the start of a page load (NO_NAVSTART): then it tries again. */
async function audit(url: string, port: number, tries = 3): Promise<Figures> {
  const outcome = await lighthouse(url, {port, onlyCategories: [...categories], logLevel: 'error'});
  if (outcome?.lhr.runtimeError?.code === 'NO_NAVSTART' && tries > 1) {
    return audit(url, port, tries - 1);
  }
  if (!outcome || outcome.lhr.runtimeError) {
    throw new Error(`Lighthouse could not load ${url}: ${outcome?.lhr.runtimeError?.message ?? 'no result'}`);
  }
  const {lhr} = outcome;
  const scored = categories.map((id) => [id, Math.round((lhr.categories[id]?.score ?? 0) * 100)] as const);
  const failures = categories.slice(1).flatMap((id) =>
    (lhr.categories[id]?.auditRefs ?? [])
      .filter(({id: audit, weight}) => weight > 0 && (lhr.audits[audit]?.score ?? 1) < 1)
      .map(({id: audit}) => `${id}: ${lhr.audits[audit]?.title}`),
  );
  const valueOf = (id: string): number => lhr.audits[id]?.numericValue ?? Number.NaN;
  const tasks = (lhr.audits['long-tasks']?.details as {items?: readonly {duration: number}[]} | undefined)?.items ?? [];
  return {
    scores: Object.fromEntries(scored) as Figures['scores'],
    layoutShift: valueOf('cumulative-layout-shift'),
    fcp: valueOf('first-contentful-paint'),
    lcp: valueOf('largest-contentful-paint'),
    tbt: valueOf('total-blocking-time'),
    task: Math.max(0, ...tasks.map(({duration}) => duration)),
    bytes: valueOf('total-byte-weight'),
    failures,
  };
}

/** The middle value of each figure that varies: the scores besides performance and the bytes do not. */
function middle(runs: readonly Figures[]): Figures {
  const [first] = runs as readonly [Figures, ...Figures[]];
  const varying = (['layoutShift', 'fcp', 'lcp', 'tbt', 'task'] as const).map((name) => [name, median(runs.map((run) => run[name]))] as const);
  return {...first, ...Object.fromEntries(varying), scores: {...first.scores, performance: median(runs.map(({scores}) => scores.performance))}};
}

const shown = ({scores, layoutShift, fcp, lcp, tbt, task, bytes}: Figures): Record<string, string | number> => ({
  ...scores,
  'FCP, ms': Math.round(fcp),
  'LCP, ms': Math.round(lcp),
  'TBT, ms': Math.round(tbt),
  'longest task, ms': Math.round(task),
  'layout shift': layoutShift.toFixed(3),
  KiB: Math.round(bytes / 1024),
});

/** Measures the pages one after another, each in turns with its bare counterpart; whether all reached their goals. */
async function report(ours: string, bare: string, port: number, routes: readonly string[]): Promise<boolean> {
  const table: Record<string, Record<string, string | number>> = {};
  for (const route of routes) {
    const runs: Figures[] = [];
    const bareRuns: Figures[] = [];
    const hasTwin = (await fetch(bare + route)).ok;
    while (runs.length < RUNS) {
      runs.push(await audit(ours + route, port));
      if (hasTwin) {
        bareRuns.push(await audit(bare + route, port));
      }
    }
    const figures = middle(runs);
    const {performance, blocked} = pages[route] ?? usual;
    const isReached = figures.scores.performance >= performance && figures.tbt <= blocked && categories.slice(1).every((id) => figures.scores[id] === 100) && figures.layoutShift < 0.02;
    table[route] = {...shown(figures), reached: isReached ? 'yes' : 'no'};
    if (hasTwin) {
      table[`${route}, bare`] = shown(middle(bareRuns));
    }
    for (const failure of figures.failures) {
      console.log(`${route}: ${failure}`);
    }
    console.table({[route]: table[route], bare: table[`${route}, bare`] ?? {}});
  }
  console.table(table);
  return Object.values(table).every(({reached}) => reached !== 'no');
}

const wanted = process.argv.slice(2);
const routes = Object.keys(pages).filter((route) => wanted.length === 0 || wanted.some((part) => (route === '/' ? '/index' : route).includes(part)));
const bareFolder = buildBareSite(routes);
const browser = await launch({chromePath: findChromium(), chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu']});
try {
  await withNginx(
    async ({url: ours}) => withNginx(
      async ({url: bare}) => {
        process.exitCode = (await report(ours, bare, browser.port, routes)) ? 0 : 1;
      },
      {folder: bareFolder},
    ),
  );
} finally {
  browser.kill();
}
