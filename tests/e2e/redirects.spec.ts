import {getRedirects} from '../../src/features/hosting/plugin/directoryRedirects';
import {expect, routes, test} from './support';

const entries = Object.entries(getRedirects());
const batchSize = 25;

for (let index = 0; index < entries.length; index += batchSize) {
  test(`redirects ${index + 1} to ${Math.min(index + batchSize, entries.length)} arrive`, async ({page}) => {
    await page.route(/\.(js|css|woff2|svg)$/, (route) => route.abort());
    for (const [from, to] of entries.slice(index, index + batchSize)) {
      await page.goto(from, {waitUntil: 'commit'});
      await page.waitForURL((url) => url.pathname + url.hash === to, {waitUntil: 'domcontentloaded'});
      await expect(page.locator('h1'), from).toHaveCount(1);
      await expect(page.locator('h1'), from).not.toHaveText('Page not found');
    }
  });
}

test('a redirect keeps query and hash', async ({page}) => {
  await page.goto('/architecture?from=old#the-map');
  await page.waitForURL('/technology/architecture?from=old#the-map');
});

test('every parent of a page is a page, or leads to one', () => {
  const known = new Set([...routes(), ...entries.map(([from]) => from)]);
  const parents = routes().flatMap((route) => {
    const parts = route.split('/').slice(1);
    return parts.slice(1).map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
  });
  expect([...new Set(parents)].filter((parent) => !known.has(parent))).toEqual([]);
  expect(known).toContain('/learn');
});
