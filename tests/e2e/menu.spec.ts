import type {Page} from '@playwright/test';
import {expect, open, test} from './support';

test.use({viewport: {width: 390, height: 844}});

const toggle = (page: Page) =>
  page.getByRole('button', {name: 'Toggle navigation bar'});
const menu = (page: Page) => page.getByRole('dialog', {name: 'Menu'});

async function openMenu(page: Page): Promise<void> {
  await open(page, '/technology/architecture');
  await toggle(page).click();
  await expect(menu(page)).toBeVisible();
}

test('the menu is a named dialog that traps focus', async ({
  strictPage: page,
}) => {
  await openMenu(page);
  const isInside = () =>
    page.evaluate(() => document.activeElement?.closest('dialog') !== null);
  expect(await isInside()).toBe(true);
  const focusedElements = new Set<string>();
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    expect(await isInside()).toBe(true);
    focusedElements.add(
      await page.evaluate(() => document.activeElement?.outerHTML ?? ''),
    );
  }
  expect(focusedElements.size).toBeGreaterThan(5);
  await page.keyboard.press('Shift+Tab');
  expect(await isInside()).toBe(true);
  // The page behind the menu is inert.
  await page
    .locator('#__docusaurus_skipToContent_fallback a')
    .first()
    .evaluate((link) => (link as HTMLElement).focus());
  expect(await isInside()).toBe(true);
});

test('Escape or a tap outside closes the menu and returns focus to its button', async ({
  strictPage: page,
}) => {
  await openMenu(page);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  await toggle(page).click();
  await expect(menu(page)).toBeVisible();
  await page.mouse.click(380, 500);
  await expect(menu(page)).toBeHidden();
});

test('the menu links to all sections above the pages of the current one, and closes at desktop width', async ({
  page,
}) => {
  await openMenu(page);
  await expect(
    menu(page).getByText('Decentralization', {exact: false}).first(),
  ).toBeVisible();
  await expect(
    menu(page).getByRole('link', {name: 'Technology', exact: true}),
  ).toHaveClass(/menu__link--active/);
  for (const name of ['Get started', 'Learn', 'APIs & SDK', 'Release notes'])
    await expect(
      menu(page).getByRole('link', {name, exact: true}),
    ).toBeInViewport({ratio: 1});
  await page.setViewportSize({width: 1200, height: 844});
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
});

test('the menu opens at the current page’s entry, even if it is far down the list', async ({
  strictPage: page,
}) => {
  await open(
    page,
    '/api/token-api/reference/operations/get-hourly-prices-for-multiple-tokens',
  );
  await toggle(page).click();
  await expect(
    menu(page).locator('.theme-doc-sidebar-menu [aria-current=page]'),
  ).toBeInViewport({ratio: 1});
});

test('a link in the menu opens its page and closes the menu', async ({
  strictPage: page,
}) => {
  await openMenu(page);
  await menu(page).getByRole('link', {name: 'Coordinator'}).click();
  await expect(page.locator('h1')).toHaveText('Coordinator');
  await expect(menu(page)).toBeHidden();
});
