import {expectAccessible, overflow} from './checks';
import {drawn, expect, open, test} from './support';

const sepoliaUrl = 'https://rpc.sepolia.linea.build';
const pressSepolia = 'button[data-choice="sepolia"]';

test.describe('the site-wide network', () => {
  test('can be selected in a table on a phone without moving the button, and persists across pages', async ({quiet: page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, '/get-started/build/network-info');
    const column = (name: string) => page.getByRole('columnheader', {name, exact: true}).first();
    await expect(column('Linea Mainnet')).toBeVisible();
    await expect(column('Linea Sepolia')).toBeHidden();
    expect(await overflow(page)).toBe(0);
    const last = page.locator(pressSepolia).filter({visible: true}).last();
    // Centre the button, so that the press does not scroll. Repeat it after newly visible content has been laid out.
    for (let time = 0; time < 2; time += 1) {
      await last.evaluate((button) => button.scrollIntoView({block: 'center', behavior: 'instant'}));
      await drawn(page);
    }
    const getTop = () => last.evaluate((button) => Math.round(button.getBoundingClientRect().top));
    const top = await getTop();
    await last.click();
    await expect(last).toHaveAttribute('aria-pressed', 'true');
    expect(Math.abs((await getTop()) - top)).toBeLessThanOrEqual(1);
    await expect(column('Linea Mainnet')).toBeHidden();
    await expectAccessible(page);
    await open(page, '/get-started/how-to/run-a-node/bootnodes');
    await expect(page.getByRole('tab', {name: 'Linea Sepolia'}).first()).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', {name: 'Linea Mainnet'}).first()).toBeHidden();
  });

  test('selected by a tab applies to address tables, and selected in a table applies to tabs', async ({quiet: page}) => {
    await open(page, '/get-started/build/block-explorers?docusaurus-data-network=sepolia');
    await expect(page).toHaveURL(/block-explorers$/);
    const mainnet = page.getByRole('tab', {name: 'Linea Mainnet'});
    await expect(mainnet).toHaveAttribute('aria-selected', 'false');
    await mainnet.click();
    await expect(page.getByRole('tabpanel')).toContainText('chainid=59144');
    await open(page, '/get-started/build/contracts');
    const rows = (chain: string) => page.getByRole('cell', {name: chain, exact: true}).filter({visible: true});
    await expect(rows('Linea Sepolia')).toHaveCount(0);
    await page.locator(pressSepolia).filter({visible: true}).first().click();
    await expect(rows('Linea Mainnet')).toHaveCount(await page.locator('tr:not([data-only])').getByRole('cell', {name: 'Linea Mainnet', exact: true}).count());
    expect(await rows('Linea Sepolia').count()).toBeGreaterThan(5);
  });

  test('applies to code samples, copied code and the playground', async ({quiet: page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/api/reference/state');
    await page.locator(pressSepolia).first().click();
    const sample = page.locator('.theme-code-block').first();
    await expect(sample.getByText(sepoliaUrl)).toBeVisible();
    await sample.hover();
    await sample.getByRole('button', {name: 'Copy code to clipboard'}).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(sepoliaUrl);
    expect(copied).not.toContain('rpc.linea.build');
    await page.getByRole('button', {name: 'Try eth_getBalance'}).click();
    const endpoint = page.getByLabel('Endpoint');
    await expect(endpoint).toHaveValue('lineaSepolia');
    await endpoint.selectOption('linea');
    await expect(page.locator('html')).toHaveAttribute('data-network', 'mainnet');
    await expect(sample.getByText(sepoliaUrl)).toBeHidden();
  });
});

test('a stored selection is rendered before any site script loads', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('docusaurus.tab.network', 'sepolia'));
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto('/get-started/how-to/run-a-node/bootnodes');
  await expect(page.getByRole('tabpanel', {name: 'Linea Sepolia'}).first()).toBeVisible();
  await expect(page.getByRole('tabpanel', {name: 'Linea Mainnet'}).first()).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('both networks are shown, and code samples use one of them', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto('/get-started/build/network-info');
    for (const network of ['Linea Mainnet', 'Linea Sepolia']) {
      await expect(page.getByRole('columnheader', {name: network, exact: true}).first()).toBeVisible();
    }
    await page.goto('/api/reference/state');
    await expect(page.locator('.theme-code-block').first().getByText(sepoliaUrl)).toBeHidden();
  });
});
