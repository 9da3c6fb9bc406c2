import type {Frame, Page} from '@playwright/test';
import {readFileSync} from 'node:fs';
import {expect, test} from './support';

// One pass over all pages: each is opened once, without its scripts, and measured at several widths, in a frame, which is resized
// faster than the window.

const routes = [
  ...readFileSync('build/sitemap.xml', 'utf8').matchAll(
    /<loc>https:\/\/[^/]+([^<]*)<\/loc>/g,
  ),
].map(([, route]) => route || '/');

// The narrowest width of each layout (its breakpoints are at 600, 996, 1279 and 1439 px), and common ones.
const widths = [320, 390, 768, 1000, 1280, 1366, 1440, 1920];

// These functions run in the page, so each has to be complete.

/** Finds what does not fit beside each other at the current width: text, contents and sidebar. */
function measureColumns(): string[] {
  const {clientWidth, scrollWidth} = document.documentElement;
  const getBox = (selector: string): DOMRect | undefined => {
    const element = document.querySelector(selector);
    const box = element?.getBoundingClientRect();
    return element?.checkVisibility() && box?.width ? box : undefined;
  };
  const text = getBox('.theme-doc-markdown');
  const hasContents =
    text !== undefined &&
    document.querySelector('.theme-doc-toc-mobile, .theme-doc-toc-desktop') !==
      null;
  const isWide = innerWidth >= 1280;
  const column = getBox('.theme-doc-toc-desktop');
  const row = getBox('.theme-doc-toc-mobile');
  const sidebar = getBox('.theme-doc-sidebar-container');
  const isBeside = (left: DOMRect, right: DOMRect): boolean =>
    right.left >= left.right || right.right <= left.left;
  const rules: readonly (readonly [boolean, string])[] = [
    [scrollWidth > clientWidth, `scrolls by ${scrollWidth - clientWidth} px`],
    [hasContents && isWide && !column, 'has no contents column'],
    [
      hasContents && isWide && (column?.top ?? 0) > 200,
      `contents column at y ${Math.round(column?.top ?? 0)}`,
    ],
    [
      Boolean(hasContents && isWide && column && !isBeside(text, column)),
      'contents column is not beside the text',
    ],
    [
      isWide && (column?.right ?? 0) > clientWidth,
      'contents column is cut off',
    ],
    [hasContents && !isWide && !row, 'has no row of contents'],
    [
      hasContents && !isWide && innerWidth > 996 && text.width < 600,
      `text is ${Math.round(text?.width ?? 0)} px wide`,
    ],
    [
      sidebar !== undefined && Math.round(sidebar.width) !== 300,
      `sidebar is ${sidebar?.width} px wide`,
    ],
  ];
  return rules.flatMap(([isBroken, finding]) => (isBroken ? [finding] : []));
}

/** Finds tables that are cut off, or wider than their box where a window has space for every table, and addresses that are shortened without need. */
function measureTables(): string[] {
  const {clientWidth} = document.documentElement;
  const describe = (element: Element): string =>
    (element.getAttribute('aria-label') ?? element.textContent)
      .trim()
      .slice(0, 50);
  const findCutParts = (box: Element, right: number): string[] =>
    [...box.querySelectorAll('td :is(button, a, code)')].flatMap((part) => {
      const edge = part.getBoundingClientRect();
      return part.checkVisibility() && edge.width > 0 && edge.right > right + 1
        ? [
            `"${describe(part)}" is cut off by ${Math.round(edge.right - right)} px`,
          ]
        : [];
    });
  const findings = [...document.querySelectorAll('.docs-scroll')]
    .filter((box) => box.checkVisibility())
    .flatMap((box) => {
      const {left, right} = box.getBoundingClientRect();
      const excess = box.scrollWidth - box.clientWidth;
      const name = `table "${describe(box.querySelector('table') ?? box)}"`;
      // A box that scrolls shows everything in turn; any other box must contain it.
      const cutParts = excess > 1 ? [] : findCutParts(box, right);
      const shortenedParts = [...box.querySelectorAll('tr')]
        .map((row) => [...row.querySelectorAll('td .docs-hex > span')])
        .flatMap(([middle, ...others]) =>
          innerWidth >= 1440 &&
          middle &&
          others.length === 0 &&
          middle.scrollWidth > middle.clientWidth
            ? [describe(middle.parentElement ?? middle)]
            : [],
        );
      return [
        ...(left < 0 || right > clientWidth
          ? [`${name} is wider than the window`]
          : []),
        ...(innerWidth >= 1024 && excess > 1
          ? [`${name} is ${excess} px wider than its box`]
          : []),
        ...cutParts.map((finding) => `${name}: ${finding}`),
        ...shortenedParts.map((part) => `${name} shortens ${part}`),
      ];
    });
  return [...new Set(findings)];
}

/** Creates an empty frame as high as the window. Pages in it load without scripts and images. */
async function createFrame(page: Page): Promise<Frame> {
  await page.route(/\/assets\/js\//, (route) =>
    route.fulfill({contentType: 'text/javascript', body: ''}),
  );
  await page.route(/\.(?:png|jpg|webp)$/, (route) => route.abort());
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    document.body.innerHTML = '<iframe style="border: 0; height: 768px">';
  });
  return page.frames()[1] as Frame;
}

/** Opens a page in the frame, and lays out all of it. */
async function openStatic(frame: Frame, route: string): Promise<void> {
  await frame.goto(route, {waitUntil: 'domcontentloaded'});
  await frame.evaluate(() => {
    document.documentElement.dataset.addressed = '';
    return document.fonts.ready.then(() => undefined);
  });
}

const setWidth = (frame: Frame, width: number): Promise<void> =>
  frame.evaluate((pixels) => {
    (frameElement as HTMLIFrameElement).style.width = `${pixels}px`;
  }, width);

const pagesPerTest = 30;
const groups = Array.from(
  {length: Math.ceil(routes.length / pagesPerTest)},
  (_, index) => routes.slice(index * pagesPerTest, (index + 1) * pagesPerTest),
);

for (const group of groups) {
  test(`${group[0]} and the next ${group.length - 1} pages fit ${widths.length} widths: columns, tables and sidebar`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    const frame = await createFrame(page);
    const findings: string[] = [];
    for (const route of group) {
      await openStatic(frame, route);
      for (const width of widths) {
        await setWidth(frame, width);
        const pageFindings = [
          ...(await frame.evaluate(measureColumns)),
          ...(await frame.evaluate(measureTables)),
        ];
        findings.push(
          ...pageFindings.map(
            (finding) => `${route} at ${width} px ${finding}`,
          ),
        );
      }
    }
    expect(findings).toEqual([]);
  });
}
