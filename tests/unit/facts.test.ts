import {describe, expect, test} from 'vitest';
import {factProblems, printed} from '../../scripts/facts/check';
import {foreignChainIds, foreignHosts} from '../../scripts/facts/values';
import {parsePage} from '../../scripts/pages';
import {foreignAddresses} from '../../src/data/foreignAddresses';
import {sitePages} from './sitePages';

const problems = (text: string): string[] => factProblems(parsePage('page.mdx', text)).map(printed);
const code = (line: string): string => `Text.\n\n\`\`\`ts\n${line}\n\`\`\`\n`;

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
  ])('%s is right', (line) => {
    expect(problems(code(line))).toEqual([]);
  });

  test.each([
    ["fetch('https://rpc.linea.biuld');", 'page.mdx:4:8 rpc.linea.biuld is no RPC host of the data → rpc.linea.build, or a record in src/data/providers/endpoints.ts'],
    ["fetch('https://linea-mainet.infura.io/v3/KEY');", 'page.mdx:4:8 linea-mainet.infura.io is no RPC host of the data → linea-mainnet.infura.io, or a record in src/data/providers/endpoints.ts'],
    ['const id = 59114;', 'page.mdx:4:12 59114 is no chain ID of the data → 59144, or an entry in scripts/facts/values.ts'],
    ["const params = {chainId: '0xe709'};", 'page.mdx:4:27 0xe709 is no chain ID of the data → 0xe708, or an entry in scripts/facts/values.ts'],
    ['"chainId": 84532', 'page.mdx:4:12 84532 is no chain ID of the data → 59144, or an entry in scripts/facts/values.ts'],
    [`const rollup = '${rollup.replace('d19d', 'd18d')}';`, `page.mdx:4:17 ${rollup.replace('d19d', 'd18d')} is no address of the data → ${rollup}, or a record with its source in src/data/foreignAddresses.ts`],
    ["const a = '0x1234567890123456789012345678901234567890';", 'page.mdx:4:12 0x1234567890123456789012345678901234567890 is no address of the data → a record with its source in src/data/foreignAddresses.ts'],
    [`const rollup = '${rollup.replace('4B5d', '4b5d')}';`, `page.mdx:4:17 ${rollup.replace('4B5d', '4b5d')} has a wrong checksum → ${rollup}`],
    ["new JsonRpcProvider('https://rpc.sepolia.linea.build', 59144);", 'page.mdx:4:56 59144 is the chain ID of another network than the endpoint beside it → 59141'],
  ])('%s is wrong', (line, message) => {
    expect(problems(code(line))).toEqual([message]);
  });
});

describe('in prose', () => {
  test.each([
    ['Call `https://rpc.linea.build`.', 'page.mdx:1:7 https://rpc.linea.build stands in prose → <NetworkFact network="linea" name="rpcUrl" />'],
    ['Call `https://linea-mainnet.infura.io/v3/YOUR_API_KEY`.', 'page.mdx:1:7 https://linea-mainnet.infura.io/v3/YOUR_API_KEY stands in prose → <NetworkFact network="linea" name="infuraRpcUrl" />'],
    ['| Chain ID |\n|---|\n| 59141 |', 'page.mdx:3:3 59141 stands in prose → <NetworkFact network="lineaSepolia" name="chainId" />'],
    ['Its ID is `0xe705`.', 'page.mdx:1:12 0xe705 stands in prose → <NetworkFact network="lineaSepolia" name="chainIdHex" />'],
    [`The rollup is \`${rollup}\`.`, `page.mdx:1:16 ${rollup} stands in prose → <ContractAddress> or <Address value="${rollup}" network="…" />`],
  ])('%s should be a component', (text, message) => {
    expect(problems(text)).toEqual([message]);
  });

  test.each([
    '<NetworkFact network="linea" name="chainId" />',
    `<Address value="${rollup}" network="ethereum" />`,
    '---\nkeywords: ["0xe708", chainid 59144]\n---\n\nText.',
    'See [the registry](https://example.org/eip155-59144.json).',
    'Call `https://api.pimlico.io/v2/59144/rpc`.',
    'Write `new JsonRpcProvider(url, 59144)`, or set `RPC_URL=https://rpc.linea.build`.',
  ])('%s is right', (text) => {
    expect(problems(text)).toEqual([]);
  });

  test('a value that is wrong is named in attributes too', () => {
    expect(problems(`<Address value="${rollup.replace('d19d', 'd18d')}" network="ethereum" />`)).toHaveLength(1);
  });
});

test('every page says what the data says', () => {
  expect(sitePages.flatMap(factProblems).map(printed)).toEqual([]);
});

test('what is listed as foreign stands on a page', () => {
  const texts = sitePages.map(({text}) => text.toLowerCase()).join('\n');
  const unused = [...foreignAddresses.flatMap(({addresses}) => addresses), ...Object.keys(foreignHosts)].filter((value) => !texts.includes(value.toLowerCase()));
  expect(unused, 'remove them').toEqual([]);
  expect(Object.keys(foreignChainIds)).not.toContain('59144');
});
