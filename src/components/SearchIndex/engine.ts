import MiniSearch, {type Query, type SearchResult as Hit} from 'minisearch';
import {indexTerms, partMark, stemOf, termsOf, wordsOf} from './terms';
import type {IndexedPage, IndexedSection, Matched, SearchResult} from './types';

export interface SearchEngine {
  /**
   * Entries that match, best first: one of each page, and as long as there is room up to `perPage`.
   * Until all is indexed, only those that have all the words.
   */
  readonly find: (query: string, limit: number, perPage: number) => SearchResult[];
  /** When the sections are indexed too, which takes several times as long as the pages do. */
  readonly whole: Promise<void>;
}

/** A page with the text before its first heading, or a section. */
interface Entry {
  readonly page: IndexedPage;
  readonly section: IndexedSection;
  readonly isPage: boolean;
}

/** Stems of a page's title, and of what is named exactly so: its keywords, or the heading of a section. */
interface Names {
  readonly title: readonly string[];
  readonly exact: ReadonlySet<string>;
  readonly identifier: string | undefined;
}

type Field = 'title' | 'keywords' | 'description' | 'heading' | 'text' | 'page';

/**
 * How much a match counts in each field; in `page` stand title and keywords of the page of a section.
 * These and the factors below were tried out on `tests/e2e/searchQueries.ts`, and values around them do as well.
 */
const boost: Record<Field, number> = {title: 10, heading: 5, keywords: 4, description: 3, text: 1, page: 0.5};
const partFactor = 0.1;
const titleFactor = 3;
const exactFactor = 1.5;
/** More than all others together: who searches for a selector wants the member that has it. */
const identifierFactor = 100;

/** Data that goes on behind a selector. */
const longData = /^0x[0-9a-f]{9,}$/;
const selectorLength = 10;

/** Sections that are indexed before a query gets its turn again. */
const chunkSize = 100;

/** With fewer pages than this that have all words, pages with some of them are added. */
const fewPages = 3;

const fieldsOf = ({page, section, isPage}: Entry): Record<Field, string> => ({
  title: isPage ? page.t : '',
  keywords: isPage ? page.k : '',
  description: isPage ? page.d : '',
  heading: section.s ?? '',
  text: `${section.t ?? ''} ${section.w ?? ''}`,
  page: isPage ? '' : `${page.t} ${page.k}`,
});

function entriesOf(page: IndexedPage): Entry[] {
  const introduction = page.c.find(({h}) => !h) ?? {};
  const sections = page.c.filter(({h}) => h);
  return [{page, section: introduction, isPage: true}, ...sections.map((section) => ({page, section, isPage: false}))];
}

const stemsOf = (text: string): string[] => wordsOf(text).map(stemOf);

const namesOf = ({page, section, isPage}: Entry): Names => ({
  title: isPage ? stemsOf(page.t) : [],
  exact: new Set((isPage ? page.k.split(', ') : [section.s ?? '']).map((name) => stemsOf(name).join(' '))),
  identifier: section.i,
});

/** The reader may still be typing the last word. */
const isLast = (index: number, words: readonly string[]): boolean => index === words.length - 1;

/** A query for each word, or for it as a part of a name. */
function wordQueries(stems: readonly string[], isFuzzy: boolean): Query[] {
  return stems.map((stem, index) => ({
    combineWith: 'OR',
    queries: [stem, partMark + stem],
    prefix: isLast(index, stems),
    fuzzy: isFuzzy && stem.length > 3 ? 0.2 : false,
  }));
}

/**
 * How much more an entry counts that is named by all the words, has exactly the query as a keyword or heading, or has its
 * selector or topic in it.
 */
function factorOf({title, exact, identifier}: Names, stems: readonly string[]): number {
  const isNamedSo = stems.every((stem, index) => title.some((each) => (isLast(index, stems) ? each.startsWith(stem) : each === stem)));
  const isIdentified = identifier !== undefined && stems.includes(identifier);
  return (isNamedSo ? titleFactor : 1) * (exact.has(stems.join(' ')) ? exactFactor : 1) * (isIdentified ? identifierFactor : 1);
}

function groupByPage(entries: readonly Entry[], hits: readonly Hit[]): Hit[][] {
  const groups = new Map<string, Hit[]>();
  for (const hit of hits) {
    const url = entries[hit.id]?.page.u ?? '';
    const group = groups.get(url);
    if (group) {
      group.push(hit);
    } else {
      groups.set(url, [hit]);
    }
  }
  return [...groups.values()];
}

function take(groups: readonly Hit[][], limit: number, perPage: number): Hit[] {
  let room = limit - groups.length;
  return groups.slice(0, limit).flatMap((group) => {
    const more = Math.max(0, Math.min(room, perPage - 1, group.length - 1));
    room -= more;
    return group.slice(0, 1 + more);
  });
}

function matched(text: string, terms: ReadonlySet<string>): Matched {
  return {text, ranges: termsOf(text).flatMap(({term, start, length}) => (terms.has(term) ? [[start, length] as const] : []))};
}

function resultOf({page, section, isPage}: Entry, hit: Hit, words: readonly string[]): SearchResult {
  const terms = new Set(hit.terms);
  const title = matched(isPage ? page.t : (section.s ?? ''), terms);
  const matches = Object.values(hit.match) as Field[][];
  const has = (field: Field): boolean => matches.some((found) => found.includes(field));
  const titleSaysAll = matches.every((found) => found.includes(isPage ? 'title' : 'heading'));
  let text: Matched | undefined;
  if (!titleSaysAll && (has('description') || has('text'))) {
    text = matched(has('description') ? page.d : (section.t ?? ''), terms);
  }
  const path = isPage ? page.b : [...page.b, page.t];
  return {
    id: hit.id as number,
    url: page.u,
    hash: section.h ?? '',
    title,
    text,
    // A page named like its category is named once.
    path: path.filter((each, index) => each !== path[index - 1]),
    words: words.filter((each) => hit.queryTerms.some((term) => term === stemOf(each) || term === partMark + stemOf(each))),
  };
}

/** An index of the pages' texts, made where it is used: it is three times as large as they are. Pages can be found at once, sections by and by. */
export function createEngine(pages: readonly IndexedPage[]): SearchEngine {
  const entries = pages.flatMap(entriesOf);
  const names = entries.map(namesOf);
  const index = new MiniSearch<Record<Field, string> & {id: number}>({
    fields: Object.keys(boost),
    tokenize: indexTerms,
    processTerm: (term) => term,
    searchOptions: {
      boost,
      bm25: {k: 1.2, b: 0.5, d: 0.5},
      boostTerm: (term) => (term.startsWith(partMark) ? partFactor : 1),
      tokenize: (term) => [term],
    },
  });
  const documentsOf = (wanted: (entry: Entry) => boolean) => entries.flatMap((entry, id) => (wanted(entry) ? [{id, ...fieldsOf(entry)}] : []));
  let isWhole = false;
  index.addAll(documentsOf(({isPage}) => isPage));

  async function addSections(): Promise<void> {
    // Who waits for the pages is answered before.
    await new Promise((resolve) => setTimeout(resolve));
    await index.addAllAsync(documentsOf(({isPage}) => !isPage), {chunkSize});
    isWhole = true;
  }

  function search(stems: readonly string[], combineWith: 'AND' | 'OR'): Hit[] {
    const hits = index.search({combineWith, queries: wordQueries(stems, combineWith === 'OR')});
    for (const hit of hits) {
      const pageNames = names[hit.id];
      hit.score *= pageNames ? factorOf(pageNames, stems) : 1;
    }
    return hits.sort((one, other) => other.score - one.score);
  }

  /** Of revert data and calldata, the pages have the selector at the beginning. */
  const shorten = (each: string): string =>
    longData.test(each) && index.search(each, {prefix: true}).length === 0 ? each.slice(0, selectorLength) : each;

  return {
    whole: addSections(),
    find(query, limit, perPage) {
      const words = wordsOf(query).map(shorten);
      const stems = words.map(stemOf);
      let hits = search(stems, 'AND');
      let groups = groupByPage(entries, hits);
      if (isWhole && groups.length < fewPages) {
        const found = new Set(hits.map(({id}) => id as number));
        hits = [...hits, ...search(stems, 'OR').filter(({id}) => !found.has(id as number))];
        groups = groupByPage(entries, hits);
      }
      return take(groups, limit, perPage).flatMap((hit) => {
        const entry = entries[hit.id];
        return entry ? [resultOf(entry, hit, words)] : [];
      });
    },
  };
}
