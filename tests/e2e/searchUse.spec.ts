import {expectAccessible, findViolations, measureOverflow} from './checks';
import {
  box,
  enterQuery,
  expect,
  indexPattern,
  menu,
  options,
  test,
} from './searchBox';
import {open} from './support';

test.describe.configure({timeout: 120_000});

const getStartedPage = '/get-started/how-to/gas-fees';

test.describe('keyboard', () => {
  test('Ctrl+K, arrows, Enter and Escape control the search box', async ({
    page,
  }) => {
    await open(page, getStartedPage);
    await page.keyboard.press('Control+k');
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
    await enterQuery(page, 'bridge');
    await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(box(page)).toHaveAttribute(
      'aria-controls',
      (await page
        .getByRole('listbox', {name: 'Search suggestions'})
        .getAttribute('id')) ?? '',
    );

    const expectActive = async (position: number): Promise<void> => {
      const id = await options(page).nth(position).getAttribute('id');
      await expect(box(page)).toHaveAttribute(
        'aria-activedescendant',
        id ?? '',
      );
      await expect(
        options(page).and(page.locator('[aria-selected="true"]')),
      ).toHaveAttribute('id', id ?? '');
    };
    await expectActive(0);
    await page.keyboard.press('ArrowDown');
    await expectActive(1);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expectActive((await options(page).count()) - 1);

    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(box(page)).toHaveValue('bridge');
    await page.keyboard.press('ArrowDown');
    await expectActive(0);

    const target = await options(page).first().getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(target ?? '');
    await expect(menu(page)).toBeHidden();
  });

  test('Tab moves to the clear button, to the footer link and out of the search box', async ({
    page,
  }) => {
    await open(page, getStartedPage);
    await enterQuery(page, 'bridge');
    // The other sections load on the first character, and their link appears with them.
    await expect(
      page.getByRole('link', {name: /^See all results outside/}),
    ).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('button', {name: 'Clear search'}),
    ).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('link', {name: /^See all results within/}),
    ).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('link', {name: /^See all results outside/}),
    ).toBeFocused();
    await expect(page).toHaveURL(getStartedPage);
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(box(page)).toBeFocused();

    await page.keyboard.press('ArrowDown');
    for (let stop = 0; stop < 4; stop += 1) await page.keyboard.press('Tab');
    await expect(menu(page)).toBeHidden();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=bridge&ctx=get-started');
  });

  test('Enter before the suggestions arrive opens the search page', async ({
    page,
  }) => {
    await page.context().route(indexPattern, () => undefined);
    await open(page, getStartedPage);
    await box(page).fill('gas');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=gas');
  });
});

test.describe('accessibility', () => {
  test('the open search box has no violations', async ({page}) => {
    await open(page, '/technology/prover/proving');
    await enterQuery(page, 'proof');
    await expectAccessible(page, {include: '.navbar'});
    await box(page).fill('qqqqzzzzxxxx');
    await expect(menu(page).getByText('No results')).toBeVisible();
    await expectAccessible(page, {include: '.navbar'});
  });

  test('on a phone, the search box fills the width of the navbar while in use', async ({
    page,
  }) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, getStartedPage);
    expect((await box(page).boundingBox())?.width).toBeGreaterThanOrEqual(40);
    await enterQuery(page, 'bridge');
    expect((await box(page).boundingBox())?.width).toBeGreaterThan(340);
    const menuBox = await menu(page).boundingBox();
    expect(menuBox?.x).toBeGreaterThanOrEqual(0);
    expect((menuBox?.x ?? 0) + (menuBox?.width ?? 0)).toBeLessThanOrEqual(390);
    expect(await measureOverflow(page)).toBe(0);
    expect(await findViolations(page, {include: '.navbar'})).toEqual([]);
    await options(page).nth(1).click();
    await expect(page).toHaveURL(/_highlight=bridge/);
  });
});
