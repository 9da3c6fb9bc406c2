import AxeBuilder from '@axe-core/playwright';
import {expect, type Page} from '@playwright/test';

/** Set for the scheduled run, which looks at every page, in every mode and window, instead of one of each kind. */
export const isExhaustive = process.env.EXHAUSTIVE === '1';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Thousands of spans that cost axe minutes; tests/unit/contrast.test.ts holds their colours. */
const codeTokens = '.token-line';

/** Rules that measure where an element is and what lies behind it. */
const geometryRules = new Set(['color-contrast', 'target-size', 'scrollable-region-focusable']);

interface Scope {
  /** Part of the page that is looked at; all of it by default. */
  readonly include?: string;
  readonly contrastOnly?: boolean;
}

/** What axe finds wrong on the page as it is now. */
export async function violations(page: Page, {include = 'html', contrastOnly = false}: Scope = {}): Promise<unknown[]> {
  const axe = new AxeBuilder({page}).include(include).exclude(codeTokens);
  const result = await (contrastOnly ? axe.withRules('color-contrast') : axe.withTags(tags)).analyze();
  // What the browser has not laid out yet (content-visibility) has no size and no place: those rules judge it when a reader comes near it.
  const skipped = await page.evaluate(
    (selectors) => selectors.filter((selector) => {
      const element = document.querySelector(selector);
      return [element, element?.firstElementChild].some((part) => part?.checkVisibility({contentVisibilityAuto: true}) === false);
    }),
    result.violations.filter(({id}) => geometryRules.has(id)).flatMap(({nodes}) => nodes.map(({target}) => String(target[0]))),
  );
  return result.violations
    .map(({id, nodes}) => ({id, nodes: nodes.filter(({target}) => !geometryRules.has(id) || !skipped.includes(String(target[0])))}))
    .filter(({nodes}) => nodes.length > 0)
    .map(({id, nodes}) => ({id, targets: nodes.slice(0, 3).map(({target}) => target)}));
}

/** Looks at the page as it is now in light mode, and at its colours in dark mode: nothing else depends on the mode. */
export async function expectAccessible(page: Page, {include = 'html'}: Scope = {}): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    expect(await violations(page, {include, contrastOnly: colorScheme === 'dark' && !isExhaustive}), `${page.url()} in ${colorScheme} mode`).toEqual([]);
  }
}

/** Pixels by which the page is wider than the window. */
export async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
