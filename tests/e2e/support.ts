import {expect, test as base, type ConsoleMessage, type Page} from '@playwright/test';

/** Address of the fixture site that shows states which the real site is not in. */
export const statesUrl = `http://localhost:${Number(process.env.TEST_PORT ?? 4173) + 1}/states`;

/** Waits until React has taken over the page. On the longest pages that takes a busy machine a while. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', {timeout: 30_000});
}

/** Opens a page and waits until it is interactive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Goes down the page and looks at each screen, as a reader does: what is far from the screen has no layout (src/css/longPages.css). */
export async function readThrough(page: Page, look: () => Promise<unknown>): Promise<void> {
  await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
  const scrollOn = (): Promise<boolean> =>
    page.evaluate(async () => {
      const before = scrollY;
      window.scrollBy({top: 0.8 * innerHeight, behavior: 'instant'});
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return scrollY > before;
    });
  do {
    await look();
  } while (await scrollOn());
  await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
}

/** Lets the time limits of requests pass twenty times as fast: the page's clock does not reach them. */
export async function shortenTimeouts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (milliseconds) => timeout(milliseconds / 20);
  });
}

/** Makes the browser say that it saves data: the site then fetches nothing ahead. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});
  });
}

/** Whether a message tells of a fault. Playwright warns that it keeps the service worker out. */
export const isProblem = (message: ConsoleMessage): boolean =>
  ['error', 'warning'].includes(message.type()) && !message.text().includes('Service Worker registration blocked');

/** `quiet` is a page whose console errors and foreign requests fail the test. */
export const test = base.extend<{quiet: Page}>({
  quiet: async ({page, baseURL}, use) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      if (isProblem(message)) {
        problems.push(`${message.type()}: ${message.text()}`);
      }
    });
    page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? '') && !/^(data|blob):/.test(request.url())) {
        problems.push(`foreign request: ${request.url()}`);
      }
    });
    await use(page);
    expect(problems).toEqual([]);
  },
});

export {expect};
