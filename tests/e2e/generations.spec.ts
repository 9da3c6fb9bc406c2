import {expect, open, test} from './support';

const currentPage = '/api/linea-smart-contracts/linearollup';
const generationsPath = '/api/linea-smart-contracts/generations';

test('the generation switch opens an earlier generation of a contract at a separate URL', async ({
  strictPage: page,
}) => {
  await open(page, currentPage);
  const nav = page.getByRole('navigation', {name: 'Generation'});
  await expect(nav.getByRole('listitem')).toHaveText(['8.0', '7.1', '6.0']);
  await expect(nav.locator('[aria-current=page]')).toHaveText('8.0');
  await nav.getByRole('link', {name: '6.0'}).click();
  await expect(page).toHaveURL(`${generationsPath}/6-0/linearollup`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    'LineaRollup 6.0',
  );
  await expect(nav.locator('[aria-current=page]')).toHaveText('6.0');
  await expect(page.locator('#setfallbackoperator')).toBeVisible();
  await expect(page.locator('#setlivenessrecoveryoperator')).toHaveCount(0);
  await page
    .locator('#setfallbackoperator ~ p')
    .first()
    .getByRole('link')
    .click();
  await expect(page).toHaveURL(`${currentPage}#setlivenessrecoveryoperator`);
});

test('the Mainnet generation’s page has every member with its signature, and the generation switch keeps the selected member', async ({
  strictPage: page,
}) => {
  await open(page, `${generationsPath}/7-1/tokenbridge`);
  const row = page.getByRole('row').filter({
    has: page.getByText(
      'bridgeToken(address _token, uint256 _amount, address _recipient) payable',
      {exact: true},
    ),
  });
  await expect(row).toContainText('0x522ea81a');
  await expect(row.getByRole('link')).toHaveAttribute(
    'href',
    '/api/linea-smart-contracts/tokenbridge#bridgetoken',
  );
  for (const text of [
    'hasRole(bytes32 role, address account) view returns (bool)',
    'TokenReserved(address indexed token)',
    'ReservedToken(address token)',
  ]) {
    await expect(page.getByText(text, {exact: true})).toBeVisible();
  }
  await expect(
    page.getByRole('link', {name: 'Download ABI of TokenBridge 7.1'}),
  ).toHaveAttribute('href', '/abi/tokenbridge/7.1.json');
  await page
    .getByRole('searchbox', {name: 'Filter members'})
    .fill('0x522ea81a');
  await expect(
    page.getByRole('status').filter({hasText: 'listed below: bridgeToken'}),
  ).toBeVisible();

  await open(page, '/api/linea-smart-contracts/tokenbridge#bridgetoken');
  await page
    .getByRole('navigation', {name: 'Generation'})
    .getByRole('link', {name: '7.1'})
    .click();
  await expect(page).toHaveURL(
    `${generationsPath}/7-1/tokenbridge#bridgetoken`,
  );
  await expect(row).toBeInViewport();
  await page
    .getByRole('navigation', {name: 'Generation'})
    .getByRole('link', {name: '8.0'})
    .click();
  await expect(page).toHaveURL(
    '/api/linea-smart-contracts/tokenbridge#bridgetoken',
  );
  await expect(page.locator('#bridgetoken ~ details').first()).toHaveAttribute(
    'open',
  );
  await page
    .locator('#bridgetokenwithpermit ~ details > summary')
    .first()
    .click();
  await page
    .getByRole('navigation', {name: 'Generation'})
    .getByRole('link', {name: '7.1'})
    .click();
  await expect(page).toHaveURL(
    `${generationsPath}/7-1/tokenbridge#bridgetokenwithpermit`,
  );
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the generation switch consists of links, and the page is complete', async ({
    page,
  }) => {
    await page.goto(currentPage);
    await page
      .getByRole('navigation', {name: 'Generation'})
      .getByRole('link', {name: '7.1'})
      .click();
    await expect(page).toHaveURL(`${generationsPath}/7-1/linearollup`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      'LineaRollup 7.1',
    );
    await expect(page.getByRole('main')).toContainText('Rest of the ABI');
    await expect(page.getByText('This page is unlisted')).toHaveCount(0);
  });
});

for (const [path, currentEntry, nextLink] of [
  [`${generationsPath}/6-0/linearollup`, 'LineaRollup', /Next .* 6\.0/],
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
