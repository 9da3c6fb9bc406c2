import type {Locator, Page} from '@playwright/test';
import {expectAccessible} from './checks';
import {expect, open, test} from './support';

const connectPage = '/get-started/connect';
const gasPage = '/get-started/how-to/gas-fees';
const finalityPage = '/get-started/how-to/finalized-block';

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

test.describe('the finality timeline', () => {
  const timeline = (page: Page): Locator => page.getByRole('group', {name: 'Finality timeline'});

  test('explains the stage that is selected, by mouse and by keyboard', async ({quiet: page}) => {
    await open(page, finalityPage);
    const stages = timeline(page).getByRole('button');
    await expect(stages).toHaveCount(6);
    await expect(timeline(page).getByText('waits in the pool')).toBeVisible();

    await stages.nth(4).click();
    await expect(stages.nth(4)).toHaveAttribute('aria-expanded', 'true');
    await expect(stages.nth(0)).toHaveAttribute('aria-expanded', 'false');
    await expect(timeline(page).getByText('currentL2BlockNumber')).toBeVisible();
    await expect(timeline(page).getByText('waits in the pool')).toBeHidden();

    await page.keyboard.press('ArrowRight');
    await expect(stages.nth(5)).toBeFocused();
    await expect(timeline(page).getByText('Two Ethereum epochs')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(stages.nth(5)).toBeFocused();
    await page.keyboard.press('Home');
    await expect(stages.nth(0)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(stages.nth(1)).toHaveAttribute('aria-expanded', 'true');
  });

  test('tells which block tag includes the transaction', async ({quiet: page}) => {
    await open(page, finalityPage);
    const seen = async (name: string): Promise<string[]> => {
      await timeline(page).getByRole('button', {name}).click();
      return timeline(page).getByRole('list', {name: 'Block tags'}).getByRole('listitem').allInnerTexts();
    };
    expect(await seen('Submitted')).toEqual(['latest does not include it', 'safe does not include it', 'finalized does not include it']);
    expect(await seen('Included in a block')).toEqual(['latest includes it', 'safe does not include it', 'finalized does not include it']);
    expect(await seen('Proof verified')).toEqual(['latest includes it', 'safe does not include it', 'finalized does not include it']);
    expect(await seen('Final on Ethereum')).toEqual(['latest includes it', 'safe includes it', 'finalized includes it']);
  });

  test('keeps its height on a wide screen, and nothing moves while the page loads', async ({quiet: page}) => {
    await open(page, finalityPage);
    const height = async (): Promise<number | undefined> => (await timeline(page).boundingBox())?.height;
    const before = await height();
    for (const stage of await timeline(page).getByRole('button').all()) {
      await stage.click();
      expect(await height()).toBe(before);
    }
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            resolve(list.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0));
          }).observe({type: 'layout-shift', buffered: true});
          setTimeout(() => resolve(0), 500);
        }),
    );
    expect(shift).toBeLessThan(0.02);
  });

  test('does not animate for readers who asked for less motion', async ({quiet: page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, finalityPage);
    const duration = await timeline(page).getByRole('button').first().evaluate((button) => getComputedStyle(button, '::before').transitionDuration);
    expect(Number.parseFloat(duration)).toBeLessThan(0.01);
  });

  test('explains every stage below its button on a phone', async ({quiet: page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, finalityPage);
    await timeline(page).getByRole('button', {name: 'Included in a block'}).click();
    const button = await timeline(page).getByRole('button', {name: 'Included in a block'}).boundingBox();
    const text = await timeline(page).getByText('The sequencer has sealed').boundingBox();
    const next = await timeline(page).getByRole('button', {name: 'Batched and proved'}).boundingBox();
    expect(text?.y).toBeGreaterThan(button?.y ?? Infinity);
    expect(next?.y).toBeGreaterThan(text?.y ?? Infinity);
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

  test('the timeline is a list with all explanations', async ({page}) => {
    await page.goto(finalityPage);
    const timeline = page.getByRole('group', {name: 'Finality timeline'});
    await expect(timeline.getByRole('button')).toHaveCount(0);
    await expect(timeline.locator('ol > li')).toHaveCount(6);
    for (const text of ['waits in the pool', 'The sequencer has sealed', 'groups blocks', 'submitBlobs', 'finalizeBlocks', 'Two Ethereum epochs']) {
      await expect(timeline.getByText(text)).toBeVisible();
    }
  });
});
