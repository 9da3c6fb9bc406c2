import type {Locator, Page} from '@playwright/test';
import {violations} from './checks';
import {expect, open, test} from './support';
import {installWallets, walletDiscoveries, walletRequests, type FakeWallet} from './wallets';

const connectPage = '/get-started/connect';

test.describe('the button that adds Linea to a wallet', () => {
  const panel = (page: Page): Locator => page.getByRole('group', {name: 'Add Linea to your wallet'});
  const status = (page: Page): Locator => panel(page).getByRole('status').first();

  /** Opens the page with these wallets and presses a button. */
  async function press(page: Page, wallets: readonly FakeWallet[], network = 'Linea Sepolia'): Promise<void> {
    await installWallets(page, wallets);
    await open(page, connectPage);
    await panel(page).getByRole('button', {name: `Add ${network}`}).click();
  }

  test('looks for wallets and loads its code only when it is pressed', async ({quiet: page}) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') {
        scripts.push(request.url());
      }
    });
    await installWallets(page, [{name: 'Fox'}]);
    await open(page, connectPage);
    await page.waitForLoadState('networkidle');
    expect(await walletRequests(page)).toEqual([]);
    expect(await walletDiscoveries(page)).toBe(0);
    const before = scripts.length;
    await panel(page).getByRole('button', {name: 'Add Linea Mainnet'}).click();
    await expect(status(page)).toHaveText('Linea Mainnet is added to Fox and selected.');
    expect(scripts.length).toBeGreaterThan(before);
    expect(await walletDiscoveries(page)).toBe(1);
  });

  test('asks the only wallet to switch, then to add the network with its values', async ({quiet: page}) => {
    await press(page, [{name: 'Fox'}]);
    await expect(status(page)).toHaveText('Linea Sepolia is added to Fox and selected.');
    expect(await walletRequests(page)).toEqual([
      {wallet: 'Fox', method: 'eth_chainId'},
      {wallet: 'Fox', method: 'wallet_switchEthereumChain', params: [{chainId: '0xe705'}]},
      {
        wallet: 'Fox',
        method: 'wallet_addEthereumChain',
        params: [
          {
            chainId: '0xe705',
            chainName: 'Linea Sepolia',
            nativeCurrency: {name: 'Ether', symbol: 'ETH', decimals: 18},
            rpcUrls: ['https://rpc.sepolia.linea.build'],
            blockExplorerUrls: ['https://sepolia.lineascan.build'],
          },
        ],
      },
      {wallet: 'Fox', method: 'eth_chainId'},
    ]);
  });

  test('uses the values of Linea Mainnet for Linea Mainnet', async ({quiet: page}) => {
    await press(page, [{name: 'Fox'}], 'Linea Mainnet');
    await expect(status(page)).toHaveText('Linea Mainnet is added to Fox and selected.');
    const add = (await walletRequests(page)).find(({method}) => method === 'wallet_addEthereumChain');
    expect(add?.params?.[0]).toMatchObject({chainId: '0xe708', chainName: 'Linea', rpcUrls: ['https://rpc.linea.build']});
  });

  test('says what to do when there is no wallet, and shows the values', async ({quiet: page}) => {
    await installWallets(page, []);
    await open(page, connectPage);
    await expect(panel(page).getByRole('table')).toBeHidden();
    await panel(page).getByRole('button', {name: 'Add Linea Sepolia'}).click();
    await expect(status(page)).toContainText('No wallet answered in this browser');
    await expect(panel(page).getByRole('table')).toContainText('https://rpc.sepolia.linea.build');
    expect(await violations(page)).toEqual([]);
  });

  test('lets the reader choose among several wallets', async ({quiet: page}) => {
    await press(page, [{name: 'Fox'}, {name: 'Rainbow', icon: 'https://example.com/track.png'}]);
    await expect(status(page)).toHaveText('2 wallets answered. Choose the one that gets Linea Sepolia:');
    expect(await walletRequests(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Tab');
    const choice = page.getByRole('group', {name: 'Wallets in this browser'});
    await expect(choice.getByRole('button')).toHaveText(['Fox', 'Rainbow']);
    await expect(choice.getByRole('img')).toHaveCount(0);
    await choice.getByRole('button', {name: 'Rainbow'}).click();
    await expect(status(page)).toHaveText('Linea Sepolia is added to Rainbow and selected.');
    await expect(choice).toBeHidden();
    expect((await walletRequests(page)).every(({wallet}) => wallet === 'Rainbow')).toBe(true);
  });

  test('finds a wallet that has only window.ethereum', async ({quiet: page}) => {
    await press(page, [{name: 'Old', legacy: true}]);
    await expect(status(page)).toHaveText('Linea Sepolia is added to Browser wallet and selected.');
  });

  test('prefers announced wallets to window.ethereum', async ({quiet: page}) => {
    await press(page, [{name: 'Old', legacy: true}, {name: 'Fox'}]);
    await expect(status(page)).toHaveText('Linea Sepolia is added to Fox and selected.');
  });

  test('asks nothing when the network is selected already', async ({quiet: page}) => {
    await press(page, [{name: 'Fox', selected: '0xE705'}]);
    await expect(status(page)).toHaveText('Linea Sepolia is already selected in Fox.');
    expect((await walletRequests(page)).map(({method}) => method)).toEqual(['eth_chainId']);
  });

  test('selects a network that the wallet has, and adds nothing', async ({quiet: page}) => {
    await press(page, [{name: 'Fox', knows: ['0xe705']}]);
    await expect(status(page)).toHaveText('Fox already had Linea Sepolia. It is selected now.');
    expect((await walletRequests(page)).map(({method}) => method)).not.toContain('wallet_addEthereumChain');
  });

  test('tells when the network is added and another one stays selected', async ({quiet: page}) => {
    await press(page, [{name: 'Fox', addsOnly: true}]);
    await expect(status(page)).toHaveText('Linea Sepolia is added to Fox. Select it there to use it.');
  });

  const refused = {code: 4001, message: 'User rejected the request.'};
  for (const [what, wallet] of [
    ['to add', {name: 'Fox', addError: refused}],
    ['to switch', {name: 'Fox', switchError: refused}],
  ] as const) {
    test(`takes no for an answer when asked ${what}, and can be pressed again`, async ({quiet: page}) => {
      await press(page, [wallet]);
      await expect(status(page)).toContainText('You refused the request');
      const count = (await walletRequests(page)).length;
      if (what === 'to switch') {
        expect((await walletRequests(page)).map(({method}) => method)).not.toContain('wallet_addEthereumChain');
      }
      await panel(page).getByRole('button', {name: 'Add Linea Sepolia'}).click();
      await expect.poll(async () => (await walletRequests(page)).length).toBe(2 * count);
    });
  }

  test('points at a request that is still open in the wallet', async ({quiet: page}) => {
    await press(page, [{name: 'Fox', switchError: {code: -32002, message: 'Request already pending.'}}]);
    await expect(status(page)).toContainText('Fox still has an open request');
  });

  test('adds the network when the wallet reports an unknown one in its own way', async ({quiet: page}) => {
    await press(page, [{name: 'Coin', switchError: {code: -32603, message: 'Internal JSON-RPC error.'}}]);
    await expect(status(page)).toHaveText('Linea Sepolia is added to Coin and selected.');
  });

  test('shows any other error as text, with the values to type', async ({quiet: page}) => {
    await press(page, [{name: 'Fox', addError: {code: -32602, message: '<b>Chain ID</b> mismatch'}}]);
    await expect(status(page)).toHaveText('Fox could not add Linea Sepolia. It says: <b>Chain ID</b> mismatch');
    await expect(panel(page).getByRole('table')).toBeVisible();
    await page.emulateMedia({colorScheme: 'light'});
    expect(await violations(page)).toEqual([]);
  });

  test('waits for the wallet without blocking, and the last press counts', async ({quiet: page}) => {
    await press(page, [{name: 'Fox', silent: true}]);
    await expect(status(page)).toHaveText('Confirm in Fox that you want Linea Sepolia.');
    await panel(page).getByRole('button', {name: 'Add Linea Mainnet'}).click();
    await expect(status(page)).toHaveText('Confirm in Fox that you want Linea Mainnet.');
  });

  test('says so when its code does not load', async ({page}) => {
    await installWallets(page, [{name: 'Fox'}]);
    await open(page, connectPage);
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await panel(page).getByRole('button', {name: 'Add Linea Sepolia'}).click();
    await expect(status(page)).toContainText('did not load');
    await page.context().setOffline(false);
    await panel(page).getByRole('button', {name: 'Add Linea Sepolia'}).click();
    await expect(status(page)).toHaveText('Linea Sepolia is added to Fox and selected.');
  });
});
