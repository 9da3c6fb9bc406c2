import leven from 'leven';
import lunr from 'lunr';
import {EntryType, type Hit, type IndexEntry, type IndexList} from '../types';
import {pairsOf, type Word} from '../words';

interface LoadedList {
  readonly type: EntryType;
  readonly index: lunr.Index;
  readonly terms: readonly string[];
  readonly entries: ReadonlyMap<string, IndexEntry>;
}

/** An index file, ready to be searched. */
export interface LoadedFile {
  readonly lists: readonly LoadedList[];
  readonly pages: ReadonlyMap<number, IndexEntry>;
}

export function loadFile(lists: readonly IndexList[]): LoadedFile {
  return {
    lists: lists.map(({documents, index}, type) => ({
      type: type as EntryType,
      index: lunr.Index.load(index),
      terms: (index as {invertedIndex: readonly [string][]}).invertedIndex.map(([term]) => term),
      entries: new Map(documents.map((entry) => [String(entry.i), entry])),
    })),
    pages: new Map(lists[EntryType.Title]?.documents.map((entry) => [entry.i, entry])),
  };
}

/** Words shorter than this are neither looked for inside others nor in other spellings. */
const shortest = 4;

/** How well a term of an index matches a word: the word itself, its beginning, or a part of it. */
function qualityOf(term: string, {text, stem, covers}: Word, type: EntryType): number {
  if (term === stem || term === text) {
    return 1;
  }
  if (stem.length < 3 || covers.length > 1) {
    return 0;
  }
  if (term.startsWith(stem)) {
    return 0.4 + (0.5 * stem.length) / term.length;
  }
  return type !== EntryType.Content && stem.length >= shortest && term.includes(stem) ? 0.3 + (0.5 * stem.length) / term.length : 0;
}

/** How well a term matches a word that may be misspelled. Few get the first letter wrong. */
function similarityOf(term: string, {text, stem}: Word): number {
  if (term[0] !== stem[0] || Math.abs(term.length - stem.length) > 2) {
    return 0;
  }
  const distance = Math.min(leven(term, stem), leven(term, text));
  return distance <= (stem.length > shortest ? 2 : 1) ? 0.8 - 0.2 * distance : 0;
}

function lookUp({lists, pages}: LoadedFile, words: readonly Word[], count: number, isFuzzy: boolean): Hit[] {
  return lists.flatMap(({type, index, terms, entries}) => {
    const matching = new Map<string, number[]>();
    for (const term of terms) {
      for (const word of words) {
        const quality = isFuzzy ? similarityOf(term, word) : qualityOf(term, word, type);
        if (quality > 0) {
          const known = matching.get(term) ?? new Array<number>(count).fill(0);
          word.covers.forEach((position) => (known[position] = Math.max(known[position] ?? 0, quality)));
          matching.set(term, known);
        }
      }
    }
    // A query without terms would match everything.
    if (matching.size === 0) {
      return [];
    }
    const results = index.query((query) => matching.forEach((qualities, term) => query.term(term, {usePipeline: false, boost: Math.max(...qualities)})));
    const most = results[0]?.score || 1;
    return results.flatMap(({ref, score, matchData}): Hit[] => {
      const entry = entries.get(ref);
      const page = pages.get(entry?.p ?? Number(ref));
      const found = Object.keys(matchData.metadata).flatMap((term) => [matching.get(term) ?? []]);
      const matches = Array.from({length: count}, (_, position) => Math.max(...found.map((qualities) => qualities[position] ?? 0)));
      return entry && page ? [{type, entry, page, matches, share: score / most}] : [];
    });
  });
}

/** All entries of the files that match a word, a pair of words written as one or, where a word is not found as it is, a similar one. */
export function findHits(files: readonly LoadedFile[], words: readonly Word[]): Hit[] {
  const search = (wanted: readonly Word[], isFuzzy: boolean): Hit[] => files.flatMap((file) => lookUp(file, wanted, words.length, isFuzzy));
  const hits = search([...words, ...pairsOf(words)], false);
  const unknown = words.filter(
    ({text, covers: [position = 0]}) => text.length >= shortest && !/^0x/.test(text) && !hits.some(({matches}) => (matches[position] ?? 0) > 0.9),
  );
  return unknown.length > 0 ? [...hits, ...search(unknown, true)] : hits;
}
