import {expect, test} from 'vitest';
import inlineCode from '../../src/features/markdown/inlineCode';
import tables from '../../src/features/markdown/tables';
import {splitIdentifiers} from '../../src/lib/text';
import {renderMdx} from './renderMdx';

const render = (source: string): Promise<string> =>
  renderMdx(
    source,
    {rehypePlugins: [tables, inlineCode]},
    {NetworkTable: 'table-component', Hex: 'hex'},
  );

const address = '0xd19d4B5d358258f05D7B411E21A1460D11B0876F';

test.each([
  [
    'linea_getTransactionExclusionStatusV1',
    15,
    'linea_get|Transaction|Exclusion|StatusV1',
  ],
  [
    'linea_getTransactionExclusionStatusV1',
    23,
    'linea_getTransaction|ExclusionStatusV1',
  ],
  [
    'linea_getTransactionExclusionStatusV1',
    60,
    'linea_getTransactionExclusionStatusV1',
  ],
  [
    'IL1MessageManager.L1L2MessageHash',
    15,
    'IL1Message|Manager.L1L2|MessageHash',
  ],
  ['eth_getTransactionReceipt', 18, 'eth_get|TransactionReceipt'],
  [
    'contracts/src/messaging/interfaces/IMessageService.sol',
    23,
    'contracts/src/|messaging/interfaces/|IMessageService.sol',
  ],
  [
    'two short words and linea_estimateGas',
    15,
    'two short words and linea_estimateGas',
  ],
  [
    'two short words and linea_getFeesOfTransaction',
    15,
    'two short words and linea_getFeesOf|Transaction',
  ],
])(
  '%s breaks only at word boundaries on lines of %i characters',
  (name, max, parts) => {
    expect(splitIdentifiers(name, max).join('|')).toBe(parts);
  },
);

test('inline code is not translated, and hyphenated names in cells stay on one line', async () => {
  const page = await render(
    'Send `eth_call` and `a-key` to **Linea**.\n\n| Key | Text |\n|---|---|\n| `l1-endpoint` | `two-words and more` `https://a-long-host.example.test` |\n\n```bash\ncast linea_getTransactionExclusionStatusV1\n```',
  );
  expect(page).toContain(
    '<code translate="no">eth_call</code> and <code translate="no">a-key</code> to <strong>Linea</strong>',
  );
  expect(page).toContain(
    '<code class="docs-key" translate="no">l1-endpoint</code>',
  );
  expect(page).toContain('<code translate="no">two-words and more</code>');
  expect(page).toContain('https://a-long-host.<wbr/>example.test');
  expect(page).toContain(
    '<pre><code class="language-bash">cast linea_getTransactionExclusionStatusV1',
  );
});

test('names break less often in tables whose rows become cards on a phone', async () => {
  const page = await render(
    '| Error | Selector | Condition |\n|---|---|---|\n| `linea_getTransactionExclusionStatusV1` | `0x12345678` | when it does what it should not do at all |',
  );
  expect(page).toContain(
    '<code translate="no">linea_getTransaction<wbr/>ExclusionStatusV1</code>',
  );
});

test('a long name in a cell gets break opportunities, but its text is unchanged', async () => {
  const page = await render(
    '| Method |\n|---|\n| `linea_getTransactionExclusionStatusV1` |',
  );
  expect(page).toContain('linea_get<wbr/>Transaction<wbr/>');
  expect(page.replaceAll('<wbr/>', '')).toContain(
    '<code translate="no">linea_getTransactionExclusionStatusV1</code>',
  );
});

test('an address has a copy button, in cells and in text; in a link, only its middle can be hidden', async () => {
  for (const text of [`| A |\n|---|\n| \`${address}\` |`, `To \`${address}\`.`])
    expect(await render(text)).toContain(`<hex value="${address}"></hex>`);
  const [start, middle, end] = [
    address.slice(0, 6),
    address.slice(6, -4),
    address.slice(-4),
  ];
  expect(
    await render(`| A |\n|---|\n| [\`${address}\`](https://a.test/) |`),
  ).toContain(
    `<code class="docs-hex" translate="no">${start}<span>${middle}</span>${end}</code>`,
  );
});

test('in a table with sentences and at least three columns, each cell after the first is labelled with its column’s name', async () => {
  const rows =
    '| Way | Cost | What it does |\n|---|---|---|\n| one | 1 ETH | It takes what you send from one chain to the other. |';
  const page = await render(rows);
  expect(page).toContain('<thead class="docs-cards">');
  expect(page).toContain(
    '<td>one</td><td data-label="Cost">1 ETH</td><td data-label="What it does" class="docs-prose">It takes',
  );
  expect(
    await render(
      '| Way | What it does |\n|---|---|\n| one | It takes what you send from one chain to the other. |',
    ),
  ).not.toContain('data-label');
  const list = await render(
    '| What it does | Way |\n|---|---|\n| It takes what you send from one chain to the other. | one |',
  );
  expect(list).toContain('<thead class="docs-cards docs-list">');
  expect(list).not.toContain('data-label');
  const comparison = await render(rows.replace('Way', 'Aspect'));
  expect(comparison).toContain(
    '<thead class="docs-cards docs-list docs-pair">',
  );
  expect(comparison).not.toContain('data-label');
  expect(
    await render('| A | B | C |\n|---|---|---|\n| 1 | 2 | 3 |'),
  ).not.toContain('data-label');
});

test('a table is named after the heading above it, its headers have a scope, and columns with sentences are marked', async () => {
  const page = await render(
    '## Ways `in`\n\n| Way | What it does |\n|---|---|\n| one | It takes what you send from one chain to the other. |\n\n| Way |\n|---|\n| two |\n\n<NetworkTable />',
  );
  expect(page).toContain('aria-label="Ways in"');
  expect(page).toContain(
    '<th scope="col">Way</th><th scope="col" class="docs-prose">What it does</th>',
  );
  expect(page).toContain('aria-label="Ways in (2)"');
  expect(page).toContain('<table-component label="Ways in (3)"');
});
