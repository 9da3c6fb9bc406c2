import {groupBy, memoize} from '../../lib/collections';
import {labelledHex} from '../../lib/text';
import {joinNames} from './compounds';
import {scoreMatch} from './matchTerms';
import type {dropdownLimits} from './options';
import {normalize, tokenize, type Word} from './tokenize';
import {EntryType, type Hit, type IndexEntry, type Result} from './types';

const identifierPattern = new RegExp(`^${labelledHex}`);

/** Tuned with the queries in tests/site/searchQueries.json. Lists have the order of `EntryType`: title, heading, description, keywords, text. */
const weights = {
  /** Weight of each occurrence of a word in a field. */
  fields: [4, 0.6, 2.5, 2.5, 0.05],
  /** Sum of these weights at which a word counts half, so that repeating it adds less and less. */
  saturation: 5,
  /** Weight of the label in each field that is most similar to the query: the title, a heading, the description or a keyword. */
  labels: [1.5, 0.3, 0.5, 0.6, 0],
  /** Bonus for a label that equals the query, relative to one with the same stems. */
  exactLabel: 0.8,
  /** Weight of the words in the best single section, so that a page that has them scattered ranks below. */
  section: 0.15,
  /** Bonus if the text contains all words of a longer query next to each other, as a pasted message is. */
  passage: 0.45,
  /** Bonus if the query equals the title, and if the page documents the member whose selector or topic was typed. */
  exactTitle: 1,
  identifier: 20,
  /** Exponent of the share of the query that a page contains. */
  coverage: 0.5,
  /** Exponent of a page's number of keywords: people search more for pages to which authors gave many. */
  keywordCount: 0.1,
  /** Factor per matching page above this one in the path, so that a group's page ranks above the pages below it. */
  depth: 0.97,
  /** Factor for contract pages if the query has only plain words, so that guides and explanations rank above members. */
  memberPage: 0.45,
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

/** Types of index entries that belong to one section. The text before the first heading is one, too, with the description. */
const sectionTypes = new Set<number>([
  EntryType.Heading,
  EntryType.Description,
  EntryType.Content,
]);

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

const tokenizeText = memoize((text: string) => tokenize(joinNames(text)));
const normalizeLabel = memoize((text: string) => normalize(joinNames(text)));

/** A title, heading, description or keyword, or the text of a section. */
interface Label {
  /** Score from 0 to 1 for each word of the query. */
  readonly matches: readonly number[];
  /** How similar it is to the query; 0 for text. */
  readonly similarity: number;
}

/**
 * Ranks pages by how well they match a query, each with its matching headings. `pageCount` is the number of pages on the site.
 *
 * The formula extends BM25F (https://en.wikipedia.org/wiki/Okapi_BM25): each word counts by its rarity and by the fields that contain it. A
 * page also scores for labels that are similar to the query, and for one section that has all words.
 */
export function scorePages(
  hits: readonly Hit[],
  words: readonly Word[],
  pageCount: number,
): Result[] {
  const countPagesWith = (position: number): number =>
    new Set(
      hits
        .filter(({matches}) => (matches[position] ?? 0) > 0.5)
        .map(({page}) => page),
    ).size;
  /** Inverse document frequency. The root keeps a rare word, such as "forever" in a question, from outweighing all others. */
  const rarity = words.map((_, position) => {
    const count = countPagesWith(position);
    return Math.sqrt(Math.log(1 + (pageCount - count + 0.5) / (count + 0.5)));
  });
  const totalRarity = sum(rarity);
  const averageByRarity = (getValue: (position: number) => number): number =>
    sum(rarity.map((weight, position) => weight * getValue(position))) /
    totalRarity;

  /** Of several words, only a compound such as "claimMessage" is a name: "verify" is a member, too, but also a plain word. */
  const isMemberName = (text: string): boolean =>
    /^0x|_/.test(text) ||
    hits.some(
      ({type, entry}) =>
        (type === EntryType.Heading || type === EntryType.Title) &&
        entry.u.startsWith(memberPages) &&
        entry.t.toLowerCase() === text &&
        (words.length === 1 || /.[A-Z_]/.test(entry.t)),
    );
  const namesMember = words.some(({text}) => isMemberName(text));
  const isName = namesMember && words.length === 1;
  const query = normalize(words.map(({text}) => text).join(' '));
  const stems = words.map(({stem}) => stem).join(' ');
  const equalsQuery = (text: string): boolean => normalizeLabel(text) === query;
  const hasPassage = ({type, entry, matches}: Hit): boolean =>
    type === EntryType.Content &&
    words.length > 2 &&
    matches.every((match) => match === 1) &&
    ` ${tokenizeText(entry.t).join(' ')} `.includes(` ${stems} `);
  const hexWords = words.filter(({text}) => text.startsWith('0x'));
  const hasIdentifier = ({entry}: Hit): boolean =>
    hexWords.some(({text}) =>
      identifierPattern.exec(entry.t)?.[0].endsWith(` ${text}`),
    );

  const neighbours = words
    .slice(1)
    .map(({stem}, index) => ` ${words[index]?.stem} ${stem} `);
  /** Returns the share of neighbouring words in the query that are neighbours in a text, too. */
  function getNeighbourShare(tokens: readonly string[]): number {
    const text = ` ${tokens.join(' ')} `;
    const shared = neighbours.filter((pair) => text.includes(pair));
    return shared.length / Math.max(1, neighbours.length);
  }
  /** The similarity is high if a label has all words of the query, few others, and in the same order. */
  const createLabel = memoize((text: string): Label => {
    const tokens = tokenizeText(text);
    const scores = tokens.map((token) =>
      words.map((word) => scoreMatch(token, word, EntryType.Title)),
    );
    const matches = words.map((_, position) =>
      getMaximum(scores.map((row) => row[position] ?? 0)),
    );
    const recall = averageByRarity((position) => matches[position] ?? 0);
    const precision = sum(scores.map(getMaximum)) / Math.max(1, tokens.length);
    const isQuery = precision === 1 && equalsQuery(text);
    const closeness =
      1 + getNeighbourShare(tokens) + (isQuery ? weights.exactLabel : 0);
    return {matches, similarity: recall ** 2 * precision * closeness};
  });
  /** Returns the labels in an entry: each keyword is one. */
  function getLabels({type, entry, matches}: Hit): Label[] {
    if (type === EntryType.Content) return [{matches, similarity: 0}];
    return type === EntryType.Keywords
      ? entry.t.split(', ').map(createLabel)
      : [createLabel(entry.t)];
  }
  /** Returns the share of the query that some entries contain together. */
  const getCoverage = (entries: readonly Hit[]): number =>
    averageByRarity((position) =>
      getMaximum(entries.map(({matches}) => matches[position] ?? 0)),
    );

  function score(pageHits: readonly Hit[]): number {
    const fields = [...groupBy(pageHits, ({type}) => type)].map(
      ([type, fieldHits]) => ({
        wordWeight: weights.fields[type] ?? 0,
        labelWeight: weights.labels[type] ?? 0,
        labels: fieldHits.flatMap(getLabels),
      }),
    );
    const strength = averageByRarity((position) => {
      const frequency = sum(
        fields.map(
          ({wordWeight, labels}) =>
            wordWeight * sum(labels.map(({matches}) => matches[position] ?? 0)),
        ),
      );
      return frequency / (frequency + weights.saturation);
    });
    const similarity = sum(
      fields.map(
        ({labelWeight, labels}) =>
          labelWeight * getMaximum(labels.map((label) => label.similarity)),
      ),
    );
    const sections = groupBy(
      pageHits.filter(({type}) => sectionTypes.has(type)),
      ({entry}) => entry.h ?? '',
    );
    const section = getMaximum([...sections.values()].map(getCoverage));
    const bonus =
      weights.section * section ** 2 +
      (pageHits.some(hasPassage) ? weights.passage : 0) +
      (pageHits.some(
        ({type, entry}) => type === EntryType.Title && equalsQuery(entry.t),
      )
        ? weights.exactTitle
        : 0) +
      (pageHits.some(hasIdentifier) ? weights.identifier : 0);
    return (
      (strength + similarity + bonus) *
      getCoverage(pageHits) ** weights.coverage
    );
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
      keywordCount = 0,
    }: Pick<IndexEntry, 'u' | 't' | 'b' | 'description' | 'keywordCount'>,
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
      score(pageHits) *
      (1 + keywordCount) ** weights.keywordCount *
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
