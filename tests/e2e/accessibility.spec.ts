import {routes} from '../site/builtSite';
import {expectAccessible, expectFitsWindow, isExhaustive} from './checks';
import {open, test} from './support';

/** A short page of each kind, and pages with a unique component. The states of components have separate tests. */
const samplePages = [
  '/',
  '/get-started/build/network-info',
  '/get-started/build/contracts',
  '/get-started/connect',
  '/get-started/how-to/gas-fees',
  '/get-started/how-to/run-a-node',
  '/get-started/how-to/migrate-dapp',
  '/get-started/tooling',
  '/get-started/tooling/node-providers',
  '/get-started/tooling/oracles/umbrella',
  '/technology/architecture',
  '/learn/ecosystem-tutorials/usdc',
  '/api/reference/linea-estimategas',
  '/api/reference/debug-and-trace',
  '/api/reference',
  '/api/token-api/reference',
  '/api/linea-smart-contracts/messageservice/l1/l1messageservice',
  '/api/linea-smart-contracts/generations/7-1/tokenbridge',
  '/release-notes',
  '/zero-knowledge-glossary',
  '/no/such/page',
];

/** Pages that are checked together with their navigation: one per section and layout, because other pages have the same navigation. */
const pagesWithNavigation = new Set([
  '/',
  '/get-started/tooling',
  '/technology/architecture',
  '/learn/ecosystem-tutorials/usdc',
  '/api/reference',
  '/release-notes',
  '/no/such/page',
]);

/** Pages with components that have a different layout on a phone. */
const phonePages = new Set([
  '/',
  '/get-started/build/contracts',
  '/get-started/connect',
  '/get-started/how-to/gas-fees',
  '/get-started/tooling',
  '/get-started/tooling/node-providers',
  '/get-started/tooling/oracles/umbrella',
  '/technology/architecture',
]);

// axe takes minutes on the longest pages, which only the scheduled run checks.
test.describe.configure({timeout: 240_000});

for (const path of isExhaustive
  ? [...new Set([...samplePages, ...routes])]
  : samplePages) {
  const shouldCheckPhone = isExhaustive || phonePages.has(path);
  test(`${path} has no accessibility violations on desktop${shouldCheckPhone ? ' or on a phone' : ''}`, async ({
    page,
  }) => {
    await open(page, path);
    await expectAccessible(page, {
      include: isExhaustive || pagesWithNavigation.has(path) ? 'html' : 'main',
    });
    if (shouldCheckPhone) {
      await page.setViewportSize({width: 390, height: 844});
      await expectFitsWindow(page);
    }
  });
}
