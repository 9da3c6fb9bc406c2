import type {Page} from '@playwright/test';
import {expect, open, openFully, test, trackRequests} from './support';

const startPath = '/technology/architecture';
const nextPage = {path: '/technology/coordinator', label: 'Coordinator'};

const sidebarLink = (page: Page) =>
  page
    .locator('.theme-doc-sidebar-menu .menu__link', {hasText: nextPage.label})
    .first();
const countResources = (page: Page): Promise<number> =>
  page.evaluate(() => performance.getEntriesByType('resource').length);

test.describe('navigating between pages', () => {
  test('the old page stays until the next page is ready; a progress bar appears after 200 ms', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, startPath);
    let release: (() => void) | undefined;
    const releaseSignal = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/js/*.js', async (route) => {
      await releaseSignal;
      await route.continue();
    });
    const progressBar = page.locator('#nprogress');
    await page.clock.pauseAt(Date.now() + 60_000);
    await sidebarLink(page).click();
    await page.clock.runFor(190);
    await expect(progressBar).toHaveCount(0);
    await page.clock.runFor(20);
    await expect(progressBar).toBeAttached();
    await page.clock.resume();
    await expect(page.locator('h1')).toHaveText('Architecture');
    release?.();
    await expect(page.locator('h1')).toHaveText(nextPage.label);
    await expect(progressBar).toHaveCount(0);
  });

  test('the browser loads the next page’s document if the page’s code fails to load', async ({
    page,
  }) => {
    const warnings: string[] = [];
    page.on(
      'console',
      (message) =>
        message.type() === 'warning' && warnings.push(message.text()),
    );
    await open(page, startPath);
    await page.route('**/assets/js/*.js', (route) => route.abort());
    // Wait for the document, because the URL changes earlier.
    const documentLoad = page.waitForEvent('domcontentloaded');
    await sidebarLink(page).click();
    await documentLoad;
    expect(page.url()).toMatch(new RegExp(`${nextPage.path}$`));
    await page.unroute('**/assets/js/*.js');
    await page.waitForLoadState('load');
    await expect(page.locator('h1')).toHaveText(nextPage.label);
    expect(warnings.join('\n')).toContain('Loading chunk');
  });
});

test.describe('prefetching', () => {
  test.use({dataSaver: false});

  test('a linked page’s code is fetched when the link becomes visible or is hovered', async ({
    page,
  }) => {
    await open(page, '/release-notes');
    await expect
      .poll(() => page.locator('link[rel=prefetch]').count())
      .toBeGreaterThan(0);
    await openFully(page, '/technology/prover/prover-limits');
    const initialCount = await countResources(page);
    await page.locator('.navbar__link', {hasText: 'Learn'}).hover();
    await expect.poll(() => countResources(page)).toBeGreaterThan(initialCount);
  });

  // Other tests would fail if the data saver did not prevent prefetching.
  test('nothing is prefetched on a slow connection', async ({page}) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', {
        value: {saveData: false, effectiveType: '2g'},
      }),
    );
    const waitForRequests = trackRequests(page);
    await open(page, '/get-started/build/network-info');
    await waitForRequests();
    const initialCount = await countResources(page);
    await page.locator('.navbar__link', {hasText: 'Technology'}).hover();
    await waitForRequests();
    expect(await countResources(page)).toBe(initialCount);
    await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
  });
});
