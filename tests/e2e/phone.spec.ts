import type {Locator} from '@playwright/test';
import {measureOverflow} from './checks';
import {expect, open, forEachScreen, test} from './support';

const pageWithTabs = '/get-started/how-to/deploy-smart-contract/hardhat';
const longNamePage = '/api/reference/linea-gettransactionexclusionstatusv1';

test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

test('table rows that contain sentences are shown as cards labelled with column names, and fit the narrowest window', async ({
  page,
}) => {
  for (const path of [
    '/get-started/how-to/bridge',
    '/get-started/build/contracts',
    '/get-started/how-to/run-a-node/linea-besu',
    '/technology/canonical-token-bridge',
  ]) {
    await open(page, path);
    for (const width of [390, 320]) {
      await page.setViewportSize({width, height: 844});
      const tables = [];
      for (const locator of await page
        .locator('article table:has(> thead.docs-cards:not(.docs-list))')
        .filter({visible: true})
        .all()) {
        await locator.scrollIntoViewIfNeeded();
        tables.push(
          await locator.evaluate((table) => ({
            headers: [...table.querySelectorAll('thead th')]
              .slice(1)
              .map((header) => header.textContent.trim()),
            labels: [...table.querySelectorAll('tbody tr')].map((row) =>
              [...row.children]
                .slice(1)
                .map((cell) => (cell as HTMLElement).dataset.label),
            ),
            areLabelsVisible: [...table.querySelectorAll('[data-label]')].every(
              (cell) =>
                getComputedStyle(cell, '::before').content ===
                `"${(cell as HTMLElement).dataset.label}"`,
            ),
            columnWidth:
              table.closest('.markdown')?.getBoundingClientRect().width ?? 0,
            minCellWidth: Math.min(
              ...[...table.querySelectorAll('td')]
                .filter((cell) => cell.checkVisibility())
                .map((cell) => cell.getBoundingClientRect().width),
            ),
            overflow: table.scrollWidth - table.clientWidth,
          })),
        );
      }
      expect(tables.length, path).toBeGreaterThan(0);
      expect(await measureOverflow(page), path).toBe(0);
      for (const {
        headers,
        labels,
        areLabelsVisible,
        columnWidth,
        minCellWidth,
        overflow,
      } of tables) {
        expect(labels).toEqual(labels.map(() => headers));
        expect(areLabelsVisible).toBe(true);
        expect(minCellWidth).toBeGreaterThan(0.7 * columnWidth);
        expect(overflow).toBeLessThanOrEqual(1);
      }
    }
  }
});

test('an address is truncated in the middle, but shown in full on focus and copied in full', async ({
  page,
}) => {
  await open(page, '/get-started/build/contracts');
  const address = page.locator('article table .docs-hex').first();
  const lineHeight = 32;
  expect(
    await address.evaluate((element) => element.getBoundingClientRect().height),
  ).toBeLessThan(lineHeight);
  const truncatedWidth = await address.evaluate(
    (element) => element.getBoundingClientRect().width,
  );
  const copiedText = await address.evaluate((element) => {
    getSelection()?.selectAllChildren(element);
    return getSelection()?.toString();
  });
  expect(copiedText).toMatch(/^0x[\dA-Fa-f]{40}$/);
  await page.keyboard.press('Shift+Tab');
  await page
    .locator('article table')
    .getByRole('button', {name: `Copy address ${copiedText}`})
    .first()
    .focus();
  expect(
    await address.evaluate((element) => element.getBoundingClientRect().width),
  ).toBeGreaterThan(2.5 * truncatedWidth);
});

test('a hash in running text is on one line, shortened, with a copy button', async ({
  page,
}) => {
  await open(page, '/technology/state-manager');
  const hash = page.locator('article p code.docs-hex').first();
  await hash.scrollIntoViewIfNeeded();
  const box = await hash.boundingBox();
  expect(box?.height).toBeLessThan(32);
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThan(390);
  expect(await hash.evaluate(({textContent}) => textContent)).toMatch(
    /^0x[\da-f]{64}$/,
  );
  await expect(
    page.getByRole('button', {name: /^Copy 0x[\da-f]{64}$/}).first(),
  ).toBeVisible();
});

for (const path of [
  '/',
  '/get-started/how-to/bridge',
  pageWithTabs,
  '/get-started/build/contracts',
  '/get-started/tooling/node-providers',
  '/api/linea-smart-contracts/tokenbridge',
])
  test(`${path}: tap targets are at least 44 px high and wide`, async ({
    page,
  }) => {
    await open(page, path);
    const menu = page.getByRole('button', {name: 'Toggle navigation bar'});
    const targets = page.locator(
      ':is(button, summary, select, [role=tab], .footer__link-item, .navbar__brand, .breadcrumbs__link, fieldset label, input:not([type=checkbox], [type=radio])):not(dialog *)',
    );
    const findSmallTargets = (elements: Locator) =>
      elements.evaluateAll((candidates) =>
        candidates
          .filter(
            (element) =>
              element.checkVisibility({
                visibilityProperty: true,
                opacityProperty: true,
              }) && !element.closest('p, [aria-hidden=true]'),
          )
          .map((element) => ({
            box: element.getBoundingClientRect(),
            name: element.getAttribute('aria-label') ?? element.textContent,
          }))
          .filter(
            ({box}) => box.width > 1 && (box.height < 43.5 || box.width < 43.5),
          )
          .map(
            ({box, name}) =>
              `${name}: ${Math.round(box.width)} × ${Math.round(box.height)}`,
          ),
      );
    const smallTargets: string[] = [];
    // A tall window shows the longest page in a few screens instead of sixty.
    await page.setViewportSize({width: 390, height: 4000});
    await forEachScreen(page, async () =>
      smallTargets.push(...(await findSmallTargets(targets))),
    );
    expect(smallTargets).toEqual([]);
    await page.setViewportSize({width: 390, height: 844});
    await menu.click();
    const dialog = page.getByRole('dialog', {name: 'Menu'});
    await expect(dialog).toBeVisible();
    expect(
      await findSmallTargets(
        dialog.locator('button:not([inert] *), .menu__link:not([inert] *)'),
      ),
      'the menu',
    ).toEqual([]);
  });

test('code block buttons are visible without hover and do not cover code', async ({
  page,
}) => {
  await open(page, pageWithTabs);
  // Blocks get their buttons when they are near the viewport.
  await forEachScreen(page, () =>
    expect(page.locator('.theme-code-block button:visible').first()).toHaveCSS(
      'opacity',
      '1',
    ),
  );
  const distances = await page
    .locator('.theme-code-block:visible pre:has(+ div button)')
    .evaluateAll((blocks) =>
      blocks.map((block) => {
        const code = block.getBoundingClientRect();
        const buttons =
          block.nextElementSibling?.getBoundingClientRect() ?? code;
        return Math.max(code.top - buttons.bottom, buttons.left - code.right);
      }),
    );
  expect(distances.length).toBeGreaterThan(3);
  expect(Math.min(...distances)).toBeGreaterThanOrEqual(0);
});

test('a method page’s title is near the top of the screen', async ({page}) => {
  await open(page, '/api/reference/state');
  expect((await page.locator('h1').boundingBox())?.y).toBeLessThan(200);
});

test('breadcrumbs are one line with the full name of the nearest parent that has a page', async ({
  page,
}) => {
  for (const [path, parent] of [
    [pageWithTabs, 'Deploy a smart contract'],
    [longNamePage, 'JSON-RPC API'],
    [
      '/api/linea-smart-contracts/messageservice/l2/v1/l2messageservicev1',
      'APIs & SDK',
    ],
    ['/release-notes', 'Home'],
  ] as const) {
    await open(page, path);
    const breadcrumbs = page.locator('.theme-doc-breadcrumbs ul');
    await expect(breadcrumbs.locator('li:visible'), path).toHaveCount(1);
    await expect(breadcrumbs.locator('li:visible'), path).toHaveText(parent);
    // One line of tap targets is 44 px high.
    const {height, isClipped} = await breadcrumbs.evaluate((list) => ({
      height: list.getBoundingClientRect().height,
      isClipped: list.scrollWidth > list.clientWidth,
    }));
    expect(height, path).toBeLessThan(48);
    expect(isClipped, path).toBe(false);
  }
});
