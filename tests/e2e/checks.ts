import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Thousands of spans that cost axe minutes; tests/unit/contrast.test.ts holds their colours. */
const codeTokens = '.token-line';

/** What axe finds wrong on the page as it is now. */
export async function violations(page: Page): Promise<unknown[]> {
  const result = await new AxeBuilder({page}).withTags(tags).exclude(codeTokens).analyze();
  return result.violations.map(({id, nodes}) => ({id, targets: nodes.slice(0, 3).map(({target}) => target)}));
}

/** Pixels by which the page is wider than the window. */
export async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
