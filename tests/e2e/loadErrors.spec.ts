import type {Locator, Page} from '@playwright/test';
import {expect, waitForHydration, open, test} from './support';

const guide = {path: '/technology/coordinator', title: 'Coordinator'};

test('a malformed URL hash does not break the page', async ({
  checkedPage: page,
}) => {
  await open(page, guide.path);
  for (const hash of ['#%', '#%E0%A4%A']) {
    await page.evaluate((text) => (window.location.hash = text), hash);
    await expect(page.locator('h1')).toHaveText(guide.title);
  }
  await page
    .locator('.theme-doc-sidebar-menu')
    .getByRole('link', {name: 'Linea repositories'})
    .click();
  await expect(page.locator('h1')).toHaveText('Linea repositories');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(guide.title);
});

test('an empty cached stylesheet is fetched again, and the page is readable without it', async ({
  page,
}) => {
  const queries: string[] = [];
  await page.route(/\/assets\/css\/styles\.[^/]*\.css/, async (route) => {
    const url = new URL(route.request().url());
    queries.push(url.search);
    // Simulates a bad cached file, which the retry bypasses.
    await (queries.length === 1
      ? route.fulfill({body: '', contentType: 'text/css'})
      : route.continue());
  });
  await page.goto(guide.path);
  await expect(page.locator('h1')).toHaveText(guide.title);
  await expect(page.locator('h1')).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue(
          '--docs-background',
        ),
      ),
    )
    .not.toBe('');
  expect(queries).toEqual(['', '', '?retry']);
});

test('an invalid colour mode falls back to the system setting', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await page.addInitScript(() => localStorage.setItem('theme', 'garbage'));
  for (const startUrl of [
    guide.path,
    `${guide.path}?docusaurus-theme=garbage`,
  ]) {
    await open(page, startUrl);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('html')).toHaveAttribute(
      'data-theme-choice',
      'system',
    );
  }
});

const errorBox = (page: Page) => page.getByRole('alert');

/** Checks that the page stays readable and shows the error, and that Retry works once the files are available again. */
async function expectFailureAndRetry(
  page: Page,
  restore: () => Promise<void> | void,
  error: RegExp,
): Promise<void> {
  await expect(errorBox(page)).toContainText('did not load');
  await expect(errorBox(page)).toContainText(error);
  await expect(page.locator('h1')).toHaveText(guide.title);
  await restore();
  await errorBox(page).getByRole('button', {name: 'Retry'}).click();
  await waitForHydration(page);
  await expect(errorBox(page)).toHaveCount(0);
}

test('the first page load shows an error if the route’s code fails to load, and Retry recovers', async ({
  page,
}) => {
  const routeCode = /\/assets\/js\/(?!main|runtime|layout)/;
  await page.route(routeCode, (route) => route.abort());
  await page.goto(guide.path);
  await expectFailureAndRetry(
    page,
    () => page.unroute(routeCode),
    /\/assets\/js\/\S+\.js did not load/,
  );
});

test.describe('HTML served and cached in place of a script', () => {
  for (const [name, filePattern] of [
    ['the main chunk', /^\/assets\/js\/main\./],
    ['the page’s chunk', /^\/assets\/js\/(?!main|runtime|layout)/],
  ] as const) {
    test(`makes the page show an error if the script is ${name}, and Retry recovers`, async ({
      page,
      site,
    }) => {
      site.stubResponses((file) =>
        filePattern.test(file)
          ? {
              type: 'text/javascript',
              body: '<!doctype html><p>Log in to this network',
            }
          : undefined,
      );
      await page.goto(`${site.url}${guide.path}`);
      await expectFailureAndRetry(
        page,
        () => site.stubResponses(() => undefined),
        /Unexpected token|Loading chunk/,
      );
    });
  }
});

test('the banner about a wrong base URL appears only on the root page, and only if the page’s code does not load', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new MutationObserver(
      () =>
        document.querySelector('[id*=base-url-issue]') &&
        Object.assign(window, {hadBanner: true}),
    ).observe(document, {childList: true, subtree: true});
  });
  await open(page, '/');
  expect(
    await page.evaluate(() => Reflect.get(window, 'hadBanner')),
  ).toBeUndefined();
  await page.route('**/assets/**', (route) => route.abort());
  await page.goto('/');
  const banner = page.locator('#__docusaurus-base-url-issue-banner-container');
  await expect(banner).toContainText('baseUrl');
  await page.goto(guide.path);
  await expect(banner).toHaveCount(0);
});

test.describe('lazily loaded code', () => {
  test('The search shows an error in place, and Retry recovers', async ({
    page,
  }) => {
    let isBlocked = true;
    await open(page, guide.path);
    // If the server responded, the page would assume an outdated build and reload itself: see search.spec.ts.
    await page.route('**', (route) =>
      isBlocked &&
      (route.request().method() === 'HEAD' ||
        /\/search-lazy\./.test(route.request().url()))
        ? route.abort()
        : route.continue(),
    );
    await page.getByRole('combobox', {name: 'Search', exact: true}).fill('gas');
    await expect(errorBox(page)).toHaveCount(1);
    await expect(errorBox(page)).toContainText('could not be loaded');
    await expect(
      page.getByRole('search').locator(errorBox(page)),
    ).toBeVisible();
    isBlocked = false;
    await errorBox(page).getByRole('button', {name: 'Retry'}).click();
    await expect(
      page
        .getByRole('listbox', {name: 'Search suggestions'})
        .getByRole('option')
        .first(),
    ).toBeVisible({timeout: 30_000});
    await expect(errorBox(page)).toHaveCount(0);
  });

  const parts: readonly (readonly [
    name: string,
    path: string,
    trigger: (page: Page) => Promise<void>,
    result: (page: Page) => Locator,
  ])[] = [
    [
      'The decoder',
      '/api/decode',
      async (page) => {
        await page
          .getByRole('textbox', {name: 'Error, transaction'})
          .fill('0xa9059cbb');
        await page.getByRole('button', {name: 'Decode'}).click();
      },
      (page) =>
        page.getByRole('form', {name: 'Decoder'}).getByText('transfer').first(),
    ],
    [
      'The playground',
      '/api/reference/linea-estimategas',
      (page) =>
        page.getByRole('button', {name: 'Try linea_estimateGas'}).click(),
      (page) => page.getByRole('button', {name: 'Send'}),
    ],
    [
      'The form',
      '/api/linea-smart-contracts/lib/pausemanager#ispaused',
      async (page) => {
        const calls = page.locator('#ispaused ~ .docs-calls').first();
        await calls.evaluate((details: HTMLDetailsElement) => {
          details.open = true;
        });
        await calls
          .getByRole('button', {name: 'Try it: call isPaused', exact: true})
          .click();
      },
      (page) => page.getByRole('form', {name: 'Call isPaused'}),
    ],
    [
      'The enlarged view',
      '/technology/architecture',
      (page) => page.getByRole('button', {name: 'Enlarge'}).first().click(),
      (page) => page.getByRole('dialog'),
    ],
    [
      'The try-it panel',
      '/api/token-api/reference/operations/get-tokens',
      (page) => page.locator('#try-it').scrollIntoViewIfNeeded(),
      (page) => page.locator('#try-it form'),
    ],
    [
      'The measurement',
      '/get-started/tooling/node-providers',
      (page) =>
        page
          .getByRole('button', {name: 'Measure the public endpoints'})
          .press('Enter'),
      (page) => page.getByRole('table', {name: 'Endpoint responses'}),
    ],
  ];
  for (const [name, path, trigger, result] of parts) {
    test(`${name} shows an error in place, and Retry recovers`, async ({
      page,
    }) => {
      // A window so small that the try-it panel is below the first screen and has not been requested yet.
      await page.setViewportSize({width: 700, height: 500});
      // Once hydrated, the page has requested all the code that it needs at startup.
      await page.addInitScript(() =>
        new MutationObserver(
          () =>
            document.documentElement.dataset.hasHydrated === 'true' &&
            Object.assign(window, {isReady: true}),
        ).observe(document, {attributes: true, subtree: true}),
      );
      let isBlocked = true;
      await page.route('**/assets/js/**', async (route) => {
        const isReady =
          isBlocked &&
          (await page
            .evaluate(() => Reflect.get(window, 'isReady') === true)
            .catch(() => false));
        await (isReady ? route.abort() : route.continue());
      });
      await page.route(
        (url) => url.hostname !== 'localhost',
        (route) => route.abort(),
      );
      await open(page, path);
      await trigger(page);
      const failure = page
        .getByRole('alert')
        .filter({hasText: `${name} did not load`});
      await expect(failure).toBeVisible();
      isBlocked = false;
      await failure.getByRole('button', {name: 'Retry'}).click();
      await expect(result(page)).toBeVisible();
      await expect(failure).toHaveCount(0);
    });
  }
});
