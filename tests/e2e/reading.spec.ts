import type {Locator, Page} from '@playwright/test';
import {expect, open, test} from './support';

const withTables = ['/get-started/build/contracts', '/get-started/connect', '/get-started/how-to/bridge', '/api/linea-smart-contracts/linearollup', '/get-started/tooling/node-providers', '/api/reference/errors'];
const withTabs = '/get-started/how-to/deploy-smart-contract/hardhat';
const longName = 'linea_getTransactionExclusionStatusV1';
const longNamePage = '/api/reference/linea-gettransactionexclusionstatusv1';

test.describe('tables', () => {
  for (const path of withTables) {
    test(`${path}: every table has a name, every header a scope`, async ({page}) => {
      await open(page, path);
      const tables = await page.locator('article table').evaluateAll((elements) =>
        elements.map((table) => ({
          name: table.getAttribute('aria-label') ?? table.querySelector('caption')?.textContent ?? '',
          unscoped: table.querySelectorAll('th:not([scope])').length,
        })));
      expect(tables.length).toBeGreaterThan(0);
      expect(tables.filter(({name, unscoped}) => !name.trim() || unscoped > 0)).toEqual([]);
    });
  }

  test('blocks of code have a name: their title, or what they show', async ({page}) => {
    await open(page, '/api/linea-smart-contracts/interfaces/ipausemanager');
    const blocks = page.locator('article pre');
    expect(await blocks.count()).toBeGreaterThan(5);
    expect(await blocks.evaluateAll((all) => all.filter((block) => !block.getAttribute('aria-label') || block.getAttribute('role') !== 'group').length)).toBe(0);
  });

  test('names of tables are in the HTML', async ({request}) => {
    const html = await (await request.get('/get-started/how-to/bridge')).text();
    expect(html).toMatch(/<table[^>]* aria-label="?\w/);
  });

  test('wide tables share one width', async ({page}) => {
    await open(page, '/get-started/how-to/bridge');
    const widths = await page.locator('article div:has(> table .docs-prose)').evaluateAll((boxes) => boxes.map((box) => [Math.round(box.getBoundingClientRect().width), Math.round(box.parentElement?.getBoundingClientRect().width ?? 0)]));
    expect(widths.length).toBeGreaterThan(0);
    for (const [width, column] of widths) {
      expect(width).toBe(column);
    }
  });
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  test('the way to a page is made for fingers', async ({page}) => {
    await open(page, '/get-started/how-to/bridge');
    const heights = await page.locator('.breadcrumbs a').evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(0);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  });

  for (const width of [390, 320]) {
    test(`at ${width} px, a row of a table with sentences is a card that says what its columns are`, async ({page}) => {
      await page.setViewportSize({width, height: 844});
      for (const path of ['/get-started/how-to/bridge', '/get-started/build/contracts', '/get-started/how-to/run-a-node/linea-besu']) {
        await open(page, path);
        const tables = await page.locator('article table:has(> thead.docs-cards)').evaluateAll((all) =>
          all.filter((table) => table.checkVisibility()).map((table) => ({
            headers: [...table.querySelectorAll('thead th')].slice(1).map((header) => header.textContent.trim()),
            labels: [...table.querySelectorAll('tbody tr')].map((row) => [...row.children].slice(1).map((cell) => (cell as HTMLElement).dataset.label)),
            shown: [...table.querySelectorAll('[data-label]')].every((cell) => getComputedStyle(cell, '::before').content === `"${(cell as HTMLElement).dataset.label}"`),
            column: table.closest('.markdown')?.getBoundingClientRect().width ?? 0,
            narrowest: Math.min(...[...table.querySelectorAll('td')].map((cell) => cell.getBoundingClientRect().width)),
            surplus: table.scrollWidth - table.clientWidth,
          })));
        expect(tables.length, path).toBeGreaterThan(0);
        for (const {headers, labels, shown, column, narrowest, surplus} of tables) {
          expect(labels).toEqual(labels.map(() => headers));
          expect(shown).toBe(true);
          expect(narrowest).toBeGreaterThan(0.7 * column);
          expect(surplus).toBeLessThanOrEqual(1);
        }
      }
    });
  }

  test('tables do not make the page wider than the narrowest window', async ({page}) => {
    await page.setViewportSize({width: 320, height: 844});
    for (const path of [...withTables, '/release-notes']) {
      await open(page, path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), path).toBe(0);
    }
  });

  test('an address is shortened in the middle, whole on focus and for whoever copies it', async ({page}) => {
    await open(page, '/get-started/build/contracts');
    const address = page.locator('article table .docs-hex').first();
    const lineHeight = 32;
    expect(await address.evaluate((element) => element.getBoundingClientRect().height)).toBeLessThan(lineHeight);
    const short = await address.evaluate((element) => element.getBoundingClientRect().width);
    const copied = await address.evaluate((element) => {
      getSelection()?.selectAllChildren(element);
      return getSelection()?.toString();
    });
    expect(copied).toMatch(/^0x[\dA-Fa-f]{40}$/);
    await page.locator('article table').getByRole('button', {name: `Copy address ${copied}`}).first().focus();
    expect(await address.evaluate((element) => element.getBoundingClientRect().width)).toBeGreaterThan(2.5 * short);
  });

  test('an address without a copy button takes the focus itself', async ({page}) => {
    await open(page, '/technology/message-service/reference');
    const address = page.locator('article table code.docs-hex[tabindex="0"]').first();
    const short = (await address.boundingBox())?.width ?? 0;
    await address.focus();
    expect((await address.boundingBox())?.width).toBeGreaterThan(2.5 * short);
  });

  test('targets are at least 44 px high and wide', async ({page}) => {
    for (const path of ['/', '/get-started/how-to/bridge', withTabs, '/get-started/build/contracts']) {
      await open(page, path);
      const menu = page.getByRole('button', {name: 'Toggle navigation bar'});
      const targets = page.locator(':is(button, summary, select, [role=tab], .footer__link-item, .navbar__brand, input:not([type=checkbox], [type=radio])):not(dialog *)');
      const small = (elements: Locator) => elements.evaluateAll((all) =>
        all
          .filter((element) => element.checkVisibility({visibilityProperty: true, opacityProperty: true}) && !element.closest('p, [aria-hidden=true]'))
          .map((element) => ({box: element.getBoundingClientRect(), name: element.getAttribute('aria-label') ?? element.textContent}))
          .filter(({box}) => box.width > 1 && (box.height < 43.5 || box.width < 43.5))
          .map(({box, name}) => `${name}: ${Math.round(box.width)} × ${Math.round(box.height)}`));
      expect(await small(targets), path).toEqual([]);
      await menu.click();
      const dialog = page.getByRole('dialog', {name: 'Menu'});
      await expect(dialog).toBeVisible();
      expect(await small(dialog.locator('button:not([inert] *), .menu__link:not([inert] *)')), `menu of ${path}`).toEqual([]);
    }
  });

  test('buttons of code are visible without pointing at it', async ({page}) => {
    await open(page, withTabs);
    const copy = page.locator('.theme-code-block button').last();
    await copy.scrollIntoViewIfNeeded();
    await expect(copy).toHaveCSS('opacity', '1');
  });

  test('breadcrumbs stay on one line', async ({page}) => {
    for (const path of [withTabs, longNamePage, '/api/linea-smart-contracts/messageservice/l2/v1/l2messageservicev1']) {
      await open(page, path);
      const trail = page.locator('.theme-doc-breadcrumbs ul');
      const {height, tops} = await trail.evaluate((list) => ({
        height: list.getBoundingClientRect().height,
        tops: new Set([...list.children].filter((item) => getComputedStyle(item).position !== 'absolute').map((item) => Math.round(item.getBoundingClientRect().top + item.getBoundingClientRect().height / 2))).size,
      }));
      expect(tops, path).toBe(1);
      // A line for fingers is 44 px high.
      expect(height, path).toBeLessThan(48);
    }
  });
});

test.describe('names and code', () => {
  for (const width of [390, 1440]) {
    test(`at ${width} px long names break between words`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      await open(page, longNamePage);
      const title = page.locator('h1');
      await expect(title).toHaveText(longName);
      const lines = await title.evaluate((heading) => {
        const texts = [...heading.childNodes].filter((node): node is Text => node.nodeType === Node.TEXT_NODE);
        const range = document.createRange();
        return texts.map((node) => {
          range.selectNodeContents(node);
          return range.getClientRects().length;
        });
      });
      // No word goes over two lines.
      expect(Math.max(...lines)).toBe(1);
    });
  }

  test('in the sidebar, too', async ({page}) => {
    await open(page, longNamePage);
    await expect(page.locator('.theme-doc-sidebar-menu .menu__link', {hasText: longName}).locator('wbr')).not.toHaveCount(0);
  });

  test('code is 14 px or larger', async ({page}) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({width, height: 900});
      for (const path of ['/get-started/build/contracts', '/get-started/tooling/node-providers', '/api/linea-smart-contracts/linearollup', withTabs]) {
        await open(page, path);
        const small = await page.locator('main :is(code, pre, kbd)').evaluateAll((elements) =>
          elements.filter((element) => element.checkVisibility() && parseFloat(getComputedStyle(element).fontSize) < 13.9).map((element) => `${getComputedStyle(element).fontSize} ${element.textContent.slice(0, 30)}`));
        expect(small.slice(0, 5), `${path} at ${width}`).toEqual([]);
      }
    }
  });

  test('a block of code has a name: its title or its language', async ({page}) => {
    await open(page, withTabs);
    const blocks = page.locator('article pre');
    const names = await blocks.evaluateAll((elements) => elements.map((element) => element.getAttribute('aria-label')));
    expect(names.length).toBeGreaterThan(3);
    expect(names.every(Boolean)).toBe(true);
    await expect(page.getByRole('group', {name: 'hardhat.config.ts'}).first()).toBeAttached();
  });

  test('a cut line fades until its end is in sight', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, withTabs);
    const fade = () => page.locator('.theme-code-block').evaluateAll((blocks) =>
      blocks.filter((block) => block.checkVisibility()).map((block) => {
        const pre = block.querySelector('pre') as HTMLElement;
        return {cut: pre.scrollWidth > pre.clientWidth + 48 && pre.scrollLeft === 0, opacity: Number(getComputedStyle(pre.parentElement as HTMLElement, '::after').opacity)};
      }));
    const blocks = await fade();
    expect(blocks.some(({cut}) => cut)).toBe(true);
    expect(blocks.filter(({cut, opacity}) => cut && opacity < 0.9)).toEqual([]);
    await page.locator('pre').evaluateAll((all) => all.forEach((pre) => pre.scrollTo(pre.scrollWidth, 0)));
    await expect.poll(async () => Math.max(...(await fade()).map(({opacity}) => opacity))).toBeLessThan(0.1);
  });

  test('copy is visible when the block has the focus', async ({page}) => {
    await open(page, withTabs);
    const block = page.locator('.theme-code-block').first();
    await block.locator('pre').focus();
    await expect(block.getByRole('button', {name: 'Copy code to clipboard'})).toHaveCSS('opacity', '1');
  });

  test('every button has the font of the site', async ({page}) => {
    for (const path of ['/', '/api/decode', '/api/reference/linea-estimategas', '/offline', '/search']) {
      await open(page, path);
      const fonts = await page.locator('button, input, select, textarea').evaluateAll((elements) => elements.map((element) => `${getComputedStyle(element).fontFamily} ${element.textContent}`));
      expect(fonts.filter((font) => !/^"?Geist/.test(font)), path).toEqual([]);
    }
  });
});

test.describe('tabs', () => {
  const firstTabs = async (page: Page) => {
    await open(page, withTabs);
    return page.getByRole('tablist').first();
  };

  test('list, tabs and panels are named by each other', async ({page}) => {
    const list = await firstTabs(page);
    await expect(list).toHaveAttribute('aria-label', /\w/);
    for (const tab of await list.getByRole('tab').all()) {
      const panel = page.locator(`[id="${await tab.getAttribute('aria-controls')}"]`);
      await expect(panel).toHaveAttribute('role', 'tabpanel');
      await expect(panel).toHaveAttribute('aria-labelledby', (await tab.getAttribute('id')) ?? '');
    }
    const ids = await page.locator('[role=tab], [role=tabpanel]').evaluateAll((elements) => elements.map(({id}) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('arrows, Home and End choose; only the chosen tab is a stop', async ({page}) => {
    const list = await firstTabs(page);
    const tabs = list.getByRole('tab');
    const last = (await tabs.count()) - 1;
    const expectChosen = async (index: number) => {
      await expect(tabs.nth(index)).toBeFocused();
      await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true');
      await expect(list.locator('[tabindex="0"]')).toHaveCount(1);
    };
    await tabs.first().click();
    for (const [key, index] of [['End', last], ['ArrowRight', 0], ['ArrowLeft', last], ['Home', 0], ['ArrowRight', 1]] as const) {
      await page.keyboard.press(key);
      await expectChosen(index);
    }
  });

  test('a panel is a stop when it begins with text, and not when it begins with code', async ({page}) => {
    await firstTabs(page);
    const panels = await page.getByRole('tabpanel').evaluateAll((elements) => elements.map((panel) => ({stop: panel.getAttribute('tabindex') === '0', code: panel.querySelector(':scope > div > :first-child')?.matches('.theme-code-block') ?? false})));
    expect(panels.length).toBeGreaterThan(0);
    expect(panels.every(({stop, code}) => stop !== code)).toBe(true);
  });
});

test('names in the table of contents break between their words', async ({page}) => {
  await open(page, '/api/linea-smart-contracts/linearollup');
  // Between two break opportunities stands a word of the name: each on one line.
  const words = await page.locator('.table-of-contents code').evaluateAll((names) =>
    names.flatMap((code) => {
      const range = document.createRange();
      return [...code.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => {
        range.selectNodeContents(node);
        return {name: code.textContent, word: node.textContent ?? '', lines: new Set([...range.getClientRects()].map(({top}) => Math.round(top))).size};
      });
    }));
  expect(words.map(({name}) => name)).toContain('setLivenessRecoveryOperator');
  expect(words.filter(({lines, word}) => lines > 1 && !word.includes(' '))).toEqual([]);
});

test('in forced colours, what is active has a line', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await open(page, withTabs);
  for (const selector of ['.theme-doc-sidebar-menu .menu__link[aria-current=page]', '.navbar__link--active', '.tabs__item--active']) {
    await expect(page.locator(selector).first()).toHaveCSS('outline-style', 'solid');
  }
});

test('on paper, links show where they lead and addresses are whole', async ({page}) => {
  await open(page, '/get-started/build/contracts');
  await page.emulateMedia({media: 'print'});
  const target = (selector: string) => page.locator(selector).first().evaluate((link) => getComputedStyle(link, '::after').content.includes(link.getAttribute('href') ?? '?'));
  expect(await target('article p > a[href^="/"]')).toBe(true);
  expect(await target('article p > a[href^="http"]')).toBe(true);
  const cut = await page.locator('.docs-hex > span').evaluateAll((parts) => parts.filter((part) => part.scrollWidth > part.clientWidth + 1).length);
  expect(cut).toBe(0);
});
