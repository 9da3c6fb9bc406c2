import {systemContracts} from '../../src/data/systemContracts';
import {expect, open, test} from './support';

const page = '/api/linea-smart-contracts/linearollup';

test('a member shows its signature and a one-sentence summary, and expands', async ({strictPage: tab}) => {
  await open(tab, page);
  const details = tab.locator('#submitblobs ~ details').first();
  await expect(tab.locator('#submitblobs + .docs-signature')).toContainText('function submitBlobs(');
  await expect(tab.locator('#submitblobs + .docs-signature + p')).toHaveText('Publishes compressed L2 blocks.');
  await expect(details.getByText('One entry for each blob of the transaction')).toBeHidden();
  await details.locator('> summary').click();
  await expect(details.getByText('One entry for each blob of the transaction')).toBeVisible();
});

test('the filter finds members by name, selector and role', async ({strictPage: tab}) => {
  await open(tab, page);
  const filter = tab.getByRole('searchbox', {name: 'Filter members'});
  const visibleHeadings = tab.locator('.markdown h3:has(+ .docs-signature):visible');
  const total = await visibleHeadings.count();

  await filter.fill('verifier');
  await expect(visibleHeadings.first()).toContainText('erifier');
  expect(await visibleHeadings.count()).toBeLessThan(total);
  await filter.fill('0xc2116974');
  await expect(visibleHeadings).toHaveText([/setVerifierAddress/]);
  await expect(tab.getByText(`1 of ${total} members`)).toBeVisible();
  await expect(tab.locator('#events')).toBeHidden();
  await filter.fill('VERIFIER_SETTER_ROLE');
  await expect(visibleHeadings.filter({hasText: 'setVerifierAddress'})).toBeVisible();
  await expect(tab.getByRole('table', {name: 'Members', exact: true}).getByRole('cell', {name: 'setVerifierAddress'})).toBeVisible();
  await filter.fill('nothing of this name');
  await expect(visibleHeadings).toHaveCount(0);
  await expect(tab.getByText('No member matches “nothing of this name”.')).toBeVisible();
  await expect(tab.getByRole('table', {name: 'Members', exact: true})).toBeHidden();

  // Following a link to a hidden member clears the filter.
  await tab.locator('.markdown a[href="#submitblobs"]:visible').first().click();
  await expect(tab.locator('#submitblobs')).toBeInViewport();
  await expect(visibleHeadings).toHaveCount(total);
});

test('the filter lists inherited members and links to them', async ({strictPage: tab}) => {
  await open(tab, page);
  const filter = tab.getByRole('searchbox', {name: 'Filter members'});
  const tools = tab.getByRole('form', {name: 'Members'});
  const rows = tab.locator('xpath=//*[@id="inherited-members"]/following::table[1]/tbody/tr');
  const total = await rows.count();
  for (const [query, name, href] of [
    ['sendMessage', 'sendMessage', /l1messageservice#sendmessage$/],
    ['pauseByType', 'pauseByType', /pausemanager#pausebytype$/],
    ['PAUSE_ALL_ROLE', 'PAUSE_ALL_ROLE', /pausemanager#pause_all_role$/],
    ['0x6463fb2a', 'claimMessageWithProof', /l1messageservice#claimmessagewithproof$/],
  ] as const) {
    await filter.fill(query);
    await expect(tools.getByRole('status')).toContainText(/^\d+ of \d+ members, and \d+ listed below: /);
    await expect(tools.getByRole('link', {name, exact: true})).toHaveAttribute('href', href);
    expect(await rows.filter({visible: true}).count()).toBeLessThan(total);
    await expect(rows.filter({visible: true, hasText: name})).not.toHaveCount(0);
  }
  await filter.fill('');
  await expect(rows.filter({visible: true})).toHaveCount(total);
  await expect(tools.getByRole('link')).toHaveCount(0);
});

test('a URL or link with a member’s hash expands the member, even if the URL already has that hash', async ({strictPage: tab}) => {
  await open(tab, `${page}#submitblobs`);
  await expect(tab.locator('#submitblobs ~ details').first()).toHaveAttribute('open');
  await expect(tab.locator('#finalizeblocks ~ details').first()).not.toHaveAttribute('open');
  const link = tab.locator('.table-of-contents a[href="#finalizeblocks"]').first();
  const details = tab.locator('#finalizeblocks ~ details').first();
  await link.click();
  await expect(details).toHaveAttribute('open');
  await details.locator('> summary').click();
  await expect(details).not.toHaveAttribute('open');
  await link.click();
  await expect(details).toHaveAttribute('open');
  await tab.getByRole('searchbox', {name: 'Filter members'}).fill('submitBlobs');
  await expect(tab.locator('#finalizeblocks')).toBeHidden();
  await link.click();
  await expect(tab.locator('#finalizeblocks')).toBeInViewport();
});

test('members that contain a highlighted search term are expanded', async ({strictPage: tab}) => {
  await open(tab, `${page}?_highlight=coordinator`);
  await expect(tab.locator('.docs-member[open] mark:visible').first()).toBeAttached();
  await expect(tab.locator('details:not([open]) mark:not(pre *)')).toHaveCount(0);
});

test('call samples are highlighted when opened, and copied for the chosen network', async ({strictPage: tab, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(tab, `${page}#setverifieraddress`);
  await expect(tab.locator('.docs-calls pre .token')).toHaveCount(0);
  const calls = tab.locator('#setverifieraddress ~ .docs-member .docs-calls').first();
  await calls.locator('> summary').click();
  const sample = calls.locator('pre').first();
  await expect(sample.locator('.token.keyword').first()).toHaveText('import');
  for (const [network, otherNetwork, address] of [['mainnet', 'sepolia', systemContracts.lineaRollup.addresses.ethereum], ['sepolia', 'mainnet', systemContracts.lineaRollup.addresses.sepolia]] as const) {
    await tab.evaluate((name) => (document.documentElement.dataset.network = name), network);
    const visibleCode = await sample.evaluate((pre, hiddenSelector) => {
      const copy = pre.cloneNode(true) as Element;
      copy.querySelectorAll(hiddenSelector).forEach((part) => part.remove());
      return copy.textContent;
    }, `[data-only="${otherNetwork}"]`);
    expect(visibleCode).toContain(address);
    await calls.getByRole('button', {name: 'Copy code'}).first().click();
    await expect.poll(() => tab.evaluate(() => navigator.clipboard.readText())).toBe(visibleCode);
  }
});

test('selectors and full topics can be copied, and the buttons cause no layout shift', async ({strictPage: tab, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(tab, `${page}#setverifieraddress`);
  await tab.getByRole('button', {name: 'Copy 0xc2116974'}).first().click();
  await expect(tab.getByText('Copied 0xc2116974')).toBeAttached();
  expect(await tab.evaluate(() => navigator.clipboard.readText())).toBe('0xc2116974');
  await open(tab, `${page}#versions`);
  const table = tab.locator('#versions ~ .docs-scroll').first();
  const values = table.locator('code.docs-copied');
  const buttons = table.locator('button[data-copy]');
  const count = await values.count();
  expect(count).toBeGreaterThan(50);
  await expect(buttons).toHaveCount(count);
  const {height} = (await table.boundingBox()) ?? {height: 0};
  await buttons.evaluateAll((copyButtons) => copyButtons.forEach((button) => button.remove()));
  expect((await table.boundingBox())?.height).toBe(height);
  await open(tab, page);
  const topic = tab.locator('code.docs-copied[data-hex]').first();
  const hex = (await topic.getAttribute('data-hex')) ?? '';
  expect(hex).toMatch(/^0x[0-9a-f]{64}$/);
  await topic.scrollIntoViewIfNeeded();
  await tab.locator(`button[data-copy="${hex}"]`).first().click();
  expect(await tab.evaluate(() => navigator.clipboard.readText())).toBe(hex);
});

test('the version table fits between the sidebars, and shows rows as cards on a phone', async ({strictPage: tab}) => {
  await open(tab, `${page}#versions`);
  const table = tab.getByRole('table', {name: 'Versions'});
  await expect(table).toContainText('7.1, 8.0: 0x5ec775b0');
  const measureTableOverflow = () => table.evaluate((element) => (element.parentElement?.scrollWidth ?? 0) - (element.parentElement?.clientWidth ?? 0));
  for (const width of [1440, 1280, 390]) {
    await tab.setViewportSize({width, height: 900});
    expect(await measureTableOverflow(), `at ${width} px`).toBe(0);
  }
  await expect(table.locator('tbody tr').first()).toHaveCSS('display', 'block');
});

test('the longest page stays small, and a button expands all members', async ({strictPage: tab}) => {
  await open(tab, page);
  const [elements, height] = await tab.evaluate(() => [document.querySelectorAll('*').length, document.documentElement.scrollHeight]);
  // With all members expanded, it has 10,000 elements and is 50,000 pixels tall.
  expect(elements).toBeLessThan(6_600);
  expect(height).toBeLessThan(31_000);
  await tab.getByRole('button', {name: 'Expand all'}).click();
  await expect(tab.locator('details.docs-member:not([open])')).toHaveCount(0);
  await tab.getByRole('button', {name: 'Collapse all'}).click();
  await expect(tab.locator('details.docs-member[open]')).toHaveCount(0);
});
