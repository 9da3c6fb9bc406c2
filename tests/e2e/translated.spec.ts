import type {Page} from '@playwright/test';
import {
  mockResponses,
  expect,
  open,
  replyJson,
  replyRpc,
  test,
  waitForLayout,
} from './support';

/** Mimics in-browser translation by replacing each text node with a `font` element with different text. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const tag: string = 'font';
    const texts: Text[] = [];
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (
        !text.data.trim() ||
        text.parentElement?.closest(
          '[translate="no"], script, style, option, textarea',
        )
      )
        continue;
      const inner = document.createElement(tag);
      inner.textContent = `«${text.data.trim()}»`;
      const outer = document.createElement(tag);
      outer.append(inner);
      text.replaceWith(outer);
    }
  });
}

const main = (page: Page) => page.locator('main');

test('the fee calculator works on a translated page, even after invalid values', async ({
  strictPage: page,
}) => {
  await open(page, '/get-started/how-to/gas-fees');
  const form = page.getByRole('form', {name: 'Gas fee calculator'});
  await translate(page);
  const gas = form.getByRole('textbox').first();
  await gas.fill('21000');
  await expect(form.getByRole('status')).toContainText('21,000 × (7');
  for (const value of ['much', '53000', '-1', '42000']) {
    await gas.fill(value);
    await translate(page);
  }
  await expect(form.getByRole('status')).toContainText('42,000 × (7');
});

test('the tool directory updates its count on a translated page', async ({
  strictPage: page,
}) => {
  await open(page, '/get-started/tooling');
  await translate(page);
  const search = main(page).getByRole('searchbox');
  for (const text of ['viem', 'nothing like this', '']) {
    await search.fill(text);
    await translate(page);
  }
  await search.fill('viem');
  await expect(main(page).getByText(/^\d+ of \d+ tool pages/)).toBeVisible();
});

test('the playground works on a translated page', async ({
  checkedPage: page,
}) => {
  const responses = [
    {result: '0x1'},
    {error: {code: -32000, message: 'busy'}},
    {result: '0x2'},
  ];
  await mockResponses(page, 'https://rpc.linea.build/', (route) =>
    replyRpc(responses.shift() ?? {})(route),
  );
  await open(page, '/api/reference/chain-and-fees');
  await translate(page);
  const panel = page.getByRole('region', {
    name: 'Playground for eth_blockNumber',
  });
  await panel.getByRole('button').click();
  await expect(panel.getByRole('combobox', {name: 'Endpoint'})).toBeVisible();
  for (const expected of ['Success.', 'error -32000: busy', 'Success.']) {
    await translate(page);
    await panel.locator('button[type="submit"]').click();
    await expect(panel.getByRole('status')).toContainText(expected);
  }
  await expect(panel.getByRole('status')).toContainText('0x2');
});

test('the decoder shows each result on a translated page', async ({
  strictPage: page,
}) => {
  await open(page, '/api/decode');
  await translate(page);
  const form = main(page).getByRole('form', {name: 'Decoder'});
  for (const [input, expected] of [
    ['0xa74c1c5f', 'RateLimitExceeded'],
    ['hello', 'not hexadecimal'],
    [
      '0x534f879afd40abb4e39f8e1b77a316be4c8e3521d9cf5a3a3db8959d574d4559',
      'Event Paused',
    ],
  ] as const) {
    await form.getByRole('textbox').fill(input);
    await form.locator('button[type="submit"]').click();
    await expect(form.getByRole('status').first()).toContainText(expected);
    await translate(page);
  }
});

test('the Token API panel works on a translated page', async ({
  checkedPage: page,
}) => {
  let status = 200;
  await mockResponses(page, 'https://token-api.linea.build/**', (route) =>
    replyJson({status}, status)(route),
  );
  await open(page, '/api/token-api/reference/operations/get-tokens');
  const panel = page.getByRole('region', {name: 'Try it'});
  await panel.scrollIntoViewIfNeeded();
  const send = panel.locator('button[type="submit"]');
  for (status of [200, 500, 200]) {
    await translate(page);
    await send.click();
    await expect(panel.getByRole('status').first()).toContainText(
      String(status),
    );
  }
});

test('the member filter works and updates its count on a translated page', async ({
  strictPage: page,
}) => {
  await open(page, '/api/linea-smart-contracts/linearollup');
  const filter = main(page).getByRole('searchbox');
  await translate(page);
  for (const text of ['finalize', 'nothing like this', 'pause', '']) {
    await filter.fill(text);
    await translate(page);
  }
  await filter.fill('finalizeBlocks');
  await expect(
    main(page).getByRole('form', {name: 'Members'}).getByRole('status'),
  ).toContainText(/\d+ of \d+/);
});

test('the endpoint check shows each result on a translated page, and can be repeated', async ({
  checkedPage: page,
}) => {
  let releaseSignal = Promise.resolve();
  let release = (): void => undefined;
  await page.route(/^https:/, async (route) => {
    await releaseSignal;
    await route.abort();
  });
  await open(page, '/get-started/tooling/node-providers');
  await waitForLayout(page);
  await translate(page);
  for (const button of [/Measure the public endpoints/, /Measure again/]) {
    releaseSignal = new Promise((resolve) => {
      release = resolve;
    });
    await main(page).getByRole('button', {name: button}).click();
    await expect(main(page).getByText('Waiting…').first()).toBeVisible();
    await translate(page);
    release();
    await expect(
      main(page).getByRole('status').filter({hasText: 'Done: 0 of'}),
    ).toBeVisible();
    await expect(main(page).getByText('Waiting…')).toHaveCount(0);
  }
});
