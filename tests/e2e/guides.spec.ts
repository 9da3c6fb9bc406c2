import type {Locator, Page} from '@playwright/test';
import {expectAccessible} from './checks';
import {expect, open, test} from './support';

const connectPage = '/get-started/connect';
const gasPage = '/get-started/how-to/gas-fees';

test.describe('the gas fee calculator', () => {
  const form = (page: Page): Locator => page.getByRole('form', {name: 'Gas fee calculator'});
  const result = (page: Page): Locator => form(page).getByRole('status');

  test('starts with the worked example of the page', async ({quiet: page}) => {
    await open(page, gasPage);
    await expect(result(page)).toContainText('0.000003760000359 ETH');
    await expect(result(page)).toContainText('53,000 × (7 + 70,943,396) = 3,760,000,359,000 wei');
  });

  test('computes, converts units and takes hexadecimal values', async ({quiet: page}) => {
    await open(page, gasPage);
    await form(page).getByLabel('Gas used').fill('0x5208');
    await form(page).getByLabel('Priority fee', {exact: true}).fill('36685714');
    await expect(result(page)).toContainText('21,000 × (7 + 36,685,714) = 770,400,141,000 wei');
    await form(page).getByLabel('Unit of the priority fee').selectOption('gwei');
    await expect(form(page).getByLabel('Priority fee', {exact: true})).toHaveValue('0.036685714');
    await expect(result(page)).toContainText('770,400,141,000 wei');
    await form(page).getByLabel('Calldata').fill('0');
    await expect(form(page).locator('dd').last()).toHaveText('–');
  });

  test('marks a wrong value and says what is wrong', async ({quiet: page}) => {
    test.slow();
    await open(page, gasPage);
    for (const [label, text, message] of [
      ['Gas used', '20000', 'A transaction uses at least 21,000 gas.'],
      ['Base fee', '-7', 'Enter a number that is not negative.'],
      ['Priority fee', '0,07', 'Enter digits, with a point for decimals.'],
      ['Calldata', '60001', 'A transaction can have at most 60,000 bytes of calldata.'],
    ] as const) {
      const input = form(page).getByLabel(label, {exact: true});
      await input.fill(text);
      await expect(input).toHaveAttribute('aria-invalid', 'true');
      await expect(input).toHaveAccessibleDescription(message);
    }
    await expect(result(page)).toHaveText('Correct the marked values to see the fee.');
    await expectAccessible(page, {include: 'main'});
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const path of [connectPage, '/get-started/how-to/connect-wallet']) {
    test(`${path} shows the values instead of the buttons`, async ({page}) => {
      await page.goto(path);
      const panel = page.getByRole('group', {name: 'Add Linea to your wallet'});
      await expect(panel.getByRole('button', {name: /^Add/})).toHaveCount(0);
      await expect(panel.getByText('The button needs JavaScript')).toBeVisible();
      await expect(panel.getByRole('table')).toContainText('https://rpc.linea.build');
      await expect(panel.getByRole('table')).toContainText('59141');
    });
  }

  test('the calculator is a table of worked examples', async ({page}) => {
    await page.goto(gasPage);
    await expect(page.getByRole('form', {name: 'Gas fee calculator'})).toBeHidden();
    const row = page.getByRole('row', {name: 'Contract call'});
    await expect(row).toContainText('3,760,000,359,000');
    await expect(row).toContainText('0.000003760000359');
    await page.setViewportSize({width: 390, height: 844});
    await expect(row).toBeVisible();
    expect((await page.locator('article').boundingBox())?.width).toBeLessThanOrEqual(390);
  });
});
