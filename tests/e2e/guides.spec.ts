import type {Locator, Page} from '@playwright/test';
import {expectAccessible} from './checks';
import {expect, open, test} from './support';

const gasPage = '/get-started/how-to/gas-fees';

test.describe('the gas fee calculator', () => {
  const form = (page: Page): Locator =>
    page.getByRole('form', {name: 'Gas fee calculator'});
  const result = (page: Page): Locator => form(page).getByRole('status');

  test('starts with the page’s worked example, updates the fee, converts units and accepts hexadecimal values', async ({
    strictPage: page,
  }) => {
    await open(page, gasPage);
    await expect(result(page)).toContainText('0.000003760000359 ETH');
    await expect(result(page)).toContainText(
      '53,000 × (7 + 70,943,396) = 3,760,000,359,000 wei',
    );
    await form(page).getByLabel('Gas used').fill('0x5208');
    await form(page).getByLabel('Priority fee', {exact: true}).fill('36685714');
    await expect(result(page)).toContainText(
      '21,000 × (7 + 36,685,714) = 770,400,141,000 wei',
    );
    await form(page)
      .getByLabel('Unit of the priority fee')
      .selectOption('gwei');
    await expect(
      form(page).getByLabel('Priority fee', {exact: true}),
    ).toHaveValue('0.036685714');
    await expect(result(page)).toContainText('770,400,141,000 wei');
    await form(page).getByLabel('Calldata').fill('0');
    await expect(form(page).locator('dd').last()).toHaveText('–');
  });

  test('marks an invalid value and explains the error', async ({
    strictPage: page,
  }) => {
    test.slow();
    await open(page, gasPage);
    for (const [label, text, message] of [
      ['Gas used', '20000', 'A transaction uses at least 21,000 gas.'],
      ['Base fee', '-7', 'Enter a non-negative number.'],
      ['Priority fee', '0,07', 'Use only digits and a decimal point.'],
      [
        'Calldata',
        '60001',
        'A transaction can have at most 60,000 bytes of calldata.',
      ],
    ] as const) {
      const input = form(page).getByLabel(label, {exact: true});
      await input.fill(text);
      await expect(input).toHaveAttribute('aria-invalid', 'true');
      await expect(input).toHaveAccessibleDescription(message);
    }
    await expect(result(page)).toHaveText(
      'Correct the marked values to see the fee.',
    );
    await expectAccessible(page, {include: 'main form'});
  });
});
