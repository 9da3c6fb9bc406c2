import {expect, test as base, type ConsoleMessage, type Page} from '@playwright/test';
import {readFileSync} from 'node:fs';

/** Address of the fixture site that shows states which the real site is not in. */
export const statesUrl = `http://localhost:${Number(process.env.TEST_PORT ?? 4173) + 1}/states`;

/** Routes of the built site, from its sitemap. */
export function routes(): string[] {
  const sitemap = readFileSync('build/sitemap.xml', 'utf8');
  return [...sitemap.matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');
}

/** Waits until React has taken over the page. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** Opens a page and waits until it is interactive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
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

/**
 * Keeps the whole page laid out, as it is where the address names a section (src/css/longPages.css): what a test measures is mostly
 * below the first screen, where a block that no reader has come near has no size.
 */
function layOutAll(): void {
  const keep = (): void => {
    const root = document.querySelector('html:not([data-addressed])');
    root?.setAttribute('data-addressed', '');
  };
  new MutationObserver(keep).observe(document, {attributes: true, attributeFilter: ['data-addressed'], childList: true, subtree: true});
  keep();
}

/**
 * `quiet` is a page whose console errors and foreign requests fail the test. Pages are laid out as a whole unless `laysOutLate`: that is
 * for longPages.spec.ts.
 */
export const test = base.extend<{quiet: Page; laysOutLate: boolean}>({
  laysOutLate: [false, {option: true}],
  context: async ({context, laysOutLate}, use) => {
    if (!laysOutLate) {
      await context.addInitScript(layOutAll);
    }
    await use(context);
  },
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
