import {expectAccessible, measureOverflow} from './checks';
import {waitForPaint, expect, open, test} from './support';

const sepoliaUrl = 'https://rpc.sepolia.linea.build';
const sepoliaButton = 'button[data-choice="sepolia"]';

test.describe('the site-wide network', () => {
  test('can be selected in a table on a phone without moving the button', async ({
    strictPage: page,
  }) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, '/get-started/build/network-info');
    const column = (name: string) =>
      page.getByRole('columnheader', {name, exact: true}).first();
    await expect(column('Linea Mainnet')).toBeVisible();
    await expect(column('Linea Sepolia')).toBeHidden();
    expect(await measureOverflow(page)).toBe(0);
    const lastButton = page
      .locator(sepoliaButton)
      .filter({visible: true})
      .last();
    // Centre the button, so that the press does not scroll. Repeat this after newly visible content has been laid out.
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await lastButton.evaluate((button) =>
        button.scrollIntoView({block: 'center', behavior: 'instant'}),
      );
      await waitForPaint(page);
    }
    const getTop = () =>
      lastButton.evaluate((button) =>
        Math.round(button.getBoundingClientRect().top),
      );
    const top = await getTop();
    await lastButton.click();
    await expect(lastButton).toHaveAttribute('aria-pressed', 'true');
    expect(Math.abs((await getTop()) - top)).toBeLessThanOrEqual(1);
    await expect(column('Linea Mainnet')).toBeHidden();
    await expectAccessible(page);
  });

  test('applies to address tables, whether it is selected with a tab or in a table', async ({
    strictPage: page,
  }) => {
    await open(
      page,
      '/get-started/build/block-explorers?docusaurus-data-network=sepolia',
    );
    await expect(page).toHaveURL(/block-explorers$/);
    const mainnetTab = page.getByRole('tab', {name: 'Linea Mainnet'});
    await expect(mainnetTab).toHaveAttribute('aria-selected', 'false');
    await mainnetTab.click();
    await expect(page.getByRole('tabpanel')).toContainText('chainid=59144');
    await open(page, '/get-started/build/contracts');
    const rows = (chain: string) =>
      page
        .getByRole('cell', {name: chain, exact: true})
        .filter({visible: true});
    await expect(rows('Linea Sepolia')).toHaveCount(0);
    await page.locator(sepoliaButton).filter({visible: true}).first().click();
    await expect(rows('Linea Mainnet')).toHaveCount(
      await page
        .locator('tr:not([data-only])')
        .getByRole('cell', {name: 'Linea Mainnet', exact: true})
        .count(),
    );
    expect(await rows('Linea Sepolia').count()).toBeGreaterThan(5);
  });

  test('applies to code samples, copied code and the playground', async ({
    strictPage: page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/api/reference/state');
    await page.locator(sepoliaButton).first().click();
    const sample = page.locator('.theme-code-block').first();
    await expect(sample.getByText(sepoliaUrl)).toBeVisible();
    await sample.hover();
    await sample.getByRole('button', {name: 'Copy code to clipboard'}).click();
    const copiedText = await page.evaluate(() =>
      navigator.clipboard.readText(),
    );
    expect(copiedText).toContain(sepoliaUrl);
    expect(copiedText).not.toContain('rpc.linea.build');
    await page.getByRole('button', {name: 'Try eth_getBalance'}).click();
    const endpoint = page.getByLabel('Endpoint');
    await expect(endpoint).toHaveValue('lineaSepolia');
    await endpoint.selectOption('linea');
    await expect(page.locator('html')).toHaveAttribute(
      'data-network',
      'mainnet',
    );
    await expect(sample.getByText(sepoliaUrl)).toBeHidden();
  });
});

test('a stored selection is rendered before any site script loads', async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem('docusaurus.tab.network', 'sepolia'),
  );
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto('/get-started/how-to/run-a-node/bootnodes');
  await expect(
    page.getByRole('tabpanel', {name: 'Linea Sepolia'}).first(),
  ).toBeVisible();
  await expect(
    page.getByRole('tabpanel', {name: 'Linea Mainnet'}).first(),
  ).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('both networks are shown, and code samples use Linea Mainnet', async ({
    page,
  }) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto('/get-started/build/network-info');
    for (const network of ['Linea Mainnet', 'Linea Sepolia']) {
      await expect(
        page.getByRole('columnheader', {name: network, exact: true}).first(),
      ).toBeVisible();
    }
    await page.goto('/api/reference/state');
    await expect(
      page.locator('.theme-code-block').first().getByText(sepoliaUrl),
    ).toBeHidden();
  });
});
