import type {Locator, Page} from '@playwright/test';
import {readdirSync, readFileSync} from 'node:fs';
import {expect, hydrated, open, test} from './support';

const folder = 'build/assets/diagrams';
const files = readdirSync(folder).filter((file) => file.endsWith('.svg'));

const drawing = (page: Page): Locator => page.getByRole('img', {name: /^Diagram: /}).locator('svg').first();

/** Addresses of the drawings that a page fetches. */
function watchFetches(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => request.url().includes('/assets/diagrams/') && fetched.push(request.url()));
  return fetched;
}

/** Goes from a page without this diagram to one with it, by a link. */
async function followLink(page: Page): Promise<void> {
  await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Coordinator'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Coordinator');
}

test('a page that is loaded has its diagrams in its HTML, and fetches and redraws none', async ({quiet: page}) => {
  const fetched = watchFetches(page);
  await page.addInitScript(() => document.addEventListener('DOMContentLoaded', () => Object.assign(window, {drawn: document.querySelector('figure svg')})));
  await page.goto('/technology/state-manager', {waitUntil: 'networkidle'});
  await hydrated(page);
  await expect(page.locator('figure svg')).toHaveCount(4);
  expect(await page.evaluate(() => Reflect.get(window, 'drawn') === document.querySelector('figure svg'))).toBe(true);
  expect(fetched).toEqual([]);
});

test('a page that is opened from another one shows its diagram, and nothing moves when it arrives', async ({quiet: page}) => {
  await page.addInitScript(() => {
    const target = window as Window & {shift?: number};
    target.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {value: number; hadRecentInput: boolean})[]) {
        target.shift = (target.shift ?? 0) + (entry.hadRecentInput ? 0 : entry.value);
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  await open(page, '/technology/architecture');
  const fetched = watchFetches(page);
  let release = (): void => undefined;
  const late = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/diagrams/**', async (route) => late.then(() => route.continue()));
  await followLink(page);
  const frame = page.getByRole('img', {name: /^Diagram: /}).first();
  const reserved = await frame.boundingBox();
  // A shift within half a second of the click would count as the reader's own doing.
  await page.waitForTimeout(600);
  release();
  await expect(drawing(page)).toBeVisible();
  expect(await frame.boundingBox()).toEqual(reserved);
  expect(fetched.length).toBeGreaterThan(0);
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.02);
});

test('a drawing that cannot be fetched is said so', async ({page}) => {
  await open(page, '/technology/architecture');
  await page.route('**/assets/diagrams/**', (route) => route.abort());
  await followLink(page);
  await expect(page.getByText('The diagram could not be loaded.').first()).toBeVisible();
  await expect(page.getByText('Diagram as text').first()).toBeVisible();
});

test('diagrams follow the color mode at once', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, '/technology/message-service');
  const fill = (): Promise<string> => page.locator('figure .node rect').first().evaluate((element) => getComputedStyle(element).fill);
  const dark = await fill();
  await page.getByRole('button', {name: /Switch between dark and light mode/}).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await fill()).not.toBe(dark);
});

test('no label of any diagram is cut off or breaks differently, in the font of the page', async ({page}) => {
  await open(page, '/technology/message-service');
  await page.evaluate(() => document.fonts.ready);
  for (const file of files) {
    const problems = await page.evaluate((svg) => {
      const frame = document.querySelector<HTMLElement>('figure [role=img] > div');
      if (!frame) {
        return ['no frame'];
      }
      frame.innerHTML = svg;
      const drawn = frame.firstElementChild as SVGSVGElement;
      frame.style.inlineSize = `${drawn.viewBox.baseVal.width}px`;
      const all = drawn.getBoundingClientRect();
      const labels = [...drawn.querySelectorAll('foreignObject')].flatMap((box) => {
        const outer = box.getBoundingClientRect();
        const inner = box.firstElementChild?.getBoundingClientRect() ?? outer;
        return inner.width > outer.width + 1 || inner.height > outer.height + 1 ? [box.textContent] : [];
      });
      const texts = [...drawn.querySelectorAll('text, foreignObject')].flatMap((text) => {
        const {left, right, top, bottom} = text.getBoundingClientRect();
        return left < all.left - 1 || right > all.right + 1 || top < all.top - 1 || bottom > all.bottom + 1 ? [text.textContent] : [];
      });
      return [...labels, ...texts];
    }, readFileSync(`${folder}/${file}`, 'utf8'));
    expect(problems, file).toEqual([]);
  }
});
