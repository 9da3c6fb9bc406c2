import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {
  waitForLayout,
  waitForPaint,
  expect,
  open,
  test,
  watchShifts,
} from './support';

// Content below the first screen is laid out after the rest of the page (src/css/longPages.css). Readers must not notice this.

const longestPage = '/api/linea-smart-contracts/linearollup';
const guide = '/get-started/how-to/bridge';

/** Counts the lazily laid out blocks, and those among them that are not laid out yet. */
const countLazyBlocks = (
  page: Page,
): Promise<{total: number; pendingCount: number}> =>
  page.locator('.markdown > *').evaluateAll((elements) => {
    const lazyBlocks = elements.filter(
      (element) => getComputedStyle(element).contentVisibility === 'auto',
    );
    return {
      total: lazyBlocks.length,
      pendingCount: lazyBlocks.filter(
        (element) =>
          element.firstElementChild &&
          !element.firstElementChild.checkVisibility({
            contentVisibilityAuto: true,
          }),
      ).length,
    };
  });

/** Measures the distance in pixels between the section and its target position, 16 px below the navbar and, if it has one, the row of contents. */
const measureDistance = (page: Page, id: string): Promise<number> =>
  page.evaluate((name) => {
    const heading = document.getElementById(name) as HTMLElement;
    const bars = [
      ...document.querySelectorAll('.navbar, .theme-doc-toc-mobile'),
    ].filter((bar) => bar.checkVisibility());
    const targetTop =
      Math.max(0, ...bars.map((bar) => bar.getBoundingClientRect().bottom)) +
      16;
    return Math.abs(heading.getBoundingClientRect().top - targetTop);
  }, id);

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a long page is laid out only as far as necessary', async ({page}) => {
    await page.goto(longestPage);
    const {total, pendingCount} = await countLazyBlocks(page);
    expect(total).toBeGreaterThan(100);
    expect(pendingCount).toBeGreaterThan(total / 2);
  });
});

test('on a phone, the blocks of the longest page do not overlap once they are laid out', async ({
  page,
}) => {
  // The checker reads every element of the longest page.
  test.setTimeout(300_000);
  await page.setViewportSize({width: 412, height: 823});
  await open(page, longestPage);
  await waitForLayout(page);
  // Only rules that overlapping boxes violate, because axe takes minutes for all of them.
  const {violations} = await new AxeBuilder({page})
    .withRules(['color-contrast', 'target-size'])
    .analyze();
  expect(violations.flatMap(({nodes}) => nodes.map(({html}) => html))).toEqual(
    [],
  );
});

for (const path of [
  longestPage,
  guide,
  '/get-started/tooling/node-providers',
  '/get-started/how-to/run-a-node/linea-besu',
  '/api/reference/linea-estimategas',
  '/api/token-api/reference/operations/get-tokens',
  '/learn/voting-dapp',
  '/release-notes',
  '/zero-knowledge-glossary',
]) {
  test(`no button of ${path} moves between pressing and releasing, however fast the reader scrolls to it`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, path);
    const buttons = page.locator(
      '.markdown :is(button, summary, input, select, textarea, [role=tab]):visible',
    );
    /** Scrolls to some of the buttons, and returns those that move in the frames after they appear. */
    const findMoving = (count: number, frames: number) =>
      buttons.evaluateAll(
        async (elements, limits) => {
          /** Resolves after the frame is painted: only then has the browser kept the scroll position. */
          const nextFrame = () =>
            new Promise((resolve) =>
              requestAnimationFrame(() => {
                const {port1, port2} = new MessageChannel();
                port1.onmessage = resolve;
                port2.postMessage(undefined);
              }),
            );
          const moving: string[] = [];
          const interval = Math.ceil(elements.length / limits.count);
          const sample = elements.filter((_, index) => index % interval === 0);
          // From the bottom up, so that as much as possible is above the button.
          for (const element of sample.toReversed()) {
            scrollTo({top: 0, behavior: 'instant'});
            element.scrollIntoView({block: 'center', behavior: 'instant'});
            await nextFrame();
            await nextFrame();
            const {top} = element.getBoundingClientRect();
            for (let frame = 0; frame < limits.frames; frame += 1) {
              await nextFrame();
              const distance = element.getBoundingClientRect().top - top;
              if (Math.abs(distance) > 1) {
                moving.push(`${element.textContent}: ${distance} px`);
                break;
              }
            }
          }
          return moving;
        },
        {count, frames},
      );
    // The first scrolling makes the blocks above the button take their height.
    expect(await findMoving(4, 30), 'while blocks are laid out').toEqual([]);
    await waitForLayout(page);
    expect(await findMoving(40, 2), 'afterwards').toEqual([]);
  });
}

for (const [viewport, sections] of [
  [{width: 390, height: 844}, ['finalizeblocks', 'inherited-members']],
  [{width: 1440, height: 900}, ['events']],
] as const) {
  test(`URLs with a hash scroll to sections in the middle and at the end of the page at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    for (const [path, ids] of [
      [longestPage, sections],
      [guide, ['if-it-fails']],
    ] as const) {
      for (const id of ids) {
        await page.goto('about:blank');
        await open(page, `${path}#${id}`);
        // The position must not change when the surrounding blocks are laid out.
        await waitForLayout(page);
        expect(await measureDistance(page, id), id).toBeLessThan(4);
      }
    }
  });
}

test('links within the page and the back button scroll to the right positions', async ({
  page,
}) => {
  await open(page, longestPage);
  const link = page.locator('.table-of-contents a[href="#events"]');
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL(/#events$/);
  await expect.poll(() => measureDistance(page, 'events')).toBeLessThan(4);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('a link from another page scrolls to the right section', async ({
  page,
}) => {
  await open(page, '/api/linea-smart-contracts/interfaces/l1/izkevmv2');
  await page
    .locator(`.markdown a[href="${longestPage}#finalizeblocks"]`)
    .first()
    .click();
  await expect(page.locator('h1')).toHaveText('LineaRollup');
  await expect
    .poll(() => measureDistance(page, 'finalizeblocks'))
    .toBeLessThan(4);
});

test('the printed page includes the content below the first screen', async ({
  page,
}) => {
  await open(page, longestPage);
  await page.emulateMedia({media: 'print'});
  expect((await countLazyBlocks(page)).total).toBe(0);
});

test('scrolling causes no layout shift', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  const readShift = await watchShifts(page);
  await open(page, longestPage);
  for (let step = 0; step < 25; step += 1) {
    await page.mouse.wheel(0, 600);
    await waitForPaint(page);
  }
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(5000);
  expect(await readShift()).toBeLessThan(0.02);
});
