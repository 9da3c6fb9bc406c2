import {readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {ceilings} from '../../scripts/weight';
import {contractKeys, contractRecords} from '../../src/features/contracts/model/contracts';
import {getMembers} from '../../src/features/contracts/model/members';
import {findHits, loadFile} from '../../src/features/search/browser/lookup';
import {allContexts, boxRoom, pageRoom, searchContexts} from '../../src/features/search/options';
import {arrange, rank} from '../../src/features/search/ranking';
import type {IndexList} from '../../src/features/search/types';
import {wordsOf} from '../../src/features/search/words';
import groups from './searchQueries.json' with {type: 'json'};

// What the worker of the search does, on the index files of the built site.

interface Query {
  readonly query: string;
  /** Pages that answer it: the one that the reader wants, then others that do as well. */
  readonly wanted: readonly string[];
}

const queries: readonly Query[] = Object.values(groups).flatMap((group) => Object.entries(group).map(([query, wanted]) => ({query, wanted: [wanted].flat()})));
const read = (context: string): IndexList[] => JSON.parse(readFileSync(`build/search-index${context && `-${context}`}.json`, 'utf8')) as IndexList[];
const indexes = new Map(allContexts.map((context) => [context, read(context)]));
const everything = [...indexes.values()].map(loadFile);

function search(query: string, section: string, room: typeof boxRoom): string[] {
  const words = wordsOf(query);
  return arrange(rank(findHits(everything, words), words), {...room, section}).map(({url}) => url);
}

const isIn = (section: string) => (route: string | undefined): boolean => `${route}/`.startsWith(`${section}/`);
const ownSection = ({wanted: [route]}: Query): string => searchContexts.map(({path}) => `/${path}`).find((section) => isIn(section)(route)) ?? '';

test.each([
  {place: 'the box of its own section', asked: queries.filter((query) => ownSection(query)), find: (query: Query) => search(query.query, ownSection(query), boxRoom)},
  {place: 'the box outside of the sections', asked: queries, find: ({query}: Query) => search(query, '', boxRoom)},
  {place: 'the search page', asked: queries, find: ({query}: Query) => search(query, '', pageRoom)},
])('in $place, 90 of 100 queries have their page first and 98 among three', ({asked, find}) => {
  expect(asked.length).toBeGreaterThan(300);
  const answers = asked.map((query) => ({...query, found: find(query)}));
  const missesWithin = (count: number) => answers.filter(({wanted, found}) => !found.slice(0, count).some((page) => wanted.includes(page)));
  const missed = missesWithin(3);
  const listed = missed.map(({query, wanted, found}) => `"${query}" should lead to ${wanted[0]}, first are ${found.slice(0, 3).join(', ') || 'none'}`).join('\n');
  expect(missesWithin(1).length / answers.length).toBeLessThanOrEqual(0.1);
  expect(missed.length / answers.length, listed).toBeLessThanOrEqual(0.02);
});

test('in the box of another section, 98 of 100 queries offer their page', () => {
  const asked = searchContexts.flatMap(({path}) => queries.filter(({wanted: [route]}) => !isIn(`/${path}`)(route)).map((query) => ({...query, found: search(query.query, `/${path}`, boxRoom)})));
  const missed = asked.filter(({wanted, found}) => !found.some((page) => wanted.includes(page)));
  expect(missed.length / asked.length, missed.map(({query, wanted, found}) => `"${query}" should offer ${wanted[0]}, has ${found.join(', ') || 'none'}`).join('\n')).toBeLessThanOrEqual(0.02);
});

test.each(['linea_estimateGas', 'estimateGas', 'estimategas', 'estimate gas', 'estimateG'])('%s leads to its method, in whatever words and parts', (query) => {
  expect(search(query, '/api', boxRoom)[0]).toBe('/api/reference/linea-estimategas');
});

test.each(['isSecure', 'last24hVariation'])('%s leads to an operation of the Token API that has it', (query) => {
  expect(search(query, '', pageRoom)).toContainEqual(expect.stringMatching(/^\/api\/token-api\/reference\/operations\/get-token/));
});

test('every selector and topic of the contract reference leads to its heading first', () => {
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
      // As the reference prints it, and with arguments behind it.
      for (const query of hex.length === 10 ? [hex, `${hex}${'0'.repeat(64)}`] : [hex]) {
        const words = wordsOf(query);
        const [first] = rank(findHits(files, words), words);
        const heading = `${first?.url}${first?.headings[0]?.hash}`;
        if (!own.includes(heading)) missed.push(`${query.slice(0, 12)}: ${heading}`);
      }
    }
  }
  expect(missed).toEqual([]);
});

test('the index holds no frame of the pages', () => {
  const texts = [...indexes.values()].flat().flatMap(({documents}) => documents.map(({t}) => t));
  expect(texts.length).toBeGreaterThan(3000);
  expect(texts.join(' ')).toContain('Web3Signer');
  // Parts of a name of several words are terms of the index, which its texts are not.
  expect(texts.filter((text) => /Web3Signer in the glossary|Edit this page|Last updated|Skip to main content|Diagram as text|Copy page|Copy code/.test(text))).toEqual([]);
});

test('the index files keep below their ceilings', () => {
  const sizes = allContexts.map((context) => gzipSync(readFileSync(`build/search-index${context && `-${context}`}.json`)).length / 1024);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(ceilings.searchIndex);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(ceilings.searchIndexes);
});
