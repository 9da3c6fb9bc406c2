import type {Page} from '@playwright/test';
import {gzipSync} from 'node:zlib';

/** Bytes transferred on first load from a host that compresses: text is gzipped, fonts and images are not. */
export interface Weight {
  readonly script: number;
  readonly style: number;
  readonly font: number;
  readonly total: number;
}

/**
 * Pages to weigh, each with its maximum JavaScript (KB, gzip). Docusaurus and the layout shared by all pages account for about 144 KB,
 * the network switch for 1 KB. The longest pages add at least 20 KB of text. Leave a margin of 0.5 KB, because gzip's output varies with the processor.
 */
export const weighedPages: Readonly<Record<string, number>> = {
  '/': 161,
  '/get-started/connect': 184,
  '/get-started/build/network-info': 184.5,
  '/get-started/how-to/bridge': 187,
  '/get-started/how-to/run-a-node/linea-besu': 198,
  '/get-started/tooling/cross-chain/ccip': 196,
  '/technology/decentralization': 184.5,
  '/zero-knowledge-glossary': 181,
  '/release-notes': 187,
  '/api/linea-smart-contracts/linearollup': 226,
  '/api/reference/bundler': 184.5,
  '/api/token-api/overview': 184.5,
  '/search?q=gas': 155.5,
  '/api/token-api/reference': 227,
  '/api/token-api/reference/operations/get-tokens': 387,
};

/** Maximum sizes in KB (gzip). `total` applies to pages without the search or the API explorer, except the longest page, which has a separate limit. */
export const sizeLimits = {
  style: 31,
  // The pages of the Token API also load the stylesheet of their theme.
  tokenApiStyle: 35.5,
  font: 80,
  searchIndex: 470,
  searchIndexes: 950,
  total: 320,
  longestPage: 371.5,
};

const compressibleTypes = new Set([
  'document',
  'script',
  'stylesheet',
  'fetch',
  'xhr',
  'manifest',
]);

/** Adds up the bytes of a first load. `load` opens a page in a fresh context and waits for all its requests. Prefetches do not count. */
export async function weighPage(
  page: Page,
  load: () => Promise<unknown>,
): Promise<Weight> {
  const sizes = {script: 0, style: 0, font: 0, total: 0};
  const pendingSizes: Promise<void>[] = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (
      response.request().headers()['purpose'] === 'prefetch' ||
      response.request().headers()['sec-purpose']?.startsWith('prefetch')
    ) {
      return;
    }
    pendingSizes.push(
      response.body().then(
        (body) => {
          const size = compressibleTypes.has(type)
            ? gzipSync(body).length
            : body.length;
          sizes.total += size;
          if (type === 'script') sizes.script += size;
          if (type === 'stylesheet') sizes.style += size;
          if (type === 'font') sizes.font += size;
        },
        () => undefined,
      ),
    );
  });
  // Data saver prevents links near the viewport from prefetching pages.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: {saveData: true, effectiveType: '4g'},
    });
  });
  await load();
  await Promise.all(pendingSizes);
  return sizes;
}
