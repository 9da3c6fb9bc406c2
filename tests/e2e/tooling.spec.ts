import type {Locator, Page, Route} from '@playwright/test';
import {openEndpoints} from '../../src/data/providers/endpoints';
import {findViolations} from './checks';
import {
  mockResponses,
  corsHeaders,
  expect,
  thirdPartyPattern,
  neverReply,
  open,
  openFully,
  replyJson,
  replyRpc,
  scriptPattern,
  test,
  waitForLayout,
  watchRequests,
} from './support';

const directoryPage = '/get-started/tooling';
const oraclesPage = '/get-started/tooling/oracles';
const nodeProvidersPage = '/get-started/tooling/node-providers';

/** The page's filterable table, which has a column for networks. */
const toolTable = (page: Page): Locator =>
  page
    .getByRole('table')
    .filter({has: page.getByRole('columnheader', {name: 'Networks'})});
const toolNames = (page: Page): Locator =>
  toolTable(page).getByRole('rowheader');
const matchCount = (page: Page): Locator =>
  page.getByRole('status').filter({hasText: /tool pages?/});

test('a category table can be filtered by network and status, including with the keyboard, and shows the number of matches', async ({
  strictPage: page,
}) => {
  await open(page, oraclesPage);
  await expect(matchCount(page)).toHaveText('9 tool pages');
  await expect(toolNames(page)).toHaveCount(9);
  await page
    .getByRole('combobox', {name: 'Network'})
    .selectOption('Linea Sepolia (3)');
  await expect(matchCount(page)).toHaveText('3 of 9 tool pages');
  await expect(toolNames(page)).toHaveText([
    'DIA Changed',
    'Pyth Network Changed',
    'Tellor',
  ]);
  const status = page.getByRole('combobox', {name: 'Status'});
  await status.selectOption('active');
  await expect(toolNames(page)).toHaveText(['Tellor']);
  await status.selectOption('Historical (0)');
  await expect(matchCount(page)).toHaveText('0 of 9 tool pages');
  await page.getByRole('button', {name: 'Show all tools'}).click();
  await expect(toolNames(page)).toHaveCount(9);
  await expect(status).toHaveValue('all');
  await page.getByRole('combobox', {name: 'Network'}).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  await expect(status).toHaveValue('historical');
  await expect(toolNames(page)).toHaveText(['Umbrella Network Historical']);
});

test.describe('the tool directory', () => {
  test('groups tools by category, and filters them by word, category and network', async ({
    strictPage: page,
  }) => {
    await open(page, directoryPage);
    const groups = toolTable(page)
      .getByRole('rowheader')
      .filter({has: page.locator('span')});
    const total = await groups.count();
    expect(total).toBe(15);
    await page.getByRole('searchbox', {name: 'Find'}).fill('price feed');
    await expect(groups).toHaveText([/^Oracles/]);
    await page.getByRole('searchbox', {name: 'Find'}).fill('blocknat');
    await expect(matchCount(page)).toHaveText(/^1 of \d+ tool pages$/);
    await page.getByRole('searchbox', {name: 'Find'}).fill('');
    await page
      .getByRole('combobox', {name: 'Category'})
      .selectOption('Gas (1)');
    await expect(groups).toHaveText([/^Gas/]);
    await expect(page).toHaveURL(`${directoryPage}?category=gas`);
    await page.reload();
    await expect(groups).toHaveText([/^Gas/]);
    await page.getByRole('combobox', {name: 'Network'}).selectOption('sepolia');
    await expect(matchCount(page)).toHaveText(/^0 of/);
  });

  test('lists tools described on other pages, and links to search if nothing matches', async ({
    strictPage: page,
  }) => {
    await open(page, directoryPage);
    const searchBox = page.getByRole('searchbox', {name: 'Find'});
    await searchBox.fill('web3auth');
    await expect(matchCount(page)).toHaveText(
      /^0 of \d+ tool pages, 1 more described on other pages$/,
    );
    await expect(
      page.getByRole('link', {name: 'MetaMask Embedded Wallets'}),
    ).toHaveAttribute(
      'href',
      '/get-started/tooling/social-login#metamask-embedded-wallets',
    );
    await searchBox.fill('sequencer');
    await expect(matchCount(page)).toHaveText(/^0 of \d+ tool pages$/);
    await expect(toolTable(page)).toHaveCount(0);
    await page
      .getByRole('link', {name: 'Search all docs for “sequencer”'})
      .click();
    await expect(page).toHaveURL('/search?q=sequencer');
    await expect(page.getByRole('searchbox')).toHaveValue('sequencer');
  });

  test('fits its table on a phone screen, including each tool’s networks', async ({
    strictPage: page,
  }) => {
    await page.setViewportSize({width: 390, height: 844});
    for (const path of [directoryPage, oraclesPage]) {
      await open(page, path);
      const row = toolTable(page)
        .getByRole('row')
        .filter({
          has: page.getByRole('rowheader', {name: 'Chainlink', exact: true}),
        });
      const cells = row.getByRole('cell');
      await expect(cells).toHaveText([/Price feeds/, 'Mainnet: Yes.']);
      for (const cell of await cells.all()) {
        const box = await cell.boundingBox();
        expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true);
      }
      await expect(toolTable(page).locator('xpath=..')).not.toHaveAttribute(
        'tabindex',
      );
    }
  });
});

test('a provider page begins with its facts and then its notice, and ends with an invitation to be featured', async ({
  strictPage: page,
}) => {
  await open(page, '/get-started/tooling/oracles/umbrella');
  const notice = page.locator('.theme-admonition').first();
  await expect(notice).toContainText('Historical since May 2026');
  await expect(
    notice.getByRole('link', {name: 'another oracle'}),
  ).toHaveAttribute('href', oraclesPage);
  await expect(page.getByRole('term')).toHaveText([
    'Networks',
    'Website',
    'Documentation',
    'Networks checked',
  ]);
  const facts = await page.locator('.docs-facts').boundingBox();
  const noticeTop = (await notice.boundingBox())?.y;
  expect(noticeTop).toBeGreaterThan((facts?.y ?? 0) + (facts?.height ?? 0));
  const invitation = page.getByRole('complementary', {
    name: 'Want to be featured here?',
  });
  await expect(invitation.getByRole('link')).toHaveAttribute(
    'href',
    /github\.com\/.*\/CONTRIBUTING\.md$/,
  );
  await open(page, '/get-started/how-to/gas-fees');
  await expect(invitation).toHaveCount(0);
});

test('endpoint tables can be sorted by any column in both directions', async ({
  strictPage: page,
}) => {
  await open(page, nodeProvidersPage);
  const table = page
    .getByRole('table')
    .filter({has: page.getByRole('columnheader', {name: 'Key needed'})});
  const providers = table.getByRole('rowheader');
  await expect(providers.first()).toContainText('Linea');
  const heading = table.getByRole('columnheader', {name: 'Provider'});
  await expect(heading).not.toHaveAttribute('aria-sort');
  await heading.getByRole('button').click();
  await expect(heading).toHaveAttribute('aria-sort', 'ascending');
  await expect(providers.first()).toContainText('dRPC');
  await heading.getByRole('button').press('Enter');
  await expect(heading).toHaveAttribute('aria-sort', 'descending');
  await expect(providers.first()).toContainText('Unifra');
  const keyNeeded = table.getByRole('columnheader', {name: 'Key needed'});
  await keyNeeded.getByRole('button').click();
  await expect(keyNeeded).toHaveAttribute('aria-sort', 'ascending');
  await expect(heading).not.toHaveAttribute('aria-sort');
  await expect(
    table.getByRole('row').nth(1).getByRole('cell').nth(3),
  ).toHaveText('Yes');
});

test.describe('the endpoint check', () => {
  const chainIds = {linea: '0xe708', lineaSepolia: '0xe705'} as const;
  /** Mocks all endpoints with correct responses, except for the given overrides; returns the requests. */
  const mockEndpoints = async (
    page: Page,
    overrides: Readonly<
      Record<string, (route: Route) => Promise<unknown>>
    > = {},
  ) =>
    Promise.all(
      openEndpoints.map(({url, network}) =>
        mockResponses(
          page,
          `https://${new URL(url).host}/**`,
          overrides[new URL(url).host] ?? replyRpc({result: chainIds[network]}),
        ),
      ),
    );

  const results = (page: Page): Locator =>
    page
      .getByRole('table')
      .filter({has: page.getByRole('columnheader', {name: 'Result'})});
  const row = (page: Page, host: string): Locator =>
    results(page)
      .getByRole('row')
      .filter({has: page.getByRole('rowheader', {name: host, exact: true})});
  const measure = async (page: Page): Promise<void> => {
    await waitForLayout(page);
    await page
      .getByRole('button', {name: 'Measure the public endpoints'})
      .click();
  };

  test('sends nothing and loads no code until its button is pressed, then sends one request per endpoint', async ({
    page,
  }) => {
    const [thirdPartyRequests, scriptRequests] = [
      watchRequests(page, thirdPartyPattern),
      watchRequests(page, scriptPattern),
    ];
    const requests = await mockEndpoints(page);
    await openFully(page, nodeProvidersPage);
    expect(thirdPartyRequests).toEqual([]);
    const requestCount = scriptRequests.length;
    await measure(page);
    await expect(
      page.getByText(
        'Done: 7 of 7 endpoints responded with the right chain ID.',
      ),
    ).toBeVisible();
    expect(scriptRequests.length).toBeGreaterThan(requestCount);
    expect(
      requests.map((calls) =>
        calls.map((call) => (call.postDataJSON() as {method: string}).method),
      ),
    ).toEqual(Array.from({length: 7}, () => ['eth_chainId']));
    await expect(
      row(page, 'rpc.linea.build').getByRole('cell').nth(1),
    ).toHaveText(/^[\d,]+ ms$/);
    await page.getByRole('button', {name: 'Measure again'}).click();
    await expect.poll(() => requests.flat().length).toBe(14);
  });

  test('shows the error of each endpoint that fails', async ({page}) => {
    await mockEndpoints(page, {
      'rpc.sepolia.linea.build': replyRpc({result: '0xe708'}),
      'linea.drpc.org': replyJson({}, 429),
      'linea-sepolia.drpc.org': (route) =>
        route.fulfill({
          headers: {'access-control-allow-origin': 'https://example.com'},
          json: {},
        }),
      'linea.rpc.thirdweb.com': replyRpc({
        error: {code: -32601, message: 'Method not found'},
      }),
      'linea-sepolia.rpc.thirdweb.com': neverReply,
      'linea-mainnet-public.unifra.io': (route) =>
        route.fulfill({headers: corsHeaders, body: '<html>'}),
    });
    await open(page, nodeProvidersPage);
    await measure(page);
    await expect(row(page, 'rpc.linea.build')).toContainText(
      'Responds with the right chain ID',
    );
    await expect(row(page, 'rpc.sepolia.linea.build')).toContainText(
      'Failed. Wrong chain ID 59144, expected 59141',
    );
    await expect(row(page, 'linea.drpc.org')).toContainText(
      'Failed. HTTP 429: too many requests',
    );
    await expect(row(page, 'linea-sepolia.drpc.org')).toContainText(
      'does not allow cross-origin requests (CORS)',
    );
    await expect(row(page, 'linea.rpc.thirdweb.com')).toContainText(
      'Failed. JSON-RPC error -32601: Method not found',
    );
    await expect(row(page, 'linea-mainnet-public.unifra.io')).toContainText(
      'Failed. The response is not JSON',
    );
    await expect(row(page, 'linea-sepolia.rpc.thirdweb.com')).toContainText(
      'Failed. No response within 8 seconds',
    );
    await expect(
      page.getByText(
        'Done: 1 of 7 endpoints responded with the right chain ID.',
      ),
    ).toBeVisible();
    expect(await findViolations(page, {include: 'main'})).toEqual([]);
  });
});

test('a wide table keeps its first column visible on a phone', async ({
  strictPage: page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, nodeProvidersPage);
  const table = page
    .getByRole('table')
    .filter({has: page.getByRole('columnheader', {name: 'Key needed'})});
  const firstCell = table.getByRole('rowheader').first();
  await table.getByRole('cell', {name: 'No'}).last().scrollIntoViewIfNeeded();
  const [box, frame] = await Promise.all([
    firstCell.boundingBox(),
    table.locator('xpath=..').boundingBox(),
  ]);
  expect(Math.abs((box?.x ?? 0) - (frame?.x ?? 0))).toBeLessThan(2);
  expect(box?.width ?? 390).toBeLessThanOrEqual(0.45 * (frame?.width ?? 0));
  await expect(firstCell).toHaveText('Linea (official)');
});
