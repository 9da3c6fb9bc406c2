import {expect, hydrated, open, statesUrl, test} from './support';

test.describe('color mode', () => {
  test('the switch goes from system to light, to dark, and back to system', async ({page}) => {
    await page.emulateMedia({colorScheme: 'no-preference'});
    await open(page, '/get-started');
    const html = page.locator('html');
    const toggle = page.locator('.navbar button[class*=toggleButton]').first();
    await expect(html).toHaveAttribute('data-theme-choice', 'system');
    await toggle.click();
    await expect(html).toHaveAttribute('data-theme', 'light');
    await expect(html).toHaveAttribute('data-theme-choice', 'light');
    await toggle.click();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await toggle.click();
    await expect(html).toHaveAttribute('data-theme-choice', 'system');
  });

  test('follows the system, is kept under the plain key, and comes back after a reload', async ({page}) => {
    await page.emulateMedia({colorScheme: 'light'});
    await open(page, '/get-started');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    const toggle = page.locator('.navbar button[class*=toggleButton]').first();
    await toggle.click();
    await toggle.click();
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('two tabs agree', async ({context}) => {
    const [first, second] = [await context.newPage(), await context.newPage()];
    await open(first, '/get-started');
    await open(second, '/release-notes');
    await first.locator('.navbar button[class*=toggleButton]').first().click();
    await expect(first.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(second.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  test('works when the browser refuses storage', async ({page}) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('refused', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', {get: refuse});
      Object.defineProperty(window, 'sessionStorage', {get: refuse});
    });
    await open(page, '/get-started');
    await page.locator('.navbar button[class*=toggleButton]').first().click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.locator('h1')).toBeVisible();
  });
});

test.describe('announcement bar', () => {
  const bar = '.theme-announcement-bar';

  test('is off on the real site', async ({page}) => {
    await open(page, '/');
    await expect(page.locator(bar)).toHaveCount(0);
  });

  test('shows until dismissed, and again when its id changes', async ({page}) => {
    await open(page, `${statesUrl}/`);
    await expect(page.locator(bar)).toContainText('second announcement');
    await expect(page.locator(bar)).toHaveCSS('background-color', 'rgb(97, 223, 255)');
    await page.locator(bar).getByRole('button', {name: 'Close'}).click();
    await expect(page.locator(bar)).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.dismiss'))).toBe('true');
    await page.reload();
    await hydrated(page);
    await expect(page.locator(bar)).toBeHidden();
    await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'first'));
    // The first load with a new id resets the dismissal.
    await page.reload();
    await hydrated(page);
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.dismiss'))).toBe('false');
    await page.reload();
    await hydrated(page);
    await expect(page.locator(bar)).toBeVisible();
  });
});

test.describe('crash', () => {
  test('shows the causes and recovers on Try again', async ({page}) => {
    await open(page, `${statesUrl}/crash`);
    await page.getByRole('button', {name: 'Crash now'}).click();
    await expect(page.getByRole('heading', {name: /This page crashed/})).toBeVisible();
    await expect(page).toHaveTitle(/Page Error/);
    await expect(page.locator('main')).toContainText('Outer failure');
    await expect(page.locator('main')).toContainText('Inner cause');
    await page.evaluate(() => Object.assign(window, {broken: false}));
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('heading', {name: 'Not crashed'})).toBeVisible();
  });

  test('a failing navbar item is named with its configuration', async ({page}) => {
    await page.goto(`${statesUrl}/?navbar=fails`);
    await expect(page.getByText('A theme navbar item failed to render')).toBeVisible();
    await expect(page.getByText('"label": "Fails"')).toBeVisible();
    await expect(page.getByText('The item is broken')).toBeVisible();
    await expect(page).toHaveTitle('Page Error');
  });
});

test('a page whose code loads has a spinner with a cycle of 3 s, and one whose code does not has the error and Retry', async ({page}) => {
  await open(page, `${statesUrl}/loading`);
  const spinner = page.getByRole('status', {name: 'Loading page'});
  await expect(spinner).toBeVisible();
  expect(await spinner.locator('path').first().evaluate((line) => getComputedStyle(line).animationDuration)).toBe('3s');
  await expect(page.getByRole('alert')).toContainText('Loading chunk 1 failed');
  await expect(page.getByRole('alert').getByRole('button', {name: 'Retry'})).toBeVisible();
});

test('an unlisted page is in the menu only while it is open', async ({page}) => {
  await open(page, `${statesUrl}/other`);
  const entry = page.locator('.theme-doc-sidebar-menu').getByText('Unlisted', {exact: true});
  await expect(entry).toHaveCount(0);
  await open(page, `${statesUrl}/unlisted`);
  await expect(entry).toBeVisible();
});

test.describe('menus', () => {
  test('a category opens and closes; with reduced motion it takes 1 ms', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, `${statesUrl}/other`);
    const category = page.locator('.theme-doc-sidebar-item-category');
    const toggle = category.getByRole('button').first();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    const list = category.locator('.menu__list');
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(list).toBeVisible();
    await toggle.click();
    expect(await list.evaluate((element) => (element as HTMLElement).style.transition)).toMatch(/^$|height 1ms/);
    await expect(list).toBeHidden();
  });

  test('the category of the open page is open', async ({page}) => {
    await open(page, `${statesUrl}/inside`);
    await expect(page.locator('.theme-doc-sidebar-menu').getByText('Inside', {exact: true})).toBeVisible();
  });

  test('on a phone the menu slides in, has a way back, and closes at desktop width', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, '/technology/architecture');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const menu = page.locator('.navbar-sidebar');
    await expect(menu).toBeVisible();
    await expect(menu.getByText('Decentralization', {exact: false}).first()).toBeVisible();
    await menu.getByRole('button', {name: /Back to main menu/}).click();
    await expect(menu.getByText('Release notes')).toBeVisible();
    await page.setViewportSize({width: 1200, height: 844});
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  });

  test('the sidebar is 300 px wide and can be hidden', async ({page}) => {
    await open(page, '/technology/architecture');
    const sidebar = page.locator('.theme-doc-sidebar-container');
    expect((await sidebar.boundingBox())?.width).toBe(300);
    await page.getByRole('button', {name: 'Collapse sidebar'}).click();
    await expect.poll(async () => (await sidebar.boundingBox())?.width).toBeLessThan(60);
  });
});

test.describe('third-party scripts', () => {
  const hosts = ['www.googletagmanager.com', 'feedback.test', 'assistant.test'];

  test('load after the page when they are configured', async ({page}) => {
    const requested: string[] = [];
    await page.route((url) => hosts.includes(url.hostname), (route) => {
      requested.push(new URL(route.request().url()).hostname);
      return route.fulfill({contentType: 'text/javascript', body: ''});
    });
    await open(page, `${statesUrl}/`);
    await expect.poll(() => requested.toSorted()).toEqual(hosts.toSorted());
    await expect(page.locator('#__cookbook')).toHaveAttribute('data-api-key', 'test-key');
  });

  test('change nothing for the reader when they are blocked', async ({page}) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.route((url) => hosts.includes(url.hostname), (route) => route.abort());
    await open(page, `${statesUrl}/`);
    await page.waitForTimeout(1500);
    await page.getByRole('link', {name: 'Other'}).first().click();
    await expect(page.locator('h1')).toHaveText('Other');
    expect(errors).toEqual([]);
  });
});

test('the skip link is the first stop and leads to the content', async ({page}) => {
  await open(page, '/get-started');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('.navbar'))).toBeNull();
  expect(await page.evaluate(() => document.activeElement?.closest('#__docusaurus_skipToContent_fallback'))).not.toBeNull();
});
