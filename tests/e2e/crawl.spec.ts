import {expect, hydrated, routes, test} from './support';

const batchSize = 12;
const all = routes();
const batches = Array.from({length: Math.ceil(all.length / batchSize)}, (_, index) => all.slice(index * batchSize, (index + 1) * batchSize));

for (const batch of batches) {
  test(`pages ${batch[0]} and ${batch.length - 1} more are whole`, async ({quiet: page}) => {
    for (const route of batch) {
      await test.step(route, async () => {
        const response = await page.goto(route);
        expect(response?.status(), route).toBe(200);
        await hydrated(page);
        await expect(page.locator('h1'), route).toHaveCount(1);
        await expect(page, route).toHaveTitle(/.+ \| Linea/);
        const description = await page.locator('meta[name=description]').getAttribute('content');
        expect(description?.length, route).toBeGreaterThanOrEqual(50);
        await expect(page.locator('link[rel=canonical]'), route).toHaveAttribute('href', `https://docs.linea.build${route === '/' ? '/' : route}`);
        // An admonition that is not recognised stays as text.
        expect(await page.locator('main').innerText(), route).not.toMatch(/^:::/m);
      });
    }
  });
}
