import {box, enterQuery, expect, options, test} from './searchBox';
import {open, scriptPattern, watchRequests} from './support';

test.describe.configure({timeout: 120_000});

const getStartedPage = '/get-started/how-to/gas-fees';

test('a suggestion opens the page with the terms highlighted, and the clear button removes the highlights', async ({
  page,
}) => {
  const scriptRequests = watchRequests(page, scriptPattern);
  await open(page, getStartedPage);
  await enterQuery(page, 'finalized');
  await options(page).first().click();
  await expect(page).toHaveURL(/\?_highlight=finalized/);
  await expect(page.locator('article mark').first()).toHaveText(/finalized/i);
  expect(scriptRequests.length).toBeGreaterThan(0);
  await expect(box(page)).toHaveValue('finalized');
  await page.getByRole('button', {name: 'Clear search'}).click();
  await expect(page).not.toHaveURL(/_highlight/);
  await expect(page.locator('article mark')).toHaveCount(0);
  await expect(box(page)).toHaveValue('');
});

test('lazily highlighted code keeps its search marks, even after navigation from the home page', async ({
  page,
}) => {
  await open(page, '/');
  await enterQuery(page, 'linea_estimateGas');
  await options(page).first().click();
  await expect(page).toHaveURL(/linea-estimategas\?_highlight=/);
  await expect(
    page.locator('article pre code .token mark').first(),
  ).toBeAttached();
  await expect(box(page)).not.toHaveValue('');
  await page.getByRole('button', {name: 'Clear search'}).click();
  await expect(page.locator('article mark')).toHaveCount(0);
});

test('several terms are marked on a page opened by its URL', async ({
  strictPage: page,
}) => {
  await open(page, `${getStartedPage}?_highlight=base&_highlight=fee`);
  await expect(page.locator('article mark').first()).toBeVisible();
  const markedTexts = await page.locator('article mark').allTextContents();
  expect(new Set(markedTexts.map((text) => text.toLowerCase()))).toEqual(
    new Set(['base', 'fee']),
  );
  await expect(box(page)).toHaveValue('base fee');
});
