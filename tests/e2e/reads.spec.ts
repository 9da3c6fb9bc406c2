import type {Page} from '@playwright/test';
import {
  encodeAbiParameters,
  encodeErrorResult,
  parseAbi,
  parseAbiParameters,
} from 'viem';
import {expectAccessible} from './checks';
import {mockResponses, expect, open, replyRpc, test} from './support';

const pauseManagerPage = '/api/linea-smart-contracts/lib/pausemanager';
const rpcUrl = 'https://rpc.linea.build/';
const customEndpoint = 'https://custom.test/v3/key';
const replyPaused = replyRpc({
  result: encodeAbiParameters(parseAbiParameters('bool'), [true]),
});

async function openForm(page: Page, path: string, id: string, name: string) {
  await open(page, `${path}#${id}`);
  await page.locator(`#${id} ~ .docs-calls > summary`).first().click();
  await page
    .getByRole('button', {name: `Try it: call ${name}`, exact: true})
    .click();
  const form = page.getByRole('form', {name: `Call ${name}`});
  await expect(form).toBeVisible();
  return {
    form,
    status: form.getByRole('status'),
    call: () => form.getByRole('button', {name: 'Call'}).click(),
  };
}

test('a read call is sent to the public endpoint, and the result is shown with its name', async ({
  page,
}) => {
  const requests = await mockResponses(page, rpcUrl, replyPaused);
  const {form, status, call} = await openForm(
    page,
    pauseManagerPage,
    'ispaused',
    'isPaused',
  );
  await expect(form.getByLabel('Endpoint')).toBeFocused();
  await form.getByLabel('_pauseType').fill('2');
  await call();
  await expect(status).toContainText('Success');
  await expect(status).toContainText('pauseTypeIsPaused');
  await expect(form.locator('dd')).toHaveText('true');
  // The selector of isPaused(uint8), followed by the argument.
  expect(requests.map((request) => request.postDataJSON() as unknown)).toEqual([
    expect.objectContaining({
      method: 'eth_call',
      params: [
        expect.objectContaining({data: `0xbc61e733${'2'.padStart(64, '0')}`}),
        'latest',
      ],
    }),
  ]);
  await expectAccessible(page, {include: '[aria-label="Call isPaused"]'});

  // The result is cleared when an argument changes.
  await form.getByLabel('_pauseType').fill('3');
  await expect(status).toBeEmpty();
});

test('a contract on Ethereum is read through a custom URL, and all its results are shown', async ({
  page,
}) => {
  const values = [
    `0x${'11'.repeat(32)}`,
    `0x${'22'.repeat(32)}`,
    3n,
    4n,
    10n ** 18n,
  ] as const;
  const requests = await mockResponses(
    page,
    customEndpoint,
    replyRpc({
      result: encodeAbiParameters(
        parseAbiParameters('bytes32, bytes32, uint256, uint256, uint256'),
        values,
      ),
    }),
  );
  const {form, status, call} = await openForm(
    page,
    '/api/linea-smart-contracts/linearollup',
    'getrequiredforcedtransactionfields',
    'getRequiredForcedTransactionFields',
  );
  const url = form.getByLabel('URL of your endpoint for Ethereum Mainnet');
  await call();
  await expect(status).toHaveText('Not sent: correct the marked URL.');
  await expect(url).toBeFocused();
  await url.fill(customEndpoint);
  await call();
  await expect(form.locator('dd')).toHaveText(values.map(String));
  await expect(form.locator('dt').last()).toContainText(
    'forcedTransactionFeeAmount',
  );
  expect(requests).toHaveLength(1);
});

test('a contract without a known address is read at the address that the reader enters', async ({
  page,
}) => {
  const hash = `0x${'11'.repeat(32)}`;
  const verifier = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
  const requests = await mockResponses(
    page,
    customEndpoint,
    replyRpc({result: hash}),
  );
  const {form, status, call} = await openForm(
    page,
    '/api/linea-smart-contracts/interfaces/l1/iplonkverifier',
    'getchainconfiguration',
    'getChainConfiguration',
  );
  await expect(form).toContainText(
    'Calls getChainConfiguration on Ethereum Mainnet at the address that you enter.',
  );
  await call();
  await expect(status).toHaveText(
    'Not sent: correct the marked URL and the arguments.',
  );
  await form
    .getByLabel('URL of your endpoint for Ethereum Mainnet')
    .fill(customEndpoint);
  const contract = form.getByLabel('contract address');
  await call();
  await expect(contract).toBeFocused();
  await expect(contract).toHaveAccessibleDescription(
    'Enter an address: 0x followed by 40 hexadecimal digits.',
  );
  expect(requests).toEqual([]);
  await contract.fill(verifier);
  await call();
  await expect(form.locator('dd')).toHaveText(hash);
  expect(requests[0]?.postDataJSON()).toMatchObject({
    params: [{to: verifier}, 'latest'],
  });
});

test('the form rejects an invalid argument, explains errors without showing a result, and links from a revert to the decoder', async ({
  page,
}) => {
  const revert = encodeErrorResult({
    abi: parseAbi(['error IsPaused(uint8)']),
    args: [3],
  });
  let reply = replyPaused;
  const requests = await mockResponses(page, rpcUrl, (route) => reply(route));
  const {form, status, call} = await openForm(
    page,
    pauseManagerPage,
    'ispaused',
    'isPaused',
  );
  const field = form.getByLabel('_pauseType');
  await field.fill('256');
  await call();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(
    'Enter a whole number from 0 to 2^8 − 1.',
  );
  await expect(status).toHaveText('Not sent: correct the marked arguments.');
  expect(requests).toEqual([]);
  await field.fill('2');
  for (const [nextReply, expected] of [
    [
      replyRpc({result: '0x'}),
      /there is no contract with this function at the address/,
    ],
    [
      replyRpc({result: '0x1234'}),
      /does not match the return types of isPaused/,
    ],
    [
      replyRpc({error: {code: 3, message: 'execution reverted', data: revert}}),
      /execution reverted/,
    ],
  ] as const) {
    reply = nextReply;
    await call();
    await expect(status).toContainText(expected);
    await expect(form.locator('dd')).toHaveCount(0);
  }
  await expect(
    form.getByRole('link', {name: 'Decode the revert'}),
  ).toHaveAttribute('href', `/api/decode#data=${revert}`);
});
