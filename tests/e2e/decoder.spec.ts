import type {Page} from '@playwright/test';
import {
  encodeAbiParameters,
  encodeErrorResult,
  encodeFunctionData,
  parseAbi,
} from 'viem';
import {expectAccessible, measureOverflow} from './checks';
import {expect, open, test, trackRequests} from './support';

test.describe.configure({timeout: 120_000});

const account = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const pausedErrorData = encodeErrorResult({
  abi: parseAbi(['error IsPaused(uint8)']),
  args: [3],
});

test.describe('the decoder', () => {
  const form = (page: Page) => page.getByRole('form', {name: 'Decoder'});
  // The form's copy buttons have separate status elements.
  const status = (page: Page) => form(page).getByRole('status').first();

  async function decode(page: Page, input: string): Promise<void> {
    await form(page).getByRole('textbox').fill(input);
    await form(page).getByRole('button', {name: 'Decode'}).click();
  }

  const sendMessage = encodeFunctionData({
    abi: parseAbi(['function sendMessage(address,uint256,bytes)']),
    args: [account, 7n, '0xa74c1c5f'],
  });
  const topic =
    '0x534f879afd40abb4e39f8e1b77a316be4c8e3521d9cf5a3a3db8959d574d4559';

  // Covers one example of each kind of result and failure. tests/unit/decoder covers the rest.
  test('identifies each kind of input and explains invalid input', async ({
    strictPage: page,
  }) => {
    await open(page, '/api/decode');
    for (const [input, ...texts] of [
      ['0xa74c1c5f', 'Error RateLimitExceeded', 'LineaRollup', 'No arguments'],
      [pausedErrorData, 'Error IsPaused', 'pauseType', 'L2_L1', '8.0'],
      [
        '0xeca429d2',
        'Error MissingRollingHash',
        'claims to have processed forced transactions',
      ],
      [
        sendMessage,
        'Function sendMessage',
        '_to',
        account,
        'Reverts with RateLimitExceeded()',
      ],
      [topic, 'Event Paused', 'only the first topic'],
      [
        `${topic} 0x${'1'.padStart(64, '0')} ${encodeAbiParameters([{type: 'address'}], [account])}`,
        'Event Paused',
        'messageSender',
        account,
        'GENERAL',
      ],
      [
        encodeErrorResult({
          abi: parseAbi(['error Error(string)']),
          args: ['not today'],
        }),
        'not today',
        'any contract can',
      ],
      [
        encodeErrorResult({
          abi: parseAbi(['error Panic(uint256)']),
          args: [0x11n],
        }),
        'overflow',
      ],
      ['hello', 'not hexadecimal'],
      [
        '{"code":-32000,"message":"execution reverted"}',
        'the text gives no reason',
      ],
      [
        "reverted with custom error 'NotEnough(5)'",
        'No known contract has the error NotEnough(5)',
      ],
      [account, 'is an address'],
      [
        '0x508Ca82Df566dCD1B0DE8296e70a96332cD644ec',
        'L2MessageService on Linea Mainnet',
      ],
      ['0x', 'without a reason'],
      ['{"jsonrpc":"2.0","id":1,"result":"0x"}', 'The call returned no data'],
      [
        '{"error":{"code":-32000,"message":"Gas price too low"}}',
        'Price the transaction with linea_estimateGas',
      ],
      [
        '[PASS] test_RevertWhen_Paused() (gas: 21377)',
        'Nothing in this text reports a failure',
      ],
      [
        'execution reverted: ERC20: insufficient allowance',
        'What to do',
        'Call approve for the spender',
      ],
    ] as const) {
      await decode(page, input);
      for (const text of texts)
        await expect(status(page), input).toContainText(text);
    }
  });

  test('opens and creates deep links, decodes pasted text and the new data when the hash changes, and links to the member', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, `/api/decode?data=${pausedErrorData}`);
    await expect(status(page)).toContainText('Error IsPaused');
    await form(page)
      .getByRole('button', {name: 'Copy link to this result'})
      .click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${baseURL}/api/decode#data=${pausedErrorData}`,
    );
    await form(page).getByRole('textbox').fill('');
    await expect(status(page)).toBeEmpty();
    await page.keyboard.press('ControlOrMeta+V');
    await expect(status(page)).toContainText('Error IsPaused');
    await page.evaluate(() => void (window.location.hash = '#data=0xa74c1c5f'));
    await expect(status(page)).toContainText('RateLimitExceeded');
    await decode(page, pausedErrorData);
    await form(page)
      .getByRole('link', {name: 'IsPaused of IPauseManager'})
      .click();
    await expect(page).toHaveURL(/\/interfaces\/ipausemanager#error-ispaused$/);
    await expect(page.locator('#error-ispaused')).toBeVisible();
  });

  test('works with the keyboard, and sends no requests while decoding', async ({
    page,
  }) => {
    const waitForRequests = trackRequests(page);
    await open(page, '/api/decode');
    await decode(page, '0xa74c1c5f');
    await expect(status(page)).toContainText('RateLimitExceeded');
    await waitForRequests();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await form(page).getByRole('textbox').focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type(pausedErrorData);
    await page.keyboard.press('Enter');
    await expect(status(page)).toContainText('IsPaused');
    expect(requests).toEqual([]);
    await page.keyboard.press('Tab');
    await expect(
      form(page).getByRole('button', {name: 'Decode'}),
    ).toBeFocused();
  });

  const unknownErrorData = encodeErrorResult({
    abi: parseAbi(['error NotEnough(uint256 needed)']),
    args: [5n],
  });
  const trace = JSON.stringify({
    type: 'CALL',
    from: account,
    to: account,
    input: sendMessage,
    output: pausedErrorData,
    error: 'execution reverted',
    calls: [
      {
        type: 'CALL',
        input: '0x38b90333',
        error: 'execution reverted',
        output: unknownErrorData,
      },
    ],
  });

  test('finds the error in tool output, and offers the other items to decode', async ({
    strictPage: page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/api/decode');
    await decode(page, trace);
    await expect(status(page)).toContainText('Error IsPaused');
    const choices = form(page).getByRole('group', {
      name: 'The text contains 4 items to decode',
    });
    await expect(choices.getByRole('radio')).toHaveCount(4);
    await expect(
      choices.getByRole('radio', {name: 'Error IsPaused'}),
    ).toBeChecked();
    await choices.getByRole('radio', {name: 'Error IsPaused'}).focus();
    await page.keyboard.press('ArrowDown');
    await expect(status(page)).toContainText('No known contract has the error');
    await choices.getByRole('radio', {name: 'Call to sendMessage'}).check();
    await expect(status(page)).toContainText('Function sendMessage');
    await form(page)
      .getByRole('button', {name: 'Copy link to this result'})
      .click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${baseURL}/api/decode#data=${sendMessage}`,
    );
  });

  test('shows the first 50 logs, and list elements in steps of 200', async ({
    strictPage: page,
  }) => {
    await page.clock.install();
    await open(page, '/api/decode');
    // Time stands still, because a busy machine reaches the decoder's limit of two seconds.
    await page.clock.pauseAt(Date.now() + 60_000);
    const logs = Array.from({length: 1_100}, (_, index) => ({
      address: account,
      topics: [topic, `0x${'1'.padStart(64, '0')}`],
      data: `0x${index.toString(16).padStart(64, '0')}`,
    }));
    await decode(page, JSON.stringify(logs));
    const choices = form(page).getByRole('group', {
      name: 'The text contains 1,100 items to decode',
    });
    await expect(choices.getByRole('radio')).toHaveCount(50);
    await expect(choices).toContainText('1,050 more.');

    const calls = Array.from({length: 450}, () => '0x8da5cb5b' as const);
    await decode(
      page,
      encodeFunctionData({
        abi: parseAbi(['function multicall(bytes[])']),
        args: [calls],
      }),
    );
    const elements = status(page).locator('dt', {hasText: /^\[\d+\]/});
    await expect(elements).toHaveCount(200);
    await form(page).getByRole('button', {name: 'Show more (250)'}).click();
    await expect(elements).toHaveCount(400);
  });

  const abiBox = (page: Page) =>
    form(page).getByRole('textbox', {name: 'ABI of a contract'});

  test('explains an unknown selector, and decodes it with a custom ABI while the tab is open', async ({
    strictPage: page,
    context,
  }) => {
    await open(page, '/api/decode');
    await decode(page, unknownErrorData);
    await expect(status(page)).toContainText(
      `No known contract has the selector ${unknownErrorData.slice(0, 10)}`,
    );
    await expect(status(page)).toContainText(
      `cast 4byte ${unknownErrorData.slice(0, 10)}`,
    );
    await form(page).getByText('The data in 32-byte words').click();
    await expect(status(page)).toContainText(unknownErrorData.slice(10));
    await form(page)
      .getByRole('button', {name: 'Add the ABI of the contract'})
      .click();
    await expect(abiBox(page)).toBeFocused();
    await page.keyboard.type('error NotEnough(uint256 needed)');
    await form(page).getByRole('button', {name: 'Use this ABI'}).click();
    await expect(form(page)).toContainText(
      'The decoder uses 1 member of your ABI until you close this tab',
    );
    await expect(status(page)).toContainText('Error NotEnough');
    await expect(status(page)).toContainText('needed');
    await expect(status(page)).toContainText('Your ABI');

    await open(page, `/api/decode?data=${unknownErrorData}`);
    await expect(status(page)).toContainText('Error NotEnough');
    const otherTab = await context.newPage();
    await open(otherTab, `/api/decode?data=${unknownErrorData}`);
    await expect(status(otherTab)).toContainText('No known contract');

    await form(page).getByText('Your own ABI (in use)').click();
    await form(page).getByRole('button', {name: 'Remove it'}).click();
    await expect(status(page)).toContainText('No known contract');
    await expect(abiBox(page)).toHaveValue('');
    await page.reload();
    await expect(status(page)).toContainText('No known contract');
  });

  test('keeps the current ABI and shows an error if a new ABI cannot be parsed', async ({
    strictPage: page,
  }) => {
    await open(page, '/api/decode');
    await form(page).getByText('Your own ABI').click();
    for (const [text, expected] of [
      ['error NotEnough(uint256 needed)', 'The decoder uses'],
      ['error A(nonsense a)', 'could not read'],
      ['hello', 'no error, event or function'],
    ] as const) {
      await abiBox(page).fill(text);
      await form(page).getByRole('button', {name: 'Use this ABI'}).click();
      await expect(form(page)).toContainText(expected);
    }
    await expect(form(page)).toContainText('The previous ABI stays in use.');
    await expect(form(page).getByText('Your own ABI (in use)')).toBeVisible();
    await form(page)
      .getByRole('textbox', {name: 'Error, transaction'})
      .fill(unknownErrorData);
    await form(page).getByRole('button', {name: 'Decode', exact: true}).click();
    await expect(status(page)).toContainText('Error NotEnough');
    await form(page).getByRole('button', {name: 'Remove it'}).click();
    await expect(status(page)).toContainText('No known contract');
    await expect(form(page)).not.toContainText('no error, event or function');
  });

  test('uses a custom ABI even if the browser blocks storage', async ({
    strictPage: page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    });
    await open(page, '/api/decode');
    await form(page).getByText('Your own ABI').click();
    await abiBox(page).fill('error NotEnough(uint256 needed)');
    await form(page).getByRole('button', {name: 'Use this ABI'}).click();
    await expect(form(page)).toContainText('until you leave this page');
    await form(page)
      .getByRole('textbox', {name: 'Error, transaction'})
      .fill(unknownErrorData);
    await form(page).getByRole('button', {name: 'Decode', exact: true}).click();
    await expect(status(page)).toContainText('Error NotEnough');
  });

  test('is accessible while it shows alternatives, an unknown selector and an invalid ABI, and fits on a phone screen', async ({
    page,
  }) => {
    await open(page, '/api/decode');
    await decode(page, trace);
    await form(page).getByRole('radio', {name: 'Error data'}).check();
    await form(page).getByText('The data in 32-byte words').click();
    await form(page).getByText('Your own ABI').click();
    await abiBox(page).fill('hello');
    await form(page).getByRole('button', {name: 'Use this ABI'}).click();
    await expect(form(page)).toContainText('no error, event or function');
    await expectAccessible(page, {include: 'main form'});
    await page.setViewportSize({width: 390, height: 844});
    expect(await measureOverflow(page)).toBe(0);
  });
});
