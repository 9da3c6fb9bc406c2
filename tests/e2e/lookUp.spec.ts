import type {Page} from '@playwright/test';
import {
  concat,
  encodeAbiParameters,
  encodeErrorResult,
  encodeEventTopics,
  encodeFunctionData,
  numberToHex,
  parseAbi,
  parseAbiParameters,
  size,
  zeroAddress,
  type Hex,
} from 'viem';
import {lineaSepolia as chain} from 'viem/chains';
import {systemContracts} from '../../src/data/systemContracts';
import {expectAccessible, measureOverflow} from './checks';
import {account, withLocalChain} from './localChain';
import {expect, open, test, waitForPaint} from './support';

const messageServiceAddress = systemContracts.l2MessageService.addresses
  .lineaSepolia as Hex;
const hash = `0x${'cd'.repeat(32)}` as const;
const abi = parseAbi([
  'function claimMessage(address, address, uint256, uint256, address, bytes, uint256)',
  'error MessageDoesNotExistOrHasAlreadyBeenClaimed(bytes32)',
  'event MessageSent(address indexed _from, address indexed _to, uint256 _fee, uint256 _value, uint256 _nonce, bytes _calldata, bytes32 indexed _messageHash)',
]);

/** Creates bytecode that copies the data appended to it into memory, then runs `end`. */
function createBytecode(data: Hex, end: Hex): Hex {
  const copy = concat([
    '0x61',
    numberToHex(size(data), {size: 2}),
    '0x61',
    numberToHex(9 + size(end), {size: 2}),
    '0x600039',
  ]);
  return concat([copy, end, data]);
}
const encodePush = (value: number): Hex =>
  concat(['0x61', numberToHex(value, {size: 2})]);
/** Mock contracts: the first reverts every call, the second emits an event for every call. */
const createReverter = (data: Hex): Hex =>
  createBytecode(data, concat([encodePush(size(data)), '0x6000fd']));
const createEmitter = (topics: readonly Hex[], data: Hex): Hex =>
  createBytecode(
    data,
    concat([
      ...[...topics].reverse().flatMap((topic): Hex[] => ['0x7f', topic]),
      encodePush(size(data)),
      '0x6000a400',
    ]),
  );

const form = (page: Page) => page.getByRole('form', {name: 'Decoder'});
const panel = (page: Page) =>
  page.getByRole('region', {name: 'Look up a transaction'});

async function pasteAndDecode(page: Page, text: string): Promise<void> {
  await form(page)
    .getByRole('textbox', {name: 'Error, transaction'})
    .fill(text);
  await form(page).getByRole('button', {name: 'Decode', exact: true}).click();
}

test('the lookup explains a failed claim and a withdrawal on a local chain at a custom URL', async ({
  page,
}) => {
  await withLocalChain(chain, async ({url, node, wallet}) => {
    const send = async (code: Hex): Promise<Hex> => {
      await node.setCode({address: messageServiceAddress, bytecode: code});
      // A failed call is replayed on the state of the previous block, which must contain the contract.
      await node.mine({blocks: 1});
      const data = encodeFunctionData({
        abi,
        functionName: 'claimMessage',
        args: [account.address, account.address, 0n, 1n, zeroAddress, '0x', 7n],
      });
      const transactionHash = await wallet.sendTransaction({
        to: messageServiceAddress,
        data,
        gas: 200_000n,
      });
      await wallet.waitForTransactionReceipt({hash: transactionHash});
      return transactionHash;
    };
    const failedClaim = await send(
      createReverter(
        encodeErrorResult({
          abi,
          errorName: 'MessageDoesNotExistOrHasAlreadyBeenClaimed',
          args: [hash],
        }),
      ),
    );
    const topics = encodeEventTopics({
      abi,
      eventName: 'MessageSent',
      args: {_from: account.address, _to: account.address, _messageHash: hash},
    }) as Hex[];
    const withdrawal = await send(
      createEmitter(
        topics,
        encodeAbiParameters(
          parseAbiParameters('uint256, uint256, uint256, bytes'),
          [5n, 10n ** 18n, 1234n, '0xbeef'],
        ),
      ),
    );

    await open(page, '/api/decode');
    for (const [transaction, texts] of [
      [
        failedClaim,
        [
          'The transaction failed on Linea Sepolia.',
          'the call reverts with the error below',
          'Error MessageDoesNotExistOrHasAlreadyBeenClaimed',
        ],
      ],
      [
        withdrawal,
        [
          'The transaction succeeded on Linea Sepolia.',
          'Message to Ethereum Sepolia',
          hash,
          '1 ETH',
          'not yet final on Ethereum',
        ],
      ],
    ] as const) {
      await pasteAndDecode(page, transaction);
      await panel(page).getByLabel('Endpoint').selectOption('My own URL');
      await panel(page).getByLabel('URL of your endpoint').fill(url);
      await panel(page)
        .getByRole('button', {name: `Ask ${new URL(url).host}`})
        .click();
      for (const text of texts) await expect(panel(page)).toContainText(text);
      if (transaction !== failedClaim) continue;
      await panel(page)
        .getByRole('button', {name: `Trace it on ${new URL(url).host}`})
        .click();
      await expect(
        panel(page).getByRole('radio', {
          name: 'Error MessageDoesNotExistOrHasAlreadyBeenClaimed',
        }),
      ).toHaveCount(2);
    }
    await panel(page).getByText('Claim it with viem, ethers or cast').click();
    await expect(panel(page).locator('pre').first()).toContainText(
      'messageNumber: 1234n',
    );
    await expectAccessible(page, {include: 'main article'});
    await page.setViewportSize({width: 390, height: 844});
    expect(await measureOverflow(page)).toBe(0);
  });
});

test('the decoder identifies a known hash first, and contacts an endpoint only when the button that names it is pressed', async ({
  page,
}) => {
  const requestedHosts: string[] = [];
  await page.route(/rpc\.(?:sepolia\.)?linea\.build/, (route) => {
    const corsHeaders = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
    };
    if (route.request().method() === 'OPTIONS')
      return route.fulfill({status: 204, headers: corsHeaders});
    requestedHosts.push(new URL(route.request().url()).host);
    return route.fulfill({
      headers: corsHeaders,
      json: {jsonrpc: '2.0', id: 1, result: null},
    });
  });
  await open(page, `/api/decode#data=0x${'0'.repeat(63)}1`);
  await expect(panel(page)).toBeVisible();
  // The Keccak-256 hash of OPERATOR_ROLE.
  await pasteAndDecode(
    page,
    '0x97667070c54ef182b0f5858b034beac1b6f3089aa2d3188bb1e8929f4fa9b929',
  );
  await expect(form(page).getByRole('status').first()).toContainText(
    'OPERATOR_ROLE',
  );
  expect(requestedHosts).toEqual([]);
  await panel(page).getByRole('button', {name: 'Ask rpc.linea.build'}).click();
  await expect(panel(page).getByRole('status').first()).toContainText(
    'rpc.linea.build does not know the transaction. It has not been rejected',
  );
  expect([...new Set(requestedHosts)]).toEqual(['rpc.linea.build']);
  await panel(page)
    .getByRole('button', {name: 'Ask rpc.sepolia.linea.build'})
    .click();
  await expect(panel(page)).toContainText('It may be on Ethereum');
  await expect(
    panel(page).getByRole('link', {name: 'look for it on Ethereum Mainnet'}),
  ).toHaveAttribute('href', /^https:\/\/etherscan\.io\/tx\/0x97667070/);
});

test('the lookup does not move once it is shown', async ({page}) => {
  await page.addInitScript(() => {
    const tops = new Set<number>();
    Object.assign(window, {tops});
    const observe = (): void => {
      const lookup = document.querySelector(
        'section[aria-label="Look up a transaction"]',
      );
      if (lookup?.checkVisibility())
        tops.add(Math.round(lookup.getBoundingClientRect().top));
      requestAnimationFrame(observe);
    };
    observe();
  });
  await open(page, `/api/decode#data=0x${'ab'.repeat(32)}`);
  await expect(page.getByText('Possibly a transaction hash')).toBeVisible();
  await waitForPaint(page);
  const tops = await page.evaluate(() => [
    ...(Reflect.get(window, 'tops') as Set<number>),
  ]);
  expect(tops).toHaveLength(1);
});
