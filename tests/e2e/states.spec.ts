import type {Page} from '@playwright/test';
import {readFileSync} from 'node:fs';
import {readEnvironment} from '../../src/config/env';
import {createHeaderRules} from '../../src/features/hosting/headers';
import {
  findInlineScripts,
  hashSource,
} from '../../src/features/hosting/plugin/inlineScripts';
import {
  mockResponses,
  expect,
  open,
  statesUrl,
  test,
  waitForIdle,
} from './support';

test.describe('the colour mode', () => {
  const toggle = (page: Page) =>
    page.locator('.navbar button[class*=toggleButton]').first();

  test('cycles through system, light and dark with the toggle', async ({
    page,
  }) => {
    await page.emulateMedia({colorScheme: 'no-preference'});
    await open(page, '/get-started');
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-theme-choice', 'system');
    await toggle(page).click();
    await expect(html).toHaveAttribute('data-theme', 'light');
    await expect(html).toHaveAttribute('data-theme-choice', 'light');
    await toggle(page).click();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await toggle(page).click();
    await expect(html).toHaveAttribute('data-theme-choice', 'system');
  });

  test('works if the browser blocks storage', async ({page}) => {
    await page.addInitScript(() => {
      const throwSecurityError = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', {get: throwSecurityError});
      Object.defineProperty(window, 'sessionStorage', {
        get: throwSecurityError,
      });
    });
    await open(page, '/get-started');
    await toggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.locator('h1')).toBeVisible();
  });
});

test('an announcement is shown until dismissed, and again when its id changes', async ({
  page,
}) => {
  const bar = page.locator('.theme-announcement-bar');
  const readDismissal = (): Promise<string | null> =>
    page.evaluate(() =>
      localStorage.getItem('docusaurus.announcement.dismiss'),
    );
  await open(page, `${statesUrl}/`);
  await expect(bar).toContainText('second announcement');
  await expect(bar).toHaveCSS('background-color', 'rgb(97, 223, 255)');
  await bar.getByRole('button', {name: 'Close'}).click();
  await expect(bar).toHaveCount(0);
  expect(await readDismissal()).toBe('true');
  await open(page, `${statesUrl}/`);
  await expect(bar).toBeHidden();
  await page.evaluate(() =>
    localStorage.setItem('docusaurus.announcement.id', 'first'),
  );
  // The first load with a new id shows the bar.
  await open(page, `${statesUrl}/`);
  await expect(bar).toBeInViewport();
  expect(await readDismissal()).toBe('false');
});

test.describe('the crash page', () => {
  test('shows the causes and recovers on Try again', async ({page}) => {
    await open(page, `${statesUrl}/crash`);
    await page.getByRole('button', {name: 'Crash now'}).click();
    await expect(
      page.getByRole('heading', {name: /This page crashed/}),
    ).toBeVisible();
    await expect(page).toHaveTitle(/Page Error/);
    await expect(page.locator('main')).toContainText('Outer failure');
    await expect(page.locator('main')).toContainText('Inner cause');
    await page.evaluate(() => Object.assign(window, {isBroken: false}));
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(
      page.getByRole('heading', {name: 'Not crashed'}),
    ).toBeVisible();
  });

  test('disappears on navigation to another docs page', async ({page}) => {
    await open(page, `${statesUrl}/crashing`);
    await page.getByRole('button', {name: 'Crash now'}).click();
    await expect(
      page.getByRole('heading', {name: /This page crashed/}),
    ).toBeVisible();
    await page
      .getByRole('navigation', {name: 'Main'})
      .getByRole('link', {name: 'Docs'})
      .click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Start');
    await expect(page.getByText('This page crashed')).toHaveCount(0);
    await expect(page).toHaveTitle(/Start/);
  });

  test('reports a failing navbar item with its configuration', async ({
    page,
  }) => {
    await page.goto(`${statesUrl}/?navbar=fails`);
    await expect(
      page.getByText('A theme navbar item failed to render'),
    ).toBeVisible();
    await expect(page.getByText('"label": "Fails"')).toBeVisible();
    await expect(page.getByText('The item is broken')).toBeVisible();
    await expect(page).toHaveTitle('Page Error');
  });
});

test('a loading page shows a spinner with a 3 s cycle, and a page that fails to load shows an error and a Retry button', async ({
  page,
}) => {
  await open(page, `${statesUrl}/loading`);
  const spinner = page.getByRole('status', {name: 'Loading page'});
  await expect(spinner).toBeVisible();
  expect(
    await spinner
      .locator('path')
      .first()
      .evaluate((line) => getComputedStyle(line).animationDuration),
  ).toBe('3s');
  await expect(page.getByRole('alert')).toContainText('Loading chunk 1 failed');
  await expect(
    page.getByRole('alert').getByRole('button', {name: 'Retry'}),
  ).toBeVisible();
});

test('an unlisted page appears in the sidebar only while it is open', async ({
  page,
}) => {
  await open(page, `${statesUrl}/other`);
  const entry = page
    .locator('.theme-doc-sidebar-menu')
    .getByText('Unlisted', {exact: true});
  await expect(entry).toHaveCount(0);
  await open(page, `${statesUrl}/unlisted`);
  await expect(entry).toBeVisible();
});

test.describe('menus', () => {
  test('a category expands and collapses, within 1 ms if reduced motion is preferred', async ({
    page,
  }) => {
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
    expect(
      await list.evaluate(
        (element) => (element as HTMLElement).style.transition,
      ),
    ).toMatch(/^$|height 1ms/);
    await expect(list).toBeHidden();
    // The category of the current page is expanded.
    await open(page, `${statesUrl}/inside`);
    await expect(
      page
        .locator('.theme-doc-sidebar-menu')
        .getByText('Inside', {exact: true}),
    ).toBeVisible();
  });
});

/** The fixture site's environment variables, by the host of the script that they enable. */
const thirdParties = {
  'www.googletagmanager.com': {GTM_CONTAINER_ID: 'GTM-TEST123'},
  'feedback.test': {FEEDBACK_WIDGET_SRC: 'https://feedback.test/widget.js'},
  'assistant.test': {
    DOCS_ASSISTANT_SRC: 'https://assistant.test/bot.js',
    DOCS_ASSISTANT_KEY: 'test-key',
  },
} as const;
type Host = keyof typeof thirdParties;
const hosts = Object.keys(thirdParties) as Host[];

for (const allowedHosts of [hosts.slice(0, 1), hosts]) {
  test(`the policy of a build with scripts from ${allowedHosts.join(', ')} allows only those scripts, which load after the page`, async ({
    page,
  }) => {
    const environment = readEnvironment(
      Object.assign(
        {},
        ...allowedHosts.map((host) => thirdParties[host]),
      ) as Record<string, string>,
    );
    const inlineScripts = findInlineScripts(
      readFileSync('tests/fixtures/states/build/index.html', 'utf8'),
      'index.html',
    ).map(hashSource);
    const [rule] = createHeaderRules({
      inlineScripts,
      apiServers: [],
      environment,
    });
    const blockedHosts = new Set<string>();
    // The message contains the blocked URL first, then the entire policy.
    page.on(
      'console',
      (message) =>
        message.type() === 'error' &&
        blockedHosts.add(
          /https:\/\/([\w.-]+)/.exec(message.text())?.[1] ?? message.text(),
        ),
    );
    await page.route(`${statesUrl}/`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        headers: {...response.headers(), ...rule?.headers},
      });
    });
    const requests = await Promise.all(
      hosts.map((host) =>
        mockResponses(page, `https://${host}/**`, (route) =>
          route.fulfill({contentType: 'text/javascript', body: ''}),
        ),
      ),
    );
    await open(page, `${statesUrl}/`);
    await expect(page.locator('#__cookbook')).toHaveAttribute(
      'data-api-key',
      'test-key',
    );
    await expect
      .poll(() => hosts.filter((_, index) => requests[index]?.length))
      .toEqual(hosts.filter((host) => allowedHosts.includes(host)));
    await expect
      .poll(() => [...blockedHosts].sort())
      .toEqual(hosts.filter((host) => !allowedHosts.includes(host)).sort());
  });
}

test('the page works if third-party scripts are blocked', async ({
  checkedPage: page,
}) => {
  const blockedHosts = new Set<string>();
  page.on('requestfailed', (request) =>
    blockedHosts.add(new URL(request.url()).hostname),
  );
  await page.route(
    (url) => hosts.includes(url.hostname as Host),
    (route) => route.abort(),
  );
  await open(page, `${statesUrl}/`);
  await expect.poll(() => [...blockedHosts].sort()).toEqual([...hosts].sort());
  await waitForIdle(page);
  await page.getByRole('link', {name: 'Other'}).first().click();
  await expect(page.locator('h1')).toHaveText('Other');
});

test('the skip link is the first tab stop and jumps to the content', async ({
  page,
}) => {
  await open(page, '/get-started');
  await page.keyboard.press('Tab');
  const skipLink = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skipLink).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(
    await page.evaluate(() => document.activeElement?.closest('.navbar')),
  ).toBeNull();
  expect(
    await page.evaluate(() =>
      document.activeElement?.closest('#__docusaurus_skipToContent_fallback'),
    ),
  ).not.toBeNull();
});

test('the title stays the same while the page hydrates', async ({page}) => {
  await page.addInitScript(() => {
    const titles: string[] = [];
    Object.assign(window, {titles});
    new MutationObserver(() => {
      if (document.title && document.title !== titles.at(-1))
        titles.push(document.title);
    }).observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  // On a slow phone, hydration takes many frames.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 6});
  await open(page, '/api/linea-sdk');
  expect(await page.evaluate(() => Reflect.get(window, 'titles'))).toEqual([
    'Linea SDK | Linea',
  ]);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 1});
  await page
    .locator('.theme-doc-sidebar-menu a[href="/api/token-api/overview"]')
    .press('Enter');
  await expect(page).toHaveTitle(/^(?!Linea SDK).+ \| Linea$/);
});
