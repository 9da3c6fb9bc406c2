import {overflow, violations} from './checks';
import {expect, open, test} from './support';

// A long page takes axe a minute on a slow machine.
test.describe.configure({timeout: 180_000});

/** One page of every type; the content sections add theirs. */
const pages = [
  '/',
  '/get-started',
  '/get-started/build/network-info',
  '/get-started/build/contracts',
  '/technology/architecture',
  '/technology/prover/prover-limits',
  '/learn/first-dapp',
  '/api/reference/linea-estimategas',
  '/api/reference/debug-and-trace',
  '/api/linea-smart-contracts/linearollup',
  '/api/linea-smart-contracts/tokenbridge',
  '/api/linea-smart-contracts/interfaces/igenericerrors',
  '/api/linea-smart-contracts/messageservice/l1/v1/l1messageservicev1',
  '/api/linea-smart-contracts/messageservice/l2/v1/l2messageservicev1',
  '/api/linea-sdk',
  '/release-notes',
  '/zero-knowledge-glossary',
  '/search?q=gas',
  '/no/such/page',
];

for (const path of pages) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path} has no accessibility violation in ${colorScheme} mode`, async ({page}) => {
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      await open(page, path);
      expect(await violations(page)).toEqual([]);
    });
  }
}

test('on a phone the pages have no accessibility violation', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  for (const path of ['/', '/get-started/build/contracts', '/technology/architecture']) {
    await open(page, path);
    expect(await violations(page), path).toEqual([]);
    expect(await overflow(page), path).toBe(0);
  }
});
