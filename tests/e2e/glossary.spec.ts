import {expectAccessible, overflow} from './checks';
import {expect, open, test} from './support';

const withTerms = '/technology/coordinator';
const term = '[aria-describedby^=glossary-]';
const card = 'article [popover]';
const shown = `${card}:popover-open`;

test.describe('keyboard', () => {
  test('focus shows the tooltip, Escape hides it, Enter follows the link', async ({page}) => {
    await open(page, withTerms);
    const first = page.locator(term).first();
    // Only a focus that the keyboard gave shows it.
    await first.focus();
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator(shown)).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await expect(page.locator(shown)).toBeVisible();
    await expect(first).toHaveAccessibleDescription(/^A .+\.$/);
    await page.keyboard.press('Escape');
    await expect(page.locator(shown)).toHaveCount(0);
    await expect(first).toBeFocused();
    const target = await first.getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${target}$`));
  });

  test('one stop a term: Tab leads on to the next and hides the tooltip', async ({page}) => {
    await open(page, withTerms);
    await page.locator(term).nth(1).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator(term).first()).toBeFocused();
    await expect(page.locator(shown)).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(page.locator(term).nth(1)).toBeFocused();
    await expect(page.locator(shown)).toHaveCount(1);
  });
});

test.describe('mouse', () => {
  test('the tooltip stays while the mouse is on it, and goes when it leaves', async ({page}) => {
    await open(page, withTerms);
    await page.locator(term).first().hover();
    await expect(page.locator(shown)).toBeVisible();
    const box = await page.locator(shown).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 30, (box?.y ?? 0) + 20, {steps: 4});
    await page.waitForTimeout(600);
    await expect(page.locator(shown)).toBeVisible();
    await page.mouse.move(2, 2, {steps: 4});
    await expect(page.locator(shown)).toHaveCount(0);
  });

  test('Escape hides it while the mouse stays; a click follows the link', async ({page}) => {
    await open(page, withTerms);
    await page.locator(term).first().hover();
    await expect(page.locator(shown)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.waitForTimeout(400);
    await expect(page.locator(shown)).toHaveCount(0);
    await page.locator(term).first().click();
    await expect(page).toHaveURL(/zero-knowledge-glossary#/);
    await expect(page.locator(shown)).toHaveCount(0);
  });

  test('nothing moves, and a copied paragraph holds the words once', async ({page}) => {
    await open(page, withTerms);
    const paragraph = page.locator('p', {has: page.locator(term)}).first();
    await page.locator(term).first().scrollIntoViewIfNeeded();
    const before = await paragraph.boundingBox();
    await page.locator(term).first().hover();
    await expect(page.locator(shown)).toBeVisible();
    expect(await paragraph.boundingBox()).toEqual(before);
    const copied = await paragraph.evaluate((element) => {
      const selection = getSelection();
      selection?.selectAllChildren(element);
      return String(selection);
    });
    expect(copied).toContain('validity proofs');
    expect(copied).not.toContain('in the glossary');
  });
});

test.describe('touch', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});

  test('the first tap shows the tooltip inside the window, its link leads to the term', async ({page}) => {
    for (const path of [withTerms, '/technology/prover/trace-expansion']) {
      await open(page, path);
      for (const each of await page.locator(term).all()) {
        await each.tap();
        await expect(page.locator(shown)).toHaveCount(1);
        const box = await page.locator(shown).boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
        expect(await overflow(page)).toBe(0);
        await page.locator('body').press('Escape');
        await expect(page.locator(shown)).toHaveCount(0);
      }
    }
    await expect(page).toHaveURL(/trace-expansion$/);
    await page.locator(term).last().tap();
    await page.locator(shown).getByRole('link').tap();
    await expect(page).toHaveURL(/zero-knowledge-glossary#/);
  });

  test('a tap elsewhere hides it, a second tap on the word follows the link', async ({page}) => {
    await open(page, withTerms);
    await page.locator(term).first().tap();
    await expect(page.locator(shown)).toHaveCount(1);
    await page.locator('h1').tap();
    await expect(page.locator(shown)).toHaveCount(0);
    await page.locator(term).first().tap();
    await page.locator(term).first().tap();
    await expect(page).toHaveURL(/zero-knowledge-glossary#/);
  });
});

test('at 200 % zoom the tooltip stays inside the window', async ({page}) => {
  await page.setViewportSize({width: 640, height: 400});
  await open(page, withTerms);
  for (const each of await page.locator(term).all()) {
    await each.hover();
    await expect(page.locator(shown)).toHaveCount(1);
    const box = await page.locator(shown).boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(400);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(640);
    await page.mouse.move(2, 2);
    await expect(page.locator(shown)).toHaveCount(0);
  }
});

test('a shown tooltip has no accessibility violation', async ({page}) => {
  await open(page, withTerms);
  await page.locator(term).first().hover();
  await expect(page.locator(shown)).toBeVisible();
  await expectAccessible(page, {include: 'main'});
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the term is a link and the tooltip is out of the way', async ({page}) => {
    await page.goto(withTerms);
    await expect(page.locator(card).first()).toBeHidden();
    await page.locator(term).first().click();
    await expect(page).toHaveURL(/zero-knowledge-glossary#/);
  });
});
