// npm run lighthouse [PART OF A ROUTE …]: prints mobile Lighthouse scores for one page of each type, with nginx serving build/.
// Scores are medians of RUNS loads (5 by default), with the processor slowed down SLOWDOWN times (4 by default, less on a slow machine).
// Select the home page with `index`.
import {launch} from 'chrome-launcher';
import {mkdirSync, writeFileSync} from 'node:fs';
import lighthouse from 'lighthouse';
import {withNginx} from '../tests/site/nginx';
import {findChromium} from './chromium.mjs';

/** One page of each type, and the most visited pages. */
const pages = [
  '/',
  '/get-started/how-to/bridge',
  '/get-started/build/network-info',
  '/get-started/how-to/get-testnet-eth',
  '/learn/voting-dapp',
  '/release-notes',
  '/zero-knowledge-glossary',
  '/search',
  '/api/reference/linea-estimategas',
  '/api/token-api/reference/operations/get-tokens',
  '/technology/message-service',
  '/api/linea-smart-contracts/tokenbridge',
  '/api/linea-smart-contracts/linearollup',
];
/** Minimum performance score (0 to 100) and maximum blocking time (ms). LineaRollup is by far the longest page. */
const getGoal = (
  route: string,
): {readonly performance: number; readonly blocking: number} =>
  route.endsWith('/linearollup')
    ? {performance: 92, blocking: 300}
    : {performance: 95, blocking: 150};
/** Categories that must reach 100. */
const categories = ['accessibility', 'best-practices', 'seo'] as const;
const metrics = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
} as const;

type Metrics = Record<
  'performance' | 'task' | keyof typeof metrics | (typeof categories)[number],
  number
>;

/** Lighthouse sometimes misses the start of a page load (NO_NAVSTART), so retries are needed. */
async function auditPage(
  url: string,
  port: number,
  attemptsLeft = 3,
): Promise<{readonly values: Metrics; readonly failures: readonly string[]}> {
  const lhr = (
    await lighthouse(url, {
      port,
      onlyCategories: ['performance', ...categories],
      throttling: {cpuSlowdownMultiplier: Number(process.env.SLOWDOWN ?? 4)},
      logLevel: 'error',
    })
  )?.lhr;
  if (lhr?.runtimeError?.code === 'NO_NAVSTART' && attemptsLeft > 1)
    return auditPage(url, port, attemptsLeft - 1);
  if (!lhr || lhr.runtimeError) {
    throw new Error(
      `Lighthouse could not load ${url}: ${lhr?.runtimeError?.message ?? 'no result'}`,
    );
  }
  const tasks =
    (
      lhr.audits['long-tasks']?.details as
        {items?: readonly {duration: number}[]} | undefined
    )?.items ?? [];
  const scores = (['performance', ...categories] as const).map((id) => [
    id,
    Math.round((lhr.categories[id]?.score ?? 0) * 100),
  ]);
  const failedAudits = categories.flatMap((id) =>
    (lhr.categories[id]?.auditRefs ?? []).filter(
      ({id: name, weight}) => weight > 0 && (lhr.audits[name]?.score ?? 1) < 1,
    ),
  );
  return {
    values: Object.fromEntries([
      ...scores,
      ...Object.entries(metrics).map(([name, id]) => [
        name,
        lhr.audits[id]?.numericValue ?? Number.NaN,
      ]),
      ['task', Math.max(0, ...tasks.map(({duration}) => duration))],
    ]) as Metrics,
    failures: failedAudits.map(({id}) => lhr.audits[id]?.title ?? id),
  };
}

const getMedian = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const filters = process.argv.slice(2);
const routes = pages.filter(
  (route) =>
    filters.length === 0 ||
    filters.some((text) => (route === '/' ? '/index' : route).includes(text)),
);
const browser = await launch({
  chromePath: findChromium(),
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
});
const table: Record<string, object> = {};
const results: {
  readonly route: string;
  readonly performance: number;
  readonly blocking: number;
}[] = [];
try {
  await withNginx(async ({url}) => {
    for (const route of routes) {
      const runs: Awaited<ReturnType<typeof auditPage>>[] = [];
      while (runs.length < Number(process.env.RUNS ?? 5)) {
        runs.push(await auditPage(url + route, browser.port));
      }
      const median = Object.fromEntries(
        Object.keys(runs[0]?.values ?? {}).map((name) => [
          name,
          getMedian(runs.map(({values}) => values[name as keyof Metrics])),
        ]),
      ) as Metrics;
      const goal = getGoal(route);
      const meetsGoal =
        median.performance >= goal.performance &&
        median.TBT <= goal.blocking &&
        categories.every((id) => median[id] === 100) &&
        median.shift < 0.02;
      process.exitCode = meetsGoal ? process.exitCode : 1;
      table[route] = {
        performance: median.performance,
        accessibility: median.accessibility,
        'best practices': median['best-practices'],
        SEO: median.seo,
        'FCP, ms': Math.round(median.FCP),
        'LCP, ms': Math.round(median.LCP),
        'TBT, ms': Math.round(median.TBT),
        'longest task, ms': Math.round(median.task),
        'layout shift': median.shift.toFixed(3),
        KiB: Math.round(median.bytes / 1024),
        'goal met': meetsGoal ? 'yes' : 'no',
      };
      results.push({
        route,
        performance: median.performance,
        blocking: median.TBT,
      });
      for (const failure of new Set(runs.flatMap(({failures}) => failures))) {
        console.log(`${route}: ${failure}`);
      }
    }
  });
} finally {
  browser.kill();
}
console.table(table);
mkdirSync('.test-results', {recursive: true});
writeFileSync('.test-results/lighthouse.json', JSON.stringify(results));
