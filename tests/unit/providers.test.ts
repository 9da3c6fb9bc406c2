import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import sidebar from '../../docs/get-started/sidebar';
import {categories} from '../../src/data/providers/categories';
import {
  openEndpoints,
  privateProviders,
  privateUrls,
  publicEndpoints,
} from '../../src/data/providers/endpoints';
import {mentions} from '../../src/data/providers/mentions';
import {
  emptyFilter,
  findMentions,
  findProviders,
  type ProviderFilter,
} from '../../src/features/providers/filter';
import {
  formatNetworks,
  formatStatus,
} from '../../src/features/providers/labels';
import {formatMonth} from '../../src/lib/text';
import {
  readProviders,
  toRow,
  toolingFolder,
} from '../../src/features/providers/readProviders';
import {getPageIds} from '../../src/lib/routes';

/** Pages in tooling/, by relative path without extension, such as `oracles/pyth` and `oracles/index`. */
const pages = new Map(
  readdirSync(toolingFolder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => [
      name.replace(/\.mdx$/, ''),
      readFileSync(path.join(toolingFolder, name), 'utf8'),
    ]),
);
const indexPages = new Set([
  'index',
  ...categories.map(({id}) => `${id}/index`),
]);
const providers = readProviders();
const rows = providers.map(toRow);

const isHttps = (value: string): boolean =>
  URL.canParse(value) && new URL(value).protocol === 'https:';

describe('provider pages', () => {
  it('all have a record in their front matter', () => {
    const readPages = new Set(providers.map(({id}) => id));
    const unreadPages = [...pages.keys()].filter(
      (page) => !indexPages.has(page) && !readPages.has(page),
    );
    expect(unreadPages).toEqual([]);
  });

  it('show their record, before the text if the product changed or was discontinued', () => {
    const getBody = (id: string): string =>
      (pages.get(id) ?? '')
        .replace(/^---\n[^]*?\n---\n/, '')
        .replace(/^import .*\n/gm, '')
        .trim();
    const element = '<ProviderFacts />';
    expect(
      providers.filter(({id, status}) =>
        status
          ? !getBody(id).startsWith(element)
          : !getBody(id).includes(element),
      ),
    ).toEqual([]);
  });

  it('are in the sidebar by category, then by position, then by name', () => {
    const ids = getPageIds(sidebar as Parameters<typeof getPageIds>[0]).map(
      (id) => id.replace('get-started/tooling/', ''),
    );
    expect(
      ids.filter((id) => providers.some((provider) => provider.id === id)),
    ).toEqual(expect.arrayContaining(providers.map(({id}) => id)));
    expect(ids.indexOf('account-abstraction/station')).toBeLessThan(
      ids.indexOf('account-abstraction/smartwallets'),
    );
    expect(ids.indexOf('cross-chain/ccip')).toBeLessThan(
      ids.indexOf('cross-chain/ccip-read'),
    );
    expect(ids.indexOf('permanent-data/irys/overview')).toBeLessThan(
      ids.indexOf('permanent-data/irys/irys-quickstart'),
    );
  });

  it('are in a table on the page of their category, and all in the directory', () => {
    const tables = [...pages].flatMap(([page, text]) =>
      [...text.matchAll(/<ProviderTable category="([^"]*)"/g)].map(([, id]) => [
        page,
        id,
      ]),
    );
    expect(tables).toEqual(
      expect.arrayContaining(categories.map(({id}) => [`${id}/index`, id])),
    );
    expect(pages.get('index')).toContain('<ToolDirectory />');
  });
});

describe('the filter', () => {
  const findIds = (part: Partial<ProviderFilter>): string[] =>
    findProviders(rows, {...emptyFilter, ...part}).map(({id}) => id);
  const getIdsOf = (category: string): string[] =>
    rows.filter((row) => row.category === category).map(({id}) => id);
  const findMentionNames = (part: Partial<ProviderFilter>): string[] =>
    findMentions(mentions, {...emptyFilter, ...part}).map(({name}) => name);

  it('matches everything by default', () => {
    expect(findIds({})).toHaveLength(rows.length);
    expect(findMentionNames({})).toHaveLength(mentions.length);
  });

  it('matches a network only for providers that state their support for it', () => {
    expect(rows.find(({id}) => id === 'oracles/chainlink')?.networks).toEqual({
      mainnet: true,
      sepolia: 'unknown',
    });
    expect(findIds({network: 'mainnet'})).toContain('oracles/chainlink');
    expect(findIds({network: 'sepolia'})).not.toContain('oracles/chainlink');
  });

  it('combines status and category', () => {
    expect(findIds({category: 'oracles', status: 'historical'})).toEqual([
      'oracles/umbrella',
    ]);
    expect(findIds({category: 'gas'})).toEqual(['gas/blocknative']);
  });

  it('matches word prefixes in name, summary and tags, in any order and case', () => {
    for (const text of [
      'Chainlink',
      'chain',
      'feed PRICE',
      '  ccip ',
      'push oracle',
    ]) {
      expect(findIds({text}), text).toContain('oracles/chainlink');
    }
    expect(findIds({text: 'pyth'})[0]).toBe('oracles/pyth');
    for (const text of ['link', 'chainlink graphql'])
      expect(findIds({text}), text).not.toContain('oracles/chainlink');
  });

  it.each(categories)(
    'finds every tool in "$label" by the category’s name',
    ({id: category, label}) => {
      expect(findIds({text: label})).toEqual(
        expect.arrayContaining(getIdsOf(category)),
      );
    },
  );

  it.each([
    ['oracle', 'oracles'],
    ['indexer', 'indexers'],
    ['data indexer', 'data indexers'],
    ['library', 'libraries'],
    ['node provider', 'node providers'],
    ['smart account', 'smart accounts'],
    ['subgraph', 'subgraphs'],
    ['price feed', 'price feeds'],
    ['paymaster', 'paymasters'],
  ])('finds the same tools for "%s" and "%s"', (singular, plural) => {
    expect(findIds({text: singular}).length).toBeGreaterThan(0);
    expect(findIds({text: singular})).toEqual(findIds({text: plural}));
  });

  it('matches category terms only if no tool has them', () => {
    expect(findIds({text: 'bundler'})).toContain('account-abstraction/pimlico');
    expect(findIds({text: 'bundler'})).not.toContain(
      'account-abstraction/oklink',
    );
    expect(findIds({text: 'email'})).toEqual(getIdsOf('social-login'));
    expect(findIds({text: 'email', category: 'oracles'})).toEqual([]);
  });

  it.each<[part: Partial<ProviderFilter>, names: readonly string[]]>([
    [{text: 'privy'}, ['Privy']],
    [{text: 'web3auth'}, ['MetaMask Embedded Wallets']],
    [{text: 'multisig'}, ['MetaMask Smart Accounts Kit', 'Safe']],
    [{text: 'infura'}, ['Infura']],
    [{text: 'privy', category: 'oracles'}, []],
    [{text: 'privy', network: 'mainnet'}, []],
    [{text: 'privy', status: 'active'}, []],
  ])(
    'finds tools described on other pages, including by former name and purpose: %j',
    (part, names) => {
      expect(findMentionNames(part)).toEqual(names);
    },
  );
});

it.each(mentions.map(({name, path: location}) => [name, location]))(
  '%s is mentioned on %s',
  (name, location) => {
    const [route = ''] = location.split('#');
    const text = route.startsWith('/get-started/tooling/')
      ? pages.get(`${route.slice('/get-started/tooling/'.length)}/index`)
      : readFileSync(
          path.resolve(import.meta.dirname, `../../docs${route}.mdx`),
          'utf8',
        );
    const isInTable = privateProviders.some(
      (provider) => provider.name === name,
    );
    expect(isInTable || text?.includes(name.replace(/ RPC$/, ''))).toBe(true);
    expect(mentions.filter((mention) => mention.name === name)).toHaveLength(1);
  },
);

it('months and statuses are formatted as prose', () => {
  expect(formatMonth('2026-08')).toBe('August 2026');
  expect(formatStatus({kind: 'historical', since: '2026-05', note: ''})).toBe(
    'Historical since May 2026',
  );
  expect(formatStatus({kind: 'changed', foundIn: '2026-08', note: ''})).toBe(
    'Changed (found in August 2026)',
  );
});

it.each([
  [true, true, 'Linea Mainnet, Linea Sepolia'],
  [true, 'unknown', 'Linea Mainnet; not stated for Linea Sepolia'],
  [true, false, 'Linea Mainnet; not on Linea Sepolia'],
  ['unknown', 'unknown', 'Not stated for Linea Mainnet or Linea Sepolia'],
  ['unknown', false, 'Not stated for Linea Mainnet; not on Linea Sepolia'],
  [false, false, 'Not on Linea Mainnet or Linea Sepolia'],
] as const)(
  'the networks of a tool that states %s for Mainnet and %s for Sepolia are “%s”',
  (mainnet, sepolia, text) => {
    expect(formatNetworks({mainnet, sepolia})).toBe(text);
  },
);

describe('endpoints', () => {
  it('URLs are well-formed and rows are unique', () => {
    expect(
      [
        ...privateProviders.map(({site}) => site),
        ...publicEndpoints.map(({url}) => url),
      ].filter((url) => !isHttps(url)),
    ).toEqual([]);
    expect(
      publicEndpoints.filter(
        ({webSocketUrl}) => webSocketUrl && !webSocketUrl.startsWith('wss://'),
      ),
    ).toEqual([]);
    for (const {https, webSocket} of privateUrls) {
      expect(https).toMatch(/^https:\/\/.*YOUR_[A-Z_]+$/);
      expect(webSocket).toMatch(/^wss:\/\/.*YOUR_[A-Z_]+$|^[a-z ]+$/);
    }
    for (const rows of [publicEndpoints, privateUrls]) {
      expect(
        new Set(rows.map(({provider, network}) => `${provider} ${network}`))
          .size,
      ).toBe(rows.length);
    }
  });

  it('the endpoint check uses only endpoints that need no API key, each of them once', () => {
    expect(openEndpoints.length).toBe(7);
    expect(openEndpoints.every(({url}) => !url.includes('YOUR_'))).toBe(true);
    expect(new Set(openEndpoints.map(({url}) => url)).size).toBe(
      openEndpoints.length,
    );
  });
});
