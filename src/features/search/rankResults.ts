import {groupBy} from '../../lib/collections';
import {labelledHex} from '../../lib/text';
import type {dropdownLimits} from './options';
import {normalize, tokenize, type Word} from './tokenize';
import {EntryType, type Hit, type IndexEntry, type Result} from './types';

const identifier = new RegExp(`^${labelledHex}`);

/** Tuned with the queries in tests/site/searchQueries.json. */
const weights = {
  /** Weight of a match by location, in the order of `EntryType`: title, heading, description, keyword, text. */
  places: [8, 2.5, 3, 6, 0.35],
  /** Upper limit for the sum of these per word. */
  maxPlaces: 16,
  /** Number of pages used to calculate a word's rarity: about as many as the site has. */
  pages: 200,
  /** Bonus for a title or keyword similar to the query. */
  title: 1.5,
  keyword: 1.8,
  /** Bonus if the query equals the title. */
  exactTitle: 20,
  /** Bonus if the query is a single word that equals a heading or keyword. */
  exactHeading: 0.3,
  exactKeyword: 3,
  /** Bonus if the page has the member whose selector or topic was typed. */
  identifier: 20,
  /** Factor per folder in the path, so that a group's page ranks above the pages below it. */
  depth: 0.9,
  /** Pages of the reader's section that score below this fraction of the best score elsewhere are omitted. */
  weakInSection: 0.3,
  /** Headings that score below this fraction of the page's best heading are omitted. */
  weakHeading: 0.4,
};

/** Lists whose entries state what a page is about. */
const namingTypes = new Set<number>([EntryType.Title, EntryType.Heading, EntryType.Keywords]);

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const max = (values: readonly number[]): number => Math.max(0, ...values);
const sortByScore = (results: Result[]): Result[] => results.sort((a, b) => b.score - a.score);

/** Pages by how well they match a query, each with its matching headings. */
export function scorePages(hits: readonly Hit[], words: readonly Word[]): Result[] {
  // A rare word counts more than a common one.
  const countPages = (position: number): number => new Set(hits.filter(({matches}) => (matches[position] ?? 0) > 0.5).map(({page}) => page)).size;
  const rarity = words.map((_, position) => Math.log(1 + weights.pages / (1 + countPages(position))));
  const averageByRarity = (getValue: (position: number) => number): number => sum(rarity.map((weight, position) => weight * getValue(position))) / sum(rarity);

  const query = normalize(words.map(({text}) => text).join(' '));
  const isQuery = (text: string): boolean => normalize(text) === query;
  const hasExact = (matching: readonly Hit[], type: number): boolean =>
    words.length === 1 && matching.some((hit) => hit.type === type && hit.entry.t.split(', ').some(isQuery));

  /** Similarity from 0 (no word in common) to 1 (the same words in any order). "layer zero" and "LayerZero" count as two words in common. */
  function similarity(text: string): number {
    const stems = tokenize(text);
    const isCommon = (stem: string, word: Word): boolean => word.stem === stem || word.pairs.includes(stem);
    const common = stems.filter((stem) => words.some((word) => isCommon(stem, word))).length + words.filter((word) => stems.some((stem) => isCommon(stem, word))).length;
    // Jaccard index.
    return (common / (2 * (stems.length + words.length) - common)) ** 2;
  }

  /** Matching all words matters most, then where they occur. */
  function score(matching: readonly Hit[], title: string): number {
    const coverage = averageByRarity((position) => max(matching.map(({matches}) => matches[position] ?? 0)));
    const strength = averageByRarity((position) => Math.min(weights.maxPlaces, sum(matching.map(({type, matches}) => (weights.places[type] ?? 0) * (matches[position] ?? 0)))));
    const keywords = matching.flatMap(({type, entry}) => (type === EntryType.Keywords ? entry.t.split(', ') : []));
    const hasIdentifier = matching.some(({entry}) => words.some(({text}) => identifier.exec(entry.t)?.[0].endsWith(` ${text}`)));
    const bonus =
      weights.title * similarity(title) +
      weights.keyword * max(keywords.map(similarity)) +
      (isQuery(title) ? weights.exactTitle : 0) +
      (hasExact(matching, EntryType.Heading) ? weights.exactHeading : 0) +
      (hasExact(matching, EntryType.Keywords) ? weights.exactKeyword : 0) +
      (hasIdentifier ? weights.identifier : 0);
    return strength * coverage * (1 + bonus);
  }

  /** A page or, with a hash, a heading with the text below it. */
  const createResult = (matching: readonly Hit[], {u, t, b = []}: Pick<IndexEntry, 'u' | 't' | 'b'>, hash = ''): Result => ({
    url: u,
    hash,
    title: t,
    text: matching.find(({type, entry}) => (type === EntryType.Description || type === EntryType.Content) && (entry.h ?? '') === hash)?.entry.t ?? '',
    score: score(matching, t) * weights.depth ** u.split('/').length,
    // Omits a category that repeats the previous name or the page's title.
    path: b.filter((name, index) => name !== b[index - 1] && name !== t).join(' › '),
    headings: hash ? [] : createHeadings(matching, u),
    hasAllWords: words.every((_, position) => matching.some(({type, matches}) => namingTypes.has(type) && (matches[position] ?? 0) > 0.5)),
    isElsewhere: false,
  });

  const createHeadings = (matching: readonly Hit[], u: string): Result[] =>
    sortByScore([...groupBy(matching.filter(({entry}) => entry.h), ({entry}) => entry.h)].map(([hash, below]) => createResult(below, {u, t: below[0]?.entry.s ?? below[0]?.entry.t ?? ''}, hash)));

  return sortByScore([...groupBy(hits, ({page}) => page)].map(([page, matching]) => createResult(matching, page)));
}

/** Limits for a list of results, and the path of the reader's section (`''` if none). */
export type ResultLimits = typeof dropdownLimits & {readonly section: string};

export interface Selection<Text = string> {
  readonly pages: readonly Result<Text>[];
  /** Whether any page in or outside the reader's section matches, even if not among `pages`. */
  readonly hasInside: boolean;
  readonly hasOutside: boolean;
}

/**
 * The pages to show: those of the reader's section first, then the best of the others, with headings as far as space permits. Omits weak
 * matches of the section, unless one of its pages has all words in its title, headings or keywords.
 */
export function selectResults(ranked: readonly Result[], {section, results, pages, otherSections, headingsPerPage}: ResultLimits): Selection {
  const isInside = ({url}: Result): boolean => section === '' || `${url}/`.startsWith(`${section}/`);
  const outside = ranked.filter((page) => !isInside(page)).map((page) => ({...page, isElsewhere: true}));
  const sectionPages = ranked.filter(isInside);
  const minScore = weights.weakInSection * (outside[0]?.score ?? 0);
  const inside = sectionPages.filter((page) => page.hasAllWords || page.score >= minScore).slice(0, Math.max(pages - otherSections, pages - outside.length));
  const selected = [...inside, ...outside.slice(0, pages - inside.length)];
  let remaining = results - selected.length;
  const shown = selected.map((page) => {
    const headings = page.headings
      .filter(({score}) => score >= weights.weakHeading * (page.headings[0]?.score ?? 0))
      .slice(0, Math.min(headingsPerPage, remaining));
    remaining -= headings.length;
    return {...page, headings: headings.map((heading) => ({...heading, isElsewhere: page.isElsewhere}))};
  });
  return {pages: shown, hasInside: sectionPages.length > 0, hasOutside: outside.length > 0};
}
