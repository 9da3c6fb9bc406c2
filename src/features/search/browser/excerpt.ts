import type {Piece} from '../types';
import type {Word} from '../words';

/** Short words are marked at the beginning of others only: gas in gasless, not in Vegas. */
const patternOf = (text: string): string => `${text.length < 4 ? '(?<![\\p{L}\\p{N}])' : ''}${text.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&')}`;

/** About `length` characters of a text around the first of the words, in whole words, with all of them marked. */
export function excerptOf(text: string, words: readonly Word[], length: number): Piece[] {
  const pattern = new RegExp(`(?:${words.flatMap((word) => [word.text, word.stem]).map(patternOf).join('|')})[\\p{L}\\p{N}]*`, 'giu');
  const found = words.length > 0 ? [...text.matchAll(pattern)].map(({0: match, index}) => ({start: index, end: index + match.length})) : [];
  const {start = 0, end = 0} = found[0] ?? {};
  const before = Math.max(0, Math.min(start - Math.floor((length - end + start) / 2), text.length - length));
  const from = before === 0 ? 0 : Math.min(start, text.indexOf(' ', before) + 1);
  const to = from + length >= text.length ? text.length : Math.max(end, text.lastIndexOf(' ', from + length));
  const pieces: Piece[] = [{text: from > 0 ? '…' : '', isMarked: false}];
  let at = from;
  for (const match of found.filter((each) => each.start >= from && each.end <= to)) {
    pieces.push({text: text.slice(at, match.start), isMarked: false}, {text: text.slice(match.start, match.end), isMarked: true});
    at = match.end;
  }
  pieces.push({text: text.slice(at, to) + (to < text.length ? '…' : ''), isMarked: false});
  return pieces.filter((piece) => piece.text);
}
