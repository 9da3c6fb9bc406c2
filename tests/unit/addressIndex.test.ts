import {getAddress} from 'viem';
import {describe, expect, test} from 'vitest';
import {externalAddresses} from '../../src/data/externalAddresses';
import {buildAddressIndex} from '../../src/features/addresses/addressIndex';
import addressTitles from '../../src/features/addresses/titles';
import inlineCode from '../../src/features/markdown/inlineCode';
import {matchAddress} from '../../src/features/search/pasted/lookUp';
import {renderMdx} from './renderMdx';

const index = buildAddressIndex('docs');
const bridge = '0x051F1D88f0aF5763fB888eC4378b4D8B29ea3319';
const linea = '0x1789e0043623282D5DCc7F213d703C6D8BAfBB04';
const ccipRouter = '0xB4431A6c63F72916151fEA2864DBB13b8ce80E8a';
const sample = '0xC882b111A75C0c657fC507C04FbFcD2cC984F071';

describe('the index', () => {
  test('links each address to the page about it', () => {
    expect(index.find(({address}) => address === bridge)?.page).toBe(
      '/api/linea-smart-contracts/tokenbridge',
    );
    expect(index.find(({address}) => address === ccipRouter)?.page).toBe(
      '/get-started/tooling/cross-chain/ccip',
    );
  });

  test('has every recorded address, and each only once per network', () => {
    const listed = new Set(index.map(({address}) => address));
    expect(
      externalAddresses
        .map((item) => getAddress(item))
        .filter((item) => !listed.has(item)),
    ).toEqual([]);
    const keys = index.map(({address, network}) => `${address} ${network}`);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('an address', () => {
  const mistyped = bridge.replace('051F1D', '051f1D');

  test.each([
    [bridge, false],
    [bridge.toLowerCase(), false],
    [`0x${bridge.slice(2).toUpperCase()}`, false],
    [mistyped, true],
  ])('%s is found; its checksum is wrong: %s', (text, hasWrongChecksum) => {
    const found = matchAddress(text, index);
    expect(found).toMatchObject({address: bridge, hasWrongChecksum});
    expect(found.records).toHaveLength(1);
  });

  test('that is not recorded is still checked', () => {
    const unknown = '0x52908400098527886E0F7030069857D2E4169EE7';
    expect(matchAddress(unknown, index)).toMatchObject({
      hasWrongChecksum: false,
      records: [],
    });
    expect(
      matchAddress(unknown.replace('E0F', 'e0F'), index).hasWrongChecksum,
    ).toBe(true);
  });
});

describe('on pages, the title of an address says what it is', () => {
  const render = (source: string): Promise<string> =>
    renderMdx(
      source,
      {rehypePlugins: [inlineCode, addressTitles]},
      {Hex: 'hex'},
    );

  test.each([
    [`Call \`${bridge}\`.`, 'TokenBridge, proxy, Ethereum Mainnet'],
    [`From \`${sample}\`.`, 'GoldRush sample account'],
    [
      `| Token |\n|---|\n| \`${linea.toLowerCase()}\` |`,
      'LINEA, token, Ethereum Mainnet; LINEA, token, Linea Mainnet',
    ],
    [
      `[\`${ccipRouter}\`](https://example.org)`,
      'Router, Chainlink CCIP, Linea Sepolia',
    ],
    [
      `export const Address = ({title}) => <i title={title} />;\n\n<Address value="${linea}" network="linea" />`,
      'LINEA, token, Linea Mainnet',
    ],
  ])('in %s', async (source, title) => {
    expect(await render(source)).toContain(`title="${title}"`);
  });

  test('but not of an unknown one', async () => {
    expect(await render(`\`0x${'ab'.repeat(20)}\``)).not.toContain('title');
  });
});
