import type {Page} from '@playwright/test';
import {readPage, routes} from '../site/builtSite';
import {isExhaustive, measureOverflow} from './checks';
import {expect, open, test} from './support';

const panel = (page: Page) =>
  page.getByRole('region', {name: /^Playground for/});

/** Pages with one method, with many methods, and with the longest parameters. */
const samplePages = ['linea-estimategas', 'state', 'debug-and-trace'].map(
  (name) => `/api/reference/${name}`,
);
const referencePages = isExhaustive
  ? routes.filter(
      (route) =>
        readPage(route)('section[aria-label^="Playground for"]').length > 0,
    )
  : samplePages;

/** Returns each playground's position relative to its method's parameters: `right` also means that their tops are aligned. */
const getPositions = (page: Page): Promise<readonly string[]> =>
  page.getByRole('region', {name: /^Playground for/}).evaluateAll((regions) =>
    regions.map((region) => {
      const playground = region.parentElement?.getBoundingClientRect();
      const parameters =
        region.parentElement?.previousElementSibling?.getBoundingClientRect();
      if (!playground || !parameters) return 'no parameters';
      if (
        playground.left >= parameters.right &&
        Math.abs(playground.top - parameters.top) < 8 &&
        parameters.width > (window.innerWidth < 1440 ? 300 : 380) &&
        playground.width > 340
      )
        return 'right';
      return playground.top >= parameters.bottom &&
        playground.left === parameters.left
        ? 'below'
        : 'elsewhere';
    }),
  );

for (const path of referencePages) {
  test(`${path} has each playground to the right of the parameters if there is room, and below them otherwise`, async ({
    page,
  }) => {
    await open(page, path);
    const contents = page.locator('.theme-doc-toc-desktop');
    for (const [width, expected] of [
      [1920, 'right'],
      [1440, 'right'],
      [1280, 'right'],
      [1024, 'right'],
      [768, 'below'],
      [390, 'below'],
      [320, 'below'],
    ] as const) {
      await page.setViewportSize({width, height: 900});
      const positions = await getPositions(page);
      expect(positions.length, `${width} px`).toBeGreaterThan(0);
      expect(new Set(positions), `${width} px`).toEqual(new Set([expected]));
      // Poll, because changes of the sidebar's width are animated.
      await expect.poll(() => measureOverflow(page), `${width} px`).toBe(0);
      if (width > 1279) await expect(contents).toBeVisible();
    }
  });
}

test('the playground stays visible next to long parameters, and scrolls independently of the page', async ({
  page,
}) => {
  await open(page, '/api/reference/linea-estimategas');
  await panel(page)
    .getByRole('button', {name: 'Try linea_estimateGas'})
    .click();
  await page
    .getByText('Individual storage slots')
    .evaluate((element) => element.scrollIntoView({block: 'end'}));
  await expect(
    panel(page).getByRole('combobox', {name: 'Endpoint'}),
  ).toBeInViewport();
  const top = await page.evaluate(() => window.scrollY);
  await panel(page).getByRole('combobox', {name: 'Endpoint'}).hover();
  await page.mouse.wheel(0, 300);
  await expect(
    panel(page).getByRole('combobox', {name: 'Endpoint'}),
  ).not.toBeInViewport();
  await expect(
    panel(page).getByRole('button', {name: 'Send request'}),
  ).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
});

for (const [path, target, button] of [
  [
    '/api/reference/linea-estimategas',
    'Playground for linea_estimateGas',
    'Send request',
  ],
  [
    '/api/token-api/reference/operations/get-tokens',
    'Try it',
    'Send API Request',
  ],
] as const) {
  test(`a link above the text of ${path} jumps to the panel on a phone and opens the form, and is hidden if the panel is next to the text`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, path);
    await page.getByRole('main').getByRole('link', {name: 'Try it'}).click();
    await expect(page.getByRole('region', {name: target})).toBeInViewport();
    await expect(page.getByRole('button', {name: button})).toBeVisible();
    await page.setViewportSize({width: 1440, height: 900});
    await expect(
      page.getByRole('main').getByRole('link', {name: 'Try it'}),
    ).toBeHidden();
  });
}

test('the playground follows the parameters in the tab order, as it does visually', async ({
  page,
}) => {
  await open(page, '/api/reference/state#eth_call');
  await page
    .getByRole('heading', {name: 'eth_call'})
    .locator('xpath=following-sibling::*')
    .locator('dl')
    .first()
    .getByRole('link', {name: 'Call'})
    .focus();
  const errorsLink = page
    .getByRole('link', {name: 'Errors of all methods'})
    .nth(4);
  await page.keyboard.press('Tab');
  await expect(errorsLink).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', {name: 'Try eth_call'})).toBeFocused();
});
