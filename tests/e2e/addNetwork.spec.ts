import type {Locator, Page} from '@playwright/test';
import {expectAccessible, findViolations} from './checks';
import {
  expect,
  open,
  openFully,
  scriptPattern,
  test,
  watchRequests,
} from './support';
import {
  changeWallet,
  installWallets,
  countWalletDiscoveries,
  getRequestedWallets,
  type FakeWallet,
} from './wallets';

const connectPage = '/get-started/connect';

test.describe('the button that adds Linea to a wallet', () => {
  const panel = (page: Page): Locator =>
    page.getByRole('group', {name: 'Add Linea to your wallet'});
  const status = (page: Page): Locator =>
    panel(page).getByRole('status').first();

  /** Opens the page with the given wallets and presses a button. */
  async function openAndPress(
    page: Page,
    wallets: readonly FakeWallet[],
  ): Promise<void> {
    await installWallets(page, wallets);
    await open(page, connectPage);
    await panel(page).getByRole('button', {name: 'Add Linea Sepolia'}).click();
  }

  test('detects wallets and loads its code only when pressed', async ({
    strictPage: page,
  }) => {
    const scriptRequests = watchRequests(page, scriptPattern);
    await installWallets(page, [{name: 'Fox'}]);
    await openFully(page, connectPage);
    expect(await getRequestedWallets(page)).toEqual([]);
    expect(await countWalletDiscoveries(page)).toBe(0);
    const requestCount = scriptRequests.length;
    await panel(page).getByRole('button', {name: 'Add Linea Mainnet'}).click();
    await expect(status(page)).toHaveText(
      'Linea Mainnet was added to Fox and selected.',
    );
    expect(scriptRequests.length).toBeGreaterThan(requestCount);
    expect(await countWalletDiscoveries(page)).toBe(1);
  });

  test('shows instructions and the network details if there is no wallet', async ({
    strictPage: page,
  }) => {
    await installWallets(page, []);
    await open(page, connectPage);
    await expect(panel(page).getByRole('table')).toBeHidden();
    await panel(page).getByRole('button', {name: 'Add Linea Sepolia'}).click();
    await expect(status(page)).toContainText(
      'No wallet was found in this browser',
    );
    await expect(panel(page).getByRole('table')).toContainText(
      'https://rpc.sepolia.linea.build',
    );
    expect(
      await findViolations(page, {
        include: '[aria-label="Add Linea to your wallet"]',
      }),
    ).toEqual([]);
  });

  test('lets the reader choose between several wallets', async ({
    strictPage: page,
  }) => {
    await openAndPress(page, [
      {name: 'Fox'},
      {name: 'Rainbow', icon: 'https://example.com/track.png'},
    ]);
    await expect(status(page)).toHaveText(
      '2 wallets found. Choose the one to add Linea Sepolia to:',
    );
    expect(await getRequestedWallets(page)).toEqual([]);
    expect(
      await findViolations(page, {
        include: '[aria-label="Add Linea to your wallet"]',
      }),
    ).toEqual([]);
    await page.keyboard.press('Tab');
    const walletGroup = page.getByRole('group', {
      name: 'Wallets in this browser',
    });
    await expect(walletGroup.getByRole('button')).toHaveText([
      'Fox',
      'Rainbow',
    ]);
    await expect(walletGroup.getByRole('img')).toHaveCount(0);
    await walletGroup.getByRole('button', {name: 'Rainbow'}).click();
    await expect(status(page)).toHaveText(
      'Linea Sepolia was added to Rainbow and selected.',
    );
    await expect(walletGroup).toBeHidden();
    expect(new Set(await getRequestedWallets(page))).toEqual(
      new Set(['Rainbow']),
    );
  });

  test('reports the outcome and can be pressed again', async ({
    strictPage: page,
  }) => {
    const rejection = {code: 4001, message: 'User rejected the request.'};
    await openAndPress(page, [{name: 'Fox'}]);
    await expect(status(page)).toHaveText(
      'Linea Sepolia was added to Fox and selected.',
    );
    for (const [wallet, text] of [
      [
        {selectedChainId: '0xE705'},
        'Linea Sepolia is already selected in Fox.',
      ],
      [
        {knownChainIds: ['0xe705']},
        'Fox already had Linea Sepolia. It is now selected.',
      ],
      [
        {addsWithoutSelecting: true},
        'Linea Sepolia was added to Fox. Select it there to use it.',
      ],
      [
        {addError: rejection},
        'You rejected the request, so nothing has changed in Fox. Press the button to try again.',
      ],
      [
        {switchError: {code: -32002, message: 'Request already pending.'}},
        'Fox has a pending request from this site. Open the wallet and respond to it.',
      ],
      [
        {addError: {code: -32602, message: '<b>Chain ID</b> mismatch'}},
        'Fox could not add Linea Sepolia. Its error message: <b>Chain ID</b> mismatch',
      ],
    ] as const) {
      await changeWallet(page, {name: 'Fox', ...wallet});
      await panel(page)
        .getByRole('button', {name: 'Add Linea Sepolia'})
        .click();
      await expect(status(page)).toHaveText(text);
    }
    await expect(panel(page).getByRole('table')).toBeVisible();
    await expectAccessible(page, {
      include: '[aria-label="Add Linea to your wallet"]',
    });
    // A pending wallet request does not block the button, and the last press wins.
    await changeWallet(page, {name: 'Fox', isSilent: true});
    for (const network of ['Linea Sepolia', 'Linea Mainnet']) {
      await panel(page)
        .getByRole('button', {name: `Add ${network}`})
        .click();
      await expect(status(page)).toHaveText(
        `Confirm in Fox that you want to use ${network}.`,
      );
    }
  });

  test('shows an error if its code does not load', async ({page}) => {
    await installWallets(page, [{name: 'Fox'}]);
    await openFully(page, connectPage);
    await page.context().setOffline(true);
    await panel(page).getByRole('button', {name: 'Add Linea Sepolia'}).click();
    await expect(status(page)).toContainText('did not load');
    await page.context().setOffline(false);
    await panel(page).getByRole('button', {name: 'Add Linea Sepolia'}).click();
    await expect(status(page)).toHaveText(
      'Linea Sepolia was added to Fox and selected.',
    );
  });
});
