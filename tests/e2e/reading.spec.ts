import type {Locator} from '@playwright/test';
import {expect, open, test} from './support';

const pageWithTabs = '/get-started/how-to/deploy-smart-contract/hardhat';
const longName = 'linea_getTransactionExclusionStatusV1';
const longNamePage = '/api/reference/linea-gettransactionexclusionstatusv1';

test.describe('names and code', () => {
  test('long identifiers fit the sidebar', async ({page}) => {
    await open(page, longNamePage);
    await expect(page.locator('h1')).toHaveText(longName);
    const overflows = await page
      .locator('.theme-doc-sidebar-menu .menu__link', {hasText: longName})
      .evaluateAll((links) =>
        links.map((link) => link.scrollWidth - link.clientWidth),
      );
    expect(overflows).not.toHaveLength(0);
    expect(overflows.filter((overflow) => overflow > 0)).toEqual([]);
  });

  test('code has a font size of at least 14 px', async ({page}) => {
    for (const path of [
      '/get-started/build/contracts',
      '/get-started/tooling/node-providers',
      '/api/linea-smart-contracts/tokenbridge',
      pageWithTabs,
    ]) {
      await open(page, path);
      for (const width of [390, 1440]) {
        await page.setViewportSize({width, height: 900});
        const smallCode = await page
          .locator('main :is(code, pre, kbd)')
          .evaluateAll((elements) =>
            elements
              .filter(
                (element) =>
                  element.checkVisibility() &&
                  parseFloat(getComputedStyle(element).fontSize) < 13.9,
              )
              .map(
                (element) =>
                  `${getComputedStyle(element).fontSize} ${element.textContent.slice(0, 30)}`,
              ),
          );
        expect(smallCode.slice(0, 5), `${path} at ${width}`).toEqual([]);
      }
    }
  });

  test('a long code line fades out until it is scrolled to its end', async ({
    page,
  }) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, pageWithTabs);
    const readState = (block: Locator) =>
      block.evaluate((element) => {
        const pre = element.querySelector('pre') as HTMLElement;
        return {
          isClipped: pre.scrollWidth > pre.clientWidth + 48,
          opacity: Number(
            getComputedStyle(pre.parentElement as HTMLElement, '::after')
              .opacity,
          ),
        };
      });
    let clippedCount = 0;
    for (const block of await page
      .locator('.theme-code-block')
      .filter({visible: true})
      .all()) {
      await block.scrollIntoViewIfNeeded();
      if ((await readState(block)).isClipped) {
        clippedCount += 1;
        await expect
          .poll(async () => (await readState(block)).opacity)
          .toBeGreaterThan(0.9);
      }
      await block
        .locator('pre')
        .evaluate((pre) => pre.scrollTo(pre.scrollWidth, 0));
      await expect
        .poll(async () => (await readState(block)).opacity)
        .toBeLessThan(0.1);
    }
    expect(clippedCount).toBeGreaterThan(0);
  });

  test('the copy button is visible when the code block has focus', async ({
    page,
  }) => {
    await open(page, pageWithTabs);
    const block = page.locator('.theme-code-block').first();
    await block.locator('pre').focus();
    await expect(
      block.getByRole('button', {name: 'Copy code to clipboard'}),
    ).toHaveCSS('opacity', '1');
  });

  test('every button and form field uses the site font', async ({page}) => {
    for (const path of [
      '/',
      '/api/decode',
      '/api/reference/linea-estimategas',
      '/offline',
      '/search',
    ]) {
      await open(page, path);
      const fonts = await page
        .locator('button, input, select, textarea')
        .evaluateAll((elements) =>
          elements.map(
            (element) =>
              `${getComputedStyle(element).fontFamily} ${element.textContent}`,
          ),
        );
      expect(
        fonts.filter((font) => !/^"?Geist/.test(font)),
        path,
      ).toEqual([]);
    }
  });
});

test.describe('tabs', () => {
  test('tabs and panels are labelled; a panel is a tab stop if it begins with text, but not if it begins with code', async ({
    page,
  }) => {
    await open(page, pageWithTabs);
    const list = page.getByRole('tablist').first();
    await expect(list).toHaveAttribute('aria-label', /\w/);
    for (const tab of await list.getByRole('tab').all()) {
      const panel = page.locator(
        `[id="${await tab.getAttribute('aria-controls')}"]`,
      );
      await expect(panel).toHaveAttribute('role', 'tabpanel');
      await expect(panel).toHaveAttribute(
        'aria-labelledby',
        (await tab.getAttribute('id')) ?? '',
      );
    }
    const ids = await page
      .locator('[role=tab], [role=tabpanel]')
      .evaluateAll((elements) => elements.map(({id}) => id));
    expect(new Set(ids).size).toBe(ids.length);
    const panels = await page.getByRole('tabpanel').evaluateAll((elements) =>
      elements.map((panel) => ({
        isTabStop: panel.getAttribute('tabindex') === '0',
        startsWithCode:
          panel
            .querySelector(':scope > div > :first-child')
            ?.matches('.theme-code-block') ?? false,
      })),
    );
    expect(panels.length).toBeGreaterThan(0);
    expect(
      panels.every(
        ({isTabStop, startsWithCode}) => isTabStop !== startsWithCode,
      ),
    ).toBe(true);
  });

  test('arrows, Home and End select a tab; only the selected tab is a tab stop', async ({
    page,
  }) => {
    await open(page, pageWithTabs);
    const list = page.getByRole('tablist').first();
    const tabs = list.getByRole('tab');
    const lastIndex = (await tabs.count()) - 1;
    const expectSelected = async (index: number) => {
      await expect(tabs.nth(index)).toBeFocused();
      await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true');
      await expect(list.locator('[tabindex="0"]')).toHaveCount(1);
    };
    await tabs.first().click();
    for (const [key, index] of [
      ['End', lastIndex],
      ['ArrowRight', 0],
      ['ArrowLeft', lastIndex],
      ['Home', 0],
      ['ArrowRight', 1],
    ] as const) {
      await page.keyboard.press(key);
      await expectSelected(index);
    }
  });
});

test('identifiers in the table of contents fit its column', async ({page}) => {
  await open(page, '/api/linea-smart-contracts/linearollup');
  const overflows = await page
    .locator('.theme-doc-toc-desktop .table-of-contents a')
    .evaluateAll((links) =>
      links.map((link) => ({
        name: link.textContent,
        overflow: link.scrollWidth - link.clientWidth,
      })),
    );
  expect(overflows.map(({name}) => name)).toContain(
    'setLivenessRecoveryOperator',
  );
  expect(overflows.filter(({overflow}) => overflow > 0)).toEqual([]);
});

test('active elements have an outline in forced colours mode', async ({
  page,
}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await open(page, pageWithTabs);
  for (const selector of [
    '.theme-doc-sidebar-menu .menu__link[aria-current=page]',
    '.navbar__link--active',
    '.tabs__item--active',
  ]) {
    await expect(page.locator(selector).first()).toHaveCSS(
      'outline-style',
      'solid',
    );
  }
});

test('the Copy page button is at the end of the line without covering the title if there are no breadcrumbs', async ({
  page,
}) => {
  await open(page, '/release-notes');
  const [button, title] = [
    await page.getByRole('button', {name: 'Copy page'}).boundingBox(),
    await page.locator('h1').boundingBox(),
  ];
  expect(button?.x).toBeGreaterThan((title?.x ?? 0) + 500);
  expect(
    (title?.y ?? 0) - (button?.y ?? 0) - (button?.height ?? 0),
  ).toBeGreaterThan(8);
});
