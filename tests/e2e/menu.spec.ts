import type {Page} from '@playwright/test';
import {expect, open, test} from './support';

test.use({viewport: {width: 390, height: 844}});

const toggle = (page: Page) =>
  page.getByRole('button', {name: 'Toggle navigation bar'});
const menu = (page: Page) => page.getByRole('dialog', {name: 'Menu'});
const back = (page: Page) =>
  menu(page).getByRole('button', {name: 'Back to main menu'});

async function openMenu(
  page: Page,
  path = '/technology/architecture',
): Promise<void> {
  await open(page, path);
  await toggle(page).click();
  await expect(menu(page)).toBeVisible();
}

const isFocusInside = (page: Page): Promise<boolean> =>
  page.evaluate(() => Boolean(document.activeElement?.closest('dialog')));

test('the menu is a named dialog that none of 160 Tab presses leaves', async ({
  strictPage: page,
}) => {
  await openMenu(page);
  expect(await isFocusInside(page)).toBe(true);
  const focusedElements = new Set<string>();
  for (let step = 0; step < 160; step += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const element = document.activeElement;
      return element?.closest('dialog') && !element.closest('[inert]')
        ? element.outerHTML
        : '';
    });
    expect(name, `press ${step}`).not.toBe('');
    focusedElements.add(name);
  }
  expect(focusedElements.size).toBeGreaterThan(5);
  await page.keyboard.press('Shift+Tab');
  expect(await isFocusInside(page)).toBe(true);
  // The page behind the menu is inert.
  await page
    .locator('#__docusaurus_skipToContent_fallback a')
    .first()
    .evaluate((link) => (link as HTMLElement).focus());
  expect(await isFocusInside(page)).toBe(true);
});

test('its content is rendered when it first opens', async ({page}) => {
  await open(page, '/technology/architecture');
  await expect(page.locator('dialog .navbar-sidebar')).toHaveCount(0);
  await toggle(page).click();
  await expect(page.locator('dialog .navbar-sidebar')).toHaveCount(1);
});

test('it slides in, from outside the window', async ({page}) => {
  await open(page, '/technology/architecture');
  const lefts = await page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const positions: number[] = [];
        const start = performance.now();
        const measure = (): void => {
          const panel = document.querySelector('dialog[open] .navbar-sidebar');
          if (panel) positions.push(panel.getBoundingClientRect().left);
          if (performance.now() - start < 1500) requestAnimationFrame(measure);
          else resolve(positions);
        };
        document.querySelector<HTMLElement>('.navbar__toggle')?.click();
        measure();
      }),
  );
  expect(Math.min(...lefts)).toBeLessThan(-40);
  expect(lefts.at(-1)).toBe(0);
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
  await page.mouse.click(355, 500);
  await expect(menu(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
});

test('the current section’s pages open first; “Back to main menu” shows the sections and focuses the first', async ({
  strictPage: page,
}) => {
  await openMenu(page);
  await expect(
    menu(page).getByRole('link', {name: 'Decentralization'}),
  ).toBeInViewport();
  await back(page).click();
  for (const name of [
    'Get started',
    'Learn',
    'Technology',
    'APIs & SDK',
    'Release notes',
  ])
    await expect(
      menu(page).getByRole('link', {name, exact: true}),
    ).toBeInViewport({ratio: 1});
  await expect(
    menu(page).getByRole('link', {name: 'Get started', exact: true}),
  ).toBeFocused();
  await expect(
    menu(page).getByRole('link', {name: 'Technology', exact: true}),
  ).toHaveClass(/menu__link--active/);
  await page.setViewportSize({width: 1200, height: 844});
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});

test('the menu opens at the current page’s entry, even if it is far down the list', async ({
  strictPage: page,
}) => {
  await openMenu(page, '/get-started/tooling/social-login/openfort');
  await expect(
    menu(page).locator('.theme-doc-sidebar-menu [aria-current=page]'),
  ).toBeInViewport({ratio: 1});
});
