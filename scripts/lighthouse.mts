// npm run lighthouse: Lighthouse's mobile scores of one page of each kind, from the built site on nginx. Arguments choose
// pages by a part of their route; RUNS is how often each is loaded.
import {launch} from 'chrome-launcher';
import lighthouse from 'lighthouse';
import {withNginx} from '../tests/e2e/nginx';
import {findChromium} from './chromium.mjs';

/** Routes, each with the performance it must reach (0 to 100). */
const pages: Readonly<Record<string, number>> = {
  '/': 95,
  '/get-started/how-to/get-testnet-eth': 95,
  '/api/linea-smart-contracts/tokenbridge': 95,
  '/release-notes': 95,
  '/search': 95,
  '/api/token-api/reference/operations/get-tokens': 85,
  // Diagrams near the first screen.
  '/get-started/how-to/bridge': 95,
  '/technology/message-service': 95,
  // By far the longest page of the site, some 10,000 elements.
  '/api/linea-smart-contracts/linearollup': 80,
};

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Performance varies from run to run: the median of this many counts. */
const RUNS = Number(process.env.RUNS ?? 3);

const browser = await launch({chromePath: findChromium(), chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu']});

interface Figures {
  readonly scores: Record<(typeof categories)[number], number>;
  readonly layoutShift: number;
  /** First and largest contentful paint and total blocking time in milliseconds, of which most of the performance score is made. */
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly bytes: number;
  readonly failures: readonly string[];
}

/** Lighthouse now and then loses the start of a page load (NO_NAVSTART): then it tries again. */
async function audit(url: string, tries = 3): Promise<Figures> {
  const outcome = await lighthouse(url, {port: browser.port, onlyCategories: [...categories], logLevel: 'error'});
  if (outcome?.lhr.runtimeError?.code === 'NO_NAVSTART' && tries > 1) {
    return audit(url, tries - 1);
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
  return {
    scores: Object.fromEntries(scored) as Figures['scores'],
    layoutShift: valueOf('cumulative-layout-shift'),
    fcp: valueOf('first-contentful-paint'),
    lcp: valueOf('largest-contentful-paint'),
    tbt: valueOf('total-blocking-time'),
    bytes: valueOf('total-byte-weight'),
    failures,
  };
}

/** Measures the pages one after another and prints what Lighthouse found; whether all reached their goals. */
async function report(origin: string): Promise<boolean> {
  const table: Record<string, Record<string, string | number>> = {};
  const wanted = process.argv.slice(2);
  for (const [route, least] of Object.entries(pages).filter(([route]) => wanted.length === 0 || wanted.some((part) => route.includes(part)))) {
    const runs: Figures[] = [];
    while (runs.length < RUNS) {
      runs.push(await audit(origin + route));
    }
    const median = runs.sort((a, b) => a.scores.performance - b.scores.performance)[Math.floor(RUNS / 2)] as Figures;
    const isReached = median.scores.performance >= least && categories.slice(1).every((id) => median.scores[id] === 100) && median.layoutShift < 0.02;
    const ms = {'FCP, ms': Math.round(median.fcp), 'LCP, ms': Math.round(median.lcp), 'TBT, ms': Math.round(median.tbt)};
    table[route] = {...median.scores, ...ms, 'layout shift': median.layoutShift.toFixed(3), KiB: Math.round(median.bytes / 1024), reached: isReached ? 'yes' : 'no'};
    for (const failure of median.failures) {
      console.log(`${route}: ${failure}`);
    }
  }
  console.table(table);
  return Object.values(table).every(({reached}) => reached === 'yes');
}

try {
  await withNginx(async ({url}) => {
    process.exitCode = (await report(url)) ? 0 : 1;
  });
} finally {
  browser.kill();
}
