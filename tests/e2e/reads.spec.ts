import type {Page, Route} from '@playwright/test';
import {encodeAbiParameters, encodeErrorResult, parseAbi, parseAbiParameters} from 'viem';
import {expectAccessible} from './checks';
import {expect, open, test} from './support';

const pauses = '/api/linea-smart-contracts/lib/pausemanager';
const rollup = '/api/linea-smart-contracts/linearollup';
const rpc = 'https://rpc.linea.build/';
const cors = {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'};

interface Request {
  readonly method: string;
  readonly params: readonly [{readonly to: string; readonly data: string}, string];
}

/** Calls of an endpoint, each answered by `reply`. */
async function answerWith(page: Page, url: string, reply: (route: Route) => Promise<void>): Promise<Request[]> {
  const calls: Request[] = [];
  await page.route(url, (route) => {
    if (route.request().method() === 'OPTIONS') return route.fulfill({status: 204, headers: cors});
    calls.push(route.request().postDataJSON() as Request);
    return reply(route);
  });
  return calls;
}

const json = (body: object) => (route: Route) => route.fulfill({json: {jsonrpc: '2.0', id: 1, ...body}, headers: cors});

async function openForm(page: Page, path: string, id: string, name: string) {
  await open(page, `${path}#${id}`);
  await page.getByRole('button', {name: `Try it: call ${name}`, exact: true}).click();
  const form = page.getByRole('form', {name: `Call ${name}`});
  await expect(form).toBeVisible();
  return form;
}

test('a read is called at the public endpoint, with its result by name', async ({page}) => {
  const calls = await answerWith(page, rpc, json({result: encodeAbiParameters(parseAbiParameters('bool'), [true])}));
  const form = await openForm(page, pauses, 'ispaused', 'isPaused');
  await expect(form.getByLabel('Endpoint')).toBeFocused();
  await form.getByLabel('_pauseType').fill('2');
  await form.getByRole('button', {name: 'Call'}).click();
  await expect(form.getByRole('status')).toContainText('Success');
  await expect(form.getByRole('status')).toContainText('pauseTypeIsPaused');
  await expect(form.locator('dd')).toHaveText('true');
  expect(calls).toHaveLength(1);
  expect(calls[0]?.method).toBe('eth_call');
  // Selector of isPaused(uint8), then the argument.
  expect(calls[0]?.params[0].data).toBe(`0xbc61e733${'2'.padStart(64, '0')}`);

  // What belongs to another argument does not stay.
  await form.getByLabel('_pauseType').fill('3');
  await expect(form.getByRole('status')).toBeEmpty();
});

test('a contract on Ethereum is read at the reader’s own URL, with several results', async ({page}) => {
  const own = 'https://own.test/v3/key';
  const values = [`0x${'11'.repeat(32)}`, `0x${'22'.repeat(32)}`, 3n, 4n, 10n ** 18n] as const;
  const calls = await answerWith(page, own, json({result: encodeAbiParameters(parseAbiParameters('bytes32, bytes32, uint256, uint256, uint256'), values)}));
  const form = await openForm(page, rollup, 'getrequiredforcedtransactionfields', 'getRequiredForcedTransactionFields');
  const url = form.getByLabel('URL of your endpoint of Ethereum Mainnet');
  await form.getByRole('button', {name: 'Call'}).click();
  await expect(form.getByRole('status')).toHaveText('Not sent: correct the marked URL.');
  await expect(url).toBeFocused();
  await url.fill(own);
  await form.getByRole('button', {name: 'Call'}).click();
  await expect(form.locator('dd')).toHaveText(values.map(String));
  await expect(form.locator('dt').last()).toContainText('forcedTransactionFeeAmount');
  expect(calls).toHaveLength(1);
});

test('a contract that the reader has to name is read at the address that they enter', async ({page}) => {
  const own = 'https://own.test/v3/key';
  const hash = `0x${'11'.repeat(32)}`;
  const verifier = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
  const calls = await answerWith(page, own, json({result: hash}));
  const form = await openForm(page, '/api/linea-smart-contracts/interfaces/l1/iplonkverifier', 'getchainconfiguration', 'getChainConfiguration');
  await expect(form).toContainText('Calls getChainConfiguration at the address that you enter on Ethereum Mainnet.');
  await form.getByRole('button', {name: 'Call'}).click();
  await expect(form.getByRole('status')).toHaveText('Not sent: correct the marked URL and the arguments.');
  await form.getByLabel('URL of your endpoint of Ethereum Mainnet').fill(own);
  const contract = form.getByLabel('contract address');
  await form.getByRole('button', {name: 'Call'}).click();
  await expect(contract).toBeFocused();
  await expect(contract).toHaveAccessibleDescription('Enter an address: 0x and 40 hexadecimal digits.');
  expect(calls).toEqual([]);
  await contract.fill(verifier);
  await form.getByRole('button', {name: 'Call'}).click();
  await expect(form.locator('dd')).toHaveText(hash);
  expect(calls[0]?.params[0].to).toBe(verifier);
});

test('an argument is refused with its rule', async ({quiet: page}) => {
  const calls = await answerWith(page, rpc, json({result: '0x'}));
  const form = await openForm(page, pauses, 'ispaused', 'isPaused');
  const field = form.getByLabel('_pauseType');
  await field.fill('256');
  await form.getByRole('button', {name: 'Call'}).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription('Enter a whole number from 0 to 2^8 − 1.');
  await expect(form.getByRole('status')).toHaveText('Not sent: correct the marked arguments.');
  expect(calls).toEqual([]);
});

const revert = encodeErrorResult({abi: parseAbi(['error IsPaused(uint8)']), args: [3]});
test('the form tells what went wrong, and shows no values then', async ({page}) => {
  let reply: (route: Route) => Promise<void> = json({});
  await answerWith(page, rpc, (route) => reply(route));
  const form = await openForm(page, pauses, 'ispaused', 'isPaused');
  for (const [next, told] of [
    [json({error: {code: -32005, message: 'limit exceeded'}}), /error -32005: limit exceeded/],
    [json({result: '0x'}), /the network behind this endpoint has no contract with this function/],
    [json({result: '0x1234'}), /does not hold the results of isPaused/],
    [(route: Route) => route.abort(), /The endpoint cannot be reached/],
  ] as const) {
    reply = next;
    await form.getByRole('button', {name: 'Call'}).click();
    await expect(form.getByRole('status')).toContainText(told);
    await expect(form.locator('dd')).toHaveCount(0);
  }
});

test('a revert leads to the decoder', async ({page}) => {
  await answerWith(page, rpc, json({error: {code: 3, message: 'execution reverted', data: revert}}));
  const form = await openForm(page, pauses, 'ispaused', 'isPaused');
  await form.getByRole('button', {name: 'Call'}).click();
  await expect(form.getByRole('link', {name: 'Decode the revert'})).toHaveAttribute('href', `/api/decode#data=${revert}`);
});

test('a revert with data that is too long for an address leads to the decoder', async ({page}) => {
  const long = encodeErrorResult({abi: parseAbi(['error Error(string)']), args: ['a long reason '.repeat(500)]});
  await answerWith(page, rpc, json({error: {code: 3, message: 'execution reverted', data: long}}));
  const form = await openForm(page, pauses, 'ispaused', 'isPaused');
  await form.getByRole('button', {name: 'Call'}).click();
  await form.getByRole('link', {name: 'Decode the revert'}).click();
  await expect(page.getByRole('form', {name: 'Decoder'}).getByRole('textbox', {name: 'Error, transaction'})).toHaveValue(long);
});

test('a call that gets no answer can be cancelled', async ({page}) => {
  await answerWith(page, rpc, () => new Promise(() => undefined));
  const form = await openForm(page, pauses, 'ispaused', 'isPaused');
  await form.getByRole('button', {name: 'Call'}).click();
  await form.getByRole('button', {name: 'Cancel'}).click();
  await expect(form.getByRole('status')).toContainText('You cancelled the request.');
});

test('functions that change state have no form', async ({page}) => {
  await open(page, '/api/linea-smart-contracts/tokenbridge#bridgetoken');
  await expect(page.locator('#bridgetoken ~ details').first()).toHaveAttribute('open');
  await expect(page.getByRole('button', {name: 'Try it: call bridgeToken', exact: true})).toHaveCount(0);
});

test('an opened form has no accessibility violation', async ({page}) => {
  await answerWith(page, rpc, json({result: encodeAbiParameters(parseAbiParameters('bool'), [true])}));
  const form = await openForm(page, pauses, 'ispaused', 'isPaused');
  await form.getByRole('button', {name: 'Call'}).click();
  await expect(form.locator('dd')).toHaveText('true');
  await expectAccessible(page, {include: 'main article'});
});
