import type {Page} from '@playwright/test';
import {readFileSync} from 'node:fs';
import {expect, test} from './support';

// One pass over all pages: each is opened once, without its scripts, and measured at several widths.

const routes = [
  ...readFileSync('build/sitemap.xml', 'utf8').matchAll(
    /<loc>https:\/\/[^/]+([^<]*)<\/loc>/g,
  ),
].map(([, route]) => route || '/');

const widths = [390, 768, 1000, 1024, 1280, 1366, 1440, 1920];

interface Measurement {
  readonly findings: readonly string[];
  readonly heights: readonly number[];
}

/** Measures the page at the current width. Runs in the page. */
function measure(): Measurement {
  const findings: string[] = [];
  const {clientWidth, scrollWidth} = document.documentElement;
  const isVisible = (element: Element): boolean =>
    element.checkVisibility() && element.getBoundingClientRect().width > 0;
  const getBox = (selector: string): DOMRect | undefined => {
    const element = document.querySelector(selector);
    return element && isVisible(element)
      ? element.getBoundingClientRect()
      : undefined;
  };
  const describe = (element: Element): string =>
    (element.getAttribute('aria-label') ?? element.textContent)
      .trim()
      .slice(0, 50);

  if (scrollWidth > clientWidth)
    findings.push(`scrolls sideways by ${scrollWidth - clientWidth} px`);

  const text = getBox('.theme-doc-markdown');
  const hasContents =
    document.querySelector('.theme-doc-toc-mobile, .theme-doc-toc-desktop') !==
    null;
  const column = getBox('.theme-doc-toc-desktop');
  const row = getBox('.theme-doc-toc-mobile');
  if (text && hasContents && innerWidth >= 1280) {
    if (!column) findings.push('has no contents column');
    else if (column.top > 200)
      findings.push(`contents column at y ${Math.round(column.top)}`);
    else if (column.left < text.right && column.right > text.left)
      findings.push('contents column is not beside the text');
    else if (column.right > clientWidth)
      findings.push('contents column is cut off');
  } else if (text && hasContents) {
    if (!row) findings.push('has no row of contents');
    if (innerWidth > 996 && text.width < 600)
      findings.push(`text is ${Math.round(text.width)} px wide`);
  }

  const sidebar = getBox('.theme-doc-sidebar-container');
  if (sidebar && Math.round(sidebar.width) !== 300)
    findings.push(`sidebar is ${sidebar.width} px wide`);

  for (const box of document.querySelectorAll('.docs-scroll')) {
    if (!isVisible(box)) continue;
    const {left, right} = box.getBoundingClientRect();
    const name = describe(box.querySelector('table') ?? box);
    if (left < 0 || right > clientWidth)
      findings.push(`table "${name}" is wider than the window`);
    // Wide windows have space for every table.
    if (innerWidth >= 1024 && box.scrollWidth > box.clientWidth + 1)
      findings.push(
        `table "${name}" is ${box.scrollWidth - box.clientWidth} px wider than its box`,
      );
    // A box that scrolls shows everything in turn; any other box must contain it.
    if (box.scrollWidth > box.clientWidth + 1) continue;
    for (const part of box.querySelectorAll('td :is(button, a, code)')) {
      const edge = part.getBoundingClientRect().right;
      if (isVisible(part) && edge > right + 1)
        findings.push(
          `table "${name}": "${describe(part)}" is cut off by ${Math.round(edge - right)} px`,
        );
    }
  }

  const heights = [
    ...document.querySelectorAll('button, .button, summary.button'),
  ]
    .filter(isVisible)
    .map((element) => Math.round(element.getBoundingClientRect().height));
  return {findings: [...new Set(findings)], heights: [...new Set(heights)]};
}

/** Opens a page without its scripts, and lays out all of it. */
async function openStatic(page: Page, route: string): Promise<void> {
  await page.goto(route, {waitUntil: 'domcontentloaded'});
  await page.evaluate(() => {
    document.documentElement.dataset.addressed = '';
    return document.fonts.ready.then(() => undefined);
  });
}

test('every page fits its window: columns, tables and sidebar at eight widths', async ({
  page,
}) => {
  test.setTimeout(600_000);
  await page.route(/\/assets\/js\//, (route) =>
    route.fulfill({contentType: 'text/javascript', body: ''}),
  );
  await page.route(/\.(?:png|jpg|webp)$/, (route) => route.abort());
  const findings: string[] = [];
  for (const route of routes) {
    await openStatic(page, route);
    for (const width of widths) {
      await page.setViewportSize({width, height: 768});
      const result = await page.evaluate(measure);
      findings.push(
        ...result.findings.map(
          (finding) => `${route} at ${width} px ${finding}`,
        ),
      );
    }
  }
  expect(findings).toEqual([]);
});
