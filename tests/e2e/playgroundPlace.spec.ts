import type {Page} from '@playwright/test';
import {readPage, routes} from '../site/builtSite';
import {isExhaustive, measureOverflow} from './checks';
import {expect, mockResponses, open, replyRpc, test} from './support';

const panel = (page: Page) =>
  page.getByRole('region', {name: /^Playground for/});

/** A page with one method, and a page with many methods and the longest parameters. */
const samplePages = ['linea-estimategas', 'debug-and-trace'].map(
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
        parameters.width > (window.innerWidth < 1440 ? 300 : 360) &&
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
      [768, 'right'],
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

test('at 1024 px, the playground is above the fold and flows in the page, with a Send button that stays in view and a result that comes into view', async ({
  page,
}) => {
  await page.setViewportSize({width: 1024, height: 768});
  await mockResponses(
    page,
    'https://rpc.linea.build/',
    replyRpc({result: {baseFeePerGas: '0x7', gasLimit: '0x5208'}}),
  );
  await open(page, '/api/reference/linea-estimategas');
  const tryButton = panel(page).getByRole('button', {
    name: 'Try linea_estimateGas',
  });
  await expect(tryButton).toBeInViewport({ratio: 1});
  await tryButton.click();
  const sendButton = panel(page).getByRole('button', {name: 'Send request'});
  await expect(sendButton).toBeInViewport({ratio: 1});
  const scrollers = await panel(page).evaluate((region) => {
    const found: string[] = [];
    for (
      let element: Element | null = region;
      element && element !== document.body;
      element = element.parentElement
    ) {
      const {overflowY} = getComputedStyle(element);
      if (/auto|scroll/.test(overflowY)) found.push(element.className);
    }
    return found;
  });
  expect(scrollers).toEqual([]);
  await sendButton.click();
  await expect(panel(page).getByText('Success')).toBeInViewport({ratio: 1});
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
