import {readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {sizeLimits} from '../../scripts/weight';
import {contractKeys, contractRecords} from '../../src/features/contracts/model/contracts';
import {getMembers} from '../../src/features/contracts/model/members';
import {findHits, loadFile} from '../../src/features/search/matchTerms';
import {allContexts, dropdownLimits, pageLimits, searchContexts} from '../../src/features/search/options';
import {scorePages, selectResults} from '../../src/features/search/rankResults';
import type {IndexList} from '../../src/features/search/types';
import {parseQuery} from '../../src/features/search/tokenize';
import heldOut from './heldOutQueries.json' with {type: 'json'};
import groups from './searchQueries.json' with {type: 'json'};

// Runs the search worker's code on the index files of the built site.

interface Query {
  readonly query: string;
  /** Pages that answer the query, best first. */
  readonly wanted: readonly string[];
}

const toQueries = (group: Readonly<Record<string, string | readonly string[]>>): Query[] => Object.entries(group).map(([query, wanted]) => ({query, wanted: [wanted].flat()}));
const queries: readonly Query[] = Object.values(groups).flatMap((group) => toQueries(group));
/** Held-out queries. Do not tune the ranking on these: write new ones instead. */
const heldOutQueries: readonly Query[] = toQueries(heldOut);
const read = (context: string): IndexList[] => JSON.parse(readFileSync(`build/search-index${context && `-${context}`}.json`, 'utf8')) as IndexList[];
const indexes = new Map(allContexts.map((context) => [context, read(context)]));
const everything = [...indexes.values()].map(loadFile);

const scored = new Map<string, ReturnType<typeof scorePages>>();

/** Scores do not depend on the section, so each query is scored only once. */
function search(query: string, section: string, limits: typeof dropdownLimits): string[] {
  const words = parseQuery(query);
  const pages = scored.get(query) ?? scorePages(findHits(everything, words), words);
  scored.set(query, pages);
  return selectResults(pages, {...limits, section}).pages.map(({url}) => url);
}

const isIn = (section: string) => (route: string | undefined): boolean => `${route}/`.startsWith(`${section}/`);
const ownSection = ({wanted: [route]}: Query): string => searchContexts.map(({path}) => `/${path}`).find((section) => isIn(section)(route)) ?? '';

function measure(asked: readonly Query[], find: (query: Query) => readonly string[]) {
  const answers = asked.map((query) => ({...query, found: find(query)}));
  const getMisses = (count: number) => answers.filter(({wanted, found}) => !found.slice(0, count).some((page) => wanted.includes(page)));
  const missed = getMisses(3);
  const list = missed.map(({query, wanted, found}) => `"${query}" should lead to ${wanted[0]}, first are ${found.slice(0, 3).join(', ') || 'none'}`).join('\n');
  return {first: 1 - getMisses(1).length / answers.length, amongThree: 1 - missed.length / answers.length, list};
}

const places = [
  {place: 'the box of its own section', asks: (query: Query) => ownSection(query) !== '', find: (query: Query) => search(query.query, ownSection(query), dropdownLimits)},
  {place: 'the box outside of the sections', asks: () => true, find: ({query}: Query) => search(query, '', dropdownLimits)},
  {place: 'the search page', asks: () => true, find: ({query}: Query) => search(query, '', pageLimits)},
];

test.each(places)('in $place, the right page ranks first for 90 of 100 queries (92 of held-out ones) and in the top three for 98', ({asks, find}) => {
  for (const [asked, floor] of [[queries, 0.9], [heldOutQueries, 0.92]] as const) {
    const {first, amongThree, list} = measure(asked.filter(asks), find);
    expect(first).toBeGreaterThanOrEqual(floor);
    expect(amongThree, list).toBeGreaterThanOrEqual(0.98);
  }
});

test('an exact page title ranks its page first in its section and in the top two on the whole site', () => {
  const titles = [...indexes.values()].flatMap(([list]) => list?.documents ?? []);
  expect(titles.length).toBeGreaterThan(200);
  const missed: string[] = [];
  for (const {t: title, u: route} of titles) {
    const section = ownSection({query: title, wanted: [route]});
    const sameTitle = titles.filter(({t}) => t.toLowerCase() === title.toLowerCase()).map(({u}) => u);
    for (const query of new Set([title, title.toUpperCase(), title.replace(/[^\p{L}\p{N}_]+/gu, ' ')])) {
      const [best = ''] = search(query, section, dropdownLimits);
      const onSite = search(query, '', dropdownLimits).slice(0, 2);
      if (!isIn(section)(best) || !sameTitle.includes(best)) missed.push(`${query}: ${best} in ${section}`);
      if (!onSite.includes(route) && !sameTitle.includes(onSite[0] ?? '')) missed.push(`${query}: ${onSite.join(', ')} on the site`);
    }
  }
  expect(missed).toEqual([]);
});

test.each([
  ['an RPC method', 'eth_getBlockReceipts', 'eth_getBlockReciepts', '/api/reference/blocks'],
  ['an error', 'ValueSentTooLow', 'ValueSentToLow', '/api/linea-smart-contracts/interfaces/imessageservice'],
  ['a keyword', 'bootnodes', 'bootnods', '/get-started/how-to/run-a-node/bootnodes'],
])('%s finds its page first, even with a typo', (_kind, query, typo, route) => {
  for (const text of [query, query.toLowerCase(), typo]) {
    expect(search(text, '', dropdownLimits)[0], text).toBe(route);
  }
});

test('in the search box of another section, 98% of queries suggest the right page', () => {
  const asked = searchContexts.flatMap(({path}) => queries.filter(({wanted: [route]}) => !isIn(`/${path}`)(route)).map((query) => ({...query, found: search(query.query, `/${path}`, dropdownLimits)})));
  const missed = asked.filter(({wanted, found}) => !found.some((page) => wanted.includes(page)));
  expect(missed.length / asked.length, missed.map(({query, wanted, found}) => `"${query}" should offer ${wanted[0]}, has ${found.join(', ') || 'none'}`).join('\n')).toBeLessThanOrEqual(0.02);
});

test.each(['linea_estimateGas', 'estimateGas', 'estimategas', 'estimate gas', 'estimateG'])('%s finds its method', (query) => {
  expect(search(query, '/api', dropdownLimits)[0]).toBe('/api/reference/linea-estimategas');
});

test.each(['isSecure', 'last24hVariation'])('%s finds a Token API operation with that field', (query) => {
  expect(search(query, '', pageLimits)).toContainEqual(expect.stringMatching(/^\/api\/token-api\/reference\/operations\/get-token/));
});

test('every selector and topic in the contract reference finds its heading first', () => {
  const headings = new Map<string, string[]>();
  for (const key of contractKeys) {
    for (const {hex, id} of getMembers(key)) {
      if (hex) headings.set(hex, [...(headings.get(hex) ?? []), `${contractRecords[key].route}#${id}`]);
    }
  }
  expect(headings.size).toBeGreaterThan(200);
  const missed: string[] = [];
  for (const files of [everything, [loadFile(indexes.get('api') ?? [])]]) {
    for (const [hex, own] of headings) {
      // As the reference prints it, and followed by arguments.
      for (const query of hex.length === 10 ? [hex, `${hex}${'0'.repeat(64)}`] : [hex]) {
        const words = parseQuery(query);
        const [first] = scorePages(findHits(files, words), words);
        const heading = `${first?.url}${first?.headings[0]?.hash}`;
        if (!own.includes(heading)) missed.push(`${query.slice(0, 12)}: ${heading}`);
      }
    }
  }
  expect(missed).toEqual([]);
});

test('the index contains no navigation or buttons', () => {
  const texts = [...indexes.values()].flat().flatMap(({documents}) => documents.map(({t}) => t));
  expect(texts.length).toBeGreaterThan(3000);
  expect(texts.join(' ')).toContain('Web3Signer');
  // Index terms can be parts of a name; the texts are whole.
  expect(texts.filter((text) => /Web3Signer in the glossary|Edit this page|Last updated|Skip to main content|Diagram as text|Copy page|Copy code/.test(text))).toEqual([]);
});

test('the index files stay within their size limits', () => {
  const sizes = allContexts.map((context) => gzipSync(readFileSync(`build/search-index${context && `-${context}`}.json`)).length / 1024);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(sizeLimits.searchIndex);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(sizeLimits.searchIndexes);
});
