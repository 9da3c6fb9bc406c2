import lunr from 'lunr';
import {escapeRegExp} from '../../lib/text';

/** A word of a query. `pairs` are the words that it makes with its neighbours: "test net" is found as "testnet". */
export interface Word {
  readonly text: string;
  readonly stem: string;
  readonly pairs: readonly string[];
}

/** At most this many words of a query are looked for. */
const mostWords = 12;

/** A selector with data behind it: pages know the selector only. Addresses and topics are known whole. */
const selectorOf = (text: string): string => (/^0x[0-9a-f]{9,}$/.test(text) && ![42, 66].includes(text.length) ? text.slice(0, 10) : text);

const stemOf = (text: string): string => lunr.stemmer(new lunr.Token(text, {})).toString();

/** The words of a text as the index cuts them, without those that say nothing unless there are no others. */
function cut(text: string): string[] {
  const all = lunr.tokenizer(text).map((token) => selectorOf(lunr.trimmer(token).toString())).filter(Boolean);
  const telling = all.filter((word) => lunr.stopWordFilter(new lunr.Token(word, {})) as lunr.Token | undefined);
  return telling.length > 0 ? telling : all;
}

const known = new Map<string, string[]>();

/** The words of a title, heading or keyword as the index has them. */
export function stemsOf(text: string): string[] {
  const stems = known.get(text) ?? cut(text).map(stemOf);
  known.set(text, stems);
  return stems;
}

/** The words of a query. */
export function wordsOf(query: string): Word[] {
  const texts = [...new Set(cut(query))].slice(0, mostWords);
  const joined = texts.slice(1).map((text, index) => `${texts[index]}${text}`);
  return texts.map((text, index) => ({text, stem: stemOf(text), pairs: joined.slice(Math.max(0, index - 1), index + 1).flatMap((pair) => [pair, stemOf(pair)])}));
}

/** Short words are marked at the beginning of others only: gas in gasless, not in Vegas. */
const patternOf = (text: string): string => `${text.length < 4 ? '(?<![\\p{L}\\p{N}])' : ''}${escapeRegExp(text)}`;

/** About `length` characters of a text around the first of the words, in whole words. Every second piece is one of them. */
export function excerptOf(text: string, words: readonly Word[], length: number): string[] {
  const pattern = new RegExp(`((?:${words.flatMap((word) => [word.text, word.stem]).map(patternOf).join('|')})[\\p{L}\\p{N}]*)`, 'iu');
  const found = pattern.exec(text);
  const start = found?.index ?? 0;
  const end = start + (found?.[0].length ?? 0);
  const before = Math.max(0, Math.min(start - Math.floor((length - end + start) / 2), text.length - length));
  const from = before === 0 ? 0 : Math.min(start, text.indexOf(' ', before) + 1);
  const to = from + length >= text.length ? text.length : Math.max(end, text.lastIndexOf(' ', from + length));
  return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`.split(pattern);
}
