import type {Page, Request, Route} from '@playwright/test';
import {
  encodeAbiParameters,
  encodeEventTopics,
  numberToHex,
  parseAbi,
  zeroHash,
} from 'viem';
import {linea as chain} from 'viem/chains';
import {systemContracts} from '../../src/data/systemContracts';
import {expectAccessible, measureOverflow} from './checks';
import {withLocalChain} from './localChain';
import {
  expect,
  mockResponses,
  open,
  replyJson,
  replyRpc,
  scriptPattern,
  test,
  thirdPartyPattern,
  watchRequests,
} from './support';

const lifecyclePage = '/technology/transaction-lifecycle';
const publicEndpoint = 'https://rpc.linea.build/';
const hash = `0x${'cd'.repeat(32)}`;
const BLOCK = 30_000_000;

const panel = (page: Page) =>
  page.getByRole('region', {name: 'Finality of a transaction'});
const status = (page: Page) => panel(page).getByRole('status').first();
const press = (page: Page, name: string) =>
  panel(page).getByRole('button', {name, exact: true}).click();
/** The text beside the name of a stage or block. */
const describedBy = (page: Page, name: string) =>
  panel(page).locator(`dt:has-text("${name}") + dd`);
/** The boxes of the desktop drawing of which a stage says that it is done, or not known. */
const boxes = (page: Page, style: 'strong' | 'note') =>
  page.locator(`[data-drawing="lifecycle"] [data-stage].${style}`);

const now = (): number => Math.floor(Date.now() / 1000);
const createBlock = (number: number, age: number) => ({
  number: numberToHex(number),
  timestamp: numberToHex(now() - age),
  transactions: [],
});

/** An endpoint of Linea whose heads a test can move. `state.reply` replaces its responses. */
async function mockLinea(page: Page, url: string = publicEndpoint) {
  const state: {
    newest: number;
    finalized: number;
    isKnown: boolean;
    reply?: (route: Route) => Promise<unknown>;
  } = {newest: BLOCK + 100, finalized: BLOCK - 1203, isKnown: true};
  const requests = await mockResponses(page, url, (route) => {
    if (state.reply) return state.reply(route);
    const {method, params} = route.request().postDataJSON() as {
      method: string;
      params: readonly string[];
    };
    if (method === 'eth_getBlockByNumber') {
      const [block = ''] = params;
      const number =
        {latest: state.newest, finalized: state.finalized}[block] ??
        Number(block);
      // The finalized block is 2 h 51 min old, and every block above it takes a second.
      return replyRpc({
        result: createBlock(
          number,
          number <= state.finalized ? 10_290 : state.newest - number,
        ),
      })(route);
    }
    return replyRpc({
      result: state.isKnown
        ? {
            transactionHash: hash,
            blockNumber: numberToHex(BLOCK),
            status: '0x1',
            logs: [],
          }
        : null,
    })(route);
  });
  return {state, requests};
}

async function openForm(page: Page, path = lifecyclePage): Promise<void> {
  await open(page, path);
  await press(page, 'Check how final a transaction is');
  await expect(
    panel(page).getByLabel('Transaction hash or block number'),
  ).toBeFocused();
}

async function ask(page: Page, text: string): Promise<void> {
  await panel(page).getByLabel('Transaction hash or block number').fill(text);
  await press(page, 'Ask rpc.linea.build');
}

const listBlocks = (requests: readonly Request[]): unknown[] =>
  requests.flatMap((request) => {
    const {method, params} = request.postDataJSON() as {
      method: string;
      params: readonly unknown[];
    };
    return method === 'eth_getBlockByNumber' ? [params[0]] : [];
  });

test('a finalized transaction is final on the page and on its drawing, and is not asked for again', async ({
  page,
}) => {
  await page.clock.install();
  const {state, requests} = await mockLinea(page);
  state.finalized = BLOCK;
  await openForm(page);
  expect(requests).toEqual([]);
  await ask(page, hash);
  await expect(status(page)).toHaveText(
    'The transaction is final on Ethereum: it can no longer be reverted.',
  );
  await expect(describedBy(page, 'Sealed by the sequencer')).toContainText(
    /Done: .+20\d\d.+, block 30,000,000/,
  );
  await expect(describedBy(page, 'Conflated into a batch')).toHaveText(
    'Done: time not known from this endpoint',
  );
  await expect(boxes(page, 'strong')).toHaveCount(11);
  const sent = requests.length;
  await page.clock.fastForward(60_000);
  await expect(panel(page).getByRole('button', {name: /Stop/})).toHaveCount(0);
  expect(requests).toHaveLength(sent);
});

test('the newest block is watched every 15 seconds while it is in view, until the reader stops', async ({
  page,
}) => {
  await page.clock.install();
  const {state, requests} = await mockLinea(page);
  await openForm(page);
  await press(page, 'Watch the newest block on rpc.linea.build');
  await expect(status(page)).toHaveText(
    'Block 30,000,100 is sealed on Linea Mainnet, but not final on Ethereum yet.',
  );
  await expect(describedBy(page, 'Proven')).toHaveText(
    'Not known from this endpoint',
  );
  await expect(boxes(page, 'strong')).toHaveCount(2);
  await expect(boxes(page, 'note')).toHaveCount(8);
  await expect(describedBy(page, 'Final on Ethereum')).toHaveText(
    'Not yet: your block is 1,303 blocks above the finalized block',
  );
  await expect(describedBy(page, 'Finalized block')).toHaveText(
    '29,998,797, 2 h 51 min behind the newest block',
  );

  state.newest += 15;
  await page.clock.fastForward(15_000);
  await expect(panel(page)).toContainText(
    /The finalized block did not move between two readings, 1\d s apart\./,
  );
  expect(listBlocks(requests).slice(-2)).toEqual(['latest', 'finalized']);

  const sent = requests.length;
  await page.evaluate(() => window.scrollTo({top: 1e6, behavior: 'instant'}));
  await expect(panel(page)).not.toBeInViewport();
  await page.clock.fastForward(60_000);
  expect(requests).toHaveLength(sent);
  state.finalized += 1000;
  await panel(page).scrollIntoViewIfNeeded();
  await expect(panel(page)).toContainText(
    'The finalized block moved by 1,000 blocks between two readings',
  );

  await press(page, 'Stop asking rpc.linea.build');
  const sentUntilStop = requests.length;
  await page.clock.fastForward(60_000);
  expect(requests).toHaveLength(sentUntilStop);
  state.finalized = state.newest;
  state.newest += 2000;
  await press(page, 'Ask rpc.linea.build every 15 seconds');
  await expect(status(page)).toContainText('Block 30,000,100 is final');
});

test('what is not a hash or a number is not sent; an unknown hash leads to the decoder, and marks nothing', async ({
  page,
}) => {
  const {state, requests} = await mockLinea(page);
  state.isKnown = false;
  await openForm(page);
  await ask(page, '0x12z');
  await expect(panel(page)).toContainText('Enter a transaction hash');
  await expect(
    panel(page).getByLabel('Transaction hash or block number'),
  ).toHaveAttribute('aria-invalid', 'true');
  expect(requests).toEqual([]);
  await ask(page, hash);
  await expect(status(page)).toContainText(
    'rpc.linea.build does not know the transaction.',
  );
  await expect(
    panel(page).getByRole('link', {name: 'Look it up in the decoder'}),
  ).toHaveAttribute('href', `/api/decode#data=${hash}`);
  await expect(boxes(page, 'note')).toHaveCount(0);
});

test('a failed update is explained, keeps what is known and ends the updates', async ({
  page,
  context,
}) => {
  await page.clock.install();
  const {state, requests} = await mockLinea(page);
  await openForm(page);
  await ask(page, hash);
  await expect(status(page)).toContainText('not final on Ethereum yet');
  state.reply = replyJson({}, 429);
  await page.clock.fastForward(15_000);
  await expect(status(page)).toContainText('HTTP 429. Too many requests.');
  await expect(describedBy(page, 'Sealed by the sequencer')).toContainText(
    'Done',
  );
  const sent = requests.length;
  await page.clock.fastForward(60_000);
  expect(requests).toHaveLength(sent);
  state.reply = (route) => route.abort('internetdisconnected');
  await context.setOffline(true);
  await ask(page, hash);
  await expect(status(page)).toContainText('You are offline.');
});

test('a link to a transaction fills the form and sends nothing', async ({
  page,
}) => {
  const requests = watchRequests(page, thirdPartyPattern);
  await open(page, `${lifecyclePage}#tx=${hash}&network=lineaSepolia`);
  await expect(
    panel(page).getByLabel('Transaction hash or block number'),
  ).toHaveValue(hash);
  await expect(panel(page)).toBeInViewport();
  await expect(
    panel(page).getByRole('button', {name: 'Ask rpc.sepolia.linea.build'}),
  ).toBeVisible();
  expect(requests).toEqual([]);
});

const finalizedEvent = parseAbi([
  'event DataFinalizedV3(uint256 indexed startBlockNumber, uint256 indexed endBlockNumber, bytes32 indexed shnarf, bytes32 parentStateRootHash, bytes32 finalStateRootHash)',
]);

test('the reader’s own Ethereum endpoint names the finalization, or says why it does not', async ({
  page,
}) => {
  await mockLinea(page);
  const NEWEST = 24_000_000;
  let logs: object = {result: []};
  await mockResponses(page, 'https://custom.test/**', (route) => {
    const {method, params} = route.request().postDataJSON() as {
      method: string;
      params: readonly string[];
    };
    if (method === 'eth_getLogs') return replyRpc(logs)(route);
    const [block = ''] = params;
    const number =
      {latest: NEWEST, finalized: NEWEST - 70}[block] ?? Number(block);
    return replyRpc({
      result:
        method === 'eth_chainId'
          ? '0x1'
          : createBlock(number, 12 * (NEWEST - number)),
    })(route);
  });
  await openForm(page);
  await ask(page, hash);
  await panel(page)
    .getByText('Find its finalization on Ethereum Mainnet')
    .click();
  await panel(page)
    .getByLabel('URL of your endpoint for Ethereum Mainnet')
    .fill('https://custom.test/key');
  await press(page, 'Ask custom.test');
  await expect(panel(page)).toContainText(
    'contain no DataFinalizedV3 log for the block. It has not been finalized yet.',
  );
  await expect(describedBy(page, 'Proof verified on Ethereum')).toHaveText(
    'Not yet: not up to Ethereum block 24,000,000',
  );
  logs = {
    error: {code: -32_602, message: 'range 500 exceeds limit of 10'},
  };
  await press(page, 'Ask custom.test');
  await expect(panel(page)).toContainText(
    'This page asks for the logs of at most 500 Ethereum blocks at a time',
  );
  logs = {
    result: [
      {
        address: systemContracts.lineaRollup.addresses.ethereum,
        topics: encodeEventTopics({
          abi: finalizedEvent,
          args: {
            startBlockNumber: BigInt(BLOCK - 10),
            endBlockNumber: BigInt(BLOCK + 10),
            shnarf: zeroHash,
          },
        }),
        data: encodeAbiParameters(
          [{type: 'bytes32'}, {type: 'bytes32'}],
          [zeroHash, zeroHash],
        ),
        blockNumber: numberToHex(NEWEST - 5),
        transactionHash: hash,
        logIndex: '0x0',
      },
    ],
  };
  await press(page, 'Ask custom.test');
  await expect(describedBy(page, 'Proof verified on Ethereum')).toContainText(
    'blocks 29,999,990 to 30,000,010, in Ethereum block 23,999,995',
  );
  await expect(describedBy(page, 'Final on Ethereum')).toContainText('Not yet');
  await expect(
    panel(page).getByRole('link', {name: 'The finalization on Etherscan'}),
  ).toHaveAttribute('href', `https://etherscan.io/tx/${hash}`);

  await expectAccessible(page, {include: 'main article'});
  await page.setViewportSize({width: 390, height: 844});
  expect(await measureOverflow(page)).toBe(0);
  await expectAccessible(page, {
    include: '[aria-label="Finality of a transaction"]',
  });
});

test('a transaction on a local chain is followed from the decoder until it is final', async ({
  page,
}) => {
  await withLocalChain(chain, async ({url, node, wallet}) => {
    const {host} = new URL(url);
    // Anvil's finalized block is the 64th below the newest one.
    await node.mine({blocks: 100, interval: 60});
    const transaction = await wallet.sendTransaction({
      to: wallet.account.address,
    });
    await wallet.waitForTransactionReceipt({hash: transaction});

    await open(page, `/api/decode#data=${transaction}`);
    const lookup = page.getByRole('region', {name: 'Look up a transaction'});
    await lookup.getByLabel('Endpoint').selectOption('My own URL');
    await lookup.getByLabel('URL of your endpoint').fill(url);
    await lookup.getByRole('button', {name: `Ask ${host}`}).click();
    await lookup.getByRole('link', {name: 'Follow it to finality'}).click();

    await panel(page).getByLabel('Endpoint').selectOption('My own URL');
    await panel(page).getByLabel('URL of your endpoint for Linea').fill(url);
    await press(page, `Ask ${host}`);
    await expect(describedBy(page, 'Sealed by the sequencer')).toContainText(
      'block 101',
    );
    await expect(describedBy(page, 'Final on Ethereum')).toHaveText(
      'Not yet: your block is 64 blocks above the finalized block',
    );
    await node.mine({blocks: 64, interval: 60});
    await press(page, `Ask ${host}`);
    await expect(status(page)).toContainText('is final on Ethereum');
  });
});

test('the tool’s code loads only when it is used', async ({page}) => {
  const scripts = watchRequests(page, scriptPattern);
  await open(page, lifecyclePage);
  await panel(page).scrollIntoViewIfNeeded();
  const loaded = scripts.length;
  await panel(page).getByRole('button').hover();
  expect(scripts).toHaveLength(loaded);
  await press(page, 'Check how final a transaction is');
  await expect(panel(page).getByLabel('Endpoint')).toBeVisible();
  expect(scripts.length).toBeGreaterThan(loaded);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the drawing is shown with the commands for cast', async ({page}) => {
    await page.goto(lifecyclePage);
    await expect(page.locator('[data-drawing="lifecycle"]')).toBeVisible();
    await expect(page.locator('pre', {hasText: 'cast receipt'})).toContainText(
      'cast block finalized',
    );
    await expect(panel(page)).toHaveCount(0);
  });
});
