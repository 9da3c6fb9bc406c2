import leven from 'leven';
import {minStemLength, type Word} from './tokenize';
import {EntryType, type Hit, type IndexEntry, type IndexList} from './types';

/** The lists in an index file, each with its terms and entries. The first list contains the pages. */
export type LoadedFile = readonly {
  readonly terms: IndexList['index']['invertedIndex'];
  readonly entries: ReadonlyMap<string, IndexEntry>;
}[];

/** `lunr.Index.load` would take many times as long, because it also prepares wildcards and weights, which are not used here. */
export function loadFile(lists: readonly IndexList[]): LoadedFile {
  const getKey = ({i, p = i, h = ''}: IndexEntry): string => `${p}${h}`;
  const descriptions = new Map([EntryType.Content, EntryType.Description].flatMap((type) => lists[type]?.documents ?? []).map((entry) => [getKey(entry), entry.t]));
  return lists.map(({documents, index}, type) => ({
    terms: index.invertedIndex,
    entries: new Map(documents.map((entry) => [String(entry.i), type === EntryType.Title || type === EntryType.Heading ? {...entry, description: descriptions.get(getKey(entry))} : entry])),
  }));
}

/** Shorter words match neither inside other words nor with typos. */
const minFuzzyLength = 4;

/** Returns a score from 0 to 1: 1 for the word itself, less for a term that starts with the word or contains it. */
function scoreMatch(term: string, {text, stem, pairs}: Word, type: number): number {
  if (term === stem || term === text || pairs.includes(term)) return 1;
  if (stem.length >= minStemLength && term.startsWith(stem)) return 0.4 + (0.5 * stem.length) / term.length;
  return type !== EntryType.Content && stem.length >= minFuzzyLength && term.includes(stem) ? 0.3 + (0.5 * stem.length) / term.length : 0;
}

/** Returns a score from 0 to 1 for a possibly misspelled word. Requires the same first letter, which is rarely wrong. */
function scoreTypo(term: string, {text, stem}: Word): number {
  if (term[0] !== stem[0] || Math.abs(term.length - stem.length) > 2) return 0;
  const distance = Math.min(leven(term, stem), leven(term, text));
  return distance <= (stem.length > minFuzzyLength ? 2 : 1) ? 0.8 - 0.2 * distance : 0;
}

function findEntries(file: LoadedFile, words: readonly Word[], score: (term: string, word: Word, type: number) => number): Hit[] {
  return file.flatMap(({terms, entries}, type) => {
    const matches = new Map<string, number[]>();
    for (const [term, {t: references}] of terms) {
      const scores = words.map((word) => score(term, word, type));
      for (const reference of scores.some((value) => value > 0) ? Object.keys(references) : []) {
        matches.set(reference, scores.map((value, position) => Math.max(value, matches.get(reference)?.[position] ?? 0)));
      }
    }
    return [...matches].flatMap(([reference, scores]): Hit[] => {
      const entry = entries.get(reference);
      const page = file[EntryType.Title]?.entries.get(String(entry?.p ?? reference));
      return entry && page ? [{type, entry, page, matches: scores}] : [];
    });
  });
}

/** Finds entries that match at least one word. Allows typos in words that do not occur as typed. */
export function findHits(files: readonly LoadedFile[], words: readonly Word[]): Hit[] {
  const hits = files.flatMap((file) => findEntries(file, words, scoreMatch));
  const misspelledWords = words.filter(({text}, position) => text.length >= minFuzzyLength && !text.startsWith('0x') && !hits.some(({matches}) => (matches[position] ?? 0) > 0.9));
  const score = (term: string, word: Word): number => (misspelledWords.includes(word) ? scoreTypo(term, word) : 0);
  return misspelledWords.length > 0 ? [...hits, ...files.flatMap((file) => findEntries(file, words, score))] : hits;
}
