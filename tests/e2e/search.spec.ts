import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import type {IndexList} from '../../src/features/search/types';
import {box, expect, options, requestsOf, suggest} from './searchBox';
import {open, saveData, test} from './support';

test.describe.configure({timeout: 120_000});

const index = /\/search-index[^/]*\.json/;
const getStarted = '/get-started/how-to/gas-fees';

const menu = (page: Page) => page.locator('[class*="dropdownMenu"]');

test.describe('index', () => {
  test('of the section is requested on hover, once, with a hash behind its name', async ({page}) => {
    await saveData(page);
    const requests = requestsOf(page, index);
    await open(page, getStarted);
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual([]);
    await box(page).hover();
    await expect.poll(() => requests.length).toBe(1);
    expect(requests[0]).toMatch(/\/search-index-get-started\.json\?_=[0-9a-f]{8}$/);
    await suggest(page, 'gas');
    expect(requests).toHaveLength(1);
  });

  test('of the section comes first, those of the others when the browser is idle', async ({page}) => {
    const requests = requestsOf(page, index);
    await open(page, getStarted);
    await suggest(page, 'gas');
    expect(requests[0]).toContain('/search-index-get-started.json');
    await expect.poll(() => requests.length).toBe(5);
    expect(new Set(requests).size).toBe(5);
  });

  test('is requested on focus, with the ring while it loads and the typed text kept', async ({page}) => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.context().route(index, async (route) => {
      await released;
      await route.continue();
    });
    await open(page, '/release-notes');
    const ring = page.locator('[class*="searchBarLoadingRing"]');
    await expect(ring).toBeHidden();
    await box(page).focus();
    await expect(ring).toBeVisible();
    await page.keyboard.type('gas');
    await expect(box(page)).toHaveValue('gas');
    await expect(menu(page)).toBeHidden();
    release();
    await expect(options(page).first()).toBeVisible();
    await expect(ring).toBeHidden();
    await expect(box(page)).toHaveValue('gas');
    await expect(box(page)).toBeFocused();
  });

  test('that cannot be loaded is said so, and can be asked for again', async ({page}) => {
    await page.context().route(index, (route) => route.abort());
    await open(page, getStarted);
    await box(page).fill('gas');
    const alert = page.getByRole('alert').filter({hasText: 'could not be loaded'});
    await expect(alert).toBeVisible();
    await page.context().unroute(index);
    await alert.getByRole('button', {name: 'Try again'}).click();
    await expect(options(page).first()).toBeVisible();
  });

  test('knows names by their words and parts', async ({page}) => {
    await open(page, '/api/linea-sdk');
    for (const query of ['linea_estimateGas', 'estimateGas', 'estimategas', 'estimate gas', 'estimateG']) {
      await suggest(page, query);
      await expect(options(page).first(), query).toHaveAttribute('href', /^\/api\/reference\/linea-estimategas/);
    }
  });

  test('holds no frame of the pages', async ({request, page}) => {
    const requests = requestsOf(page, index);
    await open(page, '/release-notes');
    await box(page).focus();
    await expect.poll(() => requests.length).toBe(5);
    const lists = await Promise.all(requests.map(async (url) => (await (await request.get(url)).json()) as IndexList[]));
    const texts = lists.flat().flatMap(({documents}) => documents.map(({t}) => t));
    expect(texts.length).toBeGreaterThan(3000);
    // Parts of a name of several words are terms of the index, which its texts are not.
    for (const frame of [/Edit this page/, /Last updated/, /Skip to main content/, /Diagram as text/, /Copy page/, /Copy code/]) {
      expect(texts.filter((text) => frame.test(text))).toEqual([]);
    }
  });

  test('that is of a build before this one loads the page anew, with what was typed', async ({page}) => {
    const code = /\/assets\/js\/search-lazy\.[^/]*\.js/;
    await page.context().route(code, (route) => route.fulfill({status: 404, body: ''}));
    await open(page, getStarted);
    await page.evaluate(() => ((window as unknown as {isOld: boolean}).isOld = true));
    const reloaded = page.waitForEvent('load');
    await box(page).fill('gas');
    await reloaded;
    expect(await page.evaluate(() => 'isOld' in window)).toBe(false);
    // The new page asks for the same file here: it says so instead of loading itself again.
    await expect(page.getByRole('alert').filter({hasText: 'could not be loaded'})).toBeVisible();
    await expect(box(page)).toHaveValue('gas');
    await page.context().unroute(code);
    await page.reload();
    await expect(options(page).first()).toBeVisible();
    await expect(box(page)).toHaveValue('gas');
  });
});

test.describe('suggestions', () => {
  test('are at most eight and none for an empty query', async ({page}) => {
    await open(page, '/release-notes');
    await suggest(page, 'linea');
    await expect(options(page)).toHaveCount(8);
    await box(page).fill('');
    await expect(menu(page)).toBeHidden();
    await box(page).fill('   ');
    await expect(menu(page)).toBeHidden();
    await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('of texts show about 50 characters around the marked term', async ({page}) => {
    await open(page, '/release-notes');
    await suggest(page, 'priority fee');
    const texts = await page.locator('[class*="hitText"]').allInnerTexts();
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) {
      expect(text.length).toBeLessThanOrEqual(60);
    }
    await expect(options(page).first().locator('mark').first()).toBeVisible();
  });

  test('come from the section of the page first, then from elsewhere, and the footer leads within it', async ({page}) => {
    await open(page, getStarted);
    await suggest(page, 'gas');
    const elsewhere = page.getByRole('group', {name: 'Elsewhere'});
    await expect(elsewhere).toBeVisible();
    const isInside = (href: string | null): boolean => /^\/get-started/.test(href ?? '');
    const inside = (await options(page).evaluateAll((all) => all.map((option) => option.getAttribute('href')))).map(isInside);
    expect(inside).toEqual([...inside].sort((one, other) => Number(other) - Number(one)));
    for (const option of await elsewhere.getByRole('option').all()) {
      expect(isInside(await option.getAttribute('href'))).toBe(false);
    }
    await page.getByRole('link', {name: 'See all results within "Get started"'}).click();
    await expect(page).toHaveURL('/search?q=gas&ctx=get-started');
    await expect(page.getByRole('combobox', {name: 'Section'})).toHaveValue('get-started');
  });

  test('keep the reader\'s choice when other sections join them', async ({page}) => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.context().route(/\/search-index-api\.json/, async (route) => {
      await released;
      await route.continue();
    });
    await open(page, getStarted);
    await suggest(page, 'gas');
    await page.keyboard.press('ArrowDown');
    const chosen = page.locator('[role="option"][aria-selected="true"]');
    const href = await chosen.getAttribute('href');
    await expect(page.getByRole('group', {name: 'Elsewhere'})).toBeHidden();
    release();
    await expect(page.getByRole('group', {name: 'Elsewhere'})).toBeVisible();
    await expect(chosen).toHaveAttribute('href', href ?? '');
  });

  test('for what only another section has come from there', async ({page}) => {
    await open(page, getStarted);
    await box(page).fill('finalizeBlocks');
    await expect(page.getByRole('group', {name: 'Elsewhere'}).getByRole('option').first()).toHaveAttribute('href', /linea-smart-contracts/);
    await expect(options(page).and(page.locator('[href^="/api/linea-smart-contracts/linearollup?"]')).first()).toBeVisible();
  });

  test('show a page once, with headings below', async ({page}) => {
    await open(page, '/release-notes');
    await suggest(page, 'bridge usdc');
    const hrefs = await options(page).evaluateAll((all) => all.map((option) => option.getAttribute('href') ?? ''));
    const pages = hrefs.filter((href) => !href.includes('#')).map((href) => href.split('?')[0]);
    expect(new Set(pages).size).toBe(pages.length);
    expect(hrefs.some((href) => href.includes('#'))).toBe(true);
    for (const [position, href] of hrefs.entries()) {
      if (href.includes('#')) expect(hrefs[position - 1]?.split(/[?#]/)[0]).toBe(href.split(/[?#]/)[0]);
    }
  });

  for (const [what, data] of [['a selector', '0xa74c1c5f'], ['a topic', `0x${'ab'.repeat(32)}`], ['calldata', `0xa74c1c5f${'0'.repeat(640)}`]] as const) {
    test(`for ${what} offer first to decode it`, async ({page}) => {
      await open(page, getStarted);
      await box(page).fill(data);
      await expect(options(page).first()).toContainText(`Decode ${data.slice(0, 10)}`);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`/api/decode?data=${data}`);
      await expect(page.getByRole('textbox', {name: /Selector, revert data/})).toHaveValue(data);
    });
  }

  test('outside of the sections come from the whole site', async ({page}) => {
    await open(page, '/release-notes');
    await suggest(page, 'gas');
    await page.getByRole('link', {name: 'See all results', exact: true}).click();
    await expect(page).toHaveURL('/search?q=gas');
  });

  test('that do not exist are said so; in a section the footer leads outside of it', async ({page}) => {
    await open(page, '/learn/first-dapp');
    await box(page).fill('qqqqzzzzxxxx');
    await expect(menu(page).getByText('No results')).toBeVisible();
    await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
    const outside = page.getByRole('link', {name: 'See all results outside "Learn"'});
    await expect(outside).toHaveAttribute('href', '/search?q=qqqqzzzzxxxx');
    await open(page, '/release-notes');
    await box(page).fill('qqqqzzzzxxxx');
    await expect(menu(page).getByText('No results')).toBeVisible();
    await expect(menu(page).getByRole('link')).toHaveCount(0);
  });
});

test.describe('keyboard', () => {
  test('Ctrl+K, arrows, Enter and Escape work the box', async ({page}) => {
    await open(page, getStarted);
    await page.keyboard.press('Control+k');
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
    await suggest(page, 'bridge');
    await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(box(page)).toHaveAttribute('aria-controls', (await page.getByRole('listbox', {name: 'Search suggestions'}).getAttribute('id')) ?? '');

    const expectActive = async (position: number): Promise<void> => {
      const id = await options(page).nth(position).getAttribute('id');
      await expect(box(page)).toHaveAttribute('aria-activedescendant', id ?? '');
      await expect(options(page).and(page.locator('[aria-selected="true"]'))).toHaveAttribute('id', id ?? '');
    };
    await expectActive(0);
    await page.keyboard.press('ArrowDown');
    await expectActive(1);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expectActive((await options(page).count()) - 1);

    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(box(page)).toHaveValue('bridge');
    await page.keyboard.press('ArrowDown');
    await expectActive(0);

    const target = await options(page).first().getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(target ?? '');
    await expect(menu(page)).toBeHidden();
  });

  test('Tab reaches the clear button and the footer link and leaves', async ({page}) => {
    await open(page, getStarted);
    await suggest(page, 'bridge');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', {name: 'Clear search'})).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: /^See all results/})).toBeFocused();
    await expect(page).toHaveURL(getStarted);
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(box(page)).toBeFocused();

    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(menu(page)).toBeHidden();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=bridge&ctx=get-started');
  });

  test('Enter before the answer leads to the search page', async ({page}) => {
    await page.context().route(index, () => undefined);
    await open(page, getStarted);
    await box(page).fill('gas');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=gas');
  });
});

test.describe('accessibility', () => {
  const violationsOf = async (page: Page): Promise<unknown[]> => {
    const {violations} = await new AxeBuilder({page}).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze();
    return violations.map(({id, nodes}) => ({id, targets: nodes.map(({target}) => target)}));
  };

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the open box has no violation in ${colorScheme} mode`, async ({page}) => {
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      await open(page, '/technology/prover/proving');
      await suggest(page, 'proof');
      expect(await violationsOf(page)).toEqual([]);
      await box(page).fill('qqqqzzzzxxxx');
      await expect(menu(page).getByText('No results')).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
    });

    test(`the search page has no violation in ${colorScheme} mode`, async ({page}) => {
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      await open(page, '/search?q=gas');
      await expect(page.locator('main article').first()).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await open(page, '/search?q=gas&version=//evil.test/');
      await expect(page.getByRole('alert')).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
    });
  }

  test('on a phone the box takes the width of the bar while it is used', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, getStarted);
    expect((await box(page).boundingBox())?.width).toBeGreaterThanOrEqual(40);
    await suggest(page, 'bridge');
    expect((await box(page).boundingBox())?.width).toBeGreaterThan(340);
    const shown = await menu(page).boundingBox();
    expect(shown?.x).toBeGreaterThanOrEqual(0);
    expect((shown?.x ?? 0) + (shown?.width ?? 0)).toBeLessThanOrEqual(390);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await violationsOf(page)).toEqual([]);
    await options(page).nth(1).click();
    await expect(page).toHaveURL(/_highlight=bridge/);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the box is there and the page says what it needs', async ({page}) => {
    await page.goto(getStarted);
    await expect(box(page)).toBeVisible();
    await page.goto('/search');
    expect(await page.locator('main noscript').evaluate((element) => element.textContent)).toContain('The search needs JavaScript.');
  });
});
