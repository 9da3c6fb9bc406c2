import type {Page} from '@playwright/test';
import {expectAccessible, measureOverflow} from './checks';
import {expect, open, test} from './support';

const pageWithTerms = '/technology/coordinator';
const term = '[aria-describedby^=glossary-]';
const tooltip = 'article [popover]';
const visibleTooltip = (page: Page) => page.locator(`${tooltip}:popover-open`);
const glossaryUrlPattern = /zero-knowledge-glossary#/;

/** Shows each term's tooltip and checks that it stays inside the window. */
async function expectTooltipsInWindow(
  page: Page,
  action: 'tap' | 'hover',
): Promise<void> {
  const {width, height} = page.viewportSize() ?? {width: 0, height: 0};
  for (const word of await page.locator(term).all()) {
    await word[action]();
    await expect(visibleTooltip(page)).toHaveCount(1);
    const box = await visibleTooltip(page).boundingBox();
    expect(
      box &&
        box.x >= 0 &&
        box.y >= 0 &&
        box.x + box.width <= width &&
        box.y + box.height <= height,
      JSON.stringify(box),
    ).toBe(true);
    expect(await measureOverflow(page)).toBe(0);
    await page.locator('body').press('Escape');
    await expect(visibleTooltip(page)).toHaveCount(0);
  }
}

test('with the keyboard, focusing a term shows its tooltip, Escape hides it and Enter follows the link', async ({
  page,
}) => {
  await open(page, pageWithTerms);
  const [first, second] = [
    page.locator(term).first(),
    page.locator(term).nth(1),
  ];
  // Only keyboard focus shows the tooltip.
  await first.focus();
  await page.keyboard.press('Shift+Tab');
  await expect(visibleTooltip(page)).toHaveCount(0);
  for (const next of [first, second]) {
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
    await expect(visibleTooltip(page)).toHaveCount(1);
    await expect(next).toHaveAccessibleDescription(/^[A-Z].+\.$/);
  }
  await page.keyboard.press('Escape');
  await expect(visibleTooltip(page)).toHaveCount(0);
  await expect(second).toBeFocused();
  const target = await second.getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${target}$`));
});

test('on hover, the tooltip stays open without layout shift, is not copied with the paragraph, and is accessible', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, pageWithTerms);
  const paragraph = page.locator('p', {has: page.locator(term)}).first();
  await page.locator(term).first().scrollIntoViewIfNeeded();
  const initialBox = await paragraph.boundingBox();
  await page.locator(term).first().hover();
  await expect(visibleTooltip(page)).toBeVisible();
  expect(await paragraph.boundingBox()).toEqual(initialBox);
  const copiedText = await paragraph.evaluate((element) => {
    getSelection()?.selectAllChildren(element);
    return String(getSelection());
  });
  expect(copiedText).toContain('validity proofs');
  expect(copiedText).not.toContain('in the glossary');
  const box = await visibleTooltip(page).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 30, (box?.y ?? 0) + 20, {steps: 4});
  await page.clock.runFor(600);
  await expect(visibleTooltip(page)).toBeVisible();
  await expectAccessible(page, {include: 'article'});
  await page.mouse.move(2, 2, {steps: 4});
  await expect(visibleTooltip(page)).toHaveCount(0);
});

test('Escape hides a hovered tooltip; a click follows the link', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, pageWithTerms);
  await page.locator(term).first().hover();
  await expect(visibleTooltip(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.clock.runFor(400);
  await expect(visibleTooltip(page)).toHaveCount(0);
  await page.locator(term).first().click();
  await expect(page).toHaveURL(glossaryUrlPattern);
  await expect(visibleTooltip(page)).toHaveCount(0);
});

test('the tooltip stays inside the window at 200% zoom', async ({page}) => {
  await page.setViewportSize({width: 640, height: 400});
  await open(page, pageWithTerms);
  await expectTooltipsInWindow(page, 'hover');
});

test.describe('on a touch screen', () => {
  test.use({
    hasTouch: true,
    isMobile: true,
    viewport: {width: 390, height: 844},
  });

  test('the first tap shows the tooltip inside the window, and its link leads to the term', async ({
    page,
  }) => {
    for (const path of [pageWithTerms, '/technology/prover/trace-expansion']) {
      await open(page, path);
      await expectTooltipsInWindow(page, 'tap');
    }
    await expect(page).toHaveURL(/trace-expansion$/);
    await page.locator(term).last().tap();
    await visibleTooltip(page).getByRole('link').tap();
    await expect(page).toHaveURL(glossaryUrlPattern);
  });

  test('a tap elsewhere hides the tooltip, and a second tap on the term follows the link', async ({
    page,
  }) => {
    await open(page, pageWithTerms);
    await page.locator(term).first().tap();
    await expect(visibleTooltip(page)).toHaveCount(1);
    await page.locator('h1').tap();
    await expect(visibleTooltip(page)).toHaveCount(0);
    await page.locator(term).first().tap();
    await page.locator(term).first().tap();
    await expect(page).toHaveURL(glossaryUrlPattern);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the term is a link and the tooltip is hidden', async ({page}) => {
    await page.goto(pageWithTerms);
    await expect(page.locator(tooltip).first()).toBeHidden();
    await page.locator(term).first().click();
    await expect(page).toHaveURL(glossaryUrlPattern);
  });
});

test.describe('in a browser without popovers', () => {
  test.use({hasTouch: true});

  test('a tap on a term follows the link, and hovering shows nothing', async ({
    checkedPage: page,
  }) => {
    await page.addInitScript(() => {
      for (const name of ['showPopover', 'hidePopover', 'togglePopover'])
        Reflect.deleteProperty(HTMLElement.prototype, name);
      const matches = Object.getOwnPropertyDescriptor(
        Element.prototype,
        'matches',
      )?.value as (this: Element, selector: string) => boolean;
      Element.prototype.matches = function (selector: string) {
        if (selector.includes(':popover-open'))
          throw new SyntaxError(`${selector} is not a valid selector`);
        return matches.call(this, selector);
      };
    });
    await open(page, pageWithTerms);
    const word = page.locator(term).first();
    await word.hover();
    await word.focus();
    await expect(page.locator(tooltip).first()).toBeHidden();
    await word.tap();
    await expect(page).toHaveURL(glossaryUrlPattern);
  });
});
