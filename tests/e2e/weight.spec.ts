import {readdirSync, readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import {ceilings, weighedPages, weighPage} from '../../scripts/weight';
import {searchContexts} from '../../src/config/search';
import {expect, test} from './support';

test('each search index takes at most 350 KB', () => {
  const files = readdirSync('build').filter((file) => /^search-index.*\.json$/.test(file));
  expect(files).toHaveLength(searchContexts.length + 1);
  for (const file of files) {
    expect(gzipSync(readFileSync(`build/${file}`)).length / 1024, file).toBeLessThanOrEqual(ceilings.searchIndex);
  }
});

for (const [path, ceiling] of Object.entries(weighedPages)) {
  test(`${path} loads at most ${ceiling} KB of JavaScript`, async ({page, baseURL}) => {
    const {script, style, font, total} = await weighPage(page, `${baseURL}${path}`);
    expect(script).toBeGreaterThan(0);
    expect(script / 1024).toBeLessThanOrEqual(ceiling);
    expect(style / 1024).toBeLessThanOrEqual(ceilings.style);
    expect(font / 1024).toBeLessThanOrEqual(ceilings.font);
    if (!/^\/(search|api\/token-api\/reference\/)/.test(path)) {
      expect(total / 1024).toBeLessThanOrEqual(ceilings.total);
    }
  });
}

test('Mermaid is loaded only when a diagram comes near, and nothing moves when it arrives', async ({page}) => {
  const scripts: string[] = [];
  page.on('response', (response) => response.request().resourceType() === 'script' && scripts.push(response.url()));
  await page.addInitScript(() => {
    const target = window as Window & {shift?: number};
    target.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {value: number; hadRecentInput: boolean})[]) {
        target.shift = (target.shift ?? 0) + (entry.hadRecentInput ? 0 : entry.value);
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  await page.setViewportSize({width: 1280, height: 300});
  await page.goto('/learn/first-dapp', {waitUntil: 'networkidle'});
  const before = scripts.length;
  await page.locator('figure').first().scrollIntoViewIfNeeded();
  await expect(page.locator('figure svg').first()).toBeVisible();
  expect(scripts.length).toBeGreaterThan(before);

  await page.goto('/technology/transaction-lifecycle', {waitUntil: 'networkidle'});
  await page.locator('figure').first().scrollIntoViewIfNeeded();
  await expect(page.locator('figure svg').first()).toBeVisible();
  expect(await page.evaluate(() => (window as Window & {shift?: number}).shift)).toBeLessThan(0.02);
});

test('every diagram is drawn in both color modes', async ({page}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme});
    await page.goto('/technology/message-service');
    for (const figure of await page.locator('main figure').all()) {
      await figure.scrollIntoViewIfNeeded();
      await expect(figure.locator('svg').first()).toBeVisible();
    }
  }
});
