import {describe, expect, test} from 'vitest';
import {checkFacts, unlistedLineaHosts} from '../../scripts/facts';
import {parsePage} from '../../scripts/pages';
import {externalAddresses} from '../../src/data/externalAddresses';
import {sitePages} from './sitePages';

const findProblems = (text: string): string[] =>
  checkFacts(parsePage('page.mdx', text)).map(
    ({line, column, rule}) => `${line}:${column} ${rule}`,
  );
const createCodePage = (line: string): string =>
  `Text.\n\n\`\`\`ts\n${line}\n\`\`\`\n`;

const rollup = '0xd19d4B5d358258f05D7B411E21A1460D11B0876F';

describe('in code', () => {
  test.each([
    "const url = 'https://rpc.linea.build';",
    "const url = 'wss://rpc.sepolia.linea.build';",
    'new JsonRpcProvider(url, 59144);',
    '{"jsonrpc":"2.0","id":1,"result":"0xe708"}',
    `const rollup = '${rollup}';`,
    `const rollup = '${rollup.toLowerCase()}';`,
    "const other = 'https://rpc.etherspot.io/v2/59144';",
    'const blocks = 591_440; const gas = 0xe7; const wei = 59144000;',
    '"chainId": 31337, "chainId": 11155111',
  ])('%s is allowed', (line) => {
    expect(findProblems(createCodePage(line))).toEqual([]);
  });

  test.each([
    ["fetch('https://rpc.linea.biuld');", '4:8 facts:host'],
    ["fetch('https://linea-mainet.infura.io/v3/KEY');", '4:8 facts:host'],
    ['const id = 59114;', '4:12 facts:chain-id'],
    ["const params = {chainId: '0xe709'};", '4:27 facts:chain-id'],
    ['"chainId": 84532', '4:12 facts:chain-id'],
    [
      `const rollup = '${rollup.replace('d19d', 'd18d')}';`,
      '4:17 facts:address',
    ],
    [
      "const a = '0x1234567890123456789012345678901234567890';",
      '4:12 facts:address',
    ],
    [
      `const rollup = '${rollup.replace('4B5d', '4b5d')}';`,
      '4:17 facts:checksum',
    ],
  ])('%s is reported', (line, problem) => {
    expect(findProblems(createCodePage(line))).toEqual([problem]);
  });
});

describe('in prose', () => {
  test.each([
    ['Call `https://rpc.linea.build`.', '1:7 facts:component'],
    [
      'Call `https://linea-mainnet.infura.io/v3/YOUR_API_KEY`.',
      '1:7 facts:component',
    ],
    ['| Chain ID |\n|---|\n| 59141 |', '3:3 facts:component'],
    ['Its ID is `0xe705`.', '1:12 facts:component'],
    [`The rollup is \`${rollup}\`.`, '1:16 facts:component'],
  ])('%s must be written as a component', (text, problem) => {
    expect(findProblems(text)).toEqual([problem]);
  });

  test.each([
    '<NetworkFact network="linea" name="chainId" />',
    `<Address value="${rollup}" network="ethereum" />`,
    '---\nkeywords: ["0xe708", chainid 59144]\n---\n\nText.',
    'See [the registry](https://example.org/eip155-59144.json).',
    'Call `https://api.pimlico.io/v2/59144/rpc`.',
    'Write `new JsonRpcProvider(url, 59144)`, or set `RPC_URL=https://rpc.linea.build`.',
  ])('%s is allowed', (text) => {
    expect(findProblems(text)).toEqual([]);
  });

  test('a wrong value in an attribute is also reported', () => {
    expect(
      findProblems(
        `<Address value="${rollup.replace('d19d', 'd18d')}" network="ethereum" />`,
      ),
    ).toHaveLength(1);
  });
});

test('every listed external value is used on a page', () => {
  const texts = sitePages.map(({text}) => text.toLowerCase()).join('\n');
  const unusedValues = [
    ...externalAddresses,
    ...Object.keys(unlistedLineaHosts),
  ].filter((value) => !texts.includes(value.toLowerCase()));
  expect(unusedValues, 'remove these values').toEqual([]);
});
