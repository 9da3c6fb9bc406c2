import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {readdirSync, readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import type {OfflineManifest} from '../../src/features/offline/types';
import {SiteServer} from '../../scripts/siteServer';
import {expect as expectWithin, hydrated, statesUrl, test as base} from './support';

const expect = expectWithin.configure({timeout: 30_000});
const guide = '/get-started/connect';

/** The network is cut by stopping the server: what a page still gets comes from what was saved. */
const test = base.extend<{site: SiteServer}>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from the pattern
  site: async ({}, use) => {
    const site = new SiteServer();
    await site.start();
    await use(site);
    await site.stop();
  },
});
test.use({serviceWorkers: 'allow'});
test.describe.configure({timeout: 180_000});

const savedPages = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await (await caches.open('pages')).keys()).map(({url}) => new URL(url).pathname));

const savedFiles = (page: Page): Promise<number> => page.evaluate(async () => (await (await caches.open('files')).keys()).length);

/** Opens a page and waits until it, and all that it needs, is saved. */
async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
  await expect.poll(() => savedPages(page)).toContain(new URL(url).pathname);
  let before = -1;
  await expect
    .poll(async () => {
      const now = await savedFiles(page);
      const isSettled = now > 0 && now === before;
      before = now;
      return isSettled;
    }, {intervals: [1500]})
    .toBe(true);
}

const heading = (page: Page) => page.getByRole('heading', {level: 1});
const nextPage = (page: Page) => page.locator('meta[name="build"][content="next"]');
const notice = (page: Page) => page.getByRole('status').filter({hasText: 'A new version of this site is there.'});

/** A build whose pages say so, and which has another version. */
const nextBuild = (file: string, text: string): string => {
  const version = /offline-(\w+)\.json/.exec(readdirSync('build').join(' '))?.[1] ?? '';
  return file === '/sw.js' ? text.replaceAll(version, 'fedcba98') : text.replace('<title', '<meta name="build" content="next"><title');
};

test('a visited page is readable offline, with its styles and the search', async ({page, site}) => {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await visit(page, `${site.url}${guide}`);
  const title = await heading(page).innerText();
  expect(problems).toEqual([]);

  await site.stop();
  await page.goto(`${site.url}${guide}?_highlight=linea#add-linea-by-hand`);
  await hydrated(page);
  await expect(heading(page)).toHaveText(title);
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Geist');
  await expect(page.locator('article mark').first()).toBeVisible();
  await page.getByRole('combobox', {name: 'Search', exact: true}).fill('faucet');
  await expect(page.getByRole('option').first()).toHaveAttribute('href', /get-testnet-eth/);
  // The address of a page with an ending leads to the same page.
  await page.goto(`${site.url}${guide}.html`);
  await expect(page).toHaveURL(`${site.url}${guide}`);
  await expect(heading(page)).toHaveText(title);
});

test('a page reached by a link is saved as well', async ({page, site}) => {
  await visit(page, `${site.url}${guide}`);
  await page.getByRole('link', {name: 'Release notes'}).first().click();
  await expect.poll(() => savedPages(page)).toContain('/release-notes');
  await expect.poll(() => savedFiles(page)).toBeGreaterThan(10);
  await page.waitForTimeout(2000);
  await site.stop();
  await page.goto(`${site.url}/release-notes`);
  await hydrated(page);
  await expect(heading(page)).toHaveText('Release notes');
});

test('the diagrams of a saved page are there when it is opened from another one', async ({page, site}) => {
  await visit(page, `${site.url}/technology/coordinator`);
  await visit(page, `${site.url}/technology/architecture`);
  await site.stop();
  await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Coordinator'}).click();
  await expect(heading(page)).toHaveText('Coordinator');
  await expect(page.getByRole('img', {name: /^Diagram: /}).locator('svg').first()).toBeVisible();
});

test('a page that is not saved is said so, with what is saved', async ({page, site}) => {
  await visit(page, `${site.url}${guide}`);
  const title = await heading(page).innerText();
  await site.stop();
  for (const path of ['/technology/prover/proving', '/no/such/page', '/technology/prover/proving.md']) {
    await page.goto(`${site.url}${path}`);
    await expect(heading(page)).toHaveText('You are offline');
    await expect(page).toHaveURL(`${site.url}${path}`);
  }
  const {violations} = await new AxeBuilder({page}).analyze();
  expect(violations.map(({id}) => id)).toEqual([]);
  // The home page is always saved.
  await expect(page.locator('li')).toHaveCount(2);
  await page.getByRole('link', {name: title}).click();
  await expect(page).toHaveURL(`${site.url}${guide}`);

  await page.goto(`${site.url}/technology/architecture`);
  await site.start();
  await page.getByRole('link', {name: 'Try again'}).click();
  await hydrated(page);
  await expect(page).toHaveURL(`${site.url}/technology/architecture`);
  await expect(page.locator('article')).toBeVisible();
});

test('missing pages and redirects stay what they are', async ({page, site}) => {
  await visit(page, `${site.url}${guide}`);
  expect((await page.goto(`${site.url}/no/such/page`))?.status()).toBe(404);
  await page.goto(`${site.url}/architecture`);
  await expect(page).toHaveURL(/\/technology\/architecture/);
  expect(await savedPages(page)).not.toContain('/no/such/page');
  expect(await savedPages(page)).not.toContain('/architecture');
});

test('the whole site can be saved and removed again', async ({page, site}) => {
  await visit(page, `${site.url}/offline`);
  const save = page.getByRole('button', {name: /^Save the whole site \(about \d+\.\d MB\)$/});
  await save.click();
  await expect(page.getByRole('progressbar', {name: 'Saved files'})).toBeVisible();
  await expect(page.getByText('The whole site is saved in this browser.')).toBeVisible({timeout: 120_000});
  const {violations} = await new AxeBuilder({page}).include('main').analyze();
  expect(violations.map(({id}) => id)).toEqual([]);

  await site.stop();
  await page.goto(`${site.url}/technology/prover/proving`);
  await hydrated(page);
  await expect(page.locator('article')).toBeVisible();
  await page.locator('figure').first().scrollIntoViewIfNeeded();
  await expect(page.locator('figure svg').first()).toBeVisible();
  await page.goto(`${site.url}/api/decode`);
  await hydrated(page);

  await page.goto(`${site.url}/offline`);
  const wholeSite = await savedFiles(page);
  await page.getByRole('button', {name: 'Remove what is saved'}).click();
  await expect(save).toBeVisible();
  expect(await savedPages(page)).toEqual([]);
  // The code of pages that this page links to may be fetched ahead meanwhile, and is kept again.
  expect(await savedFiles(page)).toBeLessThan(wholeSite / 10);
});

test('a save that fails is said so and can be repeated', async ({page, site}) => {
  await visit(page, `${site.url}/offline`);
  await site.stop();
  await page.getByRole('button', {name: /^Save the whole site/}).click();
  const box = page.getByRole('alert');
  await expect(box).toContainText(/\d+ of \d+ files could not be saved/);
  await expect(box).toContainText('The connection failed');
  // By the names of pages. The home page is the first that fails; what the worker has already by then does not fail.
  await expect(box.getByRole('listitem').first()).toHaveText(/^(?:Welcome|Search the documentation|Read offline)$/);
  await site.start();
  await page.getByRole('button', {name: /^Try again/}).click();
  await expect(page.getByText('The whole site is saved in this browser.')).toBeVisible({timeout: 120_000});
});

test('a save that fills the storage says so, and which pages are missing', async ({page, site}) => {
  await visit(page, `${site.url}/offline`);
  await page.evaluate(() => {
    const put = Reflect.get(Cache.prototype, 'put');
    Cache.prototype.put = function (request, response) {
      const isLearn = typeof request === 'string' && request.startsWith('/learn/');
      return isLearn ? Promise.reject(new DOMException('Full', 'QuotaExceededError')) : put.call(this, request, response);
    };
  });
  await page.getByRole('button', {name: /^Save the whole site/}).click();
  const box = page.getByRole('alert');
  await expect(box).toContainText('no space left', {timeout: 120_000});
  await expect(box).not.toContainText('The connection failed');
  await expect(box.getByRole('listitem').filter({hasText: 'dapp'}).first()).toBeVisible();
});

test('the size of the site includes its search', async ({page, site}) => {
  const file = readdirSync('build').find((name) => /^offline-\w+\.json$/.test(name)) ?? '';
  const {bytes, search, files} = JSON.parse(readFileSync(`build/${file}`, 'utf8')) as OfflineManifest;
  const packed = (path: string): number => gzipSync(readFileSync(`build${path.replace(/\?.*/, '')}`)).length;
  const indexes = Object.values(search.indexes);
  expect(indexes.length).toBeGreaterThan(3);
  expect(files).toEqual(expect.arrayContaining(indexes));
  const code = files.filter((path) => path.startsWith('/assets/') && !indexes.includes(path));
  const sum = (paths: readonly string[]): number => paths.reduce((total, path) => total + packed(path), 0);
  expect(bytes).toBeGreaterThan(sum(code) + sum(indexes));
  await visit(page, `${site.url}/offline`);
  await expect(page.getByRole('button', {name: `Save the whole site (about ${(bytes / 1_000_000).toFixed(1)} MB)`})).toBeVisible();
});

test('old and shortened addresses lead to saved pages, and the home page is always one', async ({page, site}) => {
  await visit(page, `${site.url}/technology/architecture`);
  await expect.poll(() => savedPages(page)).toContain('/');
  await site.stop();
  for (const [from, to] of [['/architecture?from=old', '/technology/architecture?from=old'], ['/technology', '/technology/architecture'], ['/Technology/Architecture/', '/technology/architecture']]) {
    await page.goto(site.url + from);
    await expect(page).toHaveURL(site.url + to);
    await hydrated(page);
    await expect(heading(page)).toHaveText('Architecture');
  }
  await page.goto(`${site.url}/`);
  await hydrated(page);
  await expect(heading(page)).toHaveText('Everything you need to build onchain.');
});

test('a site below a base URL of its own is saved as well', async ({page, context}) => {
  await page.goto(`${statesUrl}/other`);
  await hydrated(page);
  const kept = (): Promise<string[]> => page.evaluate(async () => (await (await caches.open('pages:/states/')).keys()).map(({url}) => new URL(url).pathname));
  await expect.poll(kept, {timeout: 40_000}).toEqual(expect.arrayContaining(['/states/', '/states/other']));
  await page.waitForTimeout(2000);
  await context.setOffline(true);
  await page.goto(`${statesUrl}/other.html`);
  await expect(page).toHaveURL(`${statesUrl}/other`);
  await hydrated(page);
  await expect(heading(page)).toHaveText('Other');
  await page.goto(`${statesUrl}/inside`);
  await expect(heading(page)).toHaveText('You are offline');
  await page.getByRole('link', {name: 'Other'}).click();
  await expect(heading(page)).toHaveText('Other');
});

test('a new version is announced, and no old page is shown after it', async ({page, context, site}) => {
  await visit(page, `${site.url}${guide}`);
  await expect(nextPage(page)).toHaveCount(0);
  site.deploy(nextBuild);

  // A navigation shows the new page at once, before the update is taken over.
  const other = await context.newPage();
  await other.goto(`${site.url}${guide}`);
  await expect(nextPage(other)).toHaveCount(1);
  await expect(notice(other)).toBeVisible();
  const {violations} = await new AxeBuilder({page: other}).include('[role="status"]').analyze();
  expect(violations.map(({id}) => id)).toEqual([]);

  // The open tab of the old version goes on, and says so too.
  await expect(notice(page)).toBeVisible();
  await expect(nextPage(page)).toHaveCount(0);
  await notice(page).getByRole('button', {name: 'Reload'}).click();
  await expect(nextPage(page)).toHaveCount(1);
  await expect(notice(page)).toHaveCount(0);

  await site.stop();
  await page.reload();
  await expect(nextPage(page)).toHaveCount(1);
});

test('without service workers nothing changes', async ({browser, site}) => {
  const context = await browser.newContext();
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(`${site.url}/offline`);
  await expect(page.getByText('This browser does not let the site save pages')).toBeVisible();
  expect(problems).toEqual([]);
  await context.close();
});

test('refused storage leaves a site that works, and a quiet console', async ({browser, site}) => {
  const context = await browser.newContext();
  await context.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('Refused', 'SecurityError'));
    Object.defineProperty(window, 'caches', {value: {open: refuse, match: refuse, delete: refuse, keys: refuse}});
    ServiceWorkerContainer.prototype.register = refuse;
  });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(`${site.url}/offline`);
  await hydrated(page);
  await expect(page.getByText('This browser does not let the site save pages')).toBeVisible();
  await page.goto(`${site.url}${guide}`);
  await hydrated(page);
  await page.waitForTimeout(6000);
  expect(problems).toEqual([]);
  await context.close();
});
