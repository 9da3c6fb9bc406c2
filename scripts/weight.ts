import type {Page} from '@playwright/test';
import {gzipSync} from 'node:zlib';

/** Bytes of a first load as a compressing host sends them: text as gzip, fonts and images as they are. */
export interface Weight {
  readonly script: number;
  readonly style: number;
  readonly font: number;
  readonly total: number;
}

/**
 * Pages that are weighed, each with the most JavaScript (KB, gzip) that it may load. Some 155 KB are those of the
 * engine and of the frame of all pages, 1 KB of them for the choice of the network. The longest pages bring 20 KB or more of their own text.
 * Leave 0.5 KB: what gzip makes of the same file varies with the processor.
 */
export const weighedPages: Readonly<Record<string, number>> = {
  '/': 162,
  '/get-started/connect': 192,
  '/get-started/build/network-info': 191,
  '/get-started/how-to/bridge': 194,
  '/get-started/how-to/run-a-node/linea-besu': 206,
  '/get-started/tooling/cross-chain/ccip': 206,
  '/technology/decentralization': 192,
  '/zero-knowledge-glossary': 190,
  '/release-notes': 195,
  '/api/linea-smart-contracts/linearollup': 235,
  '/api/reference/bundler': 192,
  '/api/token-api/overview': 192,
  '/search?q=gas': 163,
  '/api/token-api/reference': 184,
  '/api/token-api/reference/operations/get-tokens': 400,
};

/** Most KB (gzip) of style sheets and of fonts on any page, of a search index and of all indexes, and of all that a page loads which neither searches nor explores the API; the longest page has a ceiling of its own. */
export const ceilings = {style: 30, font: 80, searchIndex: 470, searchIndexes: 950, total: 320, longestPage: 368};

const compressible = new Set(['document', 'script', 'stylesheet', 'fetch', 'xhr', 'manifest']);

/** Loads a page in a fresh context and adds up what its first load fetches. Prefetches do not count. */
export async function weighPage(page: Page, url: string): Promise<Weight> {
  const sizes = {script: 0, style: 0, font: 0, total: 0};
  const pending: Promise<void>[] = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (response.request().headers()['purpose'] === 'prefetch' || response.request().headers()['sec-purpose']?.startsWith('prefetch')) {
      return;
    }
    pending.push(
      response.body().then(
        (body) => {
          const size = compressible.has(type) ? gzipSync(body).length : body.length;
          sizes.total += size;
          if (type === 'script') sizes.script += size;
          if (type === 'stylesheet') sizes.style += size;
          if (type === 'font') sizes.font += size;
        },
        () => undefined,
      ),
    );
  });
  // Links near the viewport prefetch the pages behind them: with data saver on they do not.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});
  });
  await page.goto(url, {waitUntil: 'networkidle'});
  await Promise.all(pending);
  return sizes;
}
