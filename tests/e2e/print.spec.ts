import {measureOverflow} from './checks';
import {expect, open, test} from './support';

test.use({colorScheme: 'dark', viewport: {width: 720, height: 1000}});

const hiddenInPrint =
  '.navbar, .footer, .theme-doc-sidebar-container, .theme-doc-toc-mobile, .theme-doc-breadcrumbs, .pagination-nav, .theme-edit-this-page, [role=tablist], article button:not(th button), article form';

for (const path of [
  '/get-started/how-to/run-a-node/linea-besu',
  '/api/reference/linea-estimategas',
  '/get-started/how-to/gas-fees',
  '/get-started/build/contracts',
]) {
  test(`${path} prints its text in light-mode colours, without navigation or buttons`, async ({
    page,
  }) => {
    await open(page, path);
    await page.emulateMedia({media: 'print', colorScheme: 'dark'});
    const visibleElements = await page
      .locator(hiddenInPrint)
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.checkVisibility())
          .map((element) => element.getAttribute('class')),
      );
    expect(visibleElements).toEqual([]);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('article p').first()).toHaveCSS(
      'color',
      'rgb(20, 33, 43)',
    );
    await expect(page.locator('html')).toHaveCSS(
      'background-color',
      'rgb(255, 255, 255)',
    );
    expect(await measureOverflow(page)).toBe(0);
    const clippedCount = await page
      .locator('article :is(pre, table)')
      .evaluateAll(
        (elements) =>
          elements.filter(
            (element) => element.getBoundingClientRect().right > innerWidth + 1,
          ).length,
      );
    expect(clippedCount).toBe(0);
  });
}

test('every tab is printed under its label, collapsed text is expanded, and the PDF has several pages', async ({
  page,
}) => {
  await open(page, '/get-started/how-to/deploy-smart-contract/hardhat');
  const panels = page.getByRole('tabpanel', {includeHidden: true});
  const hiddenPanels = page.locator('[role=tabpanel][hidden]');
  expect(await hiddenPanels.count()).toBeGreaterThan(0);
  await expect(hiddenPanels.first()).toBeHidden();
  await page.emulateMedia({media: 'print'});
  for (const panel of await panels.all()) await expect(panel).toBeVisible();
  const label = await hiddenPanels
    .first()
    .locator('> div')
    .evaluate((element) => getComputedStyle(element, '::before').content);
  expect(label).toMatch(/^"\w.*"$/);

  await page.emulateMedia({media: 'screen'});
  await open(page, '/technology/coordinator');
  const collapsedItem = page.locator('figure details li').first();
  await expect(collapsedItem).toBeHidden();
  await page.emulateMedia({media: 'print'});
  await expect(collapsedItem).toBeVisible();
  const pdf = (await page.pdf({format: 'A4'})).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThan(2);
});

test('collapsed sections are printed', async ({page}) => {
  await open(page, '/api/linea-smart-contracts/linearollup');
  await page.emulateMedia({media: 'print'});
  const heights = await page
    .locator('.markdown details:not([open])')
    .evaluateAll((sections) =>
      sections.map(
        (section) =>
          section.lastElementChild?.getBoundingClientRect().height ?? 0,
      ),
    );
  expect(heights.length).toBeGreaterThanOrEqual(30);
  expect(Math.min(...heights)).toBeGreaterThan(10);
});

test('diagrams are printed in full, in light-mode colours', async ({page}) => {
  await open(page, '/technology/canonical-token-bridge');
  await page.emulateMedia({media: 'print', colorScheme: 'dark'});
  const drawings = page.locator('figure svg').filter({visible: true});
  expect(await drawings.count()).toBeGreaterThan(0);
  for (const drawing of await drawings.all()) {
    await expect(drawing).toBeVisible();
    expect(
      await drawing.evaluate(
        (element) => element.getBoundingClientRect().right <= innerWidth,
      ),
    ).toBe(true);
  }
  await expect(
    page.locator('figure .box text').filter({visible: true}).first(),
  ).toHaveCSS('fill', 'rgb(20, 33, 43)');
});

test('links are printed with their URLs, and addresses in full', async ({
  page,
}) => {
  await open(page, '/get-started/build/contracts');
  await page.emulateMedia({media: 'print'});
  const printsUrl = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((link) =>
        getComputedStyle(link, '::after').content.includes(
          link.getAttribute('href') ?? '?',
        ),
      );
  expect(await printsUrl('article p > a[href^="/"]')).toBe(true);
  expect(await printsUrl('article p > a[href^="http"]')).toBe(true);
  expect(
    await page
      .locator('.docs-hex > span')
      .evaluateAll(
        (parts) =>
          parts.filter((part) => part.scrollWidth > part.clientWidth + 1)
            .length,
      ),
  ).toBe(0);
});
