import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import sidebar from '../../docs/get-started/sidebar';
import {
  categories,
  getCategoryById,
  getProviderById,
  providers,
  type Provider,
} from '../../src/data/providers';
import {
  openEndpoints,
  privateProviders,
  privateUrls,
  publicEndpoints,
} from '../../src/data/providers/endpoints';
import {
  emptyFilter,
  findMentions,
  findProviders,
  type ProviderFilter,
} from '../../src/data/providers/filter';
import {mentions} from '../../src/data/providers/mentions';
import {
  formatMonth,
  formatNetworks,
  formatStatus,
} from '../../src/data/providers/labels';

const toolingRoot = path.resolve(
  import.meta.dirname,
  '../../docs/get-started/tooling',
);

/** Pages in tooling/, by relative path without extension, such as `oracles/pyth` and `oracles/index`. */
const pages = new Map(
  readdirSync(toolingRoot, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && entry.name.endsWith('.mdx'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => [
      path.relative(toolingRoot, file).replace(/\.mdx$/, ''),
      readFileSync(file, 'utf8'),
    ]),
);
const getPage = (id: string): string | undefined =>
  pages.get(id) ?? pages.get(`${id}/index`);

const indexPages = new Set([
  'index',
  ...categories.map(({id}) => `${id}/index`),
]);
const providerPages = [...pages.keys()]
  .filter((page) => !indexPages.has(page))
  .map((page) => page.replace(/\/index$/, ''));

const monthPattern = /^20\d\d-(0[1-9]|1[0-2])$/;
const isHttps = (value: string): boolean =>
  URL.canParse(value) && new URL(value).protocol === 'https:';

describe('records and pages', () => {
  it('every provider page has a record, and every record has a page', () => {
    expect(providerPages.toSorted()).toEqual(
      providers.map(({id}) => id).toSorted(),
    );
  });

  it("every provider page shows only its own provider's record", () => {
    for (const page of providerPages) {
      const ids = [
        ...(getPage(page) ?? '').matchAll(/<ProviderFacts id="([^"]+)" \/>/g),
      ].map(([, id]) => id);
      expect(ids, page).toEqual([page]);
    }
  });

  it('the notice for a changed or discontinued product comes before the text', () => {
    const affectedProviders = providers.filter(
      ({status}) => status.kind !== 'active',
    );
    expect(affectedProviders.length).toBeGreaterThan(0);
    for (const {id} of affectedProviders) {
      const body = (getPage(id) ?? '')
        .replace(/^---\n[^]*?\n---\n/, '')
        .replace(/^import .*\n/gm, '')
        .trim();
      expect(body.startsWith(`<ProviderFacts id="${id}" />`), id).toBe(true);
    }
  });

  it('every category has a table on its index page, and the overview has the complete directory', () => {
    const tables = [...pages].flatMap(([page, text]) =>
      [...text.matchAll(/<ProviderTable category="([^"]*)"/g)].map(([, id]) => [
        page,
        id,
      ]),
    );
    expect(tables).toEqual(
      expect.arrayContaining(categories.map(({id}) => [`${id}/index`, id])),
    );
    expect(
      tables.filter(
        ([, id]) => !categories.some((category) => category.id === id),
      ),
    ).toEqual([]);
    expect(pages.get('index')).toContain('<ToolDirectory />');
  });
});

describe('records', () => {
  it.each(
    providers.map((provider): [string, Provider] => [provider.id, provider]),
  )('%s is well-formed', (id, provider) => {
    expect(id).toMatch(/^[a-z0-9-]+(\/[a-z0-9-]+)+$/);
    expect(id.startsWith(`${provider.category}/`)).toBe(true);
    expect(provider.name.trim()).not.toBe('');
    expect(provider.summary).toMatch(/^.{20,109}[^.]$/);
    expect(
      [provider.site, ...(provider.docs ? [provider.docs] : [])].filter(
        (url) => !isHttps(url),
      ),
    ).toEqual([]);
    expect(provider.checked).toMatch(monthPattern);
    expect(provider.tags.length).toBeGreaterThan(0);
    const {status} = provider;
    if (status.kind !== 'active') {
      const statusMonth = 'foundIn' in status ? status.foundIn : status.since;
      expect(statusMonth).toMatch(monthPattern);
      expect(statusMonth <= (provider.checked ?? '')).toBe(true);
      expect(status.note).toMatch(/\.$/);
    }
    if (status.kind === 'historical' && status.replacement) {
      const {href} = status.replacement;
      const isPage = href.startsWith('/get-started/tooling/')
        ? getPage(href.slice('/get-started/tooling/'.length)) !== undefined
        : href.startsWith('/');
      expect(isPage || isHttps(href), href).toBe(true);
    }
  });

  it('ids are unique and match their category', () => {
    expect(new Set(providers.map(({id}) => id)).size).toBe(providers.length);
    for (const category of categories) {
      expect(
        category.providers.every(
          (provider) => provider.category === category.id,
        ),
        category.id,
      ).toBe(true);
    }
  });

  it('an unknown id throws an error that names the file to edit', () => {
    expect(() => getProviderById('oracles/nobody')).toThrow(
      /"oracles\/nobody".*src\/data\/providers/,
    );
  });

  it('the categories have the same labels and order as the sidebar', () => {
    const tools = (
      sidebar as readonly {
        readonly label: string;
        readonly items: readonly {
          readonly label: string;
          readonly link: {readonly id: string};
        }[];
      }[]
    ).find(({label}) => label === 'Tools');
    expect(
      categories.map(({id, label}) => [
        label,
        `get-started/tooling/${id}/index`,
      ]),
    ).toEqual(tools?.items.map(({label, link}) => [label, link.id]));
  });
});

describe('the filter', () => {
  const findIds = (part: Partial<ProviderFilter>): string[] =>
    findProviders(providers, {...emptyFilter, ...part}).map(({id}) => id);
  const findMentionNames = (part: Partial<ProviderFilter>): string[] =>
    findMentions(mentions, {...emptyFilter, ...part}).map(({name}) => name);

  it('matches everything by default', () => {
    expect(findIds({})).toHaveLength(providers.length);
    expect(findMentionNames({})).toHaveLength(mentions.length);
  });

  it('matches a network only for providers that state their support for it', () => {
    expect(getProviderById('oracles/chainlink').networks).toEqual({
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
    ({label, providers: members}) => {
      expect(findIds({text: label})).toEqual(
        expect.arrayContaining(members.map(({id}) => id)),
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
    expect(findIds({text: 'email'})).toEqual(
      getCategoryById('social-login').providers.map(({id}) => id),
    );
    expect(findIds({text: 'email', category: 'oracles'})).toEqual([]);
  });

  it('finds tools described on other pages, including by former name and purpose', () => {
    expect(findMentionNames({text: 'privy'})).toEqual(['Privy']);
    expect(findMentionNames({text: 'web3auth'})).toEqual([
      'MetaMask Embedded Wallets',
    ]);
    expect(findMentionNames({text: 'multisig'})).toEqual([
      'MetaMask Smart Accounts Kit',
      'Safe',
    ]);
    expect(findMentionNames({text: 'infura'})).toEqual(['Infura']);
    expect(findMentionNames({text: 'privy', category: 'oracles'})).toEqual([]);
    expect(findMentionNames({text: 'privy', network: 'mainnet'})).toEqual([]);
    expect(findMentionNames({text: 'privy', status: 'active'})).toEqual([]);
  });
});

it.each(mentions.map(({name, path: location}) => [name, location]))(
  '%s is mentioned on %s',
  (name, location) => {
    const [route = ''] = location.split('#');
    const text = route.startsWith('/get-started/tooling/')
      ? getPage(`${route.slice('/get-started/tooling/'.length)}/index`)
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

it('months, statuses and networks are formatted as prose', () => {
  expect(formatMonth('2026-08')).toBe('August 2026');
  expect(formatStatus({kind: 'active'})).toBe('Active');
  expect(formatStatus({kind: 'historical', since: '2026-05', note: ''})).toBe(
    'Historical since May 2026',
  );
  expect(formatStatus({kind: 'changed', foundIn: '2026-08', note: ''})).toBe(
    'Changed (found in August 2026)',
  );
  expect(formatNetworks({mainnet: true, sepolia: true})).toBe(
    'Linea Mainnet, Linea Sepolia',
  );
  expect(formatNetworks({mainnet: true, sepolia: 'unknown'})).toBe(
    'Linea Mainnet; not stated for Linea Sepolia',
  );
  expect(formatNetworks({mainnet: true, sepolia: false})).toBe(
    'Linea Mainnet; not on Linea Sepolia',
  );
  expect(formatNetworks({mainnet: 'unknown', sepolia: 'unknown'})).toBe(
    'Not stated for Linea Mainnet or Linea Sepolia',
  );
  expect(formatNetworks({mainnet: 'unknown', sepolia: false})).toBe(
    'Not stated for Linea Mainnet; not on Linea Sepolia',
  );
  expect(formatNetworks({mainnet: false, sepolia: false})).toBe(
    'Not on Linea Mainnet or Linea Sepolia',
  );
});

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
        ({webSocketUrl, supportsWebSocket}) =>
          webSocketUrl &&
          !(webSocketUrl.startsWith('wss://') && supportsWebSocket),
      ),
    ).toEqual([]);
    for (const {https, webSocket} of privateUrls) {
      expect(https).toMatch(/^https:\/\/.*YOUR_[A-Z_]+$/);
      expect(webSocket).toMatch(/^wss:\/\/.*YOUR_[A-Z_]+$|^[A-Z][a-z ]+$/);
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
