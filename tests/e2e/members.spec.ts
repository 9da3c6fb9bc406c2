import {systemContracts} from '../../src/data/systemContracts';
import {expect, open, test} from './support';

const path = '/api/linea-smart-contracts/linearollup';

test('a member shows its signature, a one-sentence summary and its callers, and expands', async ({
  strictPage: page,
}) => {
  await open(page, path);
  const details = page.locator('#submitblobs ~ details').first();
  await expect(page.locator('#submitblobs + .docs-signature')).toContainText(
    'function submitBlobs(',
  );
  await expect(page.locator('#submitblobs + .docs-signature + p')).toHaveText(
    'Publishes compressed L2 blocks. Callers: accounts with the role OPERATOR_ROLE · Unavailable while paused: STATE_DATA_SUBMISSION or GENERAL',
  );
  await expect(
    details.getByText('One entry for each blob of the transaction'),
  ).toBeHidden();
  await details.locator('> summary').click();
  await expect(
    details.getByText('One entry for each blob of the transaction'),
  ).toBeVisible();
});

test('the filter finds members by name, selector and role', async ({
  strictPage: page,
}) => {
  await open(page, path);
  const filter = page.getByRole('searchbox', {name: 'Filter members'});
  const visibleHeadings = page.locator(
    '.markdown h3:has(+ .docs-signature):visible',
  );
  const total = await visibleHeadings.count();

  await filter.fill('verifier');
  await expect(visibleHeadings.first()).toContainText('erifier');
  expect(await visibleHeadings.count()).toBeLessThan(total);
  await filter.fill('0xc2116974');
  await expect(visibleHeadings).toHaveText([/setVerifierAddress/]);
  await expect(page.getByText(`1 of ${total} members`)).toBeVisible();
  await expect(page.locator('#events')).toBeHidden();
  const table = page.getByRole('table', {name: 'Members', exact: true});
  await expect(table.getByRole('link').filter({visible: true})).toHaveText([
    'setVerifierAddress',
  ]);
  await page.setViewportSize({width: 390, height: 844}); // Rows are cards here.
  await expect(table.getByRole('link').filter({visible: true})).toHaveText([
    'setVerifierAddress',
  ]);
  await page.setViewportSize({width: 1440, height: 900});
  await filter.fill('VERIFIER_SETTER_ROLE');
  await expect(
    visibleHeadings.filter({hasText: 'setVerifierAddress'}),
  ).toBeVisible();
  await expect(
    table.getByRole('cell', {name: 'setVerifierAddress'}),
  ).toBeVisible();
  await filter.fill('no such member');
  await expect(visibleHeadings).toHaveCount(0);
  await expect(
    page.getByText('No member matches “no such member”.'),
  ).toBeVisible();
  await expect(table).toBeHidden();

  // Following a link to a hidden member clears the filter.
  await page
    .locator('.markdown a[href="#submitblobs"]:visible')
    .first()
    .click();
  await expect(page.locator('#submitblobs')).toBeInViewport();
  await expect(visibleHeadings).toHaveCount(total);
});

test('the filter lists inherited members and links to them', async ({
  strictPage: page,
}) => {
  await open(page, path);
  const filter = page.getByRole('searchbox', {name: 'Filter members'});
  const filterForm = page.getByRole('form', {name: 'Members'});
  const rows = page.locator(
    'xpath=//*[@id="inherited-members"]/following::table[1]/tbody/tr',
  );
  const total = await rows.count();
  for (const [query, name, href] of [
    ['sendMessage', 'sendMessage', /l1messageservice#sendmessage$/],
    ['pauseByType', 'pauseByType', /pausemanager#pausebytype$/],
    ['PAUSE_ALL_ROLE', 'PAUSE_ALL_ROLE', /pausemanager#pause_all_role$/],
    [
      '0x6463fb2a',
      'claimMessageWithProof',
      /l1messageservice#claimmessagewithproof$/,
    ],
  ] as const) {
    await filter.fill(query);
    await expect(filterForm.getByRole('status')).toContainText(
      /^\d+ of \d+ members, and \d+ listed below: /,
    );
    await expect(
      filterForm.getByRole('link', {name, exact: true}),
    ).toHaveAttribute('href', href);
    expect(await rows.filter({visible: true}).count()).toBeLessThan(total);
    await expect(rows.filter({visible: true, hasText: name})).not.toHaveCount(
      0,
    );
  }
  await filter.fill('');
  await expect(rows.filter({visible: true})).toHaveCount(total);
  await expect(filterForm.getByRole('link')).toHaveCount(0);
});

test('a URL or link with a member’s hash expands the member, even if the URL already has that hash', async ({
  strictPage: page,
}) => {
  await open(page, `${path}#submitblobs`);
  await expect(page.locator('#submitblobs ~ details').first()).toHaveAttribute(
    'open',
  );
  await expect(
    page.locator('#finalizeblocks ~ details').first(),
  ).not.toHaveAttribute('open');
  const link = page
    .locator('.table-of-contents a[href="#finalizeblocks"]')
    .first();
  const details = page.locator('#finalizeblocks ~ details').first();
  await link.click();
  await expect(details).toHaveAttribute('open');
  await details.locator('> summary').click();
  await expect(details).not.toHaveAttribute('open');
  await link.click();
  await expect(details).toHaveAttribute('open');
  await page
    .getByRole('searchbox', {name: 'Filter members'})
    .fill('submitBlobs');
  await expect(page.locator('#finalizeblocks')).toBeHidden();
  await link.click();
  await expect(page.locator('#finalizeblocks')).toBeInViewport();
});

test('members that contain a highlighted search term are expanded', async ({
  strictPage: page,
}) => {
  await open(page, `${path}?_highlight=coordinator`);
  await expect(
    page.locator('.docs-member[open] mark:visible').first(),
  ).toBeAttached();
  await expect(page.locator('details:not([open]) mark:not(pre *)')).toHaveCount(
    0,
  );
});

test('call samples are highlighted when opened, and copied for the chosen network', async ({
  strictPage: page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `${path}#setverifieraddress`);
  await expect(page.locator('.docs-calls pre .token')).toHaveCount(0);
  const calls = page
    .locator('#setverifieraddress ~ .docs-member .docs-calls')
    .first();
  await calls.locator('> summary').click();
  const sample = calls.locator('.theme-code-block pre').first();
  await expect(sample.locator('.token.keyword').first()).toHaveText('import');
  for (const [network, otherNetwork, address] of [
    ['mainnet', 'sepolia', systemContracts.lineaRollup.addresses.ethereum],
    ['sepolia', 'mainnet', systemContracts.lineaRollup.addresses.sepolia],
  ] as const) {
    await page.evaluate(
      (name) => (document.documentElement.dataset.network = name),
      network,
    );
    const visibleCode = await sample.evaluate((pre, hiddenSelector) => {
      const copy = pre.cloneNode(true) as Element;
      copy.querySelectorAll(hiddenSelector).forEach((part) => part.remove());
      return [...copy.querySelectorAll('.token-line')]
        .map(({textContent}) => textContent)
        .join('\n');
    }, `[data-only="${otherNetwork}"]`);
    expect(visibleCode).toContain(address);
    await calls
      .locator('.theme-code-block')
      .first()
      .getByRole('button', {name: /Copy code to clipboard|Copied/})
      .click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(visibleCode);
  }
});

test('selectors and full topics can be copied, and the buttons cause no layout shift', async ({
  strictPage: page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `${path}#setverifieraddress`);
  await page.getByRole('button', {name: 'Copy 0xc2116974'}).first().click();
  await expect(page.locator('button[data-copied]')).toHaveAccessibleName(
    'Copy 0xc2116974',
  );
  await expect(page.getByText('Copied 0xc2116974')).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    '0xc2116974',
  );
  await open(page, `${path}#versions`);
  const table = page.locator('#versions ~ .docs-scroll').first();
  const values = table.locator('code.docs-copied');
  const buttons = table.locator('button[data-copy]');
  const count = await values.count();
  expect(count).toBeGreaterThan(50);
  await expect(buttons).toHaveCount(count);
  const {height} = (await table.boundingBox()) ?? {height: 0};
  await buttons.evaluateAll((copyButtons) =>
    copyButtons.forEach((button) => button.remove()),
  );
  expect((await table.boundingBox())?.height).toBe(height);
  await open(page, path);
  const topic = page.locator('code.docs-copied[data-hex]').first();
  const hex = (await topic.getAttribute('data-hex')) ?? '';
  expect(hex).toMatch(/^0x[0-9a-f]{64}$/);
  await topic.scrollIntoViewIfNeeded();
  await page.locator(`button[data-copy="${hex}"]`).first().click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(hex);
});

test('the version table fits between the sidebars, and shows rows as cards on a phone', async ({
  strictPage: page,
}) => {
  await open(page, `${path}#versions`);
  const table = page.getByRole('table', {name: 'Versions'});
  await expect(table).toContainText('7.1, 8.0: 0x5ec775b0');
  const measureTableOverflow = () =>
    table.evaluate(
      (element) =>
        (element.parentElement?.scrollWidth ?? 0) -
        (element.parentElement?.clientWidth ?? 0),
    );
  for (const width of [1440, 1280, 390]) {
    await page.setViewportSize({width, height: 900});
    expect(await measureTableOverflow(), `at ${width} px`).toBe(0);
  }
  await expect(table.locator('tbody tr').first()).toHaveCSS('display', 'block');
});

test('the longest page stays small, and a button expands all members', async ({
  strictPage: page,
}) => {
  await open(page, path);
  const [elements, height] = await page.evaluate(() => [
    document.querySelectorAll('*').length,
    document.documentElement.scrollHeight,
  ]);
  // With all members expanded, the page has 10,000 elements and is 50,000 pixels tall.
  expect(elements).toBeLessThan(6_800);
  expect(height).toBeLessThan(31_000);
  await page.getByRole('button', {name: 'Expand all'}).click();
  await expect(page.locator('details.docs-member:not([open])')).toHaveCount(0);
  await page.getByRole('button', {name: 'Collapse all'}).click();
  await expect(page.locator('details.docs-member[open]')).toHaveCount(0);
});
