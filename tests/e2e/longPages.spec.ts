import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {drawn, expect, open, test, watchShifts} from './support';

// Content below the first screen is laid out lazily (src/css/longPages.css). Readers must not notice this.

const longest = '/api/linea-smart-contracts/linearollup';
const guide = '/get-started/how-to/bridge';

/** The number of lazily laid out blocks, and how many of them are not laid out yet. */
const late = (page: Page): Promise<{all: number; waiting: number}> =>
  page.locator('.markdown > *').evaluateAll((elements) => {
    const all = elements.filter((element) => getComputedStyle(element).contentVisibility === 'auto');
    return {all: all.length, waiting: all.filter((element) => element.firstElementChild && !element.firstElementChild.checkVisibility({contentVisibilityAuto: true})).length};
  });

/** The distance in pixels between the section and its target position, 16 px below the navbar. */
const distance = (page: Page, id: string): Promise<number> =>
  page.evaluate((name) => {
    const heading = document.getElementById(name) as HTMLElement;
    const place = (document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0) + 16;
    return Math.abs(heading.getBoundingClientRect().top - place);
  }, id);

test('a long page is laid out only as far as necessary', async ({page}) => {
  await open(page, longest);
  const {all, waiting} = await late(page);
  expect(all).toBeGreaterThan(100);
  expect(waiting).toBeGreaterThan(all / 2);
});

for (const [viewport, sections] of [[{width: 390, height: 844}, ['finalizeblocks', 'inherited-members']], [{width: 1440, height: 900}, ['events']]] as const) {
  test(`URLs with a hash scroll to sections in the middle and at the end of the page at ${viewport.width} px`, async ({page}) => {
    await page.setViewportSize(viewport);
    for (const [path, ids] of [[longest, sections], [guide, ['if-it-fails']]] as const) {
      for (const id of ids) {
        await page.goto('about:blank');
        await open(page, `${path}#${id}`);
        // The position does not change after the surrounding blocks are laid out.
        await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
        expect(await distance(page, id), id).toBeLessThan(4);
      }
    }
  });
}

test('links within the page and the back button scroll to the right positions', async ({page}) => {
  await open(page, longest);
  const link = page.locator('.table-of-contents a[href="#events"]');
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL(/#events$/);
  await expect.poll(() => distance(page, 'events')).toBeLessThan(4);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('a link from another page scrolls to the right section', async ({page}) => {
  await open(page, '/api/linea-smart-contracts/interfaces/l1/izkevmv2');
  await page.locator(`.markdown a[href="${longest}#finalizeblocks"]`).first().click();
  await expect(page.locator('h1')).toHaveText('LineaRollup');
  await expect.poll(() => distance(page, 'finalizeblocks')).toBeLessThan(4);
});

test('on a phone, blocks that are not laid out yet do not overlap the rest of the page', async ({page}) => {
  await page.setViewportSize({width: 412, height: 823});
  await open(page, longest);
  // Only rules that overlapping boxes break: scrollable boxes become tab stops only when laid out.
  const {violations} = await new AxeBuilder({page}).withRules(['color-contrast', 'target-size']).analyze();
  expect(violations.flatMap(({nodes}) => nodes.map(({html}) => html))).toEqual([]);
});

test('the whole page is printed', async ({page}) => {
  await open(page, longest);
  await page.emulateMedia({media: 'print'});
  expect((await late(page)).all).toBe(0);
});

test('scrolling causes no layout shift', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  const readShift = await watchShifts(page);
  await open(page, longest);
  for (let step = 0; step < 25; step += 1) {
    await page.mouse.wheel(0, 600);
    await drawn(page);
  }
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(5000);
  expect(await readShift()).toBeLessThan(0.02);
});
