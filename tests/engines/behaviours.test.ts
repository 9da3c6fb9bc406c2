import {readFileSync} from 'node:fs';
import {encodeErrorResult, parseAbi} from 'viem';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  expect,
  inject,
  test,
} from 'vitest';
import {SiteServer} from '../../scripts/siteServer';
import type {EngineName} from './engines';
import {startEngine} from './launch';
import {startNode, type MockNode} from './node';
import type {Engine, EnginePage} from './page';

declare module 'vitest' {
  interface ProvidedContext {
    engine: EngineName;
  }
}

const site = new SiteServer();
let engine: Engine;
let page: EnginePage;
let node: MockNode | undefined;

beforeAll(async () => {
  await site.start();
  engine = await startEngine(inject('engine'));
});
beforeEach(async () => {
  page = await engine.newPage();
});
afterEach(async () => {
  node?.stop();
  await page.close();
});
afterAll(async () => {
  await engine.close();
  await site.stop();
});

async function open(path: string): Promise<void> {
  await page.goto(site.url + path);
  await expect
    .poll(() =>
      page.evaluate(() => document.documentElement.dataset.hasHydrated),
    )
    .toBe('true');
}

/** The text of the visible elements. */
const readText = (selector: string): Promise<string> =>
  page.evaluate(
    (query) =>
      [...document.querySelectorAll<HTMLElement>(query)]
        .filter((element) => element.checkVisibility())
        .map((element) => element.innerText)
        .join('\n'),
    selector,
  );
const expectText = (selector: string, text: string): Promise<void> =>
  expect.poll(() => readText(selector)).toContain(text);
const readPath = (): Promise<string> =>
  page.evaluate(() => location.pathname + location.search + location.hash);
const expectPath = (path: string): Promise<void> =>
  expect.poll(readPath).toBe(path);
const readFocus = (): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    return element?.ariaLabel ?? element?.innerText ?? '';
  });
const countVisible = (selector: string): Promise<number> =>
  page.evaluate(
    (query) =>
      [...document.querySelectorAll(query)].filter((element) =>
        element.checkVisibility({visibilityProperty: true}),
      ).length,
    selector,
  );
const readAttribute = (
  selector: string,
  name: string,
): Promise<string | null | undefined> =>
  page.evaluate(
    (query, attribute) =>
      document.querySelector(query)?.getAttribute(attribute),
    selector,
    name,
  );

/** Returns where a box is: above, below or beside the window, or inside it. */
const readPlace = (selector: string): Promise<string> =>
  page.evaluate((query) => {
    const box = document.querySelector(query)?.getBoundingClientRect();
    if (!box || box.width === 0) return 'nowhere';
    const isInside =
      box.left >= 0 &&
      box.top >= 0 &&
      box.right <= innerWidth &&
      box.bottom <= innerHeight;
    return isInside ? 'inside' : JSON.stringify(box);
  }, selector);

/** Chooses an option. The list of options is a window of the system, which no library controls. */
const choose = (selector: string, value: string): Promise<void> =>
  page.evaluate(
    (query, option) => {
      const element = document.querySelector<HTMLSelectElement>(query);
      if (element) element.value = option;
      element?.dispatchEvent(new Event('change', {bubbles: true}));
    },
    selector,
    value,
  );

/** Pastes into an empty text field, to read the clipboard like a reader. */
async function pasteInDecoder(): Promise<string | undefined> {
  await open('/api/decode');
  await page.click(decoderField);
  await page.press('Control+v');
  return page.evaluate(
    (query) => document.querySelector<HTMLTextAreaElement>(query)?.value,
    decoderField,
  );
}

const searchBox = 'input[role=combobox]';
const suggestion = '[role=option]';
const decoder = '[role=form][aria-label=Decoder]';
const decoderField = `${decoder} textarea`;
const decoderStatus = `${decoder} [role=status]`;
const playground = '[aria-label="Playground for linea_estimateGas"]';
const lookUp = '[aria-label="Look up a transaction"]';
const tooltip = 'article [popover]:popover-open';
const menu = 'dialog[open]';
const guide = '/get-started/how-to/gas-fees';
const longPage = '/api/linea-smart-contracts/linearollup';

const pausedError = encodeErrorResult({
  abi: parseAbi(['error IsPaused(uint8)']),
  args: [3],
});

test('search: Ctrl+K focuses the box, arrows choose a suggestion and Enter opens it', async () => {
  await open(guide);
  await page.press('Control+k');
  await page.type('bridge');
  await expect.poll(() => countVisible(suggestion)).toBeGreaterThan(2);
  await page.press('ArrowDown');
  const target = await readAttribute(
    `${suggestion}[aria-selected=true]`,
    'href',
  );
  await page.press('Enter');
  await expectPath(target ?? '');
});

test('search: Escape closes the suggestions and keeps the query', async () => {
  await open(guide);
  await page.click(searchBox);
  await page.type('gas');
  await expect.poll(() => countVisible(suggestion)).toBeGreaterThan(2);
  await page.press('Escape');
  await expect.poll(() => countVisible(suggestion)).toBe(0);
  expect(
    await page.evaluate(
      (query) => document.querySelector<HTMLInputElement>(query)?.value,
      searchBox,
    ),
  ).toBe('gas');
});

test('search page: lists results for the query in the URL', async () => {
  await open('/search?q=finality');
  await expectText('main', 'finality');
  await expect.poll(() => countVisible('main article a')).toBeGreaterThan(2);
});

test('menu: opens as a dialog on a narrow window, keeps the focus, and Escape closes it', async () => {
  await page.resize(480, 844);
  await open('/technology/architecture');
  await page.click('.navbar__toggle');
  await expect.poll(() => countVisible(`${menu} a`)).toBeGreaterThan(3);
  await page.press('Tab');
  expect(
    await page.evaluate(() =>
      Boolean(document.activeElement?.closest('dialog')),
    ),
  ).toBe(true);
  await page.press('Escape');
  await expect.poll(() => countVisible(menu)).toBe(0);
  expect(await readFocus()).toBe('Toggle navigation bar');
});

test('menu: a link opens its page and closes the menu', async () => {
  await page.resize(480, 844);
  await open('/technology/architecture');
  await page.click('.navbar__toggle');
  await page.click(`${menu} a`, 'Coordinator');
  await expectText('h1', 'Coordinator');
  await expect.poll(() => countVisible(menu)).toBe(0);
});

test('mode: the button changes the colours, which stay after a reload', async () => {
  const readColours = (): Promise<string> =>
    page.evaluate(() => {
      const {theme} = document.documentElement.dataset;
      const {backgroundColor} = getComputedStyle(document.documentElement);
      return `${theme} ${backgroundColor}`;
    });
  await open(guide);
  const before = await readColours();
  const button = 'button[aria-label^="Switch between dark and light"]';
  for (let press = 0; press < 2; press += 1) await page.click(button);
  await expect.poll(readColours).not.toBe(before);
  const after = await readColours();
  expect(after).toMatch(/^dark /);
  await open(guide);
  expect(await readColours()).toBe(after);
});

test('tabs: an arrow key selects a tab, and the choice applies to other pages', async () => {
  await open('/api/reference/linea-estimategas');
  await page.click('[role=tab]', 'curl');
  await page.press('ArrowRight');
  await expect.poll(readFocus).toBe('viem');
  await expectText('[role=tabpanel]', 'import');
  await open('/api/reference/linea-getproof');
  expect(await readText('[role=tab][aria-selected=true]')).toContain('viem');
});

test('details: the text of a diagram opens and closes by keyboard', async () => {
  const list = 'figure details ul';
  await open('/technology/coordinator');
  expect(await countVisible(list)).toBe(0);
  await page.click('figure summary', 'Diagram as text');
  await expect.poll(() => countVisible(list)).toBe(1);
  await page.press('Enter');
  await expect.poll(() => countVisible(list)).toBe(0);
});

test('copy: the button of a code block copies its code', async () => {
  const readCopied = (): Promise<string | undefined> =>
    page.evaluate(
      () =>
        document
          .querySelector('button[aria-label=Copied]')
          ?.closest('.theme-code-block')
          ?.querySelector('code')?.innerText,
    );
  await open(guide);
  await page.hover('.theme-code-block');
  await page.click('.theme-code-block button', 'Copy code to clipboard');
  await expect.poll(readCopied).toBeTruthy();
  const code = await readCopied();
  expect((await pasteInDecoder())?.replaceAll(/\s/g, '')).toBe(
    code?.replaceAll(/\s/g, ''),
  );
});

test('copy: the button of an address copies it', async () => {
  await open('/technology/coordinator');
  await page.click('button[aria-label^="Copy address"]');
  await expect.poll(() => countVisible('button[data-state=copied]')).toBe(1);
  expect(await pasteInDecoder()).toBe(
    '0xd19d4B5d358258f05D7B411E21A1460D11B0876F',
  );
});

test('copy: “Copy page” copies the page as Markdown, which it loads first', async () => {
  await open(guide);
  await page.click('button', 'Copy page');
  await expect
    .poll(() => readText('[role=status], button'))
    .toContain('Copied');
  expect(await pasteInDecoder()).toBe(readFileSync(`build${guide}.md`, 'utf8'));
});

test('the menu of “Copy page” opens below its button, in the window, and closes with Escape', async () => {
  const list = 'details[open] ul:has(a[href$=".md"])';
  await open(guide);
  await page.click('summary', 'More ways to read this page');
  await expect.poll(() => readPlace(list)).toBe('inside');
  const distances = await page.evaluate((query) => {
    const element = document.querySelector(query);
    const button = element?.closest('details')?.querySelector('summary');
    const [from, to] = [button, element].map((box) =>
      box?.getBoundingClientRect(),
    );
    return from && to && [to.top - from.bottom, from.left - to.right];
  }, list);
  expect(Math.max(...(distances ?? []))).toBeLessThan(10);
  expect(distances?.[0]).toBeGreaterThanOrEqual(0);
  await page.press('Escape');
  await expect.poll(() => countVisible(list)).toBe(0);
});

test('decoder: explains pasted error data', async () => {
  await open('/api/decode');
  await page.click(decoderField);
  await page.type(pausedError);
  await page.click(`${decoder} button`, 'Decode');
  await expectText(decoderStatus, 'Error IsPaused');
  await expectText(decoderStatus, 'L2_L1');
});

test('decoder: explains the data in the URL', async () => {
  await open(`/api/decode#data=${pausedError}`);
  await expectText(decoderStatus, 'Error IsPaused');
});

/** Opens the playground and chooses the node at its URL. */
async function openPlayground(url: string): Promise<void> {
  await open('/api/reference/linea-estimategas');
  await page.click('button', 'Try linea_estimateGas');
  await expect.poll(() => countVisible(`${playground} select`)).toBe(1);
  await choose(`${playground} select`, 'custom');
  await page.click(`${playground} label`, 'URL of your endpoint');
  await page.type(url);
}

test('playground: sends the request to the node and shows its result', async () => {
  node = await startNode({
    linea_estimateGas: {
      result: {
        baseFeePerGas: '0x7',
        gasLimit: '0x5208',
        priorityFeePerGas: '0x43a82a4',
      },
    },
  });
  await openPlayground(node.url);
  expect(node.requestedMethods).toEqual([]);
  await page.click(`${playground} button`, 'Send request');
  await expectText(`${playground} [role=status]`, 'Success.');
  await expectText(`${playground} [role=status]`, '0x43a82a4');
  expect(node.requestedMethods).toEqual(['linea_estimateGas']);
});

test('playground: explains an error of the node and links to its data', async () => {
  node = await startNode({
    linea_estimateGas: {
      error: {code: 3, message: 'Execution reverted', data: pausedError},
    },
  });
  await openPlayground(node.url);
  await page.click(`${playground} button`, 'Send request');
  await page.click(`${playground} a`, 'Decode this error data');
  await expectText(decoderStatus, 'Error IsPaused');
});

test('playground: says that a node cannot be reached', async () => {
  const stopped = await startNode({});
  stopped.stop();
  await openPlayground(stopped.url);
  await page.click(`${playground} button`, 'Send request');
  await expectText(
    `${playground} [role=status]`,
    'The endpoint cannot be reached',
  );
});

test('look-up: asks the node about a transaction and reports it', async () => {
  const readResult = (name: string): Record<string, unknown> =>
    (
      JSON.parse(
        readFileSync(`tests/fixtures/recorded/${name}.json`, 'utf8'),
      ) as {response: {result: Record<string, unknown>}}
    ).response.result;
  const receipt = readResult('linea_transfer_receipt');
  const {transactionHash, blockHash, blockNumber, transactionIndex} = receipt;
  node = await startNode({
    eth_chainId: {result: '0xe708'},
    eth_getTransactionByHash: {
      result: {
        ...readResult('linea_transfer_transaction'),
        hash: transactionHash,
        blockHash,
        blockNumber,
        transactionIndex,
      },
    },
    eth_getTransactionReceipt: {result: receipt},
    eth_getBlockByNumber: {
      result: {number: '0x24d40', timestamp: '0x6a000000', transactions: []},
    },
  });
  await open(`/api/decode#data=${String(transactionHash)}`);
  await expect.poll(() => countVisible(`${lookUp} select`)).toBe(1);
  await choose(`${lookUp} select`, '');
  await page.click(`${lookUp} label`, 'URL of your endpoint');
  await page.type(node.url);
  await page.click(`${lookUp} button`, `Ask ${node.host}`);
  await expectText(lookUp, 'The transaction succeeded on Linea Mainnet.');
  await expectText(lookUp, '21,000 gas');
});

test('glossary: hovering over a term shows its tooltip in the window', async () => {
  await open('/technology/coordinator');
  await page.hover('[aria-describedby^=glossary-]');
  await expect.poll(() => readPlace(tooltip)).toBe('inside');
  await page.hover('h1');
  await expect.poll(() => countVisible(tooltip)).toBe(0);
});

test('glossary: focusing a term by keyboard shows its tooltip, and Escape hides it', async () => {
  await open('/technology/coordinator');
  await page.evaluate(() => {
    document
      .querySelector<HTMLElement>('[aria-describedby^=glossary-]')
      ?.focus();
  });
  await page.press('Shift+Tab');
  await page.press('Tab');
  await expect.poll(() => readPlace(tooltip)).toBe('inside');
  await page.press('Escape');
  await expect.poll(() => countVisible(tooltip)).toBe(0);
});

test('network: the switch applies to code and to other pages', async () => {
  await open('/api/reference/state');
  await expectText('.theme-code-block', 'https://rpc.linea.build');
  await page.click('button[data-choice=sepolia]');
  await expectText('.theme-code-block', 'https://rpc.sepolia.linea.build');
  await open('/get-started/how-to/run-a-node/bootnodes');
  await expectText('[role=tab][aria-selected=true]', 'Linea Sepolia');
});

/** Returns by how many pixels a heading is below the navbar. */
const readDistance = (id: string): Promise<number> =>
  page.evaluate((name) => {
    const top = document.getElementById(name)?.getBoundingClientRect().top;
    const bar = document.querySelector('.navbar')?.getBoundingClientRect();
    return Math.abs((top ?? Infinity) - (bar?.bottom ?? 0) - 16);
  }, id);

test('a URL with a hash opens a long page at its section', async () => {
  await open(`${longPage}#finalizeblocks`);
  await expect.poll(() => readDistance('finalizeblocks')).toBeLessThan(8);
});

test('an entry of the contents leads to its section, and “back” to the start', async () => {
  await open(guide);
  const link = '.theme-doc-toc-desktop li:last-child > a';
  const hash = await page.evaluate(
    (query) => document.querySelector<HTMLAnchorElement>(query)?.hash,
    link,
  );
  await page.click(link);
  await expectPath(guide + (hash ?? ''));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await page.evaluate(() => history.back());
  await expectPath(guide);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('links load pages without a reload, and “back” and “forward” restore them with their position', async () => {
  await open('/technology/architecture');
  await page.evaluate(() => window.scrollTo({top: 600, behavior: 'instant'}));
  await page.evaluate(() => {
    Object.assign(window, {isSameDocument: true});
  });
  await page.click('.theme-doc-sidebar-menu a', 'Coordinator');
  await expectText('h1', 'Coordinator');
  await expect.poll(readFocus).toBe('Coordinator');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.evaluate(() => history.back());
  await expectText('h1', 'Architecture');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  await page.evaluate(() => history.forward());
  await expectText('h1', 'Coordinator');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('the sidebar is 300 px wide, and the contents column is beside the text, in view while the page scrolls', async () => {
  await open(guide);
  await page.evaluate(() => window.scrollTo({top: 900, behavior: 'instant'}));
  await expect
    .poll(() =>
      page.evaluate(() => {
        const [sidebar, text, column] = [
          '.theme-doc-sidebar-container',
          'article',
          '.theme-doc-toc-desktop',
        ].map((selector) =>
          document.querySelector(selector)?.getBoundingClientRect(),
        );
        if (!sidebar || !text || !column) return undefined;
        return {
          sidebarWidth: Math.round(sidebar.width),
          isBeside: column.left >= text.right,
          isInView: column.top >= 0 && column.top < innerHeight / 2,
        };
      }),
    )
    .toEqual({sidebarWidth: 300, isBeside: true, isInView: true});
});

test('no kind of page scrolls sideways in a narrow, a middle or a wide window', async () => {
  const findings: string[] = [];
  for (const path of [
    '/',
    guide,
    longPage,
    '/api/reference/linea-estimategas',
    '/api/token-api/reference/operations/get-tokens',
    '/get-started/tooling/oracles',
    '/technology/architecture',
  ]) {
    await open(path);
    for (const width of [480, 1100, 1366]) {
      await page.resize(width, 768);
      const overflow = await page.evaluate(
        () =>
          document.documentElement.scrollWidth -
          document.documentElement.clientWidth,
      );
      if (overflow > 0) findings.push(`${path} at ${width} px: ${overflow} px`);
    }
  }
  expect(findings).toEqual([]);
});

test('filter: finds a member of a contract by its selector', async () => {
  await open(longPage);
  await page.click('input[type=search]');
  await page.type('0xc2116974');
  await expect.poll(() => countVisible('.markdown h3[data-filter]')).toBe(1);
  expect(await countVisible('#setverifieraddress')).toBe(1);
});

const readSavedPages = (): Promise<number> =>
  page.evaluate(async () => (await (await caches.open('pages')).keys()).length);

test('offline: a visited page can be read, and another shows the list of saved pages', async () => {
  await open(guide);
  await expect.poll(readSavedPages).toBe(1);
  await site.stop();
  try {
    await open(`${guide}?again`);
    await expectText('h1', 'Estimate transaction costs');
    await page.goto(`${site.url}/technology/prover/proving`);
    await expectText('h1', 'The site cannot be reached');
    await expectText('main li a, li a', 'Estimate transaction costs');
  } finally {
    await site.start();
  }
});

test('print: navigation and buttons are hidden, and the panel of every tab is shown', async () => {
  await open('/get-started/how-to/deploy-smart-contract/hardhat');
  const panels = await page.evaluate(
    () => document.querySelectorAll('[role=tabpanel]').length,
  );
  expect(await countVisible('[role=tabpanel]')).toBeLessThan(panels);
  // Not every library can print, so this applies the rules for paper to the screen.
  await page.evaluate(() => {
    const apply = (rules: CSSRuleList): void => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule) {
          const {media} = rule;
          media.mediaText = media.mediaText
            .replaceAll('screen', 'not-screen')
            .replaceAll('print', 'all');
        }
        if (rule instanceof CSSGroupingRule) apply(rule.cssRules);
      }
    };
    for (const sheet of document.styleSheets) apply(sheet.cssRules);
  });
  expect(await countVisible('[role=tabpanel]')).toBe(panels);
  expect(
    await countVisible(
      '.navbar, .footer, .theme-doc-sidebar-container, [role=tablist], .theme-code-block button',
    ),
  ).toBe(0);
});
