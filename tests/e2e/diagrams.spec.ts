import type {Locator, Page} from '@playwright/test';
import {readFileSync} from 'node:fs';
import {findUnrenderedDiagrams} from '../../src/features/diagrams/drawings';
import {createHeaderRules} from '../../src/features/hosting/headers';
import {
  findInlineScripts,
  hashSource,
} from '../../src/features/hosting/plugin/inlineScripts';
import {
  expect,
  open,
  openFully,
  scriptPattern,
  statesUrl,
  test,
  waitForPaint,
  watchRequests,
  watchShifts,
} from './support';

const figures = (page: Page): Locator =>
  page.locator('figure [aria-label^="Diagram: "]');

/** The visible drawing of the page's first diagram. */
const drawing = (page: Page): Locator =>
  figures(page).first().locator('svg').filter({visible: true});

const drawingPattern = /\/assets\/diagrams\//;

/**
 * Follows a link from a page without the diagram to the page with it. This is not user input, to which the browser would attribute the
 * layout shifts of the next half second.
 */
async function followLink(page: Page): Promise<void> {
  await page
    .locator('.theme-doc-sidebar-menu')
    .getByRole('link', {name: 'Coordinator'})
    .dispatchEvent('click');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Coordinator');
}

test('a directly loaded page has its diagrams in the HTML, and neither fetches nor re-renders them', async ({
  strictPage: page,
}) => {
  const requests = watchRequests(page, drawingPattern);
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () =>
      Object.assign(window, {
        initialDrawing: document.querySelector('figure svg'),
      }),
    ),
  );
  await openFully(page, '/technology/state-manager');
  await expect(figures(page)).toHaveCount(4);
  expect(
    await page.evaluate(
      () =>
        Reflect.get(window, 'initialDrawing') ===
        document.querySelector('figure svg'),
    ),
  ).toBe(true);
  expect(requests).toEqual([]);
});

test('a page opened through a link loads its diagram without layout shift', async ({
  strictPage: page,
}) => {
  const readShift = await watchShifts(page);
  await open(page, '/technology/architecture');
  const requests = watchRequests(page, drawingPattern);
  let release = (): void => undefined;
  const releaseSignal = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/diagrams/**', async (route) =>
    releaseSignal.then(() => route.continue()),
  );
  await followLink(page);
  const frame = figures(page).first();
  const reservedBox = await frame.boundingBox();
  release();
  await expect(drawing(page)).toBeVisible();
  expect(await frame.boundingBox()).toEqual(reservedBox);
  expect(requests.length).toBeGreaterThan(0);
  await waitForPaint(page);
  expect(await readShift()).toBeLessThan(0.02);
});

test('a diagram shows an error if its drawing cannot be fetched', async ({
  page,
}) => {
  await open(page, '/technology/architecture');
  await page.route('**/assets/diagrams/**', (route) => route.abort());
  await followLink(page);
  await expect(
    page
      .getByText('The diagram could not be loaded.')
      .filter({visible: true})
      .first(),
  ).toBeVisible();
  await expect(page.getByText('Diagram as text').first()).toBeVisible();
});

test('diagrams follow the colour mode immediately', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, '/technology/message-service');
  const getFill = (): Promise<string> =>
    drawing(page)
      .locator('.box rect')
      .first()
      .evaluate((element) => getComputedStyle(element).fill);
  const darkFill = await getFill();
  await page
    .getByRole('button', {name: /Switch between dark and light mode/})
    .first()
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await getFill()).not.toBe(darkFill);
});

for (const [kind, path, parts] of [
  [
    'an illustration',
    '/technology/architecture',
    {line: '.arrow path', box: '.box rect', text: '.label'},
  ],
  [
    'a Mermaid block',
    '/technology/network-data',
    {line: '.edgePath > path', box: '.node rect', text: '.node text'},
  ],
] as const)
  test(`in forced colours mode, the lines and text of ${kind} use system colours`, async ({
    page,
  }) => {
    await page.emulateMedia({forcedColors: 'active', colorScheme: 'dark'});
    await open(page, path);
    const colours = await drawing(page).evaluate((svg, selectors) => {
      const getStyle = (selector: string): CSSStyleDeclaration =>
        getComputedStyle(svg.querySelector(selector) as Element);
      const probe = document.body.appendChild(
        Object.assign(document.createElement('p'), {
          style: 'color:CanvasText;background:Canvas',
        }),
      );
      const {color, backgroundColor} = getComputedStyle(probe);
      return {
        line: getStyle(selectors.line).stroke,
        box: getStyle(selectors.box).fill,
        text: getStyle(selectors.text).fill,
        color,
        backgroundColor,
      };
    }, parts);
    expect(colours.line).toBe(colours.color);
    expect(colours.text).toBe(colours.color);
    expect(colours.box).toBe(colours.backgroundColor);
  });

test('a linked box navigates on the client when clicked, and shows a focus indicator', async ({
  page,
}) => {
  await open(page, '/technology/architecture');
  const link = drawing(page).getByRole('link', {name: /^Coordinator/});
  const getStroke = (): Promise<string> =>
    link
      .locator('rect')
      .evaluate((element) => getComputedStyle(element).stroke);
  const initialStroke = await getStroke();
  await link.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  expect(await getStroke()).not.toBe(initialStroke);
  await page.evaluate(() => Object.assign(window, {isSameDocument: true}));
  await link.click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Coordinator');
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(
    true,
  );
});

test('a block without a pre-rendered drawing is rendered by Mermaid, complies with its build’s content security policy and follows the colour mode', async ({
  page,
}) => {
  const html = readFileSync('tests/fixtures/states/build/undrawn.html', 'utf8');
  expect(findUnrenderedDiagrams(html)).toEqual([
    'tests/fixtures/states/docs/undrawn.mdx:5',
  ]);
  const [rule] = createHeaderRules({
    inlineScripts: findInlineScripts(html, 'undrawn.html').map(hashSource),
    apiServers: [],
    environment: {},
    hasUnrenderedDiagrams: true,
  });
  const problems: string[] = [];
  await page.exposeFunction('reportViolation', (directive: string) =>
    problems.push(directive),
  );
  await page.addInitScript(() => {
    const report = Reflect.get(window, 'reportViolation') as (
      text: string,
    ) => void;
    document.addEventListener(
      'securitypolicyviolation',
      ({effectiveDirective, sample}) =>
        report(`${effectiveDirective} ${sample}`),
    );
  });
  await page.route(`${statesUrl}/undrawn`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      headers: {...response.headers(), ...rule?.headers},
    });
  });
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, `${statesUrl}/undrawn`);
  const svg = figures(page).locator('svg');
  await expect(svg).toContainText('First');
  const getFill = (): Promise<string> =>
    svg
      .locator('.node rect')
      .first()
      .evaluate((element) => getComputedStyle(element).fill);
  // The node colours of Mermaid's `dark` and `default` themes.
  expect(await getFill()).toBe('rgb(31, 32, 32)');
  await page
    .getByRole('button', {name: /Switch between dark and light mode/})
    .first()
    .click();
  await expect.poll(getFill).toBe('rgb(236, 236, 255)');
  // This policy does not allow the fixture's third-party scripts, so ignore their violations.
  expect(problems.filter((problem) => /style/.test(problem))).toEqual([]);
});

test.describe('the enlarged diagram', () => {
  const dialog = (page: Page): Locator =>
    page.getByRole('dialog', {name: /^Enlarged diagram: /});
  const getWidth = async (page: Page): Promise<number> =>
    (await dialog(page).locator('svg').boundingBox())?.width ?? 0;

  test('opens on a click, which loads its script; the buttons zoom, and Close closes it', async ({
    strictPage: page,
  }) => {
    await openFully(page, '/technology/architecture');
    const scriptRequests = watchRequests(page, scriptPattern);
    await drawing(page).click({position: {x: 4, y: 4}});
    await expect(dialog(page)).toBeVisible();
    expect(scriptRequests.length).toBeGreaterThan(0);
    const fittedWidth = await getWidth(page);
    await page.getByRole('button', {name: 'Zoom in'}).click();
    await expect.poll(() => getWidth(page)).toBeGreaterThan(fittedWidth);
    await page.getByRole('button', {name: 'Show the whole diagram'}).click();
    await expect.poll(() => getWidth(page)).toBe(fittedWidth);
    await page
      .getByRole('button', {name: 'Close the enlarged diagram'})
      .click();
    await expect(dialog(page)).toHaveCount(0);
  });

  test('opens with Enter, zooms with plus, scrolls with the arrow keys, closes with Escape and restores focus', async ({
    strictPage: page,
  }) => {
    await open(page, '/technology/architecture');
    const button = page
      .getByRole('button', {name: /^Enlarge the diagram/})
      .first();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    const initialWidth = await getWidth(page);
    for (let count = 0; count < 6; count += 1) await page.keyboard.press('+');
    await expect.poll(() => getWidth(page)).toBeGreaterThan(initialWidth * 2);
    const stage = dialog(page).getByRole('group');
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(() => stage.evaluate((element) => element.scrollLeft))
      .toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(button).toBeFocused();
    await figures(page).first().focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(figures(page).first()).toBeFocused();
  });

  test.describe('on a phone', () => {
    test.use({viewport: {width: 390, height: 844}, hasTouch: true});

    test('shows a sequence, which the page shows as a list of steps', async ({
      strictPage: page,
    }) => {
      await open(page, '/get-started/how-to/send-messages');
      const figure = page.locator('figure').first();
      await expect(figure.locator('svg').filter({visible: true})).toHaveCount(
        0,
      );
      await expect(figure.locator('ol > li').first()).toHaveText(
        'You → Message service of your layer: sendMessage(receiver, fee, calldata)',
      );
      await expect(figure.locator('ol')).toBeVisible();
      await figure.getByRole('button', {name: /^Enlarge the diagram/}).tap();
      await expect(dialog(page).locator('svg')).toBeVisible();
      await expect(dialog(page).locator('svg')).toContainText('Receiver');
    });

    test('opens on a tap, allows native pinch zoom, and Close closes it', async ({
      strictPage: page,
    }) => {
      await open(page, '/technology/architecture');
      await drawing(page).tap({position: {x: 4, y: 60}});
      await expect(dialog(page)).toBeVisible();
      // Neither the drawing nor its containers disable native pinch zoom.
      const touchActions = await dialog(page)
        .getByRole('group')
        .evaluate((stage) =>
          [
            stage,
            stage.querySelector('svg') as Element,
            stage.parentElement as Element,
          ].map((element) => getComputedStyle(element).touchAction),
        );
      expect(touchActions).toEqual(['auto', 'auto', 'auto']);
      await page
        .getByRole('button', {name: 'Close the enlarged diagram'})
        .tap();
      await expect(dialog(page)).toHaveCount(0);
    });
  });
});
