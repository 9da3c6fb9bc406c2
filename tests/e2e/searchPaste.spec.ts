import type {Page} from '@playwright/test';
import {
  encodeErrorResult,
  encodeFunctionData,
  keccak256,
  parseAbi,
  toBytes,
} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import {linea, lineaSepolia} from '../../src/data/networks';
import {getContractAddress} from '../../src/data/systemContracts';
import {expectAccessible} from './checks';
import {box, enterQuery, expect, menu, options, test} from './searchBox';
import {open, watchRequests} from './support';

test.describe.configure({timeout: 120_000});

const startPage = '/release-notes';
const bridge = getContractAddress('tokenBridge', 'ethereum');
const unknownAddress = '0x52908400098527886E0F7030069857D2E4169EE7';
const transactionHash = `0x${'c3'.repeat(32)}`;
const calldata = encodeFunctionData({
  abi: parseAbi(['function sendMessage(address, uint256, bytes)']),
  args: [unknownAddress, 7n, '0x'],
});
const revertData = encodeErrorResult({
  abi: parseAbi(['error IsPaused(uint8)']),
  args: [3],
});

const selected = (page: Page) =>
  page.locator('[role="option"][aria-selected="true"]');

/** Pastes a text into the box and waits for all its rows. */
async function paste(page: Page, text: string): Promise<void> {
  await open(page, startPage);
  await enterQuery(page, text);
}

const chooseSepolia = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    localStorage.setItem('docusaurus.tab.network', 'sepolia'),
  );

/** Keeps a new tab from loading another site. */
const blockSites = (page: Page): Promise<unknown> =>
  page
    .context()
    .route(/^https:\/\//, (route) =>
      route.fulfill({contentType: 'text/html', body: ''}),
    );

const pastedTexts = [
  {
    name: 'an address in lower case',
    text: bridge.toLowerCase(),
    row: 'TokenBridge, proxy, Ethereum Mainnet',
    url: '/api/linea-smart-contracts/tokenbridge',
  },
  {
    name: 'a known address with a wrong checksum',
    text: bridge.replace('F1D', 'f1D'),
    row: new RegExp(
      `TokenBridge, proxy.*Wrong checksum: the right one is ${bridge}`,
    ),
    url: '/api/linea-smart-contracts/tokenbridge',
  },
  {
    name: 'an unknown address with a wrong checksum',
    text: unknownAddress.replace('E0F', 'e0F'),
    row: 'Wrong checksum: a character may be mistyped',
    url: `${linea.explorer.url}/address/${unknownAddress}`,
  },
  {
    name: 'an unknown address',
    text: unknownAddress,
    row: /^(?=.*Lineascan)(?!.*Wrong checksum)/,
    url: `${linea.explorer.url}/address/${unknownAddress}`,
  },
  {
    name: 'the address of another project',
    text: '0xB4431A6c63F72916151fEA2864DBB13b8ce80E8a',
    row: 'Router, Chainlink CCIP, Linea Sepolia',
    url: '/get-started/tooling/cross-chain/ccip',
  },
  {
    name: 'a selector',
    text: revertData.slice(0, 10),
    row: /IsPaused\(.*Error of/,
    url: `/api/decode#data=${revertData.slice(0, 10)}`,
  },
  {
    name: 'a topic',
    text: keccak256(
      toBytes(
        'MessageSent(address,address,uint256,uint256,uint256,bytes,bytes32)',
      ),
    ),
    row: /MessageSent\(.*Event of/,
    url: /\/api\/decode#data=0x[\da-f]{64}$/,
  },
  {
    name: 'the name of an error in the wrong case',
    text: 'currencyNotSettled',
    row: 'CurrencyNotSettled()',
    url: '/api/decode#data=CurrencyNotSettled',
  },
  {
    name: 'the hash of a role',
    text: keccak256(toBytes('PAUSE_ALL_ROLE')),
    row: /PAUSE_ALL_ROLE.*Role of LineaRollup/,
    url: /\/api\/decode#data=0x[\da-f]{64}$/,
  },
  {
    name: 'the name of a role',
    text: 'PAUSE_ALL_ROLE',
    row: /PAUSE_ALL_ROLE.*LineaRollup/,
    url: '/api/decode#data=PAUSE_ALL_ROLE',
  },
  {
    name: 'calldata',
    text: calldata,
    row: /sendMessage\(address,uint256,bytes\).*_to: 0x5290…9EE7 · _fee: 7/,
    url: `/api/decode#data=${calldata}`,
  },
  {
    name: 'revert data',
    text: revertData,
    row: /IsPaused\(.*: 3/,
    url: `/api/decode#data=${revertData}`,
  },
  {
    name: 'a transaction hash',
    text: transactionHash,
    row: 'Look up this transaction',
    url: `/api/decode#data=${transactionHash}`,
  },
  {
    name: 'a chain ID',
    text: String(linea.chainId),
    row: 'Linea Mainnet',
    url: '/get-started/build/network-info',
  },
  {
    name: 'a hexadecimal chain ID',
    text: `0x${lineaSepolia.chainId.toString(16)}`,
    row: 'Linea Sepolia',
    url: '/get-started/build/network-info',
  },
  {
    name: 'a name that ends in linea.eth',
    text: 'someone.linea.eth',
    row: 'someone.linea.eth',
    url: '/get-started/how-to/deploy-subdomain',
  },
] as const;

test('the first row says what was pasted, and leads to its page', async ({
  strictPage: page,
}) => {
  const rawTransaction = await privateKeyToAccount(
    `0x${'01'.repeat(32)}`,
  ).signTransaction({
    chainId: linea.chainId,
    type: 'eip1559',
    to: unknownAddress,
    data: calldata,
    gas: 21_000n,
    maxFeePerGas: 7n,
  });
  await open(page, startPage);
  for (const {name, text, row, url} of [
    {
      name: 'a raw transaction',
      text: rawTransaction,
      row: /Signed transaction: sendMessage\(address,uint256,bytes\).*This is a signed transaction/,
      url: `/api/decode#data=${rawTransaction}`,
    },
    ...pastedTexts,
  ]) {
    await enterQuery(page, text);
    const first = options(page).first();
    await expect(first, name).toContainText(row);
    await expect(first, name).toHaveAttribute('href', url);
    await expect(first, name).toHaveAttribute('aria-selected', 'true');
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(pastedTexts.at(-1)?.url ?? '');
});

test('data that is too long for a URL still reaches the decoder', async ({
  strictPage: page,
}) => {
  const data = `${revertData.slice(0, 10)}${'00'.repeat(8_000)}`;
  await paste(page, data);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/api/decode#data=session');
  await expect(
    page.getByRole('textbox', {name: /^Error, transaction, log/}),
  ).toHaveValue(data);
});

test('the network of the switch comes first, and Enter opens its explorer in a new tab', async ({
  page,
}) => {
  await blockSites(page);
  await chooseSepolia(page);
  await paste(page, unknownAddress);
  await expect(options(page).nth(0)).toContainText('Linea Sepolia');
  await expect(options(page).nth(1)).toContainText('Linea Mainnet');
  const tab = page.waitForEvent('popup');
  await page.keyboard.press('Enter');
  await expect(await tab).toHaveURL(
    `${lineaSepolia.explorer.url}/address/${unknownAddress}`,
  );
});

test('the arrow keys reach every row of a block: explorers and finality', async ({
  page,
}) => {
  await blockSites(page);
  await chooseSepolia(page);
  await paste(page, 'block 12,345');
  await expect(selected(page)).toHaveAttribute(
    'href',
    `${lineaSepolia.explorer.url}/block/12345`,
  );
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(selected(page)).toHaveAttribute(
    'href',
    `${linea.explorer.url}/block/12345`,
  );
  await page.keyboard.press('ArrowUp');
  await expect(selected(page)).toContainText('Check finality');
  await expect(box(page)).toHaveAttribute(
    'aria-activedescendant',
    (await selected(page).getAttribute('id')) ?? '',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(
    '/technology/transaction-lifecycle#block=12345&network=sepolia',
  );
});

test('a transaction hash also leads to its finality and to the explorers', async ({
  page,
}) => {
  await paste(page, transactionHash);
  const links = await options(page).evaluateAll((rows) =>
    rows.map((row) => row.getAttribute('href')),
  );
  expect(links.slice(1, 4)).toEqual([
    `/technology/transaction-lifecycle#tx=${transactionHash}&network=mainnet`,
    `${linea.explorer.url}/tx/${transactionHash}`,
    `${lineaSepolia.explorer.url}/tx/${transactionHash}`,
  ]);
});

test('words load neither data nor code, and an address loads no decoder', async ({
  page,
}) => {
  const requests = watchRequests(
    page,
    /search-(?:pasted|look-up|addresses|names)|decoder-worker/,
  );
  await paste(page, 'gas fees');
  await enterQuery(page, 'decentralization');
  await enterQuery(page, 'eth_getLogs');
  expect(requests).toEqual([]);
  await enterQuery(page, bridge);
  await expect(options(page).first()).toContainText('TokenBridge');
  expect(requests.join()).toContain('search-addresses');
  expect(requests.join()).not.toMatch(/search-names|decoder-worker/);
  // A word that looks like a name in code.
  await enterQuery(page, 'MetaMask');
  expect(requests.join()).not.toContain('decoder-worker');
});

test('without the data, an address still leads to the explorers', async ({
  page,
}) => {
  await page.context().route(/search-look-up/, (route) => route.abort());
  await paste(page, bridge);
  await expect(options(page).first()).toContainText('Lineascan: 0x');
});

test('on a phone, rows fit and can be tapped', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await paste(page, bridge.replace('F1D', 'f1D'));
  const row = options(page).first();
  await expect(row).toBeInViewport({ratio: 1});
  expect(
    await menu(page).evaluate(
      (element) => element.scrollWidth - element.clientWidth,
    ),
  ).toBeLessThanOrEqual(0);
  await expectAccessible(page, {include: '[class*="dropdownMenu"]'});
  await row.click();
  await expect(page).toHaveURL('/api/linea-smart-contracts/tokenbridge');
});

test.describe('the member filter', () => {
  const filter = (page: Page) => page.getByLabel('Filter members');
  const status = (page: Page) =>
    page.getByRole('form', {name: 'Members'}).getByRole('status');

  test('offers the contract that has a selector which the page lacks, and nothing for an unknown selector or a word', async ({
    strictPage: page,
  }) => {
    const requests = watchRequests(page, /decoder-worker/);
    await open(page, '/api/linea-smart-contracts/tokenbridge/bridgedtoken');
    await filter(page).fill('nonsense');
    await expect(status(page)).toHaveText('No member matches “nonsense”.');
    expect(requests).toEqual([]);
    await filter(page).fill('0x01020304');
    await expect.poll(() => requests.length).toBeGreaterThan(0);
    await expect(status(page)).toHaveText('No member matches “0x01020304”.');
    await filter(page).fill(calldata.slice(0, 10));
    await expect(status(page)).toContainText(
      'It is sendMessage(address,uint256,bytes)',
    );
    await status(page).getByRole('link').first().click();
    await expect(page).toHaveURL(
      /\/api\/linea-smart-contracts\/.*#sendmessage$/,
    );
  });
});
