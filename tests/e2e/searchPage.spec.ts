import {expectAccessible} from './checks';
import {expect, test} from './searchBox';
import {open, watchRequests} from './support';

test.describe.configure({timeout: 120_000});

const indexFilePattern = /\/search-(index|manifest)/;

test('the search page searches for q in the section ctx and keeps both in its URL', async ({
  strictPage: page,
}) => {
  await open(page, '/search?q=sequencer&ctx=technology');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    'Search results for "sequencer"',
  );
  await expect(page).toHaveTitle(/^Search results for "sequencer"/);
  await expect(
    page.getByRole('status').filter({hasText: /\d+ documents found/}),
  ).toBeVisible();
  const links = page.locator('main article h2 a');
  for (const href of await links.evaluateAll((elements) =>
    elements.map((link) => link.getAttribute('href')),
  )) {
    expect(href).toMatch(/^\/technology/);
  }
  await page.getByRole('button', {name: /^All \d+$/}).click();
  await expect(page).toHaveURL('/search?q=sequencer');
  await page.getByRole('searchbox').fill('bridge');
  await expect(page).toHaveURL('/search?q=bridge');
  await expect(links.first()).toHaveAttribute('href', /_highlight=bridge/);
});

test('the search page shows no results without a query, and a message if there are no results', async ({
  strictPage: page,
}) => {
  const requests = watchRequests(page, indexFilePattern);
  await open(page, '/search');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    'Search the documentation',
  );
  await expect(page.locator('main article')).toHaveCount(0);
  expect(requests).toEqual([]);
  await page.getByRole('searchbox').fill('qqqqzzzzxxxx');
  await expect(page.getByText('No documents were found')).toBeVisible();
});

test('the search page ignores an unknown context, rejects a version outside the site, and reports a version without an index', async ({
  page,
}) => {
  await open(page, '/search?q=gas&ctx=nowhere');
  await expect(
    page.getByRole('button', {name: /^All( \d+)?$/}),
  ).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('main article').first()).toBeVisible();
  const requests = watchRequests(page, indexFilePattern);
  await open(page, '/search?q=gas&version=9.9/');
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  expect(requests[0]).toMatch(/\/9\.9\/search-manifest/);
  requests.length = 0;
  await open(page, '/search?q=gas&version=//evil.test/');
  await expect(page.getByRole('alert')).toContainText('Unexpected version url');
  expect(requests).toEqual([]);
  await expectAccessible(page, {include: 'main'});
  await page.getByRole('link', {name: 'Search this site'}).click();
  await expect(
    page.getByRole('alert').filter({hasText: 'Unexpected'}),
  ).toHaveCount(0);
});

test('the search page shows each page once, with matching headings below it, and is accessible', async ({
  page,
}) => {
  await open(page, '/search?q=bridge');
  const firstResult = page.locator('main article').first();
  await expect(firstResult.getByRole('heading', {level: 2})).toHaveText(
    'Bridge tokens to Linea',
  );
  const pages = await page
    .locator('main article h2 a')
    .evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    );
  expect(new Set(pages).size).toBe(pages.length);
  const headings = await firstResult
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(headings.length).toBeGreaterThan(0);
  expect(headings.length).toBeLessThanOrEqual(3);
  for (const href of headings)
    expect(href).toMatch(/^\/get-started\/how-to\/bridge\?_highlight=bridge#/);
  await expectAccessible(page);
});

test('the search page offers to decode pasted data in full', async ({page}) => {
  const data = `0xa74c1c5f${'0'.repeat(640)}`;
  await open(page, `/search?q=${data}`);
  await page.getByRole('link', {name: 'RateLimitExceeded()'}).click();
  await expect(page).toHaveURL(`/api/decode#data=${data}`);
});

test('the search page truncates a 20,000-character query from the URL', async ({
  page,
}) => {
  // The test server does not accept such long URLs.
  await page.route(/\/search\?q=/, (route) =>
    route.fulfill({path: 'build/search.html'}),
  );
  await open(page, `/search?q=${'gas+fees+'.repeat(2500).slice(0, 20_000)}`);
  await expect(page.getByRole('searchbox')).toHaveValue(
    /^(?:gas fees ){22}ga$/,
  );
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/^.{0,230}$/);
  await expect(page.locator('main article').first()).toBeVisible();
});
