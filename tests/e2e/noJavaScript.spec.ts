import {expect, test} from './support';

test.use({javaScriptEnabled: false});

test('text, code, diagrams and links work without JavaScript', async ({
  page,
}) => {
  await page.goto('/technology/architecture');
  await expect(page.locator('h1')).toHaveText('Architecture');
  await expect(page.locator('.theme-doc-sidebar-menu')).toBeVisible();
  await expect(page.locator('figure svg').first()).toBeVisible();
  await expect(page.locator('figure svg').first()).toContainText('Sequencer');
  await expect(page.getByRole('button', {name: /^Enlarge/})).toHaveCount(0);
  await page.getByText('Diagram as text').first().click();
  await expect(page.locator('figure li').first()).toBeVisible();
  await page
    .locator('.theme-doc-sidebar-menu')
    .getByRole('link', {name: 'Coordinator'})
    .click();
  await expect(page.locator('h1')).toHaveText('Coordinator');
});

test('the home page’s links work and its network details are shown as text without JavaScript', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByText('59144').first()).toBeVisible();
  await page.getByRole('link', {name: 'Start building'}).click();
  await expect(page).toHaveURL('/get-started/build/quickstart/deploy');
});

test('every tab panel is shown below its label and code is highlighted without JavaScript', async ({
  page,
}) => {
  await page.goto('/api/reference/linea-estimategas');
  const panels = page.locator('[role="tabpanel"]');
  expect(await panels.count()).toBeGreaterThan(1);
  for (const panel of await panels.all()) await expect(panel).toBeVisible();
  const labels = await page
    .locator('[role="tabpanel"] > [data-label]')
    .evaluateAll((elements) =>
      elements.map((element) => getComputedStyle(element, '::before').content),
    );
  expect(labels.every((label) => /^".+"$/.test(label))).toBe(true);
  await expect(page.locator('[role="tablist"]').first()).toBeHidden();
  await expect(page.locator('.token').first()).toBeAttached();
});

const addNetworkSelector = '[aria-label="Add Linea to your wallet"]';
/** By page, the fallbacks for parts that need JavaScript, and the elements that must be absent. */
for (const [path, fallbacks, absentElements] of [
  [
    '/get-started/connect',
    [
      `${addNetworkSelector} >> text=The buttons need JavaScript`,
      `${addNetworkSelector} table:has-text("https://rpc.linea.build"):has-text("59141")`,
    ],
    `${addNetworkSelector} button:has-text("Add")`,
  ],
  [
    '/get-started/how-to/gas-fees',
    [
      'tr:has-text("Contract call"):has-text("3,760,000,359,000"):has-text("0.000003760000359")',
      '[role=combobox][aria-label=Search]',
    ],
    'form[aria-label="Gas fee calculator"]',
  ],
  [
    '/get-started/tooling/oracles',
    [':nth-match(article th[scope=row], 9)'],
    'article :is(select, input, fieldset)',
  ],
  [
    '/get-started/tooling/node-providers',
    ['td:has-text("https://rpc.linea.build")', 'th:text-is("Linea methods")'],
    'th button, button:has-text("Measure")',
  ],
  [
    '/api/decode',
    ['text=The decoder needs JavaScript.'],
    'form[aria-label="Decoder"]',
  ],
] as const) {
  test(`${path} shows static values or a notice without JavaScript`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const selector of fallbacks) {
      await expect(page.locator(selector).first(), selector).toBeVisible();
    }
    await expect(
      page.locator(absentElements).filter({visible: true}),
    ).toHaveCount(0);
    await page.setViewportSize({width: 390, height: 844});
    expect(
      (await page.locator('main').boundingBox())?.width,
    ).toBeLessThanOrEqual(390);
  });
}

test('the colour mode follows the system without JavaScript', async ({
  page,
}) => {
  await page.goto('/');
  for (const [colorScheme, background, logo] of [
    ['dark', 'rgb(11, 18, 23)', /wordmark-dark/],
    ['light', 'rgb(255, 255, 255)', /wordmark\.svg/],
  ] as const) {
    await page.emulateMedia({colorScheme});
    await expect(page.locator('html')).toHaveCSS(
      'background-color',
      background,
    );
    await expect(page.locator('.navbar__logo img:visible')).toHaveAttribute(
      'src',
      logo,
    );
  }
});
