import type {Page, Route} from '@playwright/test';
import {findCover} from './checks';
import {expect, test} from './support';

const errorBox = (page: Page) => page.getByRole('alert');

test.describe('the error box is in view wherever the page is scrolled to', () => {
  const path = '/get-started/how-to/gas-fees';
  const pageChunk = /\/assets\/js\/(?!main|runtime|layout)[^/]*\.js/;
  const failures: readonly (readonly [
    name: string,
    urls: RegExp,
    fail: (route: Route) => Promise<void>,
  ])[] = [
    ['one chunk: 404', pageChunk, (route) => route.fulfill({status: 404})],
    ['one chunk: aborted', pageChunk, (route) => route.abort()],
    [
      'one chunk: HTML',
      pageChunk,
      (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: '<!doctype html>',
        }),
    ],
    [
      'one chunk: empty',
      pageChunk,
      (route) => route.fulfill({contentType: 'text/javascript', body: ''}),
    ],
    [
      'all chunks',
      /\/assets\/js\/(?!main|runtime)[^/]*\.js/,
      (route) => route.abort(),
    ],
    ['all scripts', /\/assets\/js\//, (route) => route.abort()],
  ];
  for (const [name, urls, fail] of failures)
    test(name, async ({page}) => {
      const failed = new Set<string>();
      await page.route(urls, async (route) => {
        const url = route.request().url();
        const isFirst = failed.size === 0 || failed.has(url);
        if (!name.startsWith('one') || isFirst) {
          failed.add(url);
          await fail(route);
        } else {
          await route.continue();
        }
      });
      for (const hash of ['', '#next-steps']) {
        await page.goto(`${path}${hash}`);
        await expect(errorBox(page)).toBeInViewport({ratio: 1});
        await page.evaluate(() => window.scrollTo(0, 1500));
        await expect(errorBox(page)).toBeInViewport({ratio: 1});
        expect(
          await findCover(errorBox(page).getByRole('button')),
        ).toBeUndefined();
        // The navbar is below the box.
        expect(
          await page.evaluate(
            () =>
              (document.querySelector('.navbar')?.getBoundingClientRect().top ??
                0) -
              (document.querySelector('.load-failure')?.getBoundingClientRect()
                .bottom ?? 0),
          ),
        ).toBeCloseTo(0, 0);
        await page.reload();
        await expect(errorBox(page)).toBeInViewport({ratio: 1});
      }
    });
});
