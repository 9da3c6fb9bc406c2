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

const cache = new Map<string, string[]>();

/** Returns the stems of the words in a title, heading or keyword. */
export function tokenize(text: string): string[] {
  const stems = cache.get(text) ?? splitWords(text).map(stemWord);
  cache.set(text, stems);
  return stems;
}

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
  const start = match?.index ?? 0;
  const end = start + (match?.[0].length ?? 0);
  const idealStart =
    end < 0.8 * length
      ? 0
      : Math.max(
          0,
          Math.min(
            start - Math.floor((length - end + start) / 2),
            text.length - length,
          ),
        );
  const excerptStart =
    idealStart === 0 ? 0 : Math.min(start, text.indexOf(' ', idealStart) + 1);
  const sentenceEnd = text.lastIndexOf('. ', excerptStart + length - 1) + 1;
  const isSentence = sentenceEnd >= Math.max(end, excerptStart + length / 2);
  const excerptEnd =
    excerptStart + length >= text.length
      ? text.length
      : isSentence
        ? sentenceEnd
        : Math.max(end, text.lastIndexOf(' ', excerptStart + length));
  return `${excerptStart > 0 ? '…' : ''}${text.slice(excerptStart, excerptEnd)}${excerptEnd < text.length && !isSentence ? '…' : ''}`.split(
    pattern,
  );
}
