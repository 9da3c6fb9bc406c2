import type {Page} from '@playwright/test';
import {findCover} from './checks';
import {expect, test} from './support';

const errorBox = (page: Page) => page.getByRole('alert');

test.describe('the error box is in view wherever the page is scrolled to', () => {
  const path = '/get-started/how-to/gas-fees';
  // loadErrors.spec.ts has the other failures. All of them are reported by the same box.
  for (const [name, urls, isOne] of [
    ['one empty chunk', /\/assets\/js\/(?!main|runtime|layout)[^/]*\.js/, true],
    ['no scripts', /\/assets\/js\//, false],
  ] as const)
    test(name, async ({page}) => {
      let emptyUrl: string | undefined;
      await page.route(urls, async (route) => {
        if (!isOne) return route.abort();
        emptyUrl ??= route.request().url();
        return emptyUrl === route.request().url()
          ? route.fulfill({contentType: 'text/javascript', body: ''})
          : route.continue();
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
