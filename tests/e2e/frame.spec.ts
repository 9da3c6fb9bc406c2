import type {Page} from '@playwright/test';
import {findCover} from './checks';
import {expect, open, test, waitForPaint, watchShifts} from './support';

const guide = '/get-started/how-to/gas-fees';

const getBox = (page: Page, selector: string) =>
  page.locator(selector).first().boundingBox();

test('“On this page” sticks below the navbar, scrolls on its own, and closes on choosing a section, which stands below it', async ({
  page,
}) => {
  await open(page, '/api/linea-smart-contracts/linearollup');
  const row = page.locator('.theme-doc-toc-mobile');
  const summary = row.locator('summary');
  for (const width of [1024, 390]) {
    await page.setViewportSize({width, height: 768});
    await page.evaluate(() => window.scrollTo(0, 3000));
    await expect(summary, `${width} px`).toBeInViewport({ratio: 1});
    await expect
      .poll(async () => Math.round((await row.boundingBox())?.y ?? 0))
      .toBe(60);
    expect(await findCover(summary)).toBeUndefined();
    await summary.click();
    const list = row.getByRole('navigation', {name: 'On this page'});
    await expect(list).toBeInViewport({ratio: 1});
    expect(
      await list.evaluate(
        ({scrollHeight, clientHeight}) => scrollHeight > clientHeight,
      ),
    ).toBe(true);
    const link = list.getByRole('link', {name: 'Events', exact: true}).first();
    await link.click();
    await expect(list).toBeHidden();
    await expect
      .poll(async () => {
        const heading = await getBox(page, '#events');
        const bar = await row.boundingBox();
        return heading && bar ? heading.y >= bar.y + bar.height : false;
      })
      .toBe(true);
    await expect(page.locator('#events')).toBeInViewport();
    await summary.click();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(summary).toBeFocused();
  }
});

test('scrollbars are thin, in the colours of the mode, and cut no active entry', async ({
  page,
}) => {
  await open(page, '/api/linea-smart-contracts/tokenbridge');
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({colorScheme});
    await expect(page.locator('html')).toHaveAttribute(
      'data-theme',
      colorScheme,
    );
    const styles = await page.evaluate(() => {
      const probe = document.createElement('p');
      probe.style.color = 'var(--docs-line-strong)';
      document.body.append(probe);
      const {color} = getComputedStyle(probe);
      probe.remove();
      return [
        document.documentElement,
        ...document.querySelectorAll(
          '.theme-doc-sidebar-container .menu, .theme-doc-toc-desktop, article pre',
        ),
      ].map((element) => {
        const style = getComputedStyle(element);
        return (
          style.scrollbarWidth === 'thin' &&
          style.scrollbarColor.startsWith(color)
        );
      });
    });
    expect(new Set(styles), colorScheme).toEqual(new Set([true]));
  }
  await expect(page.locator('html')).toHaveCSS('scrollbar-gutter', 'stable');
  const cuts = await page
    .locator(
      '.theme-doc-sidebar-container .menu__link--active, .theme-doc-toc-desktop .table-of-contents__link--active',
    )
    .evaluateAll((entries) =>
      entries.map((entry) => {
        const list = entry.closest('.menu, .theme-doc-toc-desktop');
        const edge = list
          ? list.getBoundingClientRect().left + list.clientWidth
          : 0;
        return entry.getBoundingClientRect().right <= edge + 0.5;
      }),
    );
  expect(cuts.length).toBeGreaterThan(0);
  expect(new Set(cuts)).toEqual(new Set([true]));
});

test('the titles of all kinds of pages have one size and one left edge; the home page starts at the logo', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 768});
  const titles: unknown[] = [];
  for (const path of [
    guide,
    '/api/linea-smart-contracts/tokenbridge',
    '/api/reference/linea-estimategas',
    '/api/token-api/reference/operations/get-tokens',
    '/zero-knowledge-glossary',
    '/release-notes',
    '/risk-disclosures',
    '/search?q=gas',
    '/offline',
    '/no/such/page',
  ]) {
    await open(page, path);
    titles.push(
      await page
        .locator('main h1')
        .first()
        .evaluate(
          (title, name) =>
            `${Math.round(title.getBoundingClientRect().left)} px, size ${getComputedStyle(title).fontSize}: ${name}`,
          path,
        ),
    );
  }
  expect(
    titles.filter((title) => !String(title).startsWith('332 px, size 40px')),
  ).toEqual([]);
  await open(page, '/');
  const [logo, title] = await Promise.all([
    getBox(page, '.navbar__logo img'),
    getBox(page, 'h1'),
  ]);
  expect(Math.abs((logo?.x ?? 0) - (title?.x ?? 100))).toBeLessThan(4);
  await expect(page.locator('h1')).toHaveCSS('font-size', '40px');
});

test('text does not shift when its font arrives late', async ({page}) => {
  const readShift = await watchShifts(page);
  let release = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await isReleased;
    await route.continue();
  });
  // On other pages, a paragraph that just fits its lines may need one more with any metrics.
  const path = '/get-started/how-to/bridge';
  // Lays out all blocks from the start. Blocks whose height is still estimated would change it later.
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace(
        '<title',
        '<style>.markdown > * { content-visibility: visible !important }</style><title',
      ),
    });
  });
  await page.goto(path, {waitUntil: 'domcontentloaded'});
  await waitForPaint(page);
  const height = await page
    .locator('.theme-doc-markdown')
    .evaluate((text) => text.scrollHeight);
  release();
  await page.evaluate(() => document.fonts.ready);
  await expect
    .poll(() => page.evaluate(() => document.fonts.check('16px Geist', 'text')))
    .toBe(true);
  await waitForPaint(page);
  // A few lines break elsewhere (0.020); without the metrics of the fallback fonts, many do (0.033).
  expect(await readShift()).toBeLessThan(0.025);
  const newHeight = await page
    .locator('.theme-doc-markdown')
    .evaluate((text) => text.scrollHeight);
  expect(Math.abs(newHeight - height) / height).toBeLessThan(0.03);
});

test('the chosen tab is in the address, and a link to it selects it', async ({
  page,
}) => {
  await open(page, '/api/reference/linea-getproof');
  const tabs = page.getByRole('tablist', {name: 'Client'}).first();
  const tab = tabs.getByRole('tab').nth(1);
  await tab.click();
  await expect(page).toHaveURL(/\?rpc-client=\w+/);
  const url = page.url();
  const label = await tab.innerText();
  await page.evaluate(() => localStorage.clear());
  await open(page, url);
  await expect(
    tabs.getByRole('tab', {name: label, exact: true}),
  ).toHaveAttribute('aria-selected', 'true');
});

test('release notes are filtered by network and kind; each entry links to its section', async ({
  page,
}) => {
  await open(page, '/release-notes');
  const entries = page
    .getByRole('list', {name: 'Releases'})
    .getByRole('listitem');
  const total = await entries.count();
  expect(total).toBeGreaterThan(40);
  await page
    .getByRole('group', {name: 'Kind'})
    .getByRole('button', {name: 'Breaking'})
    .click();
  const breaking = await entries.count();
  expect(breaking).toBeGreaterThan(0);
  expect(breaking).toBeLessThan(total);
  await page
    .getByRole('group', {name: 'Network'})
    .getByRole('button', {name: 'Testnet'})
    .click();
  for (const entry of await entries.all())
    await expect(entry).toContainText(/(?:Sepolia|Goerli): /);
  const link = entries.first().getByRole('link');
  const hash = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page.locator(`[id="${hash.slice(1)}"]`)).toBeInViewport();
});

test('the glossary is filtered by text', async ({page}) => {
  await open(page, '/zero-knowledge-glossary');
  const terms = page.locator('.markdown h3:visible');
  const total = await terms.count();
  await page.getByRole('searchbox', {name: 'Filter terms'}).fill('merkle');
  await expect(terms.filter({hasText: 'Sparse Merkle tree'})).toBeVisible();
  await expect(terms.filter({hasText: 'Appchain'})).toHaveCount(0);
  expect(await terms.count()).toBeLessThan(total);
  await page.getByRole('searchbox', {name: 'Filter terms'}).fill('');
  await expect(terms).toHaveCount(total);
});
