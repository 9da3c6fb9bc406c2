import {readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {groupBy} from '../../src/lib/collections';
import {sizeLimits} from '../../scripts/weight';
import {
  contractKeys,
  contractRecords,
} from '../../src/features/contracts/model/contracts';
import {getMembers} from '../../src/features/contracts/model/members';
import {
  correctWords,
  countPages,
  findHits,
  loadFile,
} from '../../src/features/search/matchTerms';
import {
  allContexts,
  dropdownLimits,
  pageLimits,
  searchContexts,
} from '../../src/features/search/options';
import {scorePages, selectResults} from '../../src/features/search/rankResults';
import type {IndexList} from '../../src/features/search/types';
import {parseQuery} from '../../src/features/search/tokenize';
import heldOutGroup from './heldOutQueries.json' with {type: 'json'};
import newPublicGroup from './newPublicQueries.json' with {type: 'json'};
import publicGroup from './publicQueries.json' with {type: 'json'};
import groups from './searchQueries.json' with {type: 'json'};

// Runs the search worker's code on the index files of the built site.

interface Query {
  readonly query: string;
  /** Relevant pages, best first. */
  readonly relevant: readonly string[];
}

const createQueries = (
  group: Readonly<Record<string, string | readonly string[]>>,
): Query[] =>
  Object.entries(group).map(([query, relevant]) => ({
    query,
    relevant: [relevant].flat(),
  }));
const queries: readonly Query[] = Object.values(groups).flatMap((group) =>
  createQueries(group),
);
/** Queries that were not used to tune the ranking. If you use them for tuning, replace them with new queries. */
const heldOutQueries: readonly Query[] = createQueries(heldOutGroup);
/** Queries in the words of public questions, written before the ranking was changed in November 2026, and not used to change it. */
const publicQueries: readonly Query[] = createQueries(publicGroup);
/** More of them, written before readers' words were added to the keywords of all pages, by authors who did not know these queries. */
const newPublicQueries: readonly Query[] = createQueries(newPublicGroup);
const readIndex = (context: string): IndexList[] =>
  JSON.parse(
    readFileSync(`build/search-index${context && `-${context}`}.json`, 'utf8'),
  ) as IndexList[];
const indexes = new Map(
  allContexts.map((context) => [context, readIndex(context)]),
);
const allFiles = [...indexes.values()].map(loadFile);

const scoreCache = new Map<string, ReturnType<typeof scorePages>>();

/** Scores do not depend on the section, so each query is scored only once. */
function search(
  query: string,
  section: string,
  limits: typeof dropdownLimits,
): string[] {
  const score = (words = correctWords(allFiles, parseQuery(query))) =>
    scorePages(findHits(allFiles, words), words, countPages(allFiles));
  const pages = scoreCache.get(query) ?? score();
  scoreCache.set(query, pages);
  return selectResults(pages, {...limits, section}).pages.map(({url}) => url);
}

const isInSection =
  (section: string) =>
  (route: string | undefined): boolean =>
    `${route}/`.startsWith(`${section}/`);
const findSection = ({relevant: [route]}: Query): string =>
  searchContexts
    .map(({path}) => `/${path}`)
    .find((section) => isInSection(section)(route)) ?? '';

function measureRanking(
  location: string,
  querySet: readonly Query[],
  find: (query: Query) => readonly string[],
) {
  const rankings = querySet.map((query) => ({...query, results: find(query)}));
  const getMisses = (count: number) =>
    rankings.filter(
      ({relevant, results}) =>
        !results.slice(0, count).some((page) => relevant.includes(page)),
    );
  const [missesFirst = [], missesTopThree = []] = [1, 3].map(getMisses);
  const missList = missesTopThree
    .map(
      ({query, relevant, results}) =>
        `"${query}" should find ${relevant[0]}, but the first results are ${results.slice(0, 3).join(', ') || 'none'}`,
    )
    .join('\n');
  const [first = 1, topThree = 1] = [missesFirst, missesTopThree].map(
    ({length}) => 1 - length / rankings.length,
  );
  // The README refers to this output.
  console.log(
    `${location}: ${(first * 100).toFixed(1)}% first, ${(topThree * 100).toFixed(1)}% in the top three of ${rankings.length}. Not first: ${missesFirst.map(({query, results: [page]}) => `"${query}" (${page})`).join(', ')}`,
  );
  return {first, topThree, missList};
}

const contexts = [
  {
    location: 'the search box of the page’s section',
    accepts: (query: Query) => findSection(query) !== '',
    find: (query: Query) =>
      search(query.query, findSection(query), dropdownLimits),
  },
  {
    location: 'the search box outside the sections',
    accepts: () => true,
    find: ({query}: Query) => search(query, '', dropdownLimits),
  },
  {
    location: 'the search page',
    accepts: () => true,
    find: ({query}: Query) => search(query, '', pageLimits),
  },
];

test.each(contexts)(
  'in $location, the right page ranks first and in the top three as often as required',
  ({location, accepts, find}) => {
    for (const [querySet, minimumFirst, minimumTopThree] of [
      [queries, 0.94, 0.99],
      [heldOutQueries, 0.94, 0.99],
      [publicQueries, 0.73, 0.88],
      [newPublicQueries, 0.91, 0.98],
    ] as const) {
      const {first, topThree, missList} = measureRanking(
        location,
        querySet.filter(accepts),
        find,
      );
      expect(first).toBeGreaterThanOrEqual(minimumFirst);
      expect(topThree, missList).toBeGreaterThanOrEqual(minimumTopThree);
    }
  },
);

test('at least 97% of everyday slips find first what the right spelling finds first', () => {
  const counts = new Map<string, number>();
  for (const {entries} of allFiles.flat()) {
    for (const {t} of entries.values()) {
      for (const word of t.toLowerCase().match(/\b[a-z]{4,}\b/g) ?? [])
        counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  const frequentWords = [...counts]
    .filter(([word]) => word.length >= 6)
    .sort(([, a], [, b]) => b - a)
    .slice(0, 200)
    .map(([word]) => word);
  const slips = frequentWords.flatMap((word) => {
    const middle = Math.floor(word.length / 2);
    const start = word.slice(0, middle);
    const [left = '', right = ''] = word.slice(middle);
    const end = word.slice(middle + 2);
    return [
      `${start}${right}${left}${end}`,
      `${start}${right}${end}`,
      `${start}${left}${left}${right}${end}`,
    ]
      .filter((slip) => !counts.has(slip))
      .map((slip) => ({word, slip}));
  });
  const misses = slips.filter(
    ({word, slip}) =>
      search(slip, '', pageLimits)[0] !== search(word, '', pageLimits)[0],
  );
  expect(slips.length).toBeGreaterThan(500);
  expect(
    1 - misses.length / slips.length,
    misses.map(({slip}) => slip).join(' '),
  ).toBeGreaterThanOrEqual(0.97);
});

test.each([
  ['eip4844', 'EIP-4844'],
  ['erc4337', 'ERC-4337'],
  ['bls12381', 'BLS12-381'],
  ['ripemd160', 'RIPEMD-160'],
  ['eip1559', 'eip 1559'],
])('%s finds first what %s finds first', (joined, separate) => {
  const [page] = search(joined, '', pageLimits);
  expect(page).toBeDefined();
  expect(page).toBe(search(separate, '', pageLimits)[0]);
});

/** Pages that list members and methods; all others explain. */
const isReference = (page: string | undefined): boolean =>
  /^\/api\/(?:linea-smart-contracts|reference|token-api\/reference)\//.test(
    page ?? '',
  );

test.each([
  'claimMessageWithProof',
  'linea_estimateGas',
  'RateLimitExceeded',
  'bridgeToken',
  'submitBlobs',
])('%s finds its page first, and second a page that explains it', (name) => {
  const [first, second] = search(name, '', pageLimits);
  expect(isReference(first)).toBe(true);
  expect(isReference(second)).toBe(false);
});

test.each([
  'claim a message',
  'bridge tokens',
  'upgrade of contracts',
  'rate limit of withdrawals',
  'verify a state proof',
])('plain words, “%s”, find a guide before members of contracts', (query) => {
  expect(search(query, '', pageLimits)[0]).not.toContain(
    '/linea-smart-contracts/',
  );
});

test('an exact page title ranks its page first in its section and in the top two on the entire site', () => {
  const titles = [...indexes.values()].flatMap(
    ([list]) => list?.documents ?? [],
  );
  expect(titles.length).toBeGreaterThan(200);
  const misses: string[] = [];
  for (const {t: title, u: route} of titles) {
    const section = findSection({query: title, relevant: [route]});
    const pagesWithSameTitle = titles
      .filter(({t}) => t.toLowerCase() === title.toLowerCase())
      .map(({u}) => u);
    for (const query of new Set([
      title,
      title.toUpperCase(),
      title.replace(/[^\p{L}\p{N}_]+/gu, ' '),
    ])) {
      const [best = ''] = search(query, section, dropdownLimits);
      const siteResults = search(query, '', dropdownLimits).slice(0, 2);
      if (!isInSection(section)(best) || !pagesWithSameTitle.includes(best))
        misses.push(`${query}: ${best} in ${section}`);
      if (
        !siteResults.includes(route) &&
        !pagesWithSameTitle.includes(siteResults[0] ?? '')
      )
        misses.push(`${query}: ${siteResults.join(', ')} on the site`);
    }
  }
  expect(misses).toEqual([]);
});

test.each([
  [
    'an RPC method',
    'eth_getBlockReceipts',
    'eth_getBlockReciepts',
    '/api/reference/blocks',
  ],
  [
    'an error',
    'ValueSentTooLow',
    'ValueSentToLow',
    '/api/linea-smart-contracts/interfaces/imessageservice',
  ],
  [
    'a keyword',
    'bootnodes',
    'bootnods',
    '/get-started/how-to/run-a-node/bootnodes',
  ],
])(
  'a search for %s finds its page first, even with a typo',
  (_kind, query, typo, route) => {
    for (const text of [query, query.toLowerCase(), typo]) {
      expect(search(text, '', dropdownLimits)[0], text).toBe(route);
    }
  },
);

test('the search box of another section suggests the right page for 98% of queries', () => {
  const querySet = searchContexts.flatMap(({path}) =>
    queries
      .filter(({relevant: [route]}) => !isInSection(`/${path}`)(route))
      .map((query) => ({
        ...query,
        results: search(query.query, `/${path}`, dropdownLimits),
      })),
  );
  const misses = querySet.filter(
    ({relevant, results}) => !results.some((page) => relevant.includes(page)),
  );
  expect(
    misses.length / querySet.length,
    misses
      .map(
        ({query, relevant, results}) =>
          `"${query}" should find ${relevant[0]}, but finds ${results.join(', ') || 'none'}`,
      )
      .join('\n'),
  ).toBeLessThanOrEqual(0.02);
});

test.each([
  'linea_estimateGas',
  'estimateGas',
  'estimategas',
  'estimate gas',
  'estimateG',
])('“%s” finds linea_estimateGas', (query) => {
  expect(search(query, '/api', dropdownLimits)[0]).toBe(
    '/api/reference/linea-estimategas',
  );
});

test.each(['isSecure', 'last24hVariation'])(
  '%s finds a Token API operation with that field',
  (query) => {
    expect(search(query, '', pageLimits)).toContainEqual(
      expect.stringMatching(
        /^\/api\/token-api\/reference\/operations\/get-token/,
      ),
    );
  },
);

/** Headings of the contract reference by selector or topic. */
const headingsByHex = groupBy(
  contractKeys.flatMap((key) =>
    getMembers(key).map(({hex, id}) => ({
      hex,
      heading: `${contractRecords[key].route}#${id}`,
    })),
  ),
  ({hex}) => hex,
);

test.each([
  ['all sections', allFiles],
  ['the API section', [loadFile(indexes.get('api') ?? [])]],
])(
  'every selector and topic in the contract reference finds its heading first in %s',
  (_, files) => {
    const queries = [...headingsByHex].flatMap(([hex, members]) => {
      if (!hex) return [];
      const headings = members.map(({heading}) => heading);
      // Selectors are searched for without and with arguments.
      const texts =
        hex.length === 10 ? [hex, `${hex}${'0'.repeat(64)}`] : [hex];
      return texts.map((text) => ({text, headings}));
    });
    expect(queries.length).toBeGreaterThan(200);
    const misses = queries.flatMap(({text, headings}) => {
      const words = parseQuery(text);
      const [first] = scorePages(
        findHits(files, words),
        words,
        countPages(files),
      );
      const heading = `${first?.url}${first?.headings[0]?.hash}`;
      return headings.includes(heading)
        ? []
        : [`${text.slice(0, 12)}: ${heading}`];
    });
    expect(misses).toEqual([]);
  },
);

test('the index contains no navigation or buttons', () => {
  const texts = [...indexes.values()]
    .flat()
    .flatMap(({documents}) => documents.map(({t}) => t));
  expect(texts.length).toBeGreaterThan(3000);
  expect(texts.join(' ')).toContain('Web3Signer');
  // Check the texts, because index terms can be parts of a name.
  expect(
    texts.filter((text) =>
      /Web3Signer in the glossary|Edit this page|Last updated|Skip to main content|Diagram as text|Copy page|Copy code/.test(
        text,
      ),
    ),
  ).toEqual([]);
});

test('the index files stay within their size limits', () => {
  const sizes = allContexts.map(
    (context) =>
      gzipSync(
        readFileSync(`build/search-index${context && `-${context}`}.json`),
      ).length / 1024,
  );
  expect(Math.max(...sizes)).toBeLessThanOrEqual(sizeLimits.searchIndex);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(
    sizeLimits.searchIndexes,
  );
});
