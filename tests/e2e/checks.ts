import AxeBuilder from '@axe-core/playwright';
import {expect, type Locator, type Page} from '@playwright/test';
import {waitForPaint} from './support';

/** Whether to check every page in every mode and window size, as in the scheduled run, instead of one page of each kind. */
export const isExhaustive = process.env.EXHAUSTIVE === '1';

const tags = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
];

/** Excluded because axe takes minutes for thousands of spans. tests/unit/contrast.test.ts checks their colours. */
const codeTokens = '.token-line';

/** Rules that depend on an element's position and background. */
const geometryRules = [
  'color-contrast',
  'target-size',
  'scrollable-region-focusable',
];

interface Scope {
  /** Part of the page to check; the entire page by default. */
  readonly include?: string;
  /** Rules to check; all of WCAG 2.2 AA by default. */
  readonly rules?: readonly string[];
}

interface Finding {
  readonly id: string;
  readonly target: string;
}

/** Runs axe on the page in its current state. */
export async function findViolations(
  page: Page,
  {include = 'html', rules}: Scope = {},
): Promise<Finding[]> {
  // Legacy mode takes half the time. It only skips cross-origin frames, which our pages do not have.
  const build = (scope: readonly string[]): AxeBuilder =>
    scope.reduce(
      (axe, selector) => axe.include(selector),
      new AxeBuilder({page}).exclude(codeTokens).setLegacyMode(),
    );
  const run = async (axe: AxeBuilder): Promise<Finding[]> =>
    (await axe.analyze()).violations.flatMap(({id, nodes}) =>
      nodes.map(({target}) => ({id, target: String(target[0])})),
    );
  const findings = await run(
    rules
      ? build([include]).withRules([...rules])
      : build([include]).withTags(tags),
  );
  // Content that is not laid out yet (content-visibility) seems to overlap what follows, so count a position or size violation only if it remains
  // after scrolling to the element.
  let unconfirmedFindings = findings.filter(({id}) =>
    geometryRules.includes(id),
  );
  const confirmedFindings = findings.filter(
    ({id}) => !geometryRules.includes(id),
  );
  for (
    let attempt = 0;
    attempt < 5 && unconfirmedFindings.length > 0;
    attempt += 1
  ) {
    await page
      .locator(unconfirmedFindings[0]?.target ?? include)
      .first()
      .evaluate((element) =>
        element.scrollIntoView({block: 'center', behavior: 'instant'}),
      );
    await waitForPaint(page);
    const recheck = await run(
      build([
        ...new Set(unconfirmedFindings.map(({target}) => target)),
      ]).withRules([...new Set(unconfirmedFindings.map(({id}) => id))]),
    );
    unconfirmedFindings = unconfirmedFindings.filter(({id, target}) =>
      recheck.some((finding) => finding.id === id && finding.target === target),
    );
    confirmedFindings.push(...unconfirmedFindings.splice(0, 1));
  }
  return [...confirmedFindings, ...unconfirmedFindings].slice(0, 5);
}

/** Checks the current page in light mode, and in dark mode only its colours, because nothing else depends on the mode. */
export async function expectAccessible(
  page: Page,
  {include = 'html'}: Pick<Scope, 'include'> = {},
): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    await expect(page.locator('html')).toHaveAttribute(
      'data-theme',
      colorScheme,
    );
    expect(
      await findViolations(page, {
        include,
        ...(colorScheme === 'dark' &&
          !isExhaustive && {rules: ['color-contrast']}),
      }),
      `${page.url()} in ${colorScheme} mode`,
    ).toEqual([]);
  }
}

/** Checks only what depends on the window size: positions, sizes and horizontal overflow. */
export async function expectFitsWindow(page: Page): Promise<void> {
  expect(
    await findViolations(page, isExhaustive ? {} : {rules: geometryRules}),
    page.url(),
  ).toEqual([]);
  expect(await measureOverflow(page), page.url()).toBe(0);
}

/** Measures by how many pixels the page is wider than the window. */
export async function measureOverflow(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      document.documentElement.scrollWidth -
      document.documentElement.clientWidth,
  );
}

/** Returns 'in view' if the entry is in the visible part of the list, and otherwise its position. */
export const describePosition = (
  page: Page,
  entry: string,
  list: string,
): Promise<string> =>
  page.evaluate(
    ([entrySelector = '', listSelector = '']) => {
      const element = document.querySelector(entrySelector);
      const [frame, box] = [
        document.querySelector(listSelector)?.getBoundingClientRect(),
        element?.getBoundingClientRect(),
      ];
      if (!box || !frame) return 'no entry';
      return box.top >= frame.top &&
        box.bottom <= Math.min(frame.bottom, window.innerHeight)
        ? 'in view'
        : `${element?.textContent} at ${box.top}`;
    },
    [entry, list],
  );

/** Returns what covers the middle of an element, or `undefined` if a press there would reach the element. */
export const findCover = (target: Locator): Promise<string | undefined> =>
  target.evaluate((element) => {
    const {left, top, width, height} = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit && element.contains(hit)
      ? undefined
      : (hit?.outerHTML.slice(0, 120) ?? 'outside the window');
  });

/** Returns the distance in pixels between two boxes, in both directions. It is 0 if they touch or overlap. */
export async function measureDistance(a: Locator, b: Locator): Promise<number> {
  const [first, second] = await Promise.all([a.boundingBox(), b.boundingBox()]);
  if (!first || !second) return Infinity;
  const sideways = Math.max(
    first.x - second.x - second.width,
    second.x - first.x - first.width,
    0,
  );
  const upwards = Math.max(
    first.y - second.y - second.height,
    second.y - first.y - first.height,
    0,
  );
  return Math.hypot(sideways, upwards);
}
