import leven from 'leven';
import {EntryType, type Hit, type IndexEntry, type IndexList} from '../types';
import type {Word} from '../words';

/** An index file, ready to be searched: of each list the terms with the entries that have them; the first list has the pages. */
export type LoadedFile = readonly {
  readonly terms: IndexList['index']['invertedIndex'];
  readonly entries: ReadonlyMap<string, IndexEntry>;
}[];

/** lunr's own `Index.load` prepares wildcards and weights as well, which takes ten times as long and which nobody asks for here. */
export const loadFile = (lists: readonly IndexList[]): LoadedFile =>
  lists.map(({documents, index}) => ({terms: index.invertedIndex, entries: new Map(documents.map((entry) => [String(entry.i), entry]))}));

/** Words shorter than this are neither looked for inside others nor in other spellings. */
const shortest = 4;

/** How well a term of an index matches a word: the word itself, its beginning, or a part of it. */
function qualityOf(term: string, {text, stem, pairs}: Word, type: number): number {
  if (term === stem || term === text || pairs.includes(term)) {
    return 1;
  }
  if (stem.length >= 3 && term.startsWith(stem)) {
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

/** The entries of a file that have a term which matches a word. */
function lookUp(file: LoadedFile, words: readonly Word[], rate: (term: string, word: Word, type: number) => number): Hit[] {
  return file.flatMap(({terms, entries}, type) => {
    const found = new Map<string, number[]>();
    for (const [term, {t: places}] of terms) {
      const rates = words.map((word) => rate(term, word, type));
      for (const ref of rates.some((each) => each > 0) ? Object.keys(places) : []) {
        found.set(ref, rates.map((each, position) => Math.max(each, found.get(ref)?.[position] ?? 0)));
      }
    }
    return [...found].flatMap(([ref, matches]): Hit[] => {
      const entry = entries.get(ref);
      const page = file[EntryType.Title]?.entries.get(String(entry?.p ?? ref));
      return entry && page ? [{type, entry, page, matches}] : [];
    });
  });
}

/** All entries of the files that match a word or, where it is not found as it is, a similar one. */
export function findHits(files: readonly LoadedFile[], words: readonly Word[]): Hit[] {
  const hits = files.flatMap((file) => lookUp(file, words, qualityOf));
  const unknown = words.filter(({text}, position) => text.length >= shortest && !text.startsWith('0x') && !hits.some(({matches}) => (matches[position] ?? 0) > 0.9));
  const rate = (term: string, word: Word): number => (unknown.includes(word) ? similarityOf(term, word) : 0);
  return unknown.length > 0 ? [...hits, ...files.flatMap((file) => lookUp(file, words, rate))] : hits;
}
