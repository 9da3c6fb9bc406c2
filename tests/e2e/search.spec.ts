import {
  box,
  enterQuery,
  expect,
  indexPattern,
  menu,
  options,
  test,
} from './searchBox';
import {open, openFully, trackRequests, watchRequests} from './support';

test.describe.configure({timeout: 120_000});

const getStartedPage = '/get-started/how-to/gas-fees';

test.describe('the index', () => {
  test.describe('with data saver', () => {
    test.use({dataSaver: true});

    test('of the current section is requested once, on hover, with a hash in its URL', async ({
      page,
    }) => {
      const requests = watchRequests(page, indexPattern);
      await openFully(page, getStartedPage);
      expect(requests).toEqual([]);
      await box(page).hover();
      await expect.poll(() => requests.length).toBe(1);
      expect(requests[0]).toMatch(
        /\/search-index-get-started\.json\?_=[0-9a-f]{8}$/,
      );
      await enterQuery(page, 'gas');
      expect(requests).toHaveLength(1);
    });
  });

  test('of the current section loads on focus, and the indexes of other sections load on the first character', async ({
    page,
  }) => {
    const requests = watchRequests(page, indexPattern);
    const waitForRequests = trackRequests(page);
    await open(page, getStartedPage);
    await box(page).focus();
    await expect.poll(() => requests.length).toBe(1);
    expect(requests[0]).toContain('/search-index-get-started.json');
    await waitForRequests();
    expect(requests).toHaveLength(1);
    await enterQuery(page, 'g');
    await expect.poll(() => requests.length).toBe(5);
    expect(new Set(requests).size).toBe(5);
  });

  test('is requested on focus, showing a spinner while loading and keeping the typed text', async ({
    page,
  }) => {
    let release = (): void => undefined;
    const releaseSignal = new Promise<void>((resolve) => (release = resolve));
    await page.context().route(indexPattern, async (route) => {
      await releaseSignal;
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

  test('that fails to load causes an error message and can be requested again', async ({
    page,
  }) => {
    await page.context().route(indexPattern, (route) => route.abort());
    await open(page, getStartedPage);
    await box(page).fill('gas');
    const alert = page
      .getByRole('alert')
      .filter({hasText: 'could not be loaded'});
    await expect(alert).toBeVisible();
    await page.context().unroute(indexPattern);
    await alert.getByRole('button', {name: 'Retry'}).click();
    await expect(options(page).first()).toBeVisible();
  });

  test('from an older build makes the page reload, which keeps the typed text', async ({
    page,
  }) => {
    const searchScript = /\/assets\/js\/search-lazy\.[^/]*\.js/;
    await page
      .context()
      .route(searchScript, (route) => route.fulfill({status: 404, body: ''}));
    await open(page, getStartedPage);
    await page.evaluate(
      () =>
        ((
          window as unknown as {isOriginalDocument: boolean}
        ).isOriginalDocument = true),
    );
    const pageLoad = page.waitForEvent('load');
    await box(page).fill('gas');
    await pageLoad;
    expect(await page.evaluate(() => 'isOriginalDocument' in window)).toBe(
      false,
    );
    // In this test, the reloaded page requests the same file, so it shows an error instead of reloading again.
    await expect(
      page.getByRole('alert').filter({hasText: 'could not be loaded'}),
    ).toBeVisible();
    await expect(box(page)).toHaveValue('gas');
    await page.context().unroute(searchScript);
    await page.reload();
    await expect(options(page).first()).toBeVisible();
    await expect(box(page)).toHaveValue('gas');
  });
});

test.describe('suggestions', () => {
  test('are limited to eight, with none for an empty query', async ({page}) => {
    await open(page, '/release-notes');
    await enterQuery(page, 'linea');
    await expect(options(page)).toHaveCount(8);
    // Outside the sections, suggestions come from the whole site.
    await expect(
      page.getByRole('link', {name: 'See all results', exact: true}),
    ).toHaveAttribute('href', '/search?q=linea');
    await box(page).fill('');
    await expect(menu(page)).toBeHidden();
    await box(page).fill('   ');
    await expect(menu(page)).toBeHidden();
    await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('from body text show at most 100 characters of the sentence with the highlighted term', async ({
    page,
  }) => {
    await open(page, '/release-notes');
    await enterQuery(page, 'priority fee');
    const texts = await page.locator('[class*="hitText"]').allInnerTexts();
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) expect(text.length).toBeLessThanOrEqual(100);
    await expect(options(page).first().locator('mark').first()).toBeVisible();
  });

  test('list the current section first, then other sections, and the footer links to all results inside and outside the section', async ({
    page,
  }) => {
    await open(page, getStartedPage);
    await enterQuery(page, 'gas');
    const otherSectionsGroup = page.getByRole('group', {name: 'Elsewhere'});
    await expect(otherSectionsGroup).toBeVisible();
    const isInSection = (href: string | null): boolean =>
      /^\/get-started/.test(href ?? '');
    const inSectionFlags = (
      await options(page).evaluateAll((elements) =>
        elements.map((option) => option.getAttribute('href')),
      )
    ).map(isInSection);
    expect(inSectionFlags).toEqual(
      [...inSectionFlags].sort((a, b) => Number(b) - Number(a)),
    );
    for (const option of await otherSectionsGroup.getByRole('option').all()) {
      expect(isInSection(await option.getAttribute('href'))).toBe(false);
    }
    await expect(
      page.getByRole('link', {name: 'See all results outside "Get started"'}),
    ).toHaveAttribute('href', '/search?q=gas');
    await page
      .getByRole('link', {name: 'See all results within "Get started"'})
      .click();
    await expect(page).toHaveURL('/search?q=gas&ctx=get-started');
    await expect(
      page.getByRole('button', {name: /^Get started \d+$/}),
    ).toHaveAttribute('aria-pressed', 'true');
  });

  test('keep the selected option when results from other sections arrive', async ({
    page,
  }) => {
    let release = (): void => undefined;
    const releaseSignal = new Promise<void>((resolve) => (release = resolve));
    await page.context().route(/\/search-index-api\.json/, async (route) => {
      await releaseSignal;
      await route.continue();
    });
    await open(page, getStartedPage);
    await enterQuery(page, 'gas');
    await page.keyboard.press('ArrowDown');
    const selectedOption = page.locator(
      '[role="option"][aria-selected="true"]',
    );
    const href = await selectedOption.getAttribute('href');
    await expect(page.getByRole('group', {name: 'Elsewhere'})).toBeHidden();
    release();
    await expect(page.getByRole('group', {name: 'Elsewhere'})).toBeVisible();
    await expect(selectedOption).toHaveAttribute('href', href ?? '');
  });

  test('are replaced by a message if there are none, and the footer of a section’s page links to results outside the section', async ({
    page,
  }) => {
    await open(page, '/learn/first-dapp');
    await box(page).fill('qqqqzzzzxxxx');
    await expect(menu(page).getByText('No results')).toBeVisible();
    await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
    const outsideLink = page.getByRole('link', {
      name: 'See all results outside "Learn"',
    });
    await expect(outsideLink).toHaveAttribute('href', '/search?q=qqqqzzzzxxxx');
    await open(page, '/release-notes');
    await box(page).fill('qqqqzzzzxxxx');
    await expect(menu(page).getByText('No results')).toBeVisible();
    await expect(menu(page).getByRole('link')).toHaveCount(0);
  });
});
