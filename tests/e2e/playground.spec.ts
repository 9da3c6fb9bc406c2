import type {Page, Route} from '@playwright/test';
import {readFileSync} from 'node:fs';
import {encodeErrorResult, parseAbi} from 'viem';
import {expectAccessible, overflow} from './checks';
import {expect, open, saveData, shortenTimeouts, test} from './support';

test.describe.configure({timeout: 120_000});

const paused = encodeErrorResult({abi: parseAbi(['error IsPaused(uint8)']), args: [3]});
const endpoint = 'https://rpc.linea.build/';
const result = {baseFeePerGas: '0x7', gasLimit: '0x5208', priorityFeePerGas: '0x43a82a4'};
const cors = {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'};
const panel = (page: Page) => page.getByRole('region', {name: /^Playground for/});
const status = (page: Page) => panel(page).getByRole('status');

/** Answers the endpoint's requests and counts them. */
async function stub(page: Page, answer: (route: Route) => Promise<unknown>): Promise<string[]> {
  const bodies: string[] = [];
  await page.route(endpoint, (route) => {
    if (route.request().method() === 'OPTIONS') return route.fulfill({status: 204, headers: cors});
    bodies.push(route.request().postData() ?? '');
    return answer(route);
  });
  return bodies;
}

async function openPlayground(page: Page, path = '/api/reference/linea-estimategas'): Promise<void> {
  await open(page, path);
  await panel(page).getByRole('button', {name: 'Open playground'}).click();
  await expect(panel(page).getByRole('combobox', {name: 'Endpoint'})).toBeFocused();
}

const press = (page: Page) => panel(page).getByRole('button', {name: 'Send', exact: true}).click();
const json = (route: Route, body: unknown, code = 200) => route.fulfill({status: code, headers: cors, contentType: 'application/json', body: JSON.stringify(body)});

test('sends nothing before a press, then shows result and time', async ({page}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') foreign.push(request.url());
  });
  const bodies = await stub(page, (route) => json(route, {jsonrpc: '2.0', id: 1, result}));
  await openPlayground(page);
  await page.waitForTimeout(500);
  expect(foreign).toEqual([]);
  await press(page);
  await expect(status(page)).toContainText('Success.');
  await expect(status(page)).toContainText(/\d ms/);
  await expect(status(page)).toContainText('0x43a82a4');
  expect(bodies).toHaveLength(1);
  expect(JSON.parse(bodies[0] ?? '')).toMatchObject({jsonrpc: '2.0', method: 'linea_estimateGas', params: [{value: '0xe35fa931a0000'}]});
});

test('shows an error of the endpoint with what to do, and why an endpoint cannot be read', async ({page}) => {
  let answer = (route: Route): Promise<unknown> => json(route, {jsonrpc: '2.0', id: 1, error: {code: -32602, message: 'gasLimit above maximum of: 24000000'}});
  await stub(page, (route) => answer(route));
  await openPlayground(page);
  await press(page);
  await expect(status(page)).toContainText('error -32602: gasLimit above maximum of: 24000000. Lower gas or leave it out.');
  // What only a browser can tell: the header of a limit, and a refusal by CORS.
  answer = (route) => route.fulfill({status: 429, body: 'slow down', headers: {...cors, 'access-control-expose-headers': 'retry-after', 'retry-after': '12'}});
  await press(page);
  await expect(status(page)).toContainText('HTTP 429. Too many requests. Send it again in 12 seconds.');
  answer = (route) => route.fulfill({headers: {'access-control-allow-origin': 'https://elsewhere.test'}, body: '{}'});
  await press(page);
  await expect(status(page)).toContainText('The endpoint can be reached, but this page may not read its answer: it allows no requests from web pages (CORS)');
});

test('can be cancelled, and gives up after 15 seconds', async ({page}) => {
  await stub(page, () => new Promise(() => undefined));
  await shortenTimeouts(page);
  await openPlayground(page);
  await press(page);
  await panel(page).getByRole('button', {name: 'Cancel'}).click();
  await expect(status(page)).toContainText('You cancelled');
  await press(page);
  await expect(status(page)).toContainText('Waiting');
  await expect(status(page)).toContainText('No answer within 15 seconds');
});

test('blames a refused connection on no permission of the endpoint', async ({page}) => {
  await stub(page, (route) => route.abort('connectionrefused'));
  await openPlayground(page);
  await press(page);
  await expect(status(page)).toContainText('The endpoint cannot be reached: the connection was refused');
  await expect(status(page)).not.toContainText('CORS');
});

test('stays usable with an error of 100 KB and an answer of 5 MB', async ({page}) => {
  let answer: unknown = {jsonrpc: '2.0', id: 1, error: {code: -32000, message: 'x'.repeat(100_000)}};
  await stub(page, (route) => json(route, answer));
  await openPlayground(page);
  const height = (): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await press(page);
  await expect(status(page)).toContainText('error -32000: xxx');
  expect(await height()).toBeLessThan(before + 1_500);
  answer = {jsonrpc: '2.0', id: 1, result: 'x'.repeat(5_000_000)};
  await press(page);
  await expect(status(page)).toContainText('The answer has 5 MB. Its beginning is shown.');
  await expect(status(page).getByRole('button', {name: 'Download the whole answer'})).toBeVisible();
  expect(await height()).toBeLessThan(before + 1_500);
});

test('a wrong parameter gets the focus', async ({page}) => {
  await openPlayground(page);
  await panel(page).getByRole('textbox', {name: 'transaction.value'}).fill('much');
  await panel(page).getByRole('textbox', {name: 'transaction.gas (optional)', exact: true}).focus();
  await press(page);
  await expect(panel(page).getByRole('textbox', {name: 'transaction.value'})).toBeFocused();
});

test('a link shares a request, which opens filled in and is not sent', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const bodies = await stub(page, (route) => json(route, {jsonrpc: '2.0', id: 1, result}));
  await openPlayground(page);
  await panel(page).getByRole('combobox', {name: 'Endpoint'}).selectOption({index: 1});
  await panel(page).getByRole('textbox', {name: 'transaction.gas (optional)', exact: true}).fill('21000');
  await panel(page).getByRole('button', {name: 'Copy link'}).click();
  await expect(status(page)).toContainText('Link copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('about:blank');
  await page.goto(link);
  await expect(panel(page).getByRole('textbox', {name: 'transaction.gas (optional)', exact: true})).toHaveValue('0x5208');
  await expect(panel(page).getByRole('combobox', {name: 'Endpoint'})).toHaveValue('lineaSepolia');
  expect(bodies).toEqual([]);
});

test('tells a reader that they are offline', async ({page, context}) => {
  await openPlayground(page);
  await context.setOffline(true);
  await press(page);
  await expect(status(page)).toContainText('You are offline. Connect, then send the request again.');
});

test('does not send what does not fit', async ({page}) => {
  const bodies = await stub(page, (route) => json(route, {id: 1, result}));
  await openPlayground(page);
  const params = panel(page).getByRole('textbox', {name: /params/});
  for (const [text, problem] of [['[', 'not JSON'], ['[{"gas": 21000}]', 'params[0].gas must be a hex quantity']] as const) {
    await params.fill(text);
    await expect(params).toHaveAttribute('aria-invalid', 'true');
    await press(page);
    await expect(status(page)).toContainText(problem);
  }
  expect(bodies).toEqual([]);
  await params.fill('[{}]');
  await press(page);
  await expect(status(page)).toContainText('Success.');
});

test('forgets an answer when the request changes', async ({page}) => {
  await stub(page, (route) => json(route, {jsonrpc: '2.0', id: 1, result}));
  await openPlayground(page);
  await press(page);
  await expect(status(page)).toContainText('Success.');
  await panel(page).getByRole('textbox', {name: /params/}).fill('[');
  await expect(status(page)).toHaveText('');
  await press(page);
  await expect(status(page)).toHaveText(/^Not sent: This is not JSON/);
  await panel(page).getByRole('textbox', {name: /params/}).fill('[{}]');
  await press(page);
  await expect(status(page)).toContainText('Success.');
  await panel(page).getByRole('combobox', {name: 'Endpoint'}).selectOption({label: 'My own URL'});
  await expect(status(page)).toHaveText('');
  await panel(page).getByRole('textbox', {name: /URL/}).fill('https://user:pw@own.test/');
  await press(page);
  await expect(status(page)).toContainText('Not sent: Browsers send no request');
});

test('gives up a request that changes under way, and keeps an answer while the reader copies', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const waiting: Route[] = [];
  const bodies = await stub(page, (route) => (bodies.length > 1 ? json(route, {jsonrpc: '2.0', id: 1, result}) : Promise.resolve(waiting.push(route))));
  await openPlayground(page);
  await press(page);
  await expect(status(page)).toContainText('Waiting');
  await panel(page).getByRole('textbox', {name: /params/}).fill('[{}]');
  await expect(status(page)).toHaveText('');
  await expect(panel(page).getByRole('button', {name: 'Cancel'})).toHaveCount(0);
  await press(page);
  await expect(status(page)).toContainText('Success.');
  await panel(page).getByRole('button', {name: 'Copy for curl'}).click();
  await expect(status(page)).toContainText('Copied for curl');
  await expect(status(page)).toContainText('Success.');
  expect(bodies).toHaveLength(2);
});

test('asks for a signed transaction and for a URL where they are needed', async ({page}) => {
  await openPlayground(page, '/api/reference/eth-sendrawtransaction');
  await press(page);
  await expect(status(page)).toContainText('Not sent: params[0] must be a signed transaction');
  await openPlayground(page, '/api/reference/eth-sendbundle');
  await panel(page).getByRole('textbox', {name: /params/}).fill('[{"txs": ["0x02f801"], "blockNumber": "0x1"}]');
  await press(page);
  await expect(status(page)).toContainText('Not sent: Enter the complete URL');
});

test('sends to the reader’s own URL', async ({page}) => {
  await page.route('https://own.test/**', (route) => json(route, {jsonrpc: '2.0', id: 1, result: null}));
  await openPlayground(page, '/api/reference/linea-gettransactionexclusionstatusv1');
  await panel(page).getByRole('combobox', {name: 'Endpoint'}).selectOption({label: 'My own URL'});
  await panel(page).getByRole('textbox', {name: /URL/}).fill('https://own.test/v3/key');
  await press(page);
  await expect(status(page)).toContainText('Success.');
});

test('edits single values in fields, which the JSON follows, and the other way round', async ({page}) => {
  const bodies = await stub(page, (route) => json(route, {jsonrpc: '2.0', id: 1, result}));
  await openPlayground(page);
  const value = panel(page).getByRole('textbox', {name: 'transaction.value (optional)'});
  const params = panel(page).getByRole('textbox', {name: /params/});
  await expect(value).toHaveValue('0xe35fa931a0000');
  await value.fill('0x1');
  await expect(params).toHaveValue(/"value": "0x1"/);
  await value.fill('one');
  await expect(panel(page).getByText('params[0].value must be a hex quantity')).toBeVisible();
  await expect(value).toHaveAttribute('aria-invalid', 'true');
  await expect(value).toHaveAccessibleDescription(/^Hex, or a decimal number\. params\[0\]\.value must be a hex quantity/);
  await params.fill('[{"value": "0x2"}]');
  await expect(value).toHaveValue('0x2');
  await params.fill('[');
  await expect(value).toBeDisabled();
  await params.fill('[{"value": "0x2"}]');
  await press(page);
  await expect(status(page)).toContainText('Success.');
  expect(JSON.parse(bodies[0] ?? '')).toMatchObject({params: [{value: '0x2'}]});
});

test('takes what a reader types in fields: addresses, topics and decimal numbers, trimmed', async ({page}) => {
  const bodies = await stub(page, (route) => json(route, {jsonrpc: '2.0', id: 1, result: []}));
  await open(page, '/api/reference/logs-and-filters');
  await page.getByRole('button', {name: 'Try eth_getLogs'}).click();
  const own = page.getByRole('region', {name: 'Playground for eth_getLogs'});
  const field = (name: string) => own.getByRole('textbox', {name: `filter.${name} (optional)`}).or(own.getByRole('combobox', {name: `filter.${name} (optional)`}));
  await expect(field('address')).toHaveAccessibleDescription('Contracts that emitted the logs; all if absent. An address: 0x and 40 hex digits. Separate several by commas.');
  await field('address').fill('  0x176211869cA2b568f2A7D4EE941E073a821EE1ff ');
  await field('topics').fill('');
  const topic = `0x${'ab'.repeat(32)}`;
  // Typed, not filled: the comma must not vanish before the next value comes.
  await field('topics').pressSequentially(`, ${topic}`);
  await field('fromBlock').fill('30000000');
  await field('toBlock').fill('latest');
  await expect(field('fromBlock')).toHaveValue('0x1c9c380');
  await own.getByRole('button', {name: 'Send', exact: true}).click();
  await expect(own.getByRole('status')).toContainText('Success.');
  expect(JSON.parse(bodies[0] ?? '')).toMatchObject({
    params: [{address: '0x176211869cA2b568f2A7D4EE941E073a821EE1ff', fromBlock: '0x1c9c380', toBlock: 'latest', topics: [null, topic]}],
  });
});

test('leads to the JSON for values without a field', async ({page}) => {
  await openPlayground(page);
  await expect(panel(page)).toContainText('Only in the JSON: transaction.accessList, stateOverride');
  await panel(page).getByRole('button', {name: 'Edit the JSON'}).click();
  await expect(panel(page).getByRole('textbox', {name: /params/})).toBeFocused();
});

test('sends a field that the reference does not know after a notice', async ({page}) => {
  const bodies = await stub(page, (route) => json(route, {jsonrpc: '2.0', id: 1, result}));
  await openPlayground(page);
  await panel(page).getByRole('textbox', {name: /params/}).fill('[{"colour": "red"}]');
  await press(page);
  await expect(status(page)).toHaveText('Not sent: params[0] has no field colour.');
  expect(bodies).toEqual([]);
  await panel(page).getByRole('button', {name: 'Send anyway'}).click();
  await expect(status(page)).toContainText('Success.');
  expect(JSON.parse(bodies[0] ?? '')).toMatchObject({params: [{colour: 'red'}]});
});

test('copies the edited request for each tool', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPlayground(page);
  await panel(page).getByRole('combobox', {name: 'Endpoint'}).selectOption({label: 'Linea Sepolia, public endpoint'});
  await panel(page).getByRole('textbox', {name: /params/}).fill('[{"value": "0x2"}]');
  const copied = {
    curl: `--data '{"jsonrpc":"2.0","id":1,"method":"linea_estimateGas","params":[{"value":"0x2"}]}'`,
    viem: "const {request} = http()({chain: lineaSepolia});\nconst result = await request({method: 'linea_estimateGas', params: [{value: '0x2'}]});",
    ethers: "new JsonRpcProvider('https://rpc.sepolia.linea.build', 59141);",
    cast: `cast rpc linea_estimateGas --raw '[{"value":"0x2"}]' \\\n  --rpc-url https://rpc.sepolia.linea.build`,
  };
  for (const [tool, text] of Object.entries(copied)) {
    await panel(page).getByRole('button', {name: `Copy for ${tool}`}).click();
    await expect(status(page)).toHaveText(`Copied for ${tool}`);
    // How a call is broken into lines is the matter of a unit test.
    const withoutLayout = (code: string): string => code.replace(/[\s\\]+/g, '').replace(/,(?=[}\]])/g, '');
    expect(withoutLayout(await page.evaluate(() => navigator.clipboard.readText()))).toContain(withoutLayout(text));
  }
});

test('shows the beginning of a large answer, and saves the whole of it', async ({page}) => {
  const large = {jsonrpc: '2.0', id: 1, result: {...result, note: 'x'.repeat(20_000_000)}};
  await stub(page, (route) => json(route, large));
  await openPlayground(page);
  await press(page);
  await expect(status(page)).toContainText('The answer has 20 MB. Its beginning is shown.');
  expect((await panel(page).getByRole('group', {name: 'Response body'}).innerText()).length).toBeLessThan(30_000);
  const [download] = await Promise.all([page.waitForEvent('download'), panel(page).getByRole('button', {name: 'Download the whole answer'}).click()]);
  expect(download.suggestedFilename()).toBe('linea_estimateGas.json');
  expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toEqual(large);
});

test('leads from an error with data to what it means', async ({page}) => {
  await stub(page, (route) => json(route, {jsonrpc: '2.0', id: 1, error: {code: 3, message: 'Execution reverted', data: paused}}));
  await openPlayground(page);
  await press(page);
  await panel(page).getByRole('link', {name: 'Decode the data of this error'}).click();
  await expect(page).toHaveURL(`/api/decode#data=${paused}`);
  await expect(page.getByRole('form', {name: 'Decoder'}).getByRole('status').first()).toContainText('Error IsPaused');
});

test('leads from an error with data that is too long for an address to what it means', async ({page}) => {
  const data = encodeErrorResult({abi: parseAbi(['error Error(string)']), args: ['a long reason '.repeat(500)]});
  await stub(page, (route) => json(route, {jsonrpc: '2.0', id: 1, error: {code: 3, message: 'Execution reverted', data}}));
  await openPlayground(page);
  await press(page);
  await panel(page).getByRole('link', {name: 'Decode the data of this error'}).click();
  await expect(page).toHaveURL('/api/decode#data=session');
  const decoder = page.getByRole('form', {name: 'Decoder'});
  await expect(decoder.getByRole('status').first()).toContainText('a long reason '.repeat(20));
  await expect(decoder.getByRole('textbox', {name: 'Error, transaction'})).toHaveValue(data);
});

test('opens at each method of a group, with the code of the playground loaded then', async ({page}) => {
  const bodies = await stub(page, (route) => json(route, {jsonrpc: '2.0', id: 1, result: '0x1c9c380'}));
  await saveData(page);
  await open(page, '/api/reference/chain-and-fees');
  await page.waitForLoadState('networkidle');
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.getByRole('button', {name: 'Try eth_blockNumber'}).click();
  const own = page.getByRole('region', {name: 'Playground for eth_blockNumber'});
  await expect(own.getByRole('combobox', {name: 'Endpoint'})).toBeFocused();
  expect(scripts.length).toBeGreaterThan(0);
  await own.getByRole('button', {name: 'Send', exact: true}).click();
  await expect(own.getByRole('status')).toContainText('0x1c9c380');
  expect(JSON.parse(bodies[0] ?? '')).toMatchObject({method: 'eth_blockNumber', params: []});
});

test('is accessible with an answer, and fits a phone', async ({page}) => {
  await stub(page, (route) => json(route, {jsonrpc: '2.0', id: 1, error: {code: 3, message: 'Execution reverted', data: paused}}));
  await openPlayground(page);
  await press(page);
  await expect(status(page)).toContainText('Execution reverted');
  await expectAccessible(page, {include: 'main'});
  await page.setViewportSize({width: 390, height: 844});
  expect(await overflow(page)).toBe(0);
});
