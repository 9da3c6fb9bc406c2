import type {Page, Route} from '@playwright/test';
import {
  expectAccessible,
  findCover,
  measureDistance,
  measureOverflow,
} from './checks';
import {expect, open, test, watchRequests} from './support';

const guidePath = '/get-started/how-to/bridge';

const toggle = (page: Page) => page.getByLabel('More ways to read this page');

test.describe('the Copy page control', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('requests the page’s Markdown only when pressed, and says that it is copied', async ({
    strictPage: page,
  }) => {
    const requests = watchRequests(page, /\.md$/);
    await open(page, guidePath);
    expect(requests).toEqual([]);
    await page.getByRole('button', {name: 'Copy page'}).click();
    await expect(
      page.getByRole('button', {name: 'Copied', exact: true}),
    ).toBeVisible();
    await expect(page.getByText('Page copied as Markdown')).toBeAttached();
    await expect(page.getByRole('button', {name: 'Copy page'})).toBeVisible();
  });

  test('shows an error if the Markdown cannot be loaded or is invalid, and works on retry', async ({
    page,
  }) => {
    await open(page, guidePath);
    for (const respond of [
      (route: Route) => route.abort(),
      (route: Route) =>
        route.fulfill({body: '<!doctype html>', contentType: 'text/html'}),
    ]) {
      await page.route('**/*.md', respond);
      await page.getByRole('button', {name: 'Copy page'}).click();
      await expect(
        page.getByText(
          'The Markdown could not be loaded. Check your connection, then press the button again.',
        ),
      ).toBeVisible();
      await page.unroute('**/*.md');
      await page.getByRole('button', {name: 'Copy page'}).click();
      await expect(
        page.getByRole('button', {name: 'Copied', exact: true}),
      ).toBeVisible();
      await expect(page.getByRole('button', {name: 'Copy page'})).toBeVisible();
    }
  });

  test('shows an error if the browser blocks the clipboard', async ({page}) => {
    await page.addInitScript(() => {
      navigator.clipboard.write = () => Promise.reject(new Error('refused'));
    });
    await open(page, guidePath);
    await page.getByRole('button', {name: 'Copy page'}).click();
    await expect(
      page.getByText(
        'The browser did not allow copying. Open the Markdown and copy it there.',
      ),
    ).toBeVisible();
  });

  test('opens with the keyboard, moves with arrow keys, closes with Escape or a press elsewhere and restores focus', async ({
    strictPage: page,
  }) => {
    await open(page, guidePath);
    const viewLink = page.getByRole('link', {name: 'View as Markdown'});
    await page.getByRole('button', {name: 'Copy page'}).focus();
    await page.keyboard.press('Tab');
    await expect(toggle(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(viewLink).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(viewLink).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(
      page.getByRole('link', {name: 'Open in ChatGPT'}),
    ).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(viewLink).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(viewLink).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(viewLink).toBeHidden();
    await toggle(page).click();
    await page.locator('h1').click();
    await expect(viewLink).toBeHidden();
  });

  test('opens beside its button in windows of any width, covered by nothing, and has no accessibility violations', async ({
    page,
  }) => {
    await open(page, guidePath);
    await toggle(page).click();
    const list = page.getByRole('list').filter({
      has: page.getByRole('link', {name: 'View as Markdown'}),
    });
    for (const width of [1920, 1440, 1366, 1280, 1024, 768, 390]) {
      await page.setViewportSize({width, height: 768});
      await expect(list, `${width} px`).toBeInViewport({ratio: 1});
      expect(
        await measureDistance(list, toggle(page)),
        `${width} px`,
      ).toBeLessThan(10);
      for (const link of await list.getByRole('link').all())
        expect(await findCover(link), `${width} px`).toBeUndefined();
    }
    expect(await measureOverflow(page)).toBe(0);
    await expectAccessible(page);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the links to the Markdown and to assistants remain available', async ({
    page,
  }) => {
    await page.goto(guidePath);
    await expect(page.getByRole('button', {name: 'Copy page'})).toBeHidden();
    await toggle(page).click();
    const viewLink = page.getByRole('link', {name: 'View as Markdown'});
    await expect(viewLink).toBeVisible();
    await expect(viewLink).toHaveAttribute('href', `${guidePath}.md`);
  });
});
