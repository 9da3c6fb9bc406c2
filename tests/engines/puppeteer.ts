import puppeteer, {
  type ElementHandle,
  type KeyInput,
  type LaunchOptions,
  type Page,
} from 'puppeteer-core';
import {findElement, windowSize, type Engine, type EnginePage} from './page';

function createPage(page: Page, close: () => Promise<void>): EnginePage {
  const find = async (
    selector: string,
    name = '',
  ): Promise<ElementHandle<HTMLElement>> =>
    (await page.waitForFunction(
      findElement,
      {},
      selector,
      name,
    )) as ElementHandle<HTMLElement>;
  return {
    goto: async (url) => {
      await page.goto(url);
    },
    resize: (width, height) => page.setViewport({width, height}),
    evaluate: async (run, ...args) => {
      const result: unknown = await page.evaluate(run as never, ...args);
      return result as never;
    },
    click: async (selector, name) => (await find(selector, name)).click(),
    hover: async (selector, name) => (await find(selector, name)).hover(),
    press: async (keys) => {
      const names = keys.split('+') as KeyInput[];
      for (const name of names) await page.keyboard.down(name);
      for (const name of names.reverse()) await page.keyboard.up(name);
    },
    type: (text) => page.keyboard.type(text),
    close,
  };
}

/** Starts Chromium or Firefox. */
export async function startWithPuppeteer(
  options: LaunchOptions,
): Promise<Engine> {
  const browser = await puppeteer.launch({
    defaultViewport: windowSize,
    // Readers see scrollbars, which take up space.
    ignoreDefaultArgs: ['--hide-scrollbars'],
    ...options,
  });
  return {
    newPage: async () => {
      const context = await browser.createBrowserContext();
      if (options.browser === 'chrome')
        await context.setPermission('*', {
          permission: {name: 'clipboard-write'},
          state: 'granted',
        });
      return createPage(await context.newPage(), () => context.close());
    },
    close: () => browser.close(),
  };
}
