import type {Page} from '@playwright/test';
import {skipReason, withNginx} from '../site/nginx';
import {describePosition} from './checks';
import {expect, waitForHydration, open, test} from './support';

const sidebar = '.theme-doc-sidebar-container .menu';
const sidebarEntry = `${sidebar} [aria-current="page"]`;
const contents = '.theme-doc-toc-desktop';
const contentsEntry = `${contents} .table-of-contents__link--active`;

test.describe('sidebar and table of contents', () => {
  test('the sidebar scrolls to the current page’s entry on navigation, and lets the reader scroll away', async ({
    page,
  }) => {
    await open(page, '/get-started/tooling');
    await page
      .locator('article a[href="/get-started/tooling/social-login"]')
      .first()
      .click();
    await expect(page.locator('h1')).toHaveText(/social login/i);
    await expect
      .poll(() => describePosition(page, sidebarEntry, sidebar))
      .toBe('in view');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.locator(sidebar).hover();
    await page.mouse.wheel(0, -5000);
    await expect
      .poll(() => page.locator(sidebar).evaluate((list) => list.scrollTop))
      .toBe(0);
  });

  test('the table of contents scrolls to the current section’s entry', async ({
    page,
  }) => {
    await open(page, '/api/linea-smart-contracts/linearollup#events');
    await expect(page.locator(contentsEntry)).toHaveText('Events');
    await expect
      .poll(() => describePosition(page, contentsEntry, contents))
      .toBe('in view');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(page.locator(contentsEntry)).not.toHaveText('Events');
    await expect
      .poll(() => describePosition(page, contentsEntry, contents))
      .toBe('in view');
  });

  test('active entries have a bar, so that they do not rely on colour alone', async ({
    page,
  }) => {
    await open(page, '/technology/coordinator');
    await page.evaluate(() => window.scrollTo(0, 600));
    for (const entry of [sidebarEntry, contentsEntry]) {
      await expect(page.locator(entry)).toHaveCSS(
        'border-inline-start-width',
        '3px',
      );
    }
  });
});

/** Lists the reasons why the navbar is not a single line of the given height. */
const findNavbarProblems = (page: Page, navbarHeight = 60): Promise<string[]> =>
  page.evaluate((height) => {
    const bar = document.querySelector<HTMLElement>('.navbar');
    const parts = [
      ...(bar?.querySelectorAll<HTMLElement>(
        '.navbar__inner :is(.navbar__toggle, .navbar__brand, .navbar__item, input, button)',
      ) ?? []),
    ]
      .filter(
        (part) => part.offsetWidth > 0 && !part.closest('[role="listbox"]'),
      )
      .map((part) => ({
        name: part.textContent || part.className,
        box: part.getBoundingClientRect(),
        part,
      }));
    const outerParts = parts
      .filter(
        ({part}) =>
          !parts.some(
            (container) =>
              container.part !== part && container.part.contains(part),
          ),
      )
      .toSorted((a, b) => a.box.left - b.box.left);
    return [
      ...outerParts
        .filter(
          ({box}) =>
            box.height > 0.75 * height ||
            box.left < 0 ||
            box.right > window.innerWidth,
        )
        .map(({name}) => `${name} wraps or is cut off`),
      ...outerParts
        .filter(
          ({box}, index) =>
            box.left < (outerParts[index - 1]?.box.right ?? 0) - 1 &&
            !outerParts[index - 1]?.part.matches('input'),
        )
        .map(({name}) => `${name} overlaps`),
      ...(bar?.offsetHeight === height
        ? []
        : [`the navbar is ${bar?.offsetHeight} px tall`]),
      ...(document.documentElement.scrollWidth > window.innerWidth
        ? ['the page scrolls sideways']
        : []),
    ];
  }, navbarHeight);

test('the navbar fits on one line from 320 to 2560 px, even with wide letter spacing', async ({
  page,
}) => {
  await open(page, '/get-started/connect');
  for (const hasWideSpacing of [false, true]) {
    // A user style that WCAG 1.4.12 requires pages to support.
    if (hasWideSpacing)
      await page.addStyleTag({
        content:
          '* {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important}',
      });
    for (const width of [
      320, 360, 390, 480, 600, 768, 996, 997, 1010, 1024, 1050, 1060, 1100,
      1200, 1280, 1440, 1920, 2560,
    ]) {
      await page.setViewportSize({width, height: 800});
      expect(await findNavbarProblems(page), `${width} px`).toEqual([]);
    }
  }
});

test('the navbar fits on one line with large browser font sizes', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  for (const size of [20, 24, 32]) {
    await session.send('Page.setFontSizes', {fontSizes: {standard: size}});
    await open(page, '/get-started/connect');
    for (const width of [
      320, 390, 640, 768, 997, 1024, 1100, 1280, 1440,
    ].filter((windowWidth) => windowWidth >= 12 * size)) {
      await page.setViewportSize({width, height: 800});
      expect(
        await findNavbarProblems(page, 3.75 * size),
        `${width} px, font size ${size} px`,
      ).toEqual([]);
    }
  }
});

test('navigation is announced and moves focus to the new page’s heading', async ({
  page,
}) => {
  await open(page, '/technology/architecture');
  await page
    .locator('.theme-doc-sidebar-menu')
    .getByRole('link', {name: 'Coordinator'})
    .press('Enter');
  await expect(page.locator('h1')).toHaveText('Coordinator');
  await expect(page.locator('h1')).toBeFocused();
  await expect(page.locator('body > [aria-live="polite"]')).toHaveText(
    'Coordinator | Linea',
  );
  // The same applies when leaving the docs, which replaces the entire layout, and when coming back.
  await page.locator('.navbar__brand').click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('h1')).toBeFocused();
  await expect(page.locator('body > [aria-live="polite"]')).toHaveText(
    'Welcome | Linea',
  );
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Coordinator');
  await expect(page.locator('h1')).toBeFocused();
  // Navigation within the page is not announced.
  await page.locator('.table-of-contents__link').first().click();
  await expect(page.locator('h1')).not.toBeFocused();
});

test.describe('the home page', () => {
  test('has its cards in one row, in the site’s colours', async ({page}) => {
    await open(page, '/');
    const cards = page.locator('section[aria-labelledby="tasks"] li');
    await expect(cards).toHaveCount(4);
    const getTops = (part: string): Promise<number[]> =>
      cards
        .locator(part)
        .evaluateAll((elements) =>
          elements.map((element) =>
            Math.round(element.getBoundingClientRect().top),
          ),
        );
    for (const part of ['h3', 'p', 'span']) {
      expect(new Set(await getTops(part)).size, part).toBe(1);
    }
    const surface = await page
      .locator('section[aria-label="Network values"]')
      .evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(
      await cards.evaluateAll((elements) => [
        ...new Set(
          elements.map((element) => getComputedStyle(element).backgroundColor),
        ),
      ]),
    ).toEqual([surface]);
  });

  test('has an illustration that can be paused and respects reduced motion', async ({
    page,
  }) => {
    // Code blocks have scroll-driven animations, which do not run by themselves.
    const countRunningAnimations = (): Promise<number> =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(
              ({playState, timeline}) =>
                playState === 'running' && timeline instanceof DocumentTimeline,
            ).length,
      );
    await open(page, '/');
    await expect.poll(countRunningAnimations).toBeGreaterThan(0);
    await page.getByRole('checkbox', {name: 'Pause animation'}).press('Space');
    await expect.poll(countRunningAnimations).toBe(0);
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, '/');
    expect(await countRunningAnimations()).toBe(0);
    await expect(
      page.getByRole('checkbox', {name: 'Pause animation'}),
    ).toBeHidden();
  });
});

test.describe('on a host without redirects', () => {
  test.skip(Boolean(skipReason), skipReason);

  test('URL variants are replaced by the canonical URL before the page hydrates', async ({
    page,
  }) => {
    const problems: string[] = [];
    page.on(
      'console',
      (message) =>
        message.type() === 'error' &&
        !message.text().includes('404 (Not Found)') &&
        problems.push(message.text()),
    );
    page.on('pageerror', (error) => problems.push(error.message));
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () =>
        Object.assign(window, {builtHeading: document.querySelector('h1')}),
      );
      window.addEventListener(
        'pagehide',
        () =>
          window.location.pathname !== '/robots.txt' &&
          sessionStorage.setItem(
            'visibilityOnLeave',
            document.documentElement.checkVisibility() ? 'visible' : 'hidden',
          ),
      );
    });
    await withNginx(
      async ({url}) => {
        const canonicalPath = '/get-started/how-to/gas-fees';
        for (const path of [
          `${canonicalPath}.html`,
          `${canonicalPath}/index.html`,
          `${canonicalPath}/`,
          `${canonicalPath.toUpperCase()}.HTML`,
          `/${canonicalPath}`,
        ]) {
          await page.goto(`${url}/robots.txt`);
          await page.evaluate(() => sessionStorage.clear());
          await page.goto(`${url}${path}?from=old#top`);
          await page.waitForURL(`${url}${canonicalPath}?from=old#top`);
          await waitForHydration(page);
          await expect(page.locator('h1'), path).toHaveText(
            'Estimate transaction costs',
          );
          await expect(
            page.locator('link[rel=canonical]'),
            path,
          ).toHaveAttribute('href', `https://docs.linea.build${canonicalPath}`);
          // React hydrated the built HTML instead of rendering the page from scratch.
          expect(
            await page.evaluate(
              () =>
                Reflect.get(window, 'builtHeading') ===
                document.querySelector('h1'),
            ),
            path,
          ).toBe(true);
          expect(
            await page.evaluate(() =>
              sessionStorage.getItem('visibilityOnLeave'),
            ),
            path,
          ).not.toBe('visible');
        }
        await page.goto(`${url}/No/Such/Page`);
        await expect(page).toHaveURL(`${url}/no/such/page`);
        await waitForHydration(page);
        await expect(page.locator('h1')).toHaveText('Page not found');
      },
      {usesOurConfiguration: false},
    );
    expect(problems).toEqual([]);
  });
});
