import type {Page, Route} from '@playwright/test';
import {readFileSync} from 'node:fs';
import {encodeErrorResult, parseAbi} from 'viem';
import {expectAccessible, measureOverflow} from './checks';
import {
  mockResponses,
  corsHeaders,
  expect,
  thirdPartyPattern,
  neverReply,
  open,
  openFully,
  replyRpc,
  scriptPattern,
  shortenTimeouts,
  test,
  trackRequests,
  watchRequests,
} from './support';

test.describe.configure({timeout: 120_000});

const endpoint = 'https://rpc.linea.build/';
const result = {
  baseFeePerGas: '0x7',
  gasLimit: '0x5208',
  priorityFeePerGas: '0x43a82a4',
};
const panel = (page: Page) =>
  page.getByRole('region', {name: /^Playground for/});
const status = (page: Page) => panel(page).getByRole('status').first();
const params = (page: Page) =>
  panel(page).getByRole('textbox', {name: /params/});
const pressSend = (page: Page) =>
  panel(page).getByRole('button', {name: 'Send request'}).click();

async function openPlayground(
  page: Page,
  path = '/api/reference/linea-estimategas',
): Promise<void> {
  await open(page, path);
  await panel(page).getByRole('button', {name: /^Try /}).click();
  await expect(
    panel(page).getByRole('combobox', {name: 'Endpoint'}),
  ).toBeFocused();
  await panel(page).getByText('params as JSON').click();
}

test('the playground sends nothing until Send is pressed, then shows the result and the response time', async ({
  page,
}) => {
  const thirdPartyRequests = watchRequests(page, thirdPartyPattern);
  const requests = await mockResponses(page, endpoint, replyRpc({result}));
  const waitForRequests = trackRequests(page);
  await openPlayground(page);
  await waitForRequests();
  expect(thirdPartyRequests).toEqual([]);
  await pressSend(page);
  await expect(status(page)).toContainText('Success.');
  await expect(status(page)).toContainText(/\d ms/);
  await expect(status(page)).toContainText('0x43a82a4');
  expect(requests.map((request) => request.postDataJSON() as unknown)).toEqual([
    expect.objectContaining({
      jsonrpc: '2.0',
      method: 'linea_estimateGas',
      params: [expect.objectContaining({value: '0xe35fa931a0000'})],
    }),
  ]);
});

// For other errors, see tests/unit/http.test.ts and rpcResponse.test.ts, and tests/engines for an endpoint that cannot be reached.
test('the playground explains errors and how to fix them, and is accessible and fits on a phone screen while it shows an error', async ({
  page,
  context,
}) => {
  let reply: (route: Route) => Promise<unknown> = neverReply;
  await mockResponses(page, endpoint, (route) => reply(route));
  await openPlayground(page);
  for (const [nextReply, expected] of [
    [
      (route: Route) =>
        route.fulfill({
          status: 429,
          body: 'slow down',
          headers: {
            ...corsHeaders,
            'access-control-expose-headers': 'retry-after',
            'retry-after': '12',
          },
        }),
      'HTTP 429. Too many requests. Try again in 12 seconds.',
    ],
    [
      (route: Route) =>
        route.fulfill({
          headers: {'access-control-allow-origin': 'https://elsewhere.test'},
          body: '{}',
        }),
      'The endpoint can be reached, but this page cannot read the response: the endpoint does not allow cross-origin requests (CORS)',
    ],
  ] as const) {
    reply = nextReply;
    await pressSend(page);
    await expect(status(page)).toContainText(expected);
  }
  await context.setOffline(true);
  await pressSend(page);
  await expect(status(page)).toContainText(
    'You are offline. Connect to the internet, then try again.',
  );
  await expectAccessible(page, {include: '[aria-label^="Playground for"]'});
  await page.setViewportSize({width: 390, height: 844});
  expect(await measureOverflow(page)).toBe(0);
});

test('a request can be cancelled, and times out after 15 seconds', async ({
  page,
}) => {
  await mockResponses(page, endpoint, neverReply);
  await shortenTimeouts(page);
  await openPlayground(page);
  await pressSend(page);
  await panel(page).getByRole('button', {name: 'Cancel'}).click();
  await expect(status(page)).toContainText('You cancelled');
  await pressSend(page);
  await expect(status(page)).toContainText('Waiting');
  await expect(status(page)).toContainText('No response within 15 seconds');
});

test('the playground truncates large errors and responses, and lets the reader download the full response', async ({
  page,
}) => {
  let response: object = {error: {code: -32000, message: 'x'.repeat(100_000)}};
  await mockResponses(page, endpoint, (route) => replyRpc(response)(route));
  await openPlayground(page);
  const getHeight = (): Promise<number> =>
    page.evaluate(() => document.documentElement.scrollHeight);
  const initialHeight = await getHeight();
  await pressSend(page);
  await expect(status(page)).toContainText('error -32000: xxx');
  expect(await getHeight()).toBeLessThan(initialHeight + 1_500);
  response = {result: {...result, note: 'x'.repeat(20_000_000)}};
  await pressSend(page);
  await expect(status(page)).toContainText(
    'The response is 20 MB. Only the beginning is shown.',
  );
  expect(await getHeight()).toBeLessThan(initialHeight + 1_500);
  expect(
    (await panel(page).getByRole('group', {name: 'Response body'}).innerText())
      .length,
  ).toBeLessThan(30_000);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel(page)
      .getByRole('button', {name: 'Download the full response'})
      .click(),
  ]);
  expect(download.suggestedFilename()).toBe('linea_estimateGas.json');
  expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toEqual({
    jsonrpc: '2.0',
    id: 1,
    ...response,
  });
});

test('100 kB of brackets appear at once, as JSON and as text that is not JSON', async ({
  page,
}) => {
  let body = '';
  await mockResponses(page, endpoint, (route) =>
    route.fulfill({body, headers: corsHeaders}),
  );
  await openPlayground(page);
  const response = panel(page).getByRole('group', {name: 'Response body'});
  for (const brackets of [
    `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
    '[{'.repeat(50_000),
  ]) {
    body = brackets;
    await pressSend(page);
    await expect(response).toContainText(brackets.slice(0, 1_000), {
      timeout: 5_000,
    });
    expect(await response.locator('*').count()).toBeLessThan(10);
  }
});

test('a share link opens with the request filled in but not sent, and the request can be copied as code', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const readClipboard = (): Promise<string> =>
    page.evaluate(() => navigator.clipboard.readText());
  const requests = await mockResponses(page, endpoint, replyRpc({result}));
  await openPlayground(page);
  await panel(page)
    .getByRole('combobox', {name: 'Endpoint'})
    .selectOption({label: 'Linea Sepolia, public endpoint'});
  const gas = panel(page).getByRole('textbox', {
    name: 'transaction.gas (optional)',
    exact: true,
  });
  await panel(page).getByText('More optional fields (7)').click();
  await gas.fill('21000');
  await panel(page).getByRole('button', {name: 'Copy link'}).click();
  await expect(status(page)).toContainText('Link copied');
  const link = await readClipboard();
  await page.goto('about:blank');
  await page.goto(link);
  await expect(gas).toHaveValue('0x5208');
  await expect(
    panel(page).getByRole('combobox', {name: 'Endpoint'}),
  ).toHaveValue('lineaSepolia');
  for (const [tool, network] of [
    ['curl', 'https://rpc.sepolia.linea.build'],
    ['viem', 'lineaSepolia'],
    ['ethers', '59141'],
    ['cast', 'https://rpc.sepolia.linea.build'],
  ]) {
    await panel(page)
      .getByRole('button', {name: `Copy as ${tool}`})
      .click();
    await expect(status(page)).toHaveText(`Copied as ${tool}`);
    expect(await readClipboard()).toMatch(
      new RegExp(`${network}[^]*0x5208|0x5208[^]*${network}`),
    );
  }
  expect(requests).toEqual([]);
});

test('the playground focuses invalid values instead of sending them', async ({
  page,
}) => {
  const requests = await mockResponses(page, endpoint, replyRpc({result}));
  await openPlayground(page);
  for (const [text, problem] of [
    ['[', 'not JSON'],
    ['[{"gas": 21000}]', 'params[0].gas must be a hex quantity'],
  ] as const) {
    await params(page).fill(text);
    await expect(params(page)).toHaveAttribute('aria-invalid', 'true');
    await pressSend(page);
    await expect(status(page)).toContainText(problem);
  }
  await params(page).fill('[{"value": "much"}]');
  await pressSend(page);
  await expect(
    panel(page).getByRole('textbox', {name: 'transaction.value'}),
  ).toBeFocused();
  await params(page).fill('[{"colour": "red"}]');
  await pressSend(page);
  await expect(status(page)).toHaveText(
    'Not sent: params[0] has an unknown field: colour.',
  );
  expect(requests).toEqual([]);
  await panel(page).getByRole('button', {name: 'Send anyway'}).click();
  await expect(status(page)).toContainText('Success.');
  expect(requests[0]?.postDataJSON()).toMatchObject({
    params: [{colour: 'red'}],
  });
});

test('changing the input clears the response and cancels a pending request; copying the request does neither', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const requests = await mockResponses(page, endpoint, (route) =>
    (requests.length === 1 ? neverReply : replyRpc({result}))(route),
  );
  await openPlayground(page);
  await pressSend(page);
  await expect(status(page)).toContainText('Waiting');
  await params(page).fill('[{}]');
  await expect(status(page)).toHaveText('');
  await expect(panel(page).getByRole('button', {name: 'Cancel'})).toHaveCount(
    0,
  );
  await pressSend(page);
  await expect(status(page)).toContainText('Success.');
  await panel(page).getByRole('button', {name: 'Copy as curl'}).click();
  await expect(status(page)).toContainText('Copied as curl');
  await expect(status(page)).toContainText('Success.');
  expect(requests).toHaveLength(2);
  await params(page).fill('[{"gas": "0x1"}]');
  await expect(status(page)).toHaveText('');
  await pressSend(page);
  await expect(status(page)).toContainText('Success.');
  await panel(page)
    .getByRole('combobox', {name: 'Endpoint'})
    .selectOption({label: 'My own URL'});
  await expect(status(page)).toHaveText('');
});

test('the playground asks for a URL if no public endpoint supports the method, and sends the request to that URL', async ({
  page,
}) => {
  await mockResponses(page, 'https://custom.test/**', replyRpc({result: null}));
  await openPlayground(page, '/api/reference/eth-sendbundle');
  await params(page).fill('[{"txs": ["0x02f801"], "blockNumber": "0x1"}]');
  await pressSend(page);
  await expect(status(page)).toContainText('Not sent: Enter the complete URL');
  await panel(page)
    .getByRole('textbox', {name: /URL/})
    .fill('https://custom.test/v3/key');
  await pressSend(page);
  await expect(status(page)).toContainText(/Success/);
});

test('the playground keeps the form fields and the JSON in sync in both directions', async ({
  page,
}) => {
  const requests = await mockResponses(page, endpoint, replyRpc({result}));
  await openPlayground(page);
  const value = panel(page).getByRole('textbox', {
    name: 'transaction.value (optional)',
  });
  await expect(value).toHaveValue('0xe35fa931a0000');
  await value.fill('0x1');
  await expect(params(page)).toHaveValue(/"value": "0x1"/);
  await value.fill('one');
  await expect(value).toHaveAccessibleDescription(
    /^Hex, or a decimal number\. params\[0\]\.value must be a hex quantity/,
  );
  await params(page).fill('[');
  await expect(value).toBeDisabled();
  await params(page).fill('[{"value": "0x2"}]');
  await expect(value).toHaveValue('0x2');
  await pressSend(page);
  await expect(status(page)).toContainText('Success.');
  expect(requests[0]?.postDataJSON()).toMatchObject({params: [{value: '0x2'}]});
  await expect(panel(page)).toContainText(
    'Only in the JSON: transaction.accessList, stateOverride',
  );
  await panel(page).getByText('params as JSON').click();
  await panel(page).getByRole('button', {name: 'Edit the JSON'}).click();
  await expect(params(page)).toBeFocused();
});

test('a playground on a page with several methods loads its code only when opened, and accepts typed input', async ({
  page,
}) => {
  const requests = await mockResponses(page, endpoint, replyRpc({result: []}));
  await openFully(page, '/api/reference/logs-and-filters');
  const scriptRequests = watchRequests(page, scriptPattern);
  await page.getByRole('button', {name: 'Try eth_getLogs'}).click();
  const methodPlayground = page.getByRole('region', {
    name: 'Playground for eth_getLogs',
  });
  await expect(
    methodPlayground.getByRole('combobox', {name: 'Endpoint'}),
  ).toBeFocused();
  expect(scriptRequests.length).toBeGreaterThan(0);
  const field = (name: string) =>
    methodPlayground
      .getByRole('textbox', {name: `filter.${name} (optional)`})
      .or(
        methodPlayground.getByRole('combobox', {
          name: `filter.${name} (optional)`,
        }),
      );
  await expect(field('address')).toHaveAccessibleDescription(
    'Contracts that emitted the logs; omit for all contracts. An address: 0x followed by 40 hex digits. Separate multiple values with commas.',
  );
  await field('address').fill('  0x176211869cA2b568f2A7D4EE941E073a821EE1ff ');
  await field('topics').fill('');
  const topic = `0x${'ab'.repeat(32)}`;
  // Type instead of filling: the comma must not disappear before the next value is typed.
  await field('topics').pressSequentially(`, ${topic}`);
  await field('fromBlock').fill('30000000');
  await field('toBlock').fill('latest');
  await expect(field('fromBlock')).toHaveValue('0x1c9c380');
  await methodPlayground.getByRole('button', {name: 'Send request'}).click();
  await expect(methodPlayground.getByRole('status')).toContainText('Success.');
  expect(requests[0]?.postDataJSON()).toMatchObject({
    method: 'eth_getLogs',
    params: [
      {
        address: '0x176211869cA2b568f2A7D4EE941E073a821EE1ff',
        fromBlock: '0x1c9c380',
        toBlock: 'latest',
        topics: [null, topic],
      },
    ],
  });
});

test('the playground links an error with data that is too long for a URL to its explanation', async ({
  page,
}) => {
  const reason = 'a long reason '.repeat(500);
  const data = encodeErrorResult({
    abi: parseAbi(['error Error(string)']),
    args: [reason],
  });
  await mockResponses(
    page,
    endpoint,
    replyRpc({error: {code: 3, message: 'Execution reverted', data}}),
  );
  await openPlayground(page);
  await pressSend(page);
  await panel(page).getByRole('link', {name: 'Decode this error data'}).click();
  await expect(page).toHaveURL('/api/decode#data=session');
  const decoder = page.getByRole('form', {name: 'Decoder'});
  await expect(decoder.getByRole('status').first()).toContainText(
    reason.slice(0, 280),
  );
  await expect(
    decoder.getByRole('textbox', {name: 'Error, transaction'}),
  ).toHaveValue(data);
});
