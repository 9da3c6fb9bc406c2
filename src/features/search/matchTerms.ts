import leven from 'leven';
import {memoize} from '../../lib/collections';
import {minStemLength, parseQuery, stemWord, type Word} from './tokenize';
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
  const keywordCounts = new Map(
    lists[EntryType.Keywords]?.documents.map((entry) => [
      getKey(entry),
      entry.t.split(', ').length,
    ]),
  );
  const describe = (entry: IndexEntry): IndexEntry => ({
    ...entry,
    description: descriptions.get(getKey(entry)),
    keywordCount: keywordCounts.get(getKey(entry)),
  });
  return lists.map(({documents, index}, type) => ({
    terms: index.invertedIndex,
    entries: new Map(
      documents.map((entry) => [
        String(entry.i),
        type === EntryType.Title || type === EntryType.Heading
          ? describe(entry)
          : entry,
      ]),
    ),
  }));
}

/** Shorter words match neither inside other words nor with typos. */
const minFuzzyLength = 4;

/** Returns a score from 0 to 1: 1 for the word itself, less for a term that starts with the word or contains it. */
export function scoreMatch(
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

/** Returns the number of typos if a word of the site is similar to the typed one. Two swapped letters count as one typo. */
function countTypos(word: string, typed: string): number {
  const maxTypos = typed.length > minFuzzyLength ? 2 : 1;
  const hasSameStart =
    word[0] === typed[0] || (word[0] === typed[1] && word[1] === typed[0]);
  if (!hasSameStart || Math.abs(word.length - typed.length) > maxTypos)
    return Infinity;
  const sortLetters = (letters: string): string => [...letters].sort().join('');
  const isSwap = sortLetters(word) === sortLetters(typed);
  const count = leven(word, typed) - (isSwap ? 1 : 0);
  return count <= maxTypos ? count : Infinity;
}

function findEntries(file: LoadedFile, words: readonly Word[]): Hit[] {
  return file.flatMap(({terms, entries}, type) => {
    const matches = new Map<string, number[]>();
    for (const [term, {t: references}] of terms) {
      const scores = words.map((word) => scoreMatch(term, word, type));
      if (scores.every((score) => score === 0)) continue;
      for (const reference of Object.keys(references)) {
        const otherScores = matches.get(reference) ?? [];
        matches.set(
          reference,
          scores.map((score, position) =>
            Math.max(score, otherScores[position] ?? 0),
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

/**
 * Returns the words of a file as they are written, each with the number of entries that contain it. A misspelling has to be compared with
 * these, because the terms of the index have no endings.
 */
const countWrittenWords = memoize((file: LoadedFile): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const {entries} of file) {
    for (const {t} of entries.values()) {
      const words = new Set(t.toLowerCase().match(/\p{L}[\p{L}\p{N}_]{3,}/gu));
      for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return counts;
});

/** Whether letters are missing from the typed word but none is wrong: the most common slip. */
function lacksLetters(word: string, typed: string): boolean {
  let found = 0;
  for (const letter of word) if (letter === typed[found]) found += 1;
  return word.length > typed.length && found === typed.length;
}

/** Returns the most similar word of the site or, of several, the most frequent. */
function findSimilarWord(
  files: readonly LoadedFile[],
  typed: string,
): string | undefined {
  const candidates = files.flatMap((file) =>
    [...countWrittenWords(file)].flatMap(([word, count]) => {
      const typos = countTypos(word, typed);
      if (typos === Infinity) return [];
      const bonus = lacksLetters(word, typed) ? 0.5 : 0;
      return [{word, rank: typos - bonus + 0.4 / (1 + count)}];
    }),
  );
  const [best] = candidates.sort((a, b) => a.rank - b.rank);
  return best?.word;
}

/** Replaces misspelled words, and splits unknown names at dots. Keeps words that the index has, and words that may still be typed. */
function correctTypos(
  files: readonly LoadedFile[],
  words: readonly Word[],
  hasTerm: (term: string) => boolean,
): Word[] {
  const countWords = (matches: (word: string) => boolean): number =>
    files
      .flatMap((file) => [...countWrittenWords(file)])
      .reduce((sum, [word, count]) => (matches(word) ? sum + count : sum), 0);
  return words.flatMap((word) => {
    const isKnown =
      word.text.length < minFuzzyLength ||
      word.text.startsWith('0x') ||
      hasTerm(word.stem) ||
      hasTerm(word.text);
    if (isKnown) return word;
    const similarWord = findSimilarWord(files, word.text);
    const startCount = countWords((known) => known.startsWith(word.text));
    // "withdrawl" is the start of one rare name, but one letter short of a frequent word.
    const isLetterShort =
      similarWord !== undefined &&
      lacksLetters(similarWord, word.text) &&
      countTypos(similarWord, word.text) === 1 &&
      countWords((known) => known === similarWord) > 10 * startCount;
    const isSlip =
      similarWord !== undefined && (startCount === 0 || isLetterShort);
    if (isSlip)
      return {...word, text: similarWord, stem: stemWord(similarWord)};
    // Of "block.number", the index may know the parts.
    return startCount > 0
      ? word
      : parseQuery(word.text.replaceAll(/[._/]/g, ' '));
  });
}

/** Joins a name and its number, as in "eip 4844", if the index has them as one term. */
function joinCompounds(
  words: readonly Word[],
  hasTerm: (term: string) => boolean,
): Word[] {
  const [first, second, ...rest] = words;
  if (!first) return [];
  const joined = `${first.text}${second?.text ?? ''}`;
  const isCompound =
    second !== undefined && /^[a-z]+\d+$/.test(joined) && hasTerm(joined);
  return isCompound
    ? joinCompounds([{text: joined, stem: joined, pairs: []}, ...rest], hasTerm)
    : [first, ...joinCompounds(words.slice(1), hasTerm)];
}

/** Returns the terms of a file, which have no endings. */
const getTerms = memoize(
  (file: LoadedFile): ReadonlySet<string> =>
    new Set(file.flatMap(({terms}) => terms.map(([term]) => term))),
);

/** Prepares the words of a query for the index: joins the parts of names, and corrects typos. */
export function correctWords(
  files: readonly LoadedFile[],
  words: readonly Word[],
): Word[] {
  const hasTerm = (term: string): boolean =>
    files.some((file) => getTerms(file).has(term));
  return correctTypos(files, joinCompounds(words, hasTerm), hasTerm);
}

/** Finds entries that match at least one word. */
export const findHits = (
  files: readonly LoadedFile[],
  words: readonly Word[],
): Hit[] => files.flatMap((file) => findEntries(file, words));

/** Returns the number of pages in the files. */
export const countPages = (files: readonly LoadedFile[]): number =>
  files.reduce(
    (sum, file) => sum + (file[EntryType.Title]?.entries.size ?? 0),
    0,
  );
