import lunr from 'lunr';
import {escapeRegExp} from '../../lib/text';

/** A word in a query. `pairs` joins it with its neighbours, so that "test net" finds "testnet". */
export interface Word {
  readonly text: string;
  readonly stem: string;
  readonly pairs: readonly string[];
}

/** Maximum number of words in a query; the rest is ignored. */
const maxWords = 12;

/** Shortens calldata and revert data to the selector, because pages contain only selectors. Addresses and topics are kept. */
const shortenToSelector = (text: string): string =>
  /^0x[0-9a-f]{9,}$/.test(text) && ![42, 66].includes(text.length)
    ? text.slice(0, 10)
    : text;

export const stemWord = (text: string): string =>
  lunr.stemmer(new lunr.Token(text, {})).toString();

/** Splits text as the index does. Omits stop words unless there are no other words. */
function splitWords(text: string): string[] {
  const words = lunr
    .tokenizer(text)
    .map((token) => shortenToSelector(lunr.trimmer(token).toString()))
    .filter(Boolean);
  const significantWords = words.filter(
    (word) =>
      lunr.stopWordFilter(new lunr.Token(word, {})) as lunr.Token | undefined,
  );
  return significantWords.length > 0 ? significantWords : words;
}

/** Returns the stems of the words in a title, heading or keyword. */
export const tokenize = (text: string): string[] =>
  splitWords(text).map(stemWord);

/** Returns the words without stop words and punctuation, for comparing a query with a title, heading or keyword. */
export const normalize = (text: string): string =>
  [...new Set(splitWords(text))]
    .join(' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export function parseQuery(query: string): Word[] {
  const texts = [...new Set(splitWords(query))].slice(0, maxWords);
  const pairs = texts.slice(1).map((text, index) => `${texts[index]}${text}`);
  return texts.map((text, index) => ({
    text,
    stem: stemWord(text),
    pairs: pairs
      .slice(Math.max(0, index - 1), index + 1)
      .flatMap((pair) => [pair, stemWord(pair)]),
  }));
}

/** Returns the terms to mark on a page, with hyphenated names as one. Single letters would mark half of the text. */
export function getHighlightTerms(query: string): string[] {
  const words = new Set(splitWords(query));
  return [...new Set(query.toLowerCase().split(/\s+/))]
    .filter(
      (term) =>
        term.length > 1 && splitWords(term).some((word) => words.has(word)),
    )
    .slice(0, maxWords);
}

/** Short words match only at the start of a word: "gas" in "gasless" but not in "Vegas". */
const toPattern = (text: string): string =>
  `${text.length < 4 ? '(?<![\\p{L}\\p{N}])' : ''}${escapeRegExp(text)}`;

/** Shorter stems, such as "ga" for "gas", would match too many words. */
export const minStemLength = 3;

/** Returns patterns for the forms of a word. */
const getForms = ({text, stem}: Word): readonly string[] =>
  (stem.length < minStemLength ? [text] : [text, stem]).map(toPattern);

/** Returns the rest of the line from the first sentence that contains the most query words. */
function trimToBestSentence(text: string, words: readonly Word[]): string {
  const patterns = words.map(
    (word) => new RegExp(getForms(word).join('|'), 'iu'),
  );
  const countMatches = (sentence: string): number =>
    patterns.filter((pattern) => pattern.test(sentence)).length;
  const sentences = text.split(/(?<=[.?!] )(?=[\p{Lu}\p{N}“"(])|(?<=\n)/u);
  const bestCount = Math.max(...sentences.map(countMatches));
  return sentences
    .slice(
      sentences.findIndex((sentence) => countMatches(sentence) === bestCount),
    )
    .join('')
    .split('\n', 1)
    .join();
}

/** Returns the start of an excerpt that has the match in its middle, or near its end if the text ends before. */
function findExcerptStart(
  text: string,
  match: {readonly start: number; readonly end: number},
  length: number,
): number {
  const isNearStart = match.end < 0.8 * length;
  if (isNearStart) return 0;
  const spaceBefore = Math.floor((length - (match.end - match.start)) / 2);
  const idealStart = Math.min(match.start - spaceBefore, text.length - length);
  if (idealStart <= 0) return 0;
  const wordStart = text.indexOf(' ', idealStart) + 1;
  return Math.min(match.start, wordStart);
}

/** Returns the end of an excerpt: that of the text, of a sentence in its second half, or of a word. */
function findExcerptEnd(
  text: string,
  start: number,
  matchEnd: number,
  length: number,
): {readonly end: number; readonly isCut: boolean} {
  const maxEnd = start + length;
  if (maxEnd >= text.length) return {end: text.length, isCut: false};
  const sentenceEnd = text.lastIndexOf('. ', maxEnd - 1) + 1;
  if (sentenceEnd >= Math.max(matchEnd, start + length / 2)) {
    return {end: sentenceEnd, isCut: false};
  }
  const end = Math.max(matchEnd, text.lastIndexOf(' ', maxEnd));
  return {end, isCut: end < text.length};
}

/** Returns about `length` characters from the best sentence on, cut after a sentence or word. Every second item is a match, up to the end of its word. */
export function createExcerpt(
  fullText: string,
  words: readonly Word[],
  length: number,
): string[] {
  const text = trimToBestSentence(fullText, words);
  const pattern = new RegExp(
    `((?:${words.flatMap(getForms).join('|')})[\\p{L}\\p{N}_]*)`,
    'iu',
  );
  const match = pattern.exec(text);
  const matchStart = match?.index ?? 0;
  const matchEnd = matchStart + (match?.[0].length ?? 0);
  const start = findExcerptStart(
    text,
    {start: matchStart, end: matchEnd},
    length,
  );
  const {end, isCut} = findExcerptEnd(text, start, matchEnd, length);
  const prefix = start > 0 ? '…' : '';
  const suffix = isCut ? '…' : '';
  return `${prefix}${text.slice(start, end)}${suffix}`.split(pattern);
}
