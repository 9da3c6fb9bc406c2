import {groupBy} from '../../lib/collections';
import {labelledHex} from '../../lib/text';
import {joinNames} from './compounds';
import type {dropdownLimits} from './options';
import {normalize, tokenize, type Word} from './tokenize';
import {EntryType, type Hit, type IndexEntry, type Result} from './types';

const identifierPattern = new RegExp(`^${labelledHex}`);

/** Tuned with the queries in tests/site/searchQueries.json. */
const weights = {
  /** Weight of a match by location, in the order of `EntryType`: title, heading, description, keyword, text. */
  locations: [8, 2.5, 3, 6, 0.35],
  /** Maximum sum of these weights per word, and of those of its headings, so that a long page does not win by repeating a common word. */
  maxLocations: 13,
  maxHeadings: 3,
  /** Number of pages used to calculate a word's rarity; roughly the number of pages on the site. */
  pages: 200,
  /** Exponent of the share of the query that a page contains. */
  coverage: 0.75,
  /** Bonuses for a title or keyword that is similar to the query. */
  title: 1.5,
  keyword: 1.8,
  /** Bonus if all neighbours in the query are neighbours in one heading; part of it if some are. */
  neighbours: 0.8,
  /** Bonus if a title, heading, description or keyword contains the words of the query next to each other. */
  phrase: 0.4,
  /** Bonus per word if the text contains all words of a longer query next to each other, as a pasted message is. */
  passage: 0.2,
  /** Bonus if the query equals the title. */
  exactTitle: 20,
  /** Bonuses if a single-word query equals a heading, and if any query equals a keyword. */
  exactHeading: 0.3,
  exactKeyword: 1,
  /** Bonus if the page documents the member whose selector or topic was typed. */
  identifier: 20,
  /** Factor per matching page above this one in the path, so that a group's page ranks above the pages below it. */
  depth: 0.9,
  /** Factor for contract pages if the query has only plain words, so that guides and explanations rank above members. */
  memberPage: 0.6,
  /** Factor for interfaces if the query is a name, so that the contract that people call ranks above them. */
  interfacePage: 0.8,
  /** Pages in the reader's section that score below this fraction of the best score elsewhere are omitted. */
  weakInSection: 0.3,
  /** Headings that score below this fraction of the page's best heading are omitted. */
  weakHeading: 0.4,
};

/** Path of the contract reference. */
const memberPages = '/api/linea-smart-contracts/';

/** Paths of pages that document names. All other pages explain. */
const referencePages = [
  memberPages,
  '/api/reference/',
  '/api/token-api/reference/',
];
const isReference = (path: string): boolean =>
  referencePages.some((start) => path.startsWith(start));

/** Types of index entries that state what a page is about. */
const topicTypes = new Set<number>([
  EntryType.Title,
  EntryType.Heading,
  EntryType.Keywords,
]);

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);
const getMaximum = (values: readonly number[]): number =>
  Math.max(0, ...values);
const sortByScore = (results: Result[]): Result[] =>
  results.sort((a, b) => b.score - a.score);

/** After the page that documents a name, lists the best page that explains it. */
function putGuideSecond(
  pages: readonly Result[],
  hits: readonly Hit[],
): Result[] {
  const [first, ...others] = pages;
  if (!first) return [];
  const hasName = ({url}: Result): boolean =>
    hits.some(({page, matches: [match]}) => page.u === url && match === 1);
  const guide = isReference(first.url)
    ? others.find((page) => !isReference(page.url) && hasName(page))
    : undefined;
  return guide
    ? [first, guide, ...others.filter((page) => page !== guide)]
    : [...pages];
}

/** Ranks pages by how well they match a query, each with its matching headings. */
export function scorePages(
  hits: readonly Hit[],
  words: readonly Word[],
): Result[] {
  // A rare word counts more than a common one.
  const countPages = (position: number): number =>
    new Set(
      hits
        .filter(({matches}) => (matches[position] ?? 0) > 0.5)
        .map(({page}) => page),
    ).size;
  const rarity = words.map((_, position) =>
    Math.log(1 + weights.pages / (1 + countPages(position))),
  );
  const averageByRarity = (getValue: (position: number) => number): number =>
    sum(rarity.map((weight, position) => weight * getValue(position))) /
    sum(rarity);

  const isMemberName = (text: string): boolean =>
    /^0x|_/.test(text) ||
    hits.some(
      ({type, entry}) =>
        (type === EntryType.Heading || type === EntryType.Title) &&
        entry.u.startsWith(memberPages) &&
        entry.t.toLowerCase() === text,
    );
  const namesMember = words.some(({text}) => isMemberName(text));
  const isName = namesMember && words.length === 1;
  const query = normalize(words.map(({text}) => text).join(' '));
  const stems = words.map(({stem}) => stem).join(' ');
  const containsPhrase = (text: string): boolean =>
    ` ${tokenize(joinNames(text)).join(' ')} `.includes(` ${stems} `);
  function hasPhrase({type, entry, matches}: Hit): boolean {
    const hasAllWords = words.every(
      (_, position) => (matches[position] ?? 0) > 0,
    );
    return (
      type !== EntryType.Content &&
      hasAllWords &&
      entry.t.split(', ').some(containsPhrase)
    );
  }
  const hasPassage = ({type, entry, matches}: Hit): boolean =>
    type === EntryType.Content &&
    words.every((_, position) => matches[position] === 1) &&
    containsPhrase(entry.t);
  const equalsQuery = (text: string): boolean =>
    normalize(joinNames(text)) === query;

  /** Returns a score from 0 (no words in common) to 1 (the same words in any order). "layer zero" and "LayerZero" count as two words in common, "verify" and "verifier" as half a word. */
  function getSimilarity(fullText: string): number {
    const text = joinNames(fullText);
    const stems = tokenize(text);
    const isSameWord = (stem: string, word: Word): boolean =>
      word.stem === stem || word.pairs.includes(stem);
    const lowerCaseText = text.toLowerCase();
    const hasSpelling = (word: Word): boolean =>
      lowerCaseText.includes(word.text.replace(/s$/, ''));
    const matchingStems = stems.filter((stem) =>
      words.some((word) => isSameWord(stem, word)),
    );
    const matchingWords = words.filter(
      (word) =>
        hasSpelling(word) && stems.some((stem) => isSameWord(stem, word)),
    );
    // Jaccard index.
    const matchCount = matchingStems.length + matchingWords.length;
    return (matchCount / (2 * (stems.length + words.length) - matchCount)) ** 2;
  }

  /** Returns the share of neighbouring words in the query that are neighbours in a text, too. */
  function getNeighbourShare(text: string): number {
    const tokens = ` ${tokenize(joinNames(text)).join(' ')} `;
    const neighbours = words
      .slice(1)
      .map(({stem}, index) => ` ${words[index]?.stem} ${stem} `);
    const shared = neighbours.filter((pair) => tokens.includes(pair));
    return shared.length / Math.max(1, neighbours.length);
  }

  /** Matching all words matters most, then where they occur. */
  function score(pageHits: readonly Hit[], title: string): number {
    const coverage = averageByRarity((position) =>
      getMaximum(pageHits.map(({matches}) => matches[position] ?? 0)),
    );
    const weighMatches = (position: number, type: number): number =>
      (weights.locations[type] ?? 0) *
      sum(
        pageHits.map((hit) =>
          hit.type === type ? (hit.matches[position] ?? 0) : 0,
        ),
      );
    const strength = averageByRarity((position) => {
      const matchWeights = Object.values(EntryType).map((type) =>
        Math.min(
          type === EntryType.Heading ? weights.maxHeadings : Infinity,
          weighMatches(position, type),
        ),
      );
      return Math.min(weights.maxLocations, sum(matchWeights));
    });
    const keywords = pageHits.flatMap(({type, entry}) =>
      type === EntryType.Keywords ? entry.t.split(', ') : [],
    );
    const headings = pageHits.flatMap(({type, entry}) =>
      type === EntryType.Heading ? entry.t : [],
    );
    const hasIdentifier = pageHits.some(({entry}) =>
      words.some(({text}) =>
        identifierPattern.exec(entry.t)?.[0].endsWith(` ${text}`),
      ),
    );
    const bonus =
      weights.title * getSimilarity(title) +
      weights.keyword * getMaximum(keywords.map(getSimilarity)) +
      weights.neighbours * getMaximum(headings.map(getNeighbourShare)) +
      (words.length > 1 && pageHits.some(hasPhrase) ? weights.phrase : 0) +
      (words.length > 2 && pageHits.some(hasPassage)
        ? weights.passage * (words.length - 1)
        : 0) +
      (equalsQuery(title) ? weights.exactTitle : 0) +
      (words.length === 1 && headings.some(equalsQuery)
        ? weights.exactHeading
        : 0) +
      (keywords.some(equalsQuery) ? weights.exactKeyword : 0) +
      (hasIdentifier ? weights.identifier : 0);
    return strength * coverage ** weights.coverage * (1 + bonus);
  }

  const matchingPaths = new Set(hits.map(({page}) => page.u));
  /** Returns how many pages above a page match, too. The page of a section is not about its pages. */
  function countGroups(path: string): number {
    const segments = path.split('/');
    const groups = segments.map((_, index) =>
      segments.slice(0, index).join('/'),
    );
    return groups.slice(3).filter((group) => matchingPaths.has(group)).length;
  }

  /** Creates the result for a page or, if `hash` is given, for a heading and the text below it. */
  const createResult = (
    pageHits: readonly Hit[],
    {
      u,
      t,
      b = [],
      description = '',
    }: Pick<IndexEntry, 'u' | 't' | 'b' | 'description'>,
    hash = '',
  ): Result => ({
    url: u,
    hash,
    title: t,
    text:
      pageHits.find(
        ({type, entry}) =>
          (type === EntryType.Description || type === EntryType.Content) &&
          (entry.h ?? '') === hash,
      )?.entry.t ?? description,
    score:
      score(pageHits, t) *
      weights.depth ** countGroups(u) *
      (!namesMember && u.startsWith(memberPages) ? weights.memberPage : 1) *
      (isName && u.includes('/interfaces/') ? weights.interfacePage : 1),
    // Omits a category that repeats the previous name or the page's title.
    breadcrumbs: b.filter((name, index) => name !== b[index - 1] && name !== t),
    headings: hash ? [] : createHeadings(pageHits, u),
    hasAllWords: words.every((_, position) =>
      pageHits.some(
        ({type, matches}) =>
          topicTypes.has(type) && (matches[position] ?? 0) > 0.5,
      ),
    ),
    isOutsideSection: false,
  });

  function createHeadings(pageHits: readonly Hit[], u: string): Result[] {
    const hitsByHash = groupBy(
      pageHits.filter(({entry}) => entry.h),
      ({entry}) => entry.h,
    );
    const headings = [...hitsByHash].map(([hash, headingHits]) => {
      const entry = headingHits[0]?.entry;
      const title = entry?.s ?? entry?.t ?? '';
      return createResult(
        headingHits,
        {u, t: title, description: entry?.description},
        hash,
      );
    });
    return sortByScore(headings);
  }

  const pages = sortByScore(
    [...groupBy(hits, ({page}) => page)].map(([page, pageHits]) =>
      createResult(pageHits, page),
    ),
  );
  return isName ? putGuideSecond(pages, hits) : pages;
}

/** Limits for a list of results, and the path of the reader's section (`''` if none). */
export type ResultLimits = typeof dropdownLimits & {readonly section: string};

export interface Selection<Text = string> {
  readonly pages: readonly Result<Text>[];
  /** Whether any page in or outside the reader's section matches, even if not among `pages`. */
  readonly hasMatchesInSection: boolean;
  readonly hasMatchesElsewhere: boolean;
}

/**
 * Selects the pages to show: pages in the reader's section first, then the best of the other pages, with as many headings as fit. Omits weak
 * matches in the section, unless their title, headings or keywords contain all words.
 */
export function selectResults(
  rankedPages: readonly Result[],
  {section, results, pages, otherSections, headingsPerPage}: ResultLimits,
): Selection {
  const isInSection = ({url}: Result): boolean =>
    section === '' || `${url}/`.startsWith(`${section}/`);
  const otherPages = rankedPages
    .filter((page) => !isInSection(page))
    .map((page) => ({...page, isOutsideSection: true}));
  const sectionPages = rankedPages.filter(isInSection);
  const minScore = weights.weakInSection * (otherPages[0]?.score ?? 0);
  const shownSectionPages = sectionPages
    .filter((page) => page.hasAllWords || page.score >= minScore)
    .slice(0, Math.max(pages - otherSections, pages - otherPages.length));
  const selectedPages = [
    ...shownSectionPages,
    ...otherPages.slice(0, pages - shownSectionPages.length),
  ];
  let remainingResults = results - selectedPages.length;
  const shownPages = selectedPages.map((page) => {
    const headings = page.headings
      .filter(
        ({score}) =>
          score >= weights.weakHeading * (page.headings[0]?.score ?? 0),
      )
      .slice(0, Math.min(headingsPerPage, remainingResults));
    remainingResults -= headings.length;
    return {
      ...page,
      headings: headings.map((heading) => ({
        ...heading,
        isOutsideSection: page.isOutsideSection,
      })),
    };
  });
  return {
    pages: shownPages,
    hasMatchesInSection: sectionPages.length > 0,
    hasMatchesElsewhere: otherPages.length > 0,
  };
}
