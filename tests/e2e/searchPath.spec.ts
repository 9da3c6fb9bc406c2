import {expectAccessible} from './checks';
import {expect, indexPattern, test} from './searchBox';
import {open, watchRequests} from './support';

const matches = 'Pages that match this address';

test('the page for an unknown address offers the pages that match its words, and announces them', async ({
  page,
}) => {
  await open(page, '/protocol/architecture/prover/trusted-setup-ceremony');
  await expect(page.getByRole('heading', {name: matches})).toBeVisible();
  await expect(
    page.getByRole('status').filter({hasText: '3 pages match this address'}),
  ).toHaveCount(1);
  const links = page.getByRole('region', {name: matches}).getByRole('link');
  await expect(links).toHaveCount(3);
  await expectAccessible(page, {include: 'main'});
  await links.getByText('Trusted setup', {exact: true}).click();
  await expect(page).toHaveURL('/technology/prover/trusted-setup');
});

test('for an address without words or matches, only the plain page is shown', async ({
  page,
}) => {
  const requests = watchRequests(page, indexPattern);
  await open(page, '/12345/678');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    'Page not found',
  );
  // The next address requests the index, so the first one would have done so by then.
  await open(page, '/qqqqzzzzxxxx');
  await expect.poll(() => requests.length).toBe(5);
  await expect(page.getByRole('heading', {name: matches})).toHaveCount(0);
});

test.describe('with data saver', () => {
  test.use({dataSaver: true});

  test('the index is not requested', async ({page}) => {
    const requests = watchRequests(page, indexPattern);
    const code = page.waitForResponse(/search-path/);
    await open(page, '/network/build/bridging');
    await code;
    await page.getByRole('link', {name: 'How Linea works'}).click();
    await expect(page).toHaveURL('/technology/architecture');
    expect(requests).toEqual([]);
  });
});

test('markup in an address stays text', async ({checkedPage: page}) => {
  await open(
    page,
    `/${encodeURIComponent('<img src=x onerror=document.title="x">bridge')}`,
  );
  await expect(
    page.getByRole('region', {name: matches}).getByRole('link').first(),
  ).toBeVisible();
  await expect(page.locator('main img')).toHaveCount(0);
  await expect(page).toHaveTitle(/^Page not found/);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the plain page offers the search form and five pages', async ({
    page,
  }) => {
    await page.goto('/protocol/architecture/bridge');
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      'Page not found',
    );
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(5);
    await expect(page.getByRole('heading', {name: matches})).toHaveCount(0);
  });
});
