import type {Page} from '@playwright/test';
import {readdirSync} from 'node:fs';
import {expect, hydrated, open, statesUrl, test} from './support';
import {SiteServer} from '../../scripts/siteServer';

const guide = {path: '/technology/coordinator', title: 'Coordinator'};
const built = readdirSync('build/assets/js');
const entryFile = (name: string): string => `/assets/js/${built.find((file) => file.startsWith(`${name}.`) && file.endsWith('.js'))}`;

/** What names a part of the build, and tells a reader nothing. */
const internals = /chunk|webpack|bundle|\.js\b|assets/i;

test.describe('a crash screen', () => {
  test('gives way to the next page of the docs', async ({page}) => {
    await open(page, `${statesUrl}/crashing`);
    await page.getByRole('button', {name: 'Crash now'}).click();
    await expect(page.getByRole('heading', {name: /This page crashed/})).toBeVisible();
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Docs'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Start');
    await expect(page.getByText('This page crashed')).toHaveCount(0);
    await expect(page).toHaveTitle(/Start/);
  });
});

test('a malformed hash in the address of an open page breaks nothing', async ({page}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await open(page, guide.path);
  for (const hash of ['#%', '#%E0%A4%A']) {
    await page.evaluate((text) => (window.location.hash = text), hash);
    await expect(page.locator('h1')).toHaveText(guide.title);
  }
  await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Linea repositories'}).click();
  await expect(page.locator('h1')).toHaveText('Linea repositories');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(guide.title);
  expect(errors).toEqual([]);
});

test('a colour mode that is none falls back to the system’s', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await page.addInitScript(() => localStorage.setItem('theme', 'garbage'));
  for (const address of [guide.path, `${guide.path}?docusaurus-theme=garbage`]) {
    await open(page, address);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'system');
  }
});

test('the title stays while the page comes to life', async ({page}) => {
  await page.addInitScript(() => {
    const titles: string[] = [];
    Object.assign(window, {titles});
    // What the tab shows: the text of the element.
    const shown = (): string => document.querySelector('head > title')?.textContent ?? '';
    new MutationObserver(() => shown() && shown() !== titles.at(-1) && titles.push(shown())).observe(document, {childList: true, subtree: true, characterData: true});
  });
  // A slow processor draws in between.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  for (const [path, title] of [['/', 'Welcome | Linea'], [guide.path, `${guide.title} | Linea`], ['/api/reference', 'JSON-RPC API | Linea']] as const) {
    await open(page, path);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await page.evaluate(() => Reflect.get(window, 'titles') as string[])).toEqual([title]);
  }
});

test('icons are where browsers ask for them', async ({request}) => {
  for (const [path, start] of [['/favicon.ico', [0, 0, 1, 0]], ['/apple-touch-icon.png', [0x89, 0x50, 0x4e, 0x47]]] as const) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect([...(await response.body()).subarray(0, 4)], path).toEqual(start);
  }
});

test.describe('when main or runtime is missing or wrong', () => {
  for (const name of ['main', 'runtime~main']) {
    for (const [what, answer] of [['missing', {status: 404, contentType: 'text/html', body: 'Not found'}], ['a page', {status: 200, contentType: 'text/html', body: '<!doctype html><p>Hello'}], ['half of it', {status: 200, contentType: 'text/javascript', body: '(()=>{"use strict";var e={'}]] as const) {
      test(`${name}: ${what}: the page says so, and Retry mends it`, async ({page}) => {
        await page.route(`**${entryFile(name)}`, (route) => route.fulfill(answer));
        await page.goto(guide.path);
        const box = page.getByRole('alert');
        await expect(box).toContainText('did not load');
        await expect(box).not.toContainText(internals);
        await expect(page.locator('h1')).toHaveText(guide.title);
        await page.unroute(`**${entryFile(name)}`);
        await box.getByRole('button', {name: 'Retry'}).click();
        await hydrated(page);
        await expect(page.getByRole('alert')).toHaveCount(0);
      });
    }
  }
});

test('a site that dies while it starts says so', async ({page}) => {
  await page.addInitScript(() => Object.defineProperty(window, 'docusaurus', {set: () => { throw new Error('No room for it'); }}));
  await page.goto(guide.path);
  const box = page.getByRole('alert');
  await expect(box).toContainText('did not load');
  await expect(box).not.toContainText(internals);
  await expect(page.locator('h1')).toHaveText(guide.title);
});

test.describe('when a host answers a script with something else', () => {
  const test_ = test.extend<{site: SiteServer}>({
    // eslint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from the pattern
    site: async ({}, use) => {
      const site = new SiteServer();
      await site.start();
      await use(site);
      await site.stop();
    },
  });
  test_.use({serviceWorkers: 'allow'});

  const isPart = (file: string): boolean => file.startsWith('/assets/js/') && !/main/.test(file);
  /** Whether anything that is kept is not what its name says. */
  const wrongEntries = (page: Page): Promise<string[]> =>
    page.evaluate(async () => {
      const cache = await caches.open('files');
      const kept = await Promise.all((await cache.keys()).map(async (request) => ({url: request.url, text: request.url.endsWith('.js') ? await (await cache.match(request))?.text() : ''})));
      return kept.filter(({text}) => /^<!doctype|^broken/.test(text ?? '')).map(({url}) => url);
    });
  const saved = (page: Page): Promise<number> => page.evaluate(async () => (await (await caches.open('files')).keys()).length);

  for (const [what, answer] of [
    ['a page', {type: 'text/html', body: '<!doctype html><p>Hello'}],
    ['a page as script', {type: 'text/javascript', body: '<!doctype html><p>Hello'}],
    ['half of it', {type: 'text/javascript', body: 'broken('}],
  ] as const) {
    test_(`${what}: nothing wrong is kept, and the page heals as soon as the host does`, async ({page, site}) => {
      await page.goto(`${site.url}${guide.path}`);
      await hydrated(page);
      await expect.poll(() => saved(page), {timeout: 40_000}).toBeGreaterThan(5);

      site.answer((file) => (isPart(file) ? answer : undefined));
      // No link in sight leads there, so nothing of it was fetched ahead.
      await page.goto(`${site.url}/learn/voting-dapp`);
      const box = page.getByRole('alert');
      await expect(box).toContainText('did not load', {timeout: 30_000});
      await expect(box).not.toContainText(internals);
      expect(await wrongEntries(page)).toEqual([]);

      // Loading the page again is enough, although the browser was told to keep the wrong answer for a year.
      site.answer(() => undefined);
      await page.reload();
      await hydrated(page);
      await expect(page.getByRole('alert')).toHaveCount(0);
      expect(await wrongEntries(page)).toEqual([]);
    });
  }

  test_('once: the part is fetched again, and the reader sees nothing of it', async ({page, site}) => {
    const asked = new Set<string>();
    site.answer((file) => {
      const isFirst = isPart(file) && !asked.has(file);
      asked.add(file);
      return isFirst ? {type: 'text/html', body: '<!doctype html><p>Hello'} : undefined;
    });
    await page.goto(`${site.url}${guide.path}`);
    await hydrated(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.locator('h1')).toHaveText(guide.title);
  });
});
