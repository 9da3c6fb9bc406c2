import {readFileSync} from 'node:fs';
import type {Locator, Page, Route} from '@playwright/test';
import {expectAccessible} from './checks';
import {
  mockResponses,
  corsHeaders,
  expect,
  neverReply,
  open,
  replyJson,
  test,
} from './support';

const referencePage = '/api/token-api/reference';
const operationsPath = `${referencePage}/operations`;
const apiUrl = 'https://token-api.linea.build';
const usdc = '0x176211869cA2b568f2A7D4EE941E073a821EE1ff';

const operations = [
  'get-tokens',
  'get-token-by-contract-address',
  'get-hourly-prices-for-a-token',
  'get-hourly-prices-for-multiple-tokens',
];

/** Opens an operation's page and its form, and returns the panel. */
async function openPanel(page: Page, operation: string) {
  await open(page, `${operationsPath}/${operation}`);
  const panel = page.getByRole('region', {name: 'Try it'});
  await panel.scrollIntoViewIfNeeded();
  await panel.getByText('Try it').click();
  return panel;
}

test('the landing page links to every operation and to the overview', async ({
  strictPage: page,
}) => {
  await open(page, referencePage);
  const main = page.getByRole('main');
  for (const operation of operations) {
    await expect(
      main.locator(`li a[href="${operationsPath}/${operation}"]`),
    ).toBeVisible();
  }
  await expect(
    main.getByRole('link', {name: 'overview', exact: true}),
  ).toHaveAttribute('href', '/api/token-api/overview');
  await main.getByRole('link', {name: 'GET /tokens', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Get tokens');
  await page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name: 'Token API reference'})
    .click();
  await expect(page).toHaveURL(referencePage);
});

test('the panel shows the request in TypeScript, curl, Python and Go, each with a status check', async ({
  strictPage: page,
}) => {
  const panel = await openPanel(page, 'get-tokens');
  const code = panel.locator('code').first();
  await expect(panel.getByRole('tab')).toHaveText([
    'TypeScript',
    'curl',
    'Python',
    'Go',
  ]);
  await expect(panel.getByRole('tab', {name: 'TypeScript'})).toHaveAttribute(
    'aria-selected',
    'true',
  );
  for (const [language, snippet] of [
    ['Python', 'raise_for_status'],
    ['Go', 'response.StatusCode'],
    ['TypeScript', '!response.ok'],
    ['curl', '--fail-with-body'],
  ] as const) {
    await panel.getByRole('tab', {name: language, exact: true}).click();
    await expect(code).toContainText(snippet);
    await expect(code).toContainText(`${apiUrl}/tokens?page=1&limit=50`);
  }
});

const send = (panel: Locator) =>
  panel.getByRole('button', {name: 'Send request'}).click();
const getUrls = (requests: readonly {url: () => string}[]) =>
  requests.map((request) => request.url());

test('the panel sends the request that it shows', async ({page}) => {
  const requests = await mockResponses(
    page,
    `${apiUrl}/**`,
    replyJson({
      data: [],
      meta: {page: 2, limit: 10, totalItemsCount: 0, pagesCount: 0},
    }),
  );
  const panel = await openPanel(page, 'get-tokens');
  await panel.getByLabel('page').fill('2');
  await panel.getByLabel('limit').fill('10');
  await panel.getByLabel('isSecure').selectOption('true');
  await panel.getByLabel('order').selectOption('swaps');
  await panel.getByLabel('sort').selectOption('desc');
  await expect(panel.getByLabel('order')).toHaveValue('swaps');
  const url = `${apiUrl}/tokens?page=2&limit=10&isSecure=true&order=swaps&sort=desc`;
  await expect(panel.locator('code').first()).toContainText(`'${url}'`);
  await send(panel);
  await expect(panel.getByText('"totalItemsCount": 0')).toBeVisible();
  expect(getUrls(requests)).toEqual([url]);
});

test('the panel inserts a trimmed address into the path, shows an error response, and is accessible', async ({
  page,
}) => {
  const otherToken = '0xe5D7C2a44FfDDf6b295A15c148167daaAf5Cf34f';
  const requests = await mockResponses(
    page,
    `${apiUrl}/**`,
    replyJson({message: 'Token not found'}, 404),
  );
  const panel = await openPanel(page, 'get-token-by-contract-address');
  const field = panel.getByLabel('contractAddress');
  await expect(field).toHaveValue(usdc);
  await field.fill(`  ${otherToken} `);
  await expect(panel.locator('code').first()).toContainText(
    `${apiUrl}/tokens/${otherToken}'`,
  );
  await send(panel);
  await expect(panel.getByRole('tab', {name: '404'})).toBeVisible();
  await expect(panel.getByRole('status')).toHaveText(
    'Status 404: Token not found.',
  );
  await expect(panel.getByText('"message": "Token not found"')).toBeVisible();
  expect(getUrls(requests)).toEqual([`${apiUrl}/tokens/${otherToken}`]);
  await expectAccessible(page);
});

test('the panel rejects invalid field values without sending a request', async ({
  page,
}) => {
  const requests = await mockResponses(page, `${apiUrl}/**`, (route) =>
    route.abort(),
  );
  for (const [operation, label, typedText, rule] of [
    ['get-tokens', 'page', '0', 'page must be a whole number from 1 to 1000.'],
    [
      'get-token-by-contract-address',
      'contractAddress',
      '../prices',
      'contractAddress must be 0x followed by 40 hexadecimal digits.',
    ],
  ] as const) {
    const panel = await openPanel(page, operation);
    const field = panel.getByLabel(label, {exact: true});
    await field.fill(typedText);
    await send(panel);
    await expect(panel.getByRole('status')).toHaveText(`Not sent: ${rule}`);
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(rule);
  }
  expect(requests).toEqual([]);
});

test('changing a field clears the response and cancels a pending request; after Cancel, a message says that the request was cancelled', async ({
  page,
}) => {
  let reply = replyJson([{price: 1, timestamp: 'now'}]);
  await mockResponses(page, `${apiUrl}/**`, (route) => reply(route));
  const panel = await openPanel(page, 'get-hourly-prices-for-multiple-tokens');
  const [status, cancel] = [
    panel.getByRole('status'),
    panel.getByRole('button', {name: 'Cancel'}),
  ];
  await send(panel);
  await expect(panel.getByText('"price": 1')).toBeVisible();
  await panel.getByLabel('addresses').fill('');
  await expect(panel.getByText('"price": 1')).toHaveCount(0);
  await expect(status).toHaveText('Not sent: Enter addresses: it is required.');
  await panel.getByLabel('addresses').fill(usdc);
  reply = neverReply;
  await send(panel);
  await expect(status).toHaveText('Waiting for the response…');
  await panel.getByLabel('addresses').fill(`${usdc},${usdc}`);
  await expect(status).toHaveText('');
  await expect(cancel).toHaveCount(0);
  await send(panel);
  await cancel.click();
  await expect(status).toHaveText(
    'You cancelled the request. The API may have received it.',
  );
});

// For other failures, see tests/unit/http.test.ts and playground.spec.ts.
test('the panel explains a failed request, an error status and an empty response in its status message', async ({
  page,
}) => {
  let reply = replyJson({});
  await mockResponses(page, `${apiUrl}/**`, (route) => reply(route));
  const panel = await openPanel(page, 'get-tokens');
  for (const [nextReply, expected] of [
    [
      (route: Route) => route.abort('connectionreset'),
      /^The API cannot be reached/,
    ],
    [
      (route: Route) =>
        route.fulfill({
          status: 429,
          body: '{}',
          headers: {
            ...corsHeaders,
            'access-control-expose-headers': 'retry-after',
            'retry-after': '12',
          },
        }),
      'Status 429: too many requests. Try again in 12 seconds.',
    ],
    [
      (route: Route) => route.fulfill({body: '', headers: corsHeaders}),
      /^Status 200, but the response is empty\./,
    ],
  ] as const) {
    reply = nextReply;
    await send(panel);
    await expect(panel.getByRole('status')).toHaveText(expected);
    await expect(panel.getByText('Click the')).toHaveCount(0);
  }
});

test('the panel truncates a large response, and lets the reader download it in full', async ({
  page,
}) => {
  const largeResponse = {
    data: Array.from({length: 50_000}, (_, index) => ({
      name: `Token ${index}`,
      currentPrice: index,
      isPossibleSpam: false,
      info: {sells: index, buys: index},
    })),
  };
  await mockResponses(page, `${apiUrl}/**`, replyJson(largeResponse));
  const panel = await openPanel(page, 'get-tokens');
  await send(panel);
  await expect(panel.getByRole('status')).toContainText(
    /The response is \d\.\d MB\. Only the beginning is shown\./,
  );
  await expect(panel.getByText('"Token 1"').first()).toBeVisible();
  expect((await panel.locator('pre').first().innerText()).length).toBeLessThan(
    30_000,
  );
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', {name: 'Download the full response'}).click(),
  ]);
  expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toEqual(
    largeResponse,
  );
});
