import {readFileSync} from 'node:fs';
import {getFile, routes} from '../site/builtSite';
import {describePosition, isExhaustive} from './checks';
import {findDrawingProblems} from './drawings';
import {expect, test} from './policy';
import {forEachScreen, waitForHydration, waitForIdle} from './support';

test.describe.configure({timeout: 180_000});

/** One page of each kind, except for the search page (fuzz.spec.ts), scrolled to the end so that lazily loaded content is also checked against the policy. */
const pagesToScroll = new Set([
  '/',
  '/get-started',
  '/get-started/how-to/gas-fees',
  '/get-started/how-to/run-a-node',
  '/get-started/tooling',
  '/learn/first-dapp',
  '/technology/transaction-lifecycle',
  '/api/linea-smart-contracts/generations/7-1/tokenbridge',
  '/api/reference/linea-estimategas',
  '/api/reference/state',
  '/api/token-api/reference',
  '/api/token-api/reference/operations/get-tokens',
  '/api/decode',
  '/api/linea-sdk',
  '/release-notes',
  '/zero-knowledge-glossary',
  '/risk-disclosures',
]);

const windowSizes = [
  // A diagram takes up at most 71% of the window height at the default text size, or one and a half screens on a phone.
  {
    viewport: {width: 390, height: 844},
    limits: {height: 1266, text: {min: 12, max: 14}},
  },
  {
    viewport: {width: 1440, height: 900},
    // Beside a scrollbar, the text column is 748 px wide, and a drawing of 762 px is scaled.
    limits: {height: 640, text: {min: 13.5, max: 14}},
  },
] as const;

const sidebar = '.theme-doc-sidebar-container .menu';

const hasDrawing = (route: string): boolean =>
  readFileSync(getFile(route, '.html'), 'utf8').includes(
    'aria-label="Diagram: ',
  );

// Pages served by nginx: one of each kind, and all pages with diagrams. The scheduled run opens every page.
const paths = [
  ...new Set([
    ...pagesToScroll,
    ...routes.filter((route) => isExhaustive || hasDrawing(route)),
  ]),
];
const batchSize = 10;
for (let index = 0; index < paths.length; index += batchSize) {
  const batch = paths.slice(index, index + batchSize);
  test(`${batch[0]} and ${batch.length - 1} more pages hydrate, with a visible sidebar entry and legible diagrams`, async ({
    monitoredPage: page,
    baseURL,
  }) => {
    const thirdPartyRequests: string[] = [];
    page.on(
      'request',
      (request) =>
        !request.url().startsWith(baseURL ?? '') &&
        !/^(?:data|blob):/.test(request.url()) &&
        thirdPartyRequests.push(request.url()),
    );
    for (const path of batch) {
      await test.step(path, async () => {
        expect(
          (await page.goto(path, {waitUntil: 'domcontentloaded'}))?.status(),
          path,
        ).toBe(200);
        await waitForHydration(page);
        // Pages of earlier generations are unlisted.
        const isListed = !path.includes('/generations/');
        if (isListed && (await page.locator(sidebar).count())) {
          await expect
            .poll(
              () =>
                describePosition(
                  page,
                  `${sidebar} [aria-current="page"]`,
                  sidebar,
                ),
              {message: path},
            )
            .toBe('in view');
          expect(await page.evaluate(() => scrollY), path).toBe(0);
        }
        if (await page.locator('figure [aria-label^="Diagram: "]').count()) {
          await page.evaluate(() => document.fonts.ready);
          for (const {viewport, limits} of windowSizes) {
            await page.setViewportSize(viewport);
            const drawings = await page.evaluate(findDrawingProblems, limits);
            expect(
              drawings.filter(({problems}) => problems.length > 0),
              `${path} at ${viewport.width} px`,
            ).toEqual([]);
          }
        }
        if (pagesToScroll.has(path))
          await forEachScreen(page, () => waitForIdle(page));
      });
    }
    expect(thirdPartyRequests).toEqual([]);
  });
}
