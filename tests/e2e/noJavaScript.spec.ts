import {expect, test} from './support';

test.use({javaScriptEnabled: false});

test('without JavaScript text, code, diagrams and links work', async ({page}) => {
  await page.goto('/technology/architecture');
  await expect(page.locator('h1')).toHaveText('Architecture');
  await expect(page.locator('.theme-doc-sidebar-menu')).toBeVisible();
  await expect(page.locator('figure svg').first()).toBeVisible();
  await expect(page.locator('figure svg').first()).toContainText('Sequencer');
  await expect(page.getByRole('button', {name: /^Enlarge/})).toHaveCount(0);
  await page.getByText('Diagram as text').first().click();
  await expect(page.locator('figure li').first()).toBeVisible();
  await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Coordinator'}).click();
  await expect(page.locator('h1')).toHaveText('Coordinator');
});

test('without JavaScript the home page leads on and network values are text', async ({page}) => {
  await page.goto('/');
  await expect(page.getByText('59144').first()).toBeVisible();
  await page.getByRole('link', {name: 'Start building'}).click();
  await expect(page).toHaveURL('/get-started/build/quickstart/deploy');
});

test('without JavaScript every panel of a tab group is shown below its label', async ({page}) => {
  await page.goto('/api/reference/linea-estimategas');
  const panels = page.locator('[role="tabpanel"]');
  expect(await panels.count()).toBeGreaterThan(1);
  for (const panel of await panels.all()) await expect(panel).toBeVisible();
  const labels = await page.locator('[role="tabpanel"] > [data-label]').evaluateAll((elements) => elements.map((element) => getComputedStyle(element, '::before').content));
  expect(labels.every((label) => /^".+"$/.test(label))).toBe(true);
  await expect(page.locator('[role="tablist"]').first()).toBeHidden();
});

test('without JavaScript code is highlighted', async ({page}) => {
  await page.goto('/api/reference/linea-estimategas');
  await expect(page.locator('.token').first()).toBeAttached();
});

for (const colorScheme of ['dark', 'light'] as const) {
  test(`without JavaScript the mode is that of the system: ${colorScheme}`, async ({browser}) => {
    const page = await browser.newPage({colorScheme, javaScriptEnabled: false});
    await page.goto('/');
    await expect(page.locator('html')).toHaveCSS('background-color', colorScheme === 'dark' ? 'rgb(11, 18, 23)' : 'rgb(255, 255, 255)');
    await expect(page.locator('.navbar__logo img:visible')).toHaveAttribute('src', colorScheme === 'dark' ? /wordmark-dark/ : /wordmark\.svg/);
    await page.close();
  });
}
