import {stemmer} from 'stemmer';

/** What a piece of a text is found by, and where it stands. */
export interface Term {
  readonly term: string;
  readonly start: number;
  readonly length: number;
}

/** Put in front of a word inside a name (`Gas` in `estimateGas`), so that it can count less than the word itself. */
export const partMark = '_';

const name = /[\p{L}\p{N}_]+/gu;

/** A new word starts at a capital or after an underscore: sendRaw, ERC20Token, ABIEncoder, MAX_FEE. */
const word = /[A-Z]+(?![a-z])[0-9]*|[A-Z]?[a-z0-9]+|[0-9]+/g;

/** Hashes and addresses: no words in them. */
const hexadecimal = /^(0x)?[0-9a-f]{16,}$/i;

/** Words that say nothing about a page. */
const stopWords = new Set(
  ('a am an and are as at be been but by can could did do does for from had has have how i if in into is it its me my not of on or our ' +
    'she should so than that the their them then there these they this to us was we were what when where which who why will with would you your').split(' '),
);

const isTelling = (text: string): boolean => !stopWords.has(text.toLowerCase());

/** The stem of a word, so that fee finds fees. */
export function stemOf(text: string): string {
  const lower = text.toLowerCase();
  return /^[a-z]+$/.test(lower) ? stemmer(lower) : lower;
}

/**
 * What a name is found by: itself, its words and, as queries match from the start of a term, its tails.
 * `eth_sendRawTransaction` has `_eth`, `_send`, `_raw`, `_transaction`, `sendrawtransaction` and `rawtransaction`.
 */
function termsOfName(text: string): Term[] {
  const whole = isTelling(text) ? [{term: stemOf(text), start: 0, length: text.length}] : [];
  const words = hexadecimal.test(text) ? [] : [...text.matchAll(word)];
  if (words.length < 2) {
    return whole;
  }
  const pieces = words.filter(({0: piece}) => piece.length > 1).map(({0: piece, index}) => ({term: partMark + stemOf(piece), start: index, length: piece.length}));
  const tails = words.slice(1, -1).map(({index}) => ({term: stemOf(text.slice(index)), start: index, length: text.length - index}));
  return [...whole, ...pieces, ...tails];
}

/** Texts repeat their words: each is taken apart once. */
const known = new Map<string, readonly Term[]>();

function knownTermsOfName(text: string): readonly Term[] {
  let terms = known.get(text);
  if (!terms) {
    terms = termsOfName(text);
    known.set(text, terms);
  }
  return terms;
}

/** The names and words of a text, as they stand there. */
export const namesOf = (text: string): string[] => text.match(name) ?? [];

/** The words of a text that say something about it. */
export const tellingNamesOf = (text: string): string[] => namesOf(text).filter(isTelling);

/** What a text is found by. */
export const indexTerms = (text: string): string[] => namesOf(text).flatMap((each) => knownTermsOfName(each).map(({term}) => term));

/** What a text is found by, with positions. */
export function termsOf(text: string): Term[] {
  return [...text.matchAll(name)].flatMap(({0: each, index}) => knownTermsOfName(each).map((term) => ({...term, start: term.start + index})));
}

/** The words of a query, without those that say nothing unless there are no others. */
export function wordsOf(query: string): string[] {
  const telling = tellingNamesOf(query);
  return [...new Set((telling.length > 0 ? telling : namesOf(query)).map((each) => each.toLowerCase()))];
}
