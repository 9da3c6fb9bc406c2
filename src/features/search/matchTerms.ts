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
  const descriptions = new Map(
    [EntryType.Content, EntryType.Description]
      .flatMap((type) => lists[type]?.documents ?? [])
      .map((entry) => [getKey(entry), entry.t]),
  );
  return lists.map(({documents, index}, type) => ({
    terms: index.invertedIndex,
    entries: new Map(
      documents.map((entry) => [
        String(entry.i),
        type === EntryType.Title || type === EntryType.Heading
          ? {...entry, description: descriptions.get(getKey(entry))}
          : entry,
      ]),
    ),
  }));
}

/** Shorter words match neither inside other words nor with typos. */
const minFuzzyLength = 4;

/** Returns a score from 0 to 1: 1 for the word itself, less for a term that starts with the word or contains it. */
function scoreMatch(
  term: string,
  {text, stem, pairs}: Word,
  type: number,
): number {
  if (term === stem || term === text || pairs.includes(term)) return 1;
  if (stem.length >= minStemLength && term.startsWith(stem))
    return 0.4 + (0.5 * stem.length) / term.length;
  return type !== EntryType.Content &&
    stem.length >= minFuzzyLength &&
    term.includes(stem)
    ? 0.3 + (0.5 * stem.length) / term.length
    : 0;
}

/** Returns the number of typos if `term` is similar. Two swapped letters count as one, as does a missing end. Requires the same first letter, which is rarely wrong. */
function countTypos(term: string, word: Word): number {
  const {text, stem} = word;
  const score = scoreMatch(term, word, EntryType.Content);
  if (score > 0) return score < 1 ? 1 : 0;
  if (term[0] !== stem[0] || Math.abs(term.length - stem.length) > 2)
    return Infinity;
  const sortLetters = (letters: string): string => [...letters].sort().join('');
  const count = Math.min(
    ...[stem, text].map(
      (form) =>
        leven(term, form) -
        (term !== form && sortLetters(term) === sortLetters(form) ? 1 : 0),
    ),
  );
  return count <= (stem.length > minFuzzyLength ? 2 : 1) ? count : Infinity;
}

function findEntries(file: LoadedFile, words: readonly Word[]): Hit[] {
  return file.flatMap(({terms, entries}, type) => {
    const matches = new Map<string, number[]>();
    for (const [term, {t: references}] of terms) {
      const scores = words.map((word) => scoreMatch(term, word, type));
      for (const reference of scores.some((value) => value > 0)
        ? Object.keys(references)
        : []) {
        matches.set(
          reference,
          scores.map((value, position) =>
            Math.max(value, matches.get(reference)?.[position] ?? 0),
          ),
        );
      }
    }
    return [...matches].flatMap(([reference, scores]): Hit[] => {
      const entry = entries.get(reference);
      const page = file[EntryType.Title]?.entries.get(
        String(entry?.p ?? reference),
      );
      return entry && page ? [{type, entry, page, matches: scores}] : [];
    });
  });
}

/** Replaces misspelled words with the most similar term or, of several, the most frequent. Keeps words that are the start of that term. */
export function correctWords(
  files: readonly LoadedFile[],
  words: readonly Word[],
): Word[] {
  const terms = files.flat().flatMap((list) => list.terms);
  return words.map((word) => {
    if (
      word.text.length < minFuzzyLength ||
      word.text.startsWith('0x') ||
      terms.some(([term]) => term === word.stem)
    )
      return word;
    const candidates = terms
      .map(([term, {t}]) => ({term, t, count: countTypos(term, word)}))
      .filter(({count}) => count < Infinity);
    const [best] = candidates
      .map(({term, t, count}) => ({
        term,
        rank: count + 1 / (1 + Object.keys(t).length),
      }))
      .sort((a, b) => a.rank - b.rank);
    return !best || scoreMatch(best.term, word, EntryType.Content) > 0
      ? word
      : {...word, text: best.term.replace(/i$/, 'y'), stem: best.term};
  });
}

/** Finds entries that match at least one word. */
export const findHits = (
  files: readonly LoadedFile[],
  words: readonly Word[],
): Hit[] => files.flatMap((file) => findEntries(file, words));
