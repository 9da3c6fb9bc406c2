import type {Locator, Page} from '@playwright/test';
import {expectAccessible, violations} from './checks';
import {expect, open, scripts, test, watchRequests} from './support';
import {changeWallet, installWallets, walletDiscoveries, walletRequests, type FakeWallet} from './wallets';

const connectPage = '/get-started/connect';

test.describe('the button that adds Linea to a wallet', () => {
  const panel = (page: Page): Locator => page.getByRole('group', {name: 'Add Linea to your wallet'});
  const status = (page: Page): Locator => panel(page).getByRole('status').first();

  /** Opens the page with the given wallets and presses a button. */
  async function press(page: Page, wallets: readonly FakeWallet[]): Promise<void> {
    await installWallets(page, wallets);
    await open(page, connectPage);
    await panel(page).getByRole('button', {name: 'Add Linea Sepolia'}).click();
  }

  test('detects wallets and loads its code only when pressed', async ({quiet: page}) => {
    const code = watchRequests(page, scripts);
    await installWallets(page, [{name: 'Fox'}]);
    await open(page, connectPage);
    await page.waitForLoadState('networkidle');
    expect(await walletRequests(page)).toEqual([]);
    expect(await walletDiscoveries(page)).toBe(0);
    const before = code.length;
    await panel(page).getByRole('button', {name: 'Add Linea Mainnet'}).click();
    await expect(status(page)).toHaveText('Linea Mainnet was added to Fox and selected.');
    expect(code.length).toBeGreaterThan(before);
    expect(await walletDiscoveries(page)).toBe(1);
  });

  test('shows instructions and the network values if there is no wallet', async ({quiet: page}) => {
    await installWallets(page, []);
    await open(page, connectPage);
    await expect(panel(page).getByRole('table')).toBeHidden();
    await panel(page).getByRole('button', {name: 'Add Linea Sepolia'}).click();
    await expect(status(page)).toContainText('No wallet was found in this browser');
    await expect(panel(page).getByRole('table')).toContainText('https://rpc.sepolia.linea.build');
    expect(await violations(page, {include: '[aria-label="Add Linea to your wallet"]'})).toEqual([]);
  });

  test('lets the reader choose between several wallets', async ({quiet: page}) => {
    await press(page, [{name: 'Fox'}, {name: 'Rainbow', icon: 'https://example.com/track.png'}]);
    await expect(status(page)).toHaveText('2 wallets found. Choose the one to add Linea Sepolia to:');
    expect(await walletRequests(page)).toEqual([]);
    expect(await violations(page, {include: '[aria-label="Add Linea to your wallet"]'})).toEqual([]);
    await page.keyboard.press('Tab');
    const choice = page.getByRole('group', {name: 'Wallets in this browser'});
    await expect(choice.getByRole('button')).toHaveText(['Fox', 'Rainbow']);
    await expect(choice.getByRole('img')).toHaveCount(0);
    await choice.getByRole('button', {name: 'Rainbow'}).click();
    await expect(status(page)).toHaveText('Linea Sepolia was added to Rainbow and selected.');
    await expect(choice).toBeHidden();
    expect((await walletRequests(page)).every(({wallet}) => wallet === 'Rainbow')).toBe(true);
  });

  test('reports the outcome and can be pressed again', async ({quiet: page}) => {
    const refused = {code: 4001, message: 'User rejected the request.'};
    await press(page, [{name: 'Fox'}]);
    await expect(status(page)).toHaveText('Linea Sepolia was added to Fox and selected.');
    for (const [wallet, text] of [
      [{selected: '0xE705'}, 'Linea Sepolia is already selected in Fox.'],
      [{knows: ['0xe705']}, 'Fox already had Linea Sepolia. It is now selected.'],
      [{addsOnly: true}, 'Linea Sepolia was added to Fox. Select it there to use it.'],
      [{addError: refused}, 'You rejected the request, so nothing has changed in Fox. Press the button to try again.'],
      [{switchError: {code: -32002, message: 'Request already pending.'}}, 'Fox has a pending request from this site. Open the wallet and respond to it.'],
      [{addError: {code: -32602, message: '<b>Chain ID</b> mismatch'}}, 'Fox could not add Linea Sepolia. Its error message: <b>Chain ID</b> mismatch'],
    ] as const) {
      await changeWallet(page, {name: 'Fox', ...wallet});
      await panel(page).getByRole('button', {name: 'Add Linea Sepolia'}).click();
      await expect(status(page)).toHaveText(text);
    }
    await expect(panel(page).getByRole('table')).toBeVisible();
    await expectAccessible(page, {include: '[aria-label="Add Linea to your wallet"]'});
    // A pending wallet request does not block the button, and the last press wins.
    await changeWallet(page, {name: 'Fox', silent: true});
    for (const network of ['Linea Sepolia', 'Linea Mainnet']) {
      await panel(page).getByRole('button', {name: `Add ${network}`}).click();
      await expect(status(page)).toHaveText(`Confirm in Fox that you want to use ${network}.`);
    }
  });

  test('shows an error if its code does not load', async ({page}) => {
    await installWallets(page, [{name: 'Fox'}]);
    await open(page, connectPage);
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await panel(page).getByRole('button', {name: 'Add Linea Sepolia'}).click();
    await expect(status(page)).toContainText('did not load');
    await page.context().setOffline(false);
    await panel(page).getByRole('button', {name: 'Add Linea Sepolia'}).click();
    await expect(status(page)).toHaveText('Linea Sepolia was added to Fox and selected.');
  });
});
