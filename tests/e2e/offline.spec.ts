import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {isExhaustive} from './checks';
import {enterQuery, options} from './searchBox';
import {
  expect as baseExpect,
  waitForHydration,
  waitForIdle,
  statesUrl,
  test,
} from './support';

const expect = baseExpect.configure({timeout: 30_000});
const guide = '/get-started/connect';

// The tests go offline by stopping the server, so every later response comes from the cache.
test.use({serviceWorkers: 'allow', dataSaver: false});
test.describe.configure({timeout: 180_000});

const getSavedPages = (page: Page, cache = 'pages'): Promise<string[]> =>
  page.evaluate(
    async (name) =>
      (await (await caches.open(name)).keys()).map(
        ({url}) => new URL(url).pathname,
      ),
    cache,
  );

const getSavedText = (page: Page, path: string): Promise<string | undefined> =>
  page.evaluate(
    async (key) => (await caches.match(key, {cacheName: 'pages'}))?.text(),
    path,
  );

/** Opens a page and waits until it is saved, which happens after its files are saved. */
async function visit(page: Page, url: string, cache?: string): Promise<void> {
  await page.goto(url);
  await waitForHydration(page);
  await expect
    .poll(() => getSavedPages(page, cache))
    .toContain(new URL(url).pathname);
}

interface WorkerTasks {
  readonly pendingCount: number;
  /** The pages that the worker was asked to save, whether or not it has saved them. */
  readonly requestedPages: readonly string[];
}

/** Makes the service worker record its tasks from now on. Returns a function that reads them. */
async function watchWorker(page: Page): Promise<() => Promise<WorkerTasks>> {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('No service worker is running');
  await worker.evaluate(() => {
    let pendingCount = 0;
    const saveEvents = new Set<MessageEvent<{page: string}>>();
    const {prototype} = Reflect.get(self, 'ExtendableEvent') as {
      prototype: {waitUntil: (promise: Promise<unknown>) => void};
    };
    const {waitUntil} = prototype;
    prototype.waitUntil = function (
      this: MessageEvent<{page: string}>,
      promise,
    ) {
      const end = (): number => (pendingCount -= 1);
      pendingCount += 1;
      promise.then(end, end);
      if (this.type === 'message') saveEvents.add(this);
      waitUntil.call(this, promise);
    };
    Object.assign(self, {
      readTasks: () => ({
        pendingCount,
        requestedPages: Array.from(saveEvents, ({data}) => data.page),
      }),
    });
  });
  return () =>
    worker.evaluate(() =>
      (Reflect.get(self, 'readTasks') as () => WorkerTasks)(),
    );
}

/** The message that the site's code did not load. It then never asks the worker to save the page. */
const loadError = (page: Page) =>
  page.getByRole('alert').filter({hasText: 'Part of this page did not load'});

const heading = (page: Page) => page.getByRole('heading', {level: 1});

async function expectReadable(
  page: Page,
  url: string,
  title: string,
): Promise<void> {
  await page.goto(url);
  await waitForHydration(page);
  await expect(heading(page)).toHaveText(title);
  expect(
    await page.evaluate(() => getComputedStyle(document.body).fontFamily),
  ).toContain('Geist');
}

test('pages visited directly or through a link are readable offline, with styles, code and diagrams', async ({
  page,
  site,
}) => {
  await visit(page, `${site.url}/technology/architecture`);
  await page
    .locator('.theme-doc-sidebar-menu')
    .getByRole('link', {name: 'Coordinator'})
    .click();
  await expect
    .poll(() => getSavedPages(page))
    .toContain('/technology/coordinator');
  await site.stop();
  await expectReadable(
    page,
    `${site.url}/technology/coordinator`,
    'Coordinator',
  );
  // After client-side navigation, the diagrams of the page that was loaded directly come from their files.
  await page
    .locator('.theme-doc-sidebar-menu')
    .getByRole('link', {name: 'Architecture'})
    .click();
  await expect(heading(page)).toHaveText('Architecture');
  await expect(
    page.locator('figure svg').filter({visible: true}).first(),
  ).toBeVisible();
  await expectReadable(
    page,
    `${site.url}/technology/coordinator.html?_highlight=proof#x`,
    'Coordinator',
  );
});

test('search is not loaded ahead, and works offline once it was used', async ({
  page,
  site,
}) => {
  const countIndexFiles = (): Promise<number> =>
    page.evaluate(
      async () =>
        (await (await caches.open('files')).keys()).filter(({url}) =>
          url.includes('/search-'),
        ).length,
    );
  await visit(page, `${site.url}${guide}`);
  expect(await countIndexFiles()).toBe(0);
  await enterQuery(page, 'gas');
  const suggestions = await options(page).allInnerTexts();
  expect(suggestions.length).toBeGreaterThan(0);
  // The indexes of the other sections arrive later.
  await expect.poll(countIndexFiles).toBeGreaterThan(5);
  await site.stop();
  await page.goto(`${site.url}${guide}`);
  await waitForHydration(page);
  await enterQuery(page, 'bridge');
  await expect(options(page).first()).toContainText(/bridge/i);
});

test('search that was used before the worker runs works offline, too', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}${guide}`);
  await waitForHydration(page);
  await enterQuery(page, 'gas');
  await expect.poll(() => getSavedPages(page)).toContain(guide);
  await site.stop();
  await page.goto(`${site.url}${guide}`);
  await waitForHydration(page);
  await enterQuery(page, 'bridge');
  await expect(options(page).first()).toContainText(/bridge/i);
});

test('a request for an unsaved page shows the list of saved pages when the server does not respond', async ({
  page,
  site,
}) => {
  await visit(page, `${site.url}${guide}`);
  const title = await heading(page).innerText();
  await site.stop();
  for (const path of ['/technology/prover/proving', '/no/such/page']) {
    await page.goto(`${site.url}${path}`);
    await expect(heading(page)).toHaveText('The site cannot be reached');
    await expect(page).toHaveURL(`${site.url}${path}`);
  }
  expect(
    (await new AxeBuilder({page}).analyze()).violations.map(({id}) => id),
  ).toEqual([]);
  await page.getByRole('listitem').getByRole('link', {name: title}).click();
  await waitForHydration(page);
  await expect(heading(page)).toHaveText(title);

  await page.goto(`${site.url}/technology/architecture`);
  await site.start();
  await page.getByRole('link', {name: 'Try again'}).click();
  await waitForHydration(page);
  await expect(heading(page)).toHaveText('Architecture');
});

test('missing pages, redirects, errors and captive portal pages are not saved and do not replace saved pages', async ({
  page,
  site,
}) => {
  await visit(page, `${site.url}${guide}`);
  const savedText = await getSavedText(page, guide);
  await page.goto(`${site.url}/no/such/page`);
  await page.goto(`${site.url}/architecture`);
  await expect(page).toHaveURL(/\/technology\/architecture/);
  await expect
    .poll(() => getSavedPages(page))
    .toContain('/technology/architecture');
  for (const response of [
    {
      type: 'text/html',
      body: '<!doctype html><title>Sign in</title><h1>Sign in</h1>',
    },
    {type: 'text/html', body: 'Bad gateway', status: 502},
  ]) {
    site.stubResponses(() => response);
    await page.goto(`${site.url}${guide}`);
    await page.goto(`${site.url}/learn/voting-dapp`);
  }
  site.stubResponses(() => undefined);
  expect((await getSavedPages(page)).sort()).toEqual([
    guide,
    '/technology/architecture',
  ]);
  expect(await getSavedText(page, guide)).toBe(savedText);
});

test('HTML received instead of a script is not saved, even with a JavaScript content type, and the next visit works', async ({
  page,
  site,
}) => {
  await visit(page, `${site.url}${guide}`);
  const readTasks = await watchWorker(page);
  for (const [path, type] of [
    ['/learn/voting-dapp', 'text/html'],
    ['/technology/coordinator', 'text/javascript'],
  ] as const) {
    site.stubResponses((file) =>
      file.startsWith('/assets/js/')
        ? {type, body: '<!doctype html><p>Sign in'}
        : undefined,
    );
    await page.goto(`${site.url}${path}`);
    await expect(loadError(page)).toBeVisible();
    await expect.poll(async () => (await readTasks()).pendingCount).toBe(0);
    expect(await getSavedPages(page)).not.toContain(path);
    const htmlCount = await page.evaluate(async () => {
      const cache = await caches.open('files');
      const texts = await Promise.all(
        (await cache.keys())
          .filter(({url}) => url.endsWith('.js'))
          .map(async (request) => (await cache.match(request))?.text()),
      );
      return texts.filter((text) => text?.startsWith('<')).length;
    });
    expect(htmlCount).toBe(0);
    site.stubResponses(() => undefined);
    await visit(page, `${site.url}${path}`);
  }
});

test('an update interrupted at any point leaves every saved page readable', async ({
  page,
  site,
}) => {
  const updatedPage = '/technology/architecture';
  const savedTitles = new Map<string, string>();
  for (const path of [guide, updatedPage, '/release-notes']) {
    await visit(page, site.url + path);
    savedTitles.set(path, await heading(page).innerText());
  }
  const readTasks = await watchWorker(page);
  const countRequests = async (): Promise<number> =>
    (await readTasks()).requestedPages.filter((path) => path === updatedPage)
      .length;
  for (const maxRequests of isExhaustive ? [1, 2, 3, 5, 9] : [1, 3, 9]) {
    let requestCount = 0;
    const previousCount = await countRequests();
    // Simulates a build with different file names, and a server that stops after some requests.
    site.setTransform((file, text) =>
      file.endsWith('.html')
        ? text.replace(
            /\/(?:assets|img)\/[\w./~-]+\.(?:js|css|svg)/g,
            `$&?${maxRequests}`,
          )
        : text,
    );
    site.stubResponses(() => {
      requestCount += 1;
      if (requestCount > maxRequests) void site.stop();
      return undefined;
    });
    await page.goto(site.url + updatedPage).catch(() => undefined);
    await expect
      .poll(
        async () =>
          (await countRequests()) > previousCount ||
          (await loadError(page).isVisible()),
      )
      .toBe(true);
    await expect.poll(async () => (await readTasks()).pendingCount).toBe(0);
    await site.stop();
    for (const [path, title] of savedTitles) {
      await expectReadable(page, site.url + path, title);
    }
    await site.start();
  }
  // The update completes if it is not interrupted.
  site.stubResponses(() => undefined);
  await page.goto(site.url + updatedPage);
  await expect.poll(() => getSavedText(page, updatedPage)).toContain('.js?9');
});

test('pages saved by the previous service worker stay readable', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/img/favicon.svg`);
  await page.evaluate(async () => {
    const save = async (
      cache: string,
      path: string,
      text: string,
      type: string,
    ): Promise<void> =>
      (await caches.open(cache)).put(
        path,
        new Response(text, {headers: {'content-type': type}}),
      );
    await save(
      'pages',
      '/old',
      '<!doctype html><h1>Old</h1><script src="/assets/js/old.js"></script>',
      'text/html',
    );
    await save(
      'files',
      '/assets/js/old.js',
      'document.querySelector("h1").textContent += " and running"',
      'text/javascript',
    );
    await save('state', '/manifest', '{}', 'application/json');
  });
  await visit(page, `${site.url}${guide}`);
  await expect.poll(() => page.evaluate(() => caches.has('state'))).toBe(false);
  await site.stop();
  await page.goto(`${site.url}/old`);
  await expect(heading(page)).toHaveText('Old and running');
});

test('a page and its files expire together', async ({page, site}) => {
  const countFiles = (): Promise<number> =>
    page.evaluate(
      async () => (await (await caches.open('files')).keys()).length,
    );
  await visit(page, `${site.url}${guide}`);
  const title = await heading(page).innerText();
  await visit(page, `${site.url}/technology/architecture`);
  const fileCount = await countFiles();
  await page.evaluate(async () => {
    const age = 40 * 24 * 60 * 60 * 1000;
    const openRequest = indexedDB.open('workbox-expiration');
    await new Promise((resolve) => (openRequest.onsuccess = resolve));
    const store = openRequest.result
      .transaction('cache-entries', 'readwrite')
      .objectStore('cache-entries');
    const entries = store.getAll();
    await new Promise((resolve) => (entries.onsuccess = resolve));
    await Promise.all(
      entries.result.map(
        (entry: {timestamp: number}) =>
          new Promise(
            (resolve) =>
              (store.put({
                ...entry,
                timestamp: entry.timestamp - age,
              }).onsuccess = resolve),
          ),
      ),
    );
    openRequest.result.close();
  });
  await page.goto(`${site.url}${guide}`);
  await expect.poll(() => getSavedPages(page)).toEqual([guide]);
  await expect.poll(countFiles).toBeLessThan(fileCount);
  await site.stop();
  await expectReadable(page, `${site.url}${guide}`, title);
});

test('pages of a site with a different base URL are also saved', async ({
  page,
  context,
}) => {
  await visit(page, `${statesUrl}/other`, 'pages:/states/');
  await context.setOffline(true);
  await page.goto(`${statesUrl}/other.html`);
  await waitForHydration(page);
  await expect(heading(page)).toHaveText('Other');
  await page.goto(`${statesUrl}/inside`);
  await expect(heading(page)).toHaveText('You are offline');
  await page.getByRole('link', {name: 'Other'}).click();
  await expect(heading(page)).toHaveText('Other');
});

test('if the browser rejects the service worker, the site works and the console stays empty', async ({
  strictPage: page,
}) => {
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => {
      Object.assign(window, {hasRegistered: true});
      return Promise.reject(new DOMException('Refused', 'SecurityError'));
    };
  });
  await page.goto(guide);
  await waitForHydration(page);
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'hasRegistered')))
    .toBe(true);
  await waitForIdle(page);
});
