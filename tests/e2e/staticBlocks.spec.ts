import type {Page} from '@playwright/test';
import {expect, open, test} from './support';

const longest = '/api/linea-smart-contracts/linearollup';

/** Links to other pages, in paragraphs, lists and tables that are HTML from the build. */
const links = (page: Page) => page.locator('.markdown :is(p, li, td) > a[href^="/"]');

declare global {
  interface Window {
    sameDocument?: boolean;
  }
}

test('a link in a table or list of facts changes the page without loading a document', async ({quiet: page}) => {
  await open(page, longest);
  await page.evaluate(() => {
    window.sameDocument = true;
  });
  const link = links(page).last();
  const href = (await link.getAttribute('href')) as string;
  await link.click();
  await expect(page).toHaveURL(href);
  expect(await page.evaluate(() => window.sameDocument)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(longest);
  await expect(page.locator('h1')).toHaveText('LineaRollup');
  expect(await page.evaluate(() => window.sameDocument)).toBe(true);
});

test('with a modifier key, the browser opens the link as it always does', async ({page, context}) => {
  await open(page, longest);
  const opened = context.waitForEvent('page');
  await links(page).last().click({modifiers: ['ControlOrMeta']});
  await opened;
  await expect(page).toHaveURL(longest);
});

test('code of a linked page is fetched when the link comes into view', async ({page}) => {
  await open(page, longest);
  const prefetched = page.locator('link[rel=prefetch]');
  await page.waitForLoadState('networkidle');
  const before = await prefetched.count();
  await links(page).last().scrollIntoViewIfNeeded();
  await expect.poll(() => prefetched.count()).toBeGreaterThan(before);
});

test('facts that somebody selects stay when the heading in the address changes', async ({quiet: page}) => {
  await open(page, longest);
  const cell = await page.locator('.markdown td code').nth(20).elementHandle();
  await page.locator('.markdown a[href^="#"]:not(.hash-link)').last().click();
  await expect(page).toHaveURL(/#/);
  expect(await cell.evaluate(({isConnected}) => isConnected)).toBe(true);
});

test('a page reads the same whether it was loaded or changed to', async ({quiet: page}) => {
  const facts = () => page.locator('.markdown').evaluate((article) =>
    [...article.querySelectorAll(':is(p, li, th, td):not(figure *)')].map((element) => element.innerHTML.replace(/<!-- -->| class=""/g, '')).join('\n'));
  await open(page, longest);
  const loaded = await facts();
  await open(page, '/api/linea-smart-contracts/zkevmv2');
  await page.locator(`.markdown a[href="${longest}"]`).first().click();
  await expect(page.locator('h1')).toHaveText('LineaRollup');
  expect(await facts()).toBe(loaded);
});

test('React keeps only a small part of the longest page', async ({page}) => {
  await open(page, longest);
  const {all, ofReact} = await page.locator('.markdown').evaluate((article) => {
    const elements = [...article.querySelectorAll(':is(p, li, th, td, code, a)')];
    return {all: elements.length, ofReact: elements.filter((element) => Object.keys(element).some((key) => key.startsWith('__react'))).length};
  });
  expect(all).toBeGreaterThan(3000);
  expect(ofReact / all).toBeLessThan(0.15);
});
