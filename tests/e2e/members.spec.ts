import type {Locator} from '@playwright/test';
import {systemContracts} from '../../src/data/systemContracts';
import {expect, open, test} from './support';

const path = '/api/linea-smart-contracts/linearollup';

/** Vertical position of an element's top edge. */
const getTop = async (locator: Locator): Promise<number> =>
  (await locator.boundingBox())?.y ?? Number.NaN;

test('a member can be read from top to bottom without a click', async ({
  strictPage: page,
}) => {
  await open(page, `${path}#submitblobs`);
  const callers = page.locator('#submitblobs ~ .docs-callers').first();
  await expect(callers).toHaveText(
    'Callers: accounts with the role OPERATOR_ROLE',
  );
  const signature = page.locator('#submitblobs ~ .docs-signature').first();
  await expect(signature).toContainText('function submitBlobs(');
  const facts = page.locator('#submitblobs ~ .docs-member-facts').first();
  const inReadingOrder = [
    page.locator('#submitblobs'),
    page.getByText('Publishes compressed L2 blocks.', {exact: true}),
    callers,
    signature,
    facts.getByText('One entry for each blob of the transaction'),
    facts.getByText('BlobSubmissionDataIsMissing').first(),
    facts.getByText('Emits:'),
    facts.getByText('Unavailable while paused:'),
    facts.getByText('Selector:'),
  ];
  const tops: number[] = [];
  for (const part of inReadingOrder) {
    await expect(part).toBeVisible();
    tops.push(await getTop(part));
  }
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  await expect(
    page.locator('.markdown details:not(.docs-calls, figure details)'),
  ).toHaveCount(0);
});

test('the filter finds members by name, selector and role', async ({
  strictPage: page,
}) => {
  await open(page, path);
  const filter = page.getByRole('searchbox', {name: 'Filter members'});
  const visibleHeadings = page.locator('.markdown h3[data-filter]:visible');
  const index = page.locator('.docs-index');
  const total = await visibleHeadings.count();

  await filter.fill('verifier');
  await expect(visibleHeadings.first()).toContainText('erifier');
  expect(await visibleHeadings.count()).toBeLessThan(total);
  await filter.fill('0xc2116974');
  await expect(visibleHeadings).toHaveText([/setVerifierAddress/]);
  await expect(page.getByText(`1 of ${total} members`)).toBeVisible();
  await expect(page.locator('#events')).toBeHidden();
  await expect(index).toBeHidden();
  await filter.fill('VERIFIER_SETTER_ROLE');
  await expect(
    visibleHeadings.filter({hasText: 'setVerifierAddress'}),
  ).toBeVisible();
  await filter.fill('no such member');
  await expect(visibleHeadings).toHaveCount(0);
  await expect(
    page.getByText('No member matches “no such member”.'),
  ).toBeVisible();

  // Following a link to a hidden member clears the filter.
  const link = page.locator('.table-of-contents a[href="#finalizeblocks"]');
  for (let visit = 0; visit < 2; visit += 1) {
    await filter.fill('submitBlobs');
    await expect(page.locator('#finalizeblocks')).toBeHidden();
    await link.first().click();
    await expect(page.locator('#finalizeblocks')).toBeInViewport();
    await expect(visibleHeadings).toHaveCount(total);
  }
  await expect(index).toBeVisible();
});

test('the filter lists inherited members and links to them', async ({
  strictPage: page,
}) => {
  await open(page, path);
  const filter = page.getByRole('searchbox', {name: 'Filter members'});
  const filterForm = page.getByRole('form', {name: 'Members'});
  const items = page.locator('#inherited-members ~ ul:has([data-filter]) > li');
  const total = await items.count();
  for (const [query, name, href] of [
    ['sendMessage', 'sendMessage', /l1messageservice#sendmessage$/],
    ['PAUSE_ALL_ROLE', 'PAUSE_ALL_ROLE', /pausemanager#pause_all_role$/],
    [
      '0x6463fb2a',
      'claimMessageWithProof',
      /l1messageservice#claimmessagewithproof$/,
    ],
    ['grantRole', 'grantRole', /#inherited-members$/],
  ] as const) {
    await filter.fill(query);
    await expect(filterForm.getByRole('status')).toContainText(
      /\d+ of \d+ members, and \d+ listed below: /,
    );
    await expect(
      filterForm.getByRole('link', {name, exact: true}),
    ).toHaveAttribute('href', href);
    expect(await items.filter({visible: true}).count()).toBeLessThan(total);
    await expect(items.filter({visible: true, hasText: name})).not.toHaveCount(
      0,
    );
  }
  await filter.fill('');
  await expect(items.filter({visible: true})).toHaveCount(total);
  await expect(filterForm.getByRole('link')).toHaveCount(0);
});

test('call samples are highlighted when opened, and copied for the chosen network', async ({
  strictPage: page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `${path}#setverifieraddress`);
  await expect(page.locator('.docs-calls pre .token')).toHaveCount(0);
  const calls = page.locator('#setverifieraddress ~ .docs-calls').first();
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
  const topic = page.locator('#events ~ ul code.docs-copied').first();
  const hex = (await topic.textContent()) ?? '';
  expect(hex).toMatch(/^0x[0-9a-f]{64}$/);
  await topic.scrollIntoViewIfNeeded();
  await page.locator(`button[data-copy="${hex}"]`).first().click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(hex);
});

test('the version table shows rows as cards on a phone', async ({
  strictPage: page,
}) => {
  await page.setViewportSize({width: 390, height: 900});
  await open(page, `${path}#versions`);
  const table = page.getByRole('table', {name: 'Versions'});
  await expect(table).toContainText('7.1, 8.0: 0x5ec775b0');
  expect(
    await table.evaluate(
      (element) =>
        (element.parentElement?.scrollWidth ?? 0) -
        (element.parentElement?.clientWidth ?? 0),
    ),
  ).toBe(0);
  await expect(table.locator('tbody tr').first()).toHaveCSS('display', 'block');
});

test('the longest page is calm: few boxes, and no longer than when everything was folded out', async ({
  strictPage: page,
}) => {
  await open(page, path);
  const {boxes, elements, height} = await page.evaluate(() => {
    // Lays out every block, whose size is estimated until then.
    document.documentElement.dataset.addressed = '';
    const isPainted = (element: Element): boolean => {
      const style = getComputedStyle(element);
      const isClear = (colour: string): boolean =>
        colour === 'rgba(0, 0, 0, 0)';
      const hasBorder = ['top', 'right', 'bottom', 'left'].some(
        (side) =>
          parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0 &&
          !isClear(style.getPropertyValue(`border-${side}-color`)),
      );
      return (
        hasBorder ||
        !isClear(style.backgroundColor) ||
        style.boxShadow !== 'none'
      );
    };
    // Not counted: names in the text, and the cells of the table of versions.
    const counted = [
      ...document.querySelectorAll('article :not(svg *, code, table *)'),
    ];
    return {
      boxes: counted.filter(
        (element) => element.checkVisibility() && isPainted(element),
      ).length,
      elements: document.querySelectorAll('*').length,
      height: document.documentElement.scrollHeight,
    };
  });
  expect(boxes).toBeLessThan(90);
  expect(elements).toBeLessThan(6_800);
  expect(height).toBeLessThan(50_000);
});
