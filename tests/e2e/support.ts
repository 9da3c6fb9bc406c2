import {
  expect,
  test as base,
  type ConsoleMessage,
  type Page,
  type Request,
  type Route,
} from '@playwright/test';
import {SiteServer} from '../../scripts/siteServer';

/** URL of the fixture site, which has states that the real site lacks. */
export const statesUrl = `http://localhost:${Number(process.env.TEST_PORT ?? 4173) + 1}/states`;

/** Waits until the page is hydrated, which can be slow for the longest pages on a busy machine. */
export async function waitForHydration(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute(
    'data-has-hydrated',
    'true',
    {timeout: 60_000},
  );
}

/** Opens a page and waits until it is interactive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Scrolls down and calls `check` for each screenful, because distant content is not laid out yet (src/css/longPages.css). */
export async function forEachScreen(
  page: Page,
  check: () => Promise<unknown>,
): Promise<void> {
  await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
  const scrollOn = (): Promise<boolean> =>
    page.evaluate(async () => {
      const previousTop = scrollY;
      window.scrollBy({top: 0.8 * innerHeight, behavior: 'instant'});
      await new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(resolve)),
      );
      return scrollY > previousTop;
    });
  do {
    await check();
  } while (await scrollOn());
  await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
}

/** Divides request timeouts by eight. Playwright's clock does not control them. */
export async function shortenTimeouts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (milliseconds) => timeout(milliseconds / 8);
  });
}

/** Headers that allow a page to read a cross-origin response. */
export const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
};

type Reply = (route: Route) => Promise<unknown>;
export const replyJson =
  (json: unknown, status = 200): Reply =>
  (route) =>
    route.fulfill({status, headers: corsHeaders, json});
export const replyRpc = (body: object): Reply =>
  replyJson({jsonrpc: '2.0', id: 1, ...body});
/** Never responds. */
export const neverReply: Reply = () => new Promise(() => undefined);

/** Mocks the responses from a URL, and returns the list of requests to it, without CORS preflights. */
export async function mockResponses(
  page: Page,
  url: string | RegExp,
  reply: Reply,
): Promise<Request[]> {
  const requests: Request[] = [];
  await page.route(url, (route) => {
    if (route.request().method() === 'OPTIONS')
      return route.fulfill({status: 204, headers: corsHeaders});
    requests.push(route.request());
    return reply(route);
  });
  return requests;
}

/** Collects the matching URLs that the page requests from now on. */
export function watchRequests(page: Page, pattern: RegExp): string[] {
  const urls: string[] = [];
  page.on(
    'request',
    (request) => pattern.test(request.url()) && urls.push(request.url()),
  );
  return urls;
}
export const scriptPattern = /\/assets\/js\//;
export const thirdPartyPattern = /^https?:\/\/(?!localhost)/;

/**
 * Watches the page's requests from now on. The returned function waits until all of them have ended and the page, once idle, starts no
 * others. Call this before the page is opened.
 */
export function trackRequests(page: Page): () => Promise<void> {
  let startedCount = 0;
  // Requests are not only counted: those of the page before can end, too.
  const pending = new Set<Request>();
  const end = (request: Request) => pending.delete(request);
  page.on('request', (request) => {
    startedCount += 1;
    pending.add(request);
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    await page.waitForLoadState('load');
    await expect
      .poll(
        async () => {
          const endedCount = startedCount - pending.size;
          await waitForIdle(page);
          return startedCount - endedCount;
        },
        {message: 'number of unfinished requests', timeout: 60_000},
      )
      .toBe(0);
  };
}

/** Opens a page and waits until it is interactive and has loaded everything that it requests by itself. */
export async function openFully(page: Page, path: string): Promise<void> {
  const waitForRequests = trackRequests(page);
  await open(page, path);
  await waitForRequests();
}

/** Measures unexpected layout shift on pages that are opened from now on. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, {shift: 0});
    new PerformanceObserver((list) => {
      for (const {
        value,
        hadRecentInput,
      } of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        Object.assign(window, {
          shift:
            Number(Reflect.get(window, 'shift')) + (hadRecentInput ? 0 : value),
        });
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'shift')));
}

/** Waits until the browser has painted all changes. */
export const waitForPaint = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(resolve)),
      ),
  );

/**
 * Waits until the browser has painted all changes and has nothing left to do, so that effects, observers and queued events have run. After
 * a resize, headless Chromium may have no idle period until something else is painted: hence the time limit, which is longer than those of
 * the site's own idle callbacks.
 */
export const waitForIdle = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const limit = {timeout: 2_000};
        requestAnimationFrame(() =>
          requestIdleCallback(() => requestIdleCallback(resolve, limit), limit),
        );
      }),
  );

/**
 * Moves the pointer, which makes src/lib/layOutPage.ts lay out the whole page, and waits for that. Call it before pressing a button far
 * down a page: in the frame after Playwright scrolls there, the blocks in view take their height, and it presses faster than a reader can.
 */
export async function waitForLayout(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await expect
    .poll(
      () =>
        page
          .locator('.markdown > *')
          .evaluateAll((blocks: HTMLElement[]) =>
            blocks.every(({style}) => style.contentVisibility === 'visible'),
          ),
      {timeout: 30_000},
    )
    .toBe(true);
  await waitForPaint(page);
}

/** Returns whether a message reports a problem. Ignores Playwright's warning that it blocks the service worker. */
export const isProblem = (message: ConsoleMessage): boolean =>
  ['error', 'warning'].includes(message.type()) &&
  !message.text().includes('Service Worker registration blocked');

interface Fixtures {
  /**
   * Whether the browser's data saver is on, so that the site prefetches nothing. It is by default, because prefetching the code of 30 linked
   * pages takes up a quarter of the time of opening a page.
   */
  readonly dataSaver: boolean;
  /** A page that fails the test on uncaught errors. */
  readonly checkedPage: Page;
  /** A page that also fails the test on console errors and third-party requests. */
  readonly strictPage: Page;
  /** A server for the built site. Tests can stop it and replace its responses. */
  readonly site: SiteServer;
}

export const test = base.extend<Fixtures>({
  dataSaver: [true, {option: true}],
  page: async ({page, dataSaver}, use) => {
    if (dataSaver) {
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', {
          value: {saveData: true, effectiveType: '4g'},
        }),
      );
    }
    await use(page);
  },
  checkedPage: async ({page}, use) => {
    const errors: string[] = [];
    page.on('pageerror', ({message}) => errors.push(message));
    await use(page);
    expect(errors).toEqual([]);
  },
  strictPage: async ({checkedPage: page, baseURL}, use) => {
    const problems: string[] = [];
    page.on(
      'console',
      (message) =>
        isProblem(message) &&
        problems.push(`${message.type()}: ${message.text()}`),
    );
    page.on('request', (request) => {
      if (
        !request.url().startsWith(baseURL ?? '') &&
        !/^(?:data|blob):/.test(request.url())
      ) {
        problems.push(`third-party request: ${request.url()}`);
      }
    });
    await use(page);
    expect(problems).toEqual([]);
  },
  // eslint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from the pattern
  site: async ({}, use) => {
    const site = new SiteServer();
    await site.start();
    await use(site);
    await site.stop();
  },
});

export {expect};
