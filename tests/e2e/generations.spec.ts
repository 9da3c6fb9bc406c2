import {expect, open, test} from './support';

const currentPage = '/api/linea-smart-contracts/tokenbridge';
const earlierPage = '/api/linea-smart-contracts/generations/7-1/tokenbridge';

test('a contract of which Mainnet runs an earlier generation has a page for it', async ({
  strictPage: page,
}) => {
  await open(page, currentPage);
  await page.getByRole('link', {name: 'TokenBridge 7.1', exact: true}).click();
  await expect(page).toHaveURL(earlierPage);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    'TokenBridge 7.1',
  );
  await expect(page.getByText('This page is unlisted')).toHaveCount(0);
  const member = page.locator('#bridgetoken');
  await expect(member).toContainText('bridgeToken');
  await expect(
    page
      .getByRole('listitem')
      .filter({hasText: '0x522ea81a'})
      .getByRole('link', {name: 'bridgeToken(address,uint256,address)'}),
  ).toHaveAttribute('href', '#bridgetoken');
  await expect(
    page.getByRole('link', {name: 'Download ABI of TokenBridge 7.1'}),
  ).toHaveAttribute('href', '/abi/tokenbridge/7.1.json');
  await page
    .getByRole('searchbox', {name: 'Filter members'})
    .fill('0x522ea81a');
  await expect(
    page.getByRole('status').filter({hasText: 'listed below: bridgeToken'}),
  ).toBeVisible();
});

test('the URL of a page for another generation leads to the current page and keeps the member', async ({
  page,
}) => {
  await page.goto(
    '/api/linea-smart-contracts/generations/6-0/linearollup#submitblobs',
  );
  await expect(page).toHaveURL(
    '/api/linea-smart-contracts/linearollup#submitblobs',
  );
  await expect(page.locator('#submitblobs')).toBeInViewport();
});

for (const [path, currentEntry, nextLink] of [
  [
    '/api/token-api/reference/operations/get-tokens',
    'Get tokens',
    /Next Get token by contract address/,
  ],
] as const) {
  test(`the API sidebar marks the entry of ${path}, and the page links to the next page`, async ({
    strictPage: page,
  }) => {
    await open(page, path);
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await expect(sidebar.locator('[aria-current=page]')).toHaveText(
      currentEntry,
    );
    await expect(
      sidebar.getByRole('link', {name: 'Decode a revert'}),
    ).toBeVisible();
    await page.getByRole('link', {name: nextLink}).click();
    await expect(page).not.toHaveURL(path);
    await expect(
      sidebar.getByRole('link', {name: 'Decode a revert'}),
    ).toBeVisible();
  });
}
