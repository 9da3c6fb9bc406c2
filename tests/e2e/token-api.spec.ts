import type {Locator, Page, Route} from '@playwright/test';
import {expectAccessible} from './checks';
import {
  expect,
  mockResponses,
  neverReply,
  open,
  replyJson,
  test,
} from './support';

type Reply = Parameters<typeof mockResponses>[2];

const referencePage = '/api/token-api/reference';
const operationsPath = `${referencePage}/operations`;
const apiUrl = 'https://token-api.linea.build';

const operations = [
  'get-tokens',
  'get-token-by-contract-address',
  'get-hourly-prices-for-a-token',
  'get-hourly-prices-for-multiple-tokens',
];

/** Opens an operation's page, and returns its panel once it has loaded. */
async function openPanel(page: Page, operation: string) {
  await open(page, `${operationsPath}/${operation}`);
  const panel = page.getByRole('region', {name: 'Try it'});
  await panel.scrollIntoViewIfNeeded();
  await expect(sendButton(panel)).toBeVisible();
  return panel;
}

const sendButton = (panel: Locator) =>
  panel.getByRole('button', {name: 'Send API Request'});
const getUrls = (requests: readonly {url: () => string}[]) =>
  requests.map((request) => request.url());

test('the landing page links to every operation and to the overview', async ({
  strictPage: page,
}) => {
  await open(page, referencePage);
  const main = page.getByRole('main');
  for (const operation of operations) {
    await expect(
      main.locator(`a.card[href="${operationsPath}/${operation}"]`),
    ).toBeVisible();
  }
  await expect(
    main.getByRole('link', {name: 'overview', exact: true}),
  ).toHaveAttribute('href', '/api/token-api/overview');
  await main.getByRole('link', {name: /^Get tokens/}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Get tokens');
  await page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name: 'Token API reference'})
    .click();
  await expect(page).toHaveURL(referencePage);
});

test('the panel shows the request in JavaScript, curl, Python and Go', async ({
  strictPage: page,
}) => {
  const panel = await openPanel(page, 'get-tokens');
  const code = panel.locator('code').first();
  for (const [language, snippet] of [
    ['Python', 'import requests'],
    ['Go', 'http.NewRequest'],
    ['JavaScript', 'fetch('],
    ['curl', 'curl '],
  ] as const) {
    await panel.getByRole('tab', {name: language, exact: true}).click();
    await expect(code).toContainText(snippet);
    await expect(code).toContainText(`${apiUrl}/tokens?page=1&limit=50`);
  }
});

test('the panel sends nothing before a press on Send, and then the request that it shows', async ({
  page,
}) => {
  const requests = await mockResponses(
    page,
    `${apiUrl}/**`,
    replyJson({data: [], meta: {totalItemsCount: 0}}),
  );
  const panel = await openPanel(page, 'get-tokens');
  await panel.getByLabel('page').fill('2');
  await panel.getByLabel('isSecure').selectOption('true');
  await panel.getByLabel('order').selectOption('swaps');
  await panel.getByLabel('sort').selectOption('desc');
  await expect(panel.getByLabel('order')).toHaveValue('swaps');
  // A link within the page keeps the values.
  await page.evaluate(() => (window.location.hash = 'answer'));
  const url = `${apiUrl}/tokens?page=2&limit=50&isSecure=true&order=swaps&sort=desc`;
  await expect(panel.locator('code').first()).toContainText(url);
  expect(requests).toEqual([]);
  await sendButton(panel).click();
  await expect(panel.getByText('"totalItemsCount": 0')).toBeInViewport();
  await expect(panel.getByRole('status')).toHaveText(
    'Status 200. The response is below.',
  );
  expect(getUrls(requests)).toEqual([url]);
  await expectAccessible(page);
});

test('the panel checks the limits of the specification before it sends', async ({
  page,
}) => {
  const requests = await mockResponses(
    page,
    `${apiUrl}/**`,
    replyJson({price: 1}),
  );
  for (const [operation, fields] of [
    // The browser points to the first invalid field, so the last one comes first here.
    [
      'get-tokens',
      [
        ['limit', ['0', '101']],
        ['page', ['0', '5000', '1.5']],
      ],
    ],
    ['get-token-by-contract-address', [['contractAddress', ['', '../prices']]]],
  ] as const) {
    const panel = await openPanel(page, operation);
    const group = panel.getByText('Parameters', {exact: true});
    for (const [label, texts] of fields) {
      const field = panel.getByLabel(label, {exact: true});
      for (const text of texts) {
        await field.fill(text);
        // The browser cannot point to a field in a closed group.
        if (text === texts[0]) await group.click();
        await sendButton(panel).click();
        await expect(field).toBeFocused();
        await expect(field).toBeVisible();
        expect(
          await field.evaluate(
            (input: HTMLInputElement) => input.validity.valid,
          ),
        ).toBe(false);
      }
    }
  }
  expect(requests).toEqual([]);
});

// For other failures, see tests/unit/http.test.ts and tokenApiPanel.test.ts.
test('the panel announces why a request failed and what to do', async ({
  page,
}) => {
  let reply: Reply = replyJson({});
  await mockResponses(page, `${apiUrl}/**`, (route) => reply(route));
  const panel = await openPanel(page, 'get-token-by-contract-address');
  await panel
    .getByLabel('contractAddress')
    .fill('  0xe5D7C2a44FfDDf6b295A15c148167daaAf5Cf34f ');
  for (const [nextReply, expected] of [
    [
      (route: Route) => route.abort('connectionreset'),
      /^The API cannot be reached: .* Check the URL and your connection\.$/,
    ],
    [
      replyJson({message: 'Token not found'}, 404),
      /^Status 404: Token not found\. Check the address\./,
    ],
  ] as const) {
    reply = nextReply;
    await sendButton(panel).click();
    await expect(panel.getByRole('status')).toHaveText(expected);
    await expect(panel.getByRole('status')).toBeInViewport();
  }
  await expectAccessible(page);
});

test('a change of a field clears the response and cancels a pending request, and Cancel says so', async ({
  page,
}) => {
  let reply: Reply = replyJson([{price: 1}]);
  await mockResponses(page, `${apiUrl}/**`, (route) => reply(route));
  const panel = await openPanel(page, 'get-hourly-prices-for-multiple-tokens');
  const status = panel.getByRole('status');
  await sendButton(panel).click();
  await expect(panel.getByText('"price": 1')).toBeVisible();
  reply = neverReply;
  await panel.getByLabel('addresses').fill(`0x${'1'.repeat(40)}`);
  await expect(panel.getByText('"price": 1')).toHaveCount(0);
  await expect(status).toHaveText('');
  await sendButton(panel).click();
  await expect(status).toContainText('Waiting for the response…');
  await panel.getByRole('button', {name: 'Cancel'}).click();
  await expect(status).toHaveText(
    'You cancelled the request. The API may have received it.',
  );
});
