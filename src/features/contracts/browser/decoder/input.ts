import type {Catalogue} from './catalogue';
import {withBytesOfLogs} from './explorer';
import {dataNamedIn, failureIn, membersNamed} from './namedInText';
import {distinct, piecesOf, type Piece} from './pieces';
import {refusalIn} from './refused';
import {scan} from './scan';

/** Why something cannot be decoded, as a sentence for the reader. */
export class InputProblem extends Error {}

export type HexText = `0x${string}`;

export const byteLength = (hex: string): number => (hex.length - 2) / 2;

/** Digits as bytes. */
export function readWord(word: string): HexText {
  const digits = word.replace(/^0x/i, '');
  const wrong = /[^0-9a-f]/i.exec(digits);
  if (wrong) {
    throw new InputProblem(
      `This is not hexadecimal: “${wrong[0]}” is none of the digits 0 to 9 and a to f. Copy the bytes only, from 0x to the last digit.`,
    );
  }
  if (digits.length % 2) {
    throw new InputProblem(
      `The number of digits after 0x is odd (${digits.length.toLocaleString('en-US')}). A byte has two digits, so one is missing or one is too many.`,
    );
  }
  return `0x${digits.toLowerCase()}`;
}

const hasPrefix = (word: string): boolean => /^0x/i.test(word);
const firstByteLength = ([first = '']: readonly string[]): number => first.replace(/^0x/i, '').length / 2;

/** Bytes without any other text: one string, also over several lines, or the topics and the data of a log, or several strings. */
function plainPieces(words: readonly string[]): readonly Piece[] {
  const [first = '', ...rest] = words;
  const isLog = firstByteLength(words) === 32;
  // Only the beginning of one string over several lines has 0x.
  const isWrapped = hasPrefix(first) && !isLog && rest.length > 0 && !rest.some(hasPrefix);
  if (isWrapped) return [{role: 'bytes', depth: 0, words: [words.join('')]}];
  if (rest.length && !isLog && words.every(hasPrefix)) {
    return [...new Set(words.map((word) => word.toLowerCase()))].map((word) => ({role: 'bytes', depth: 0, words: [word]}));
  }
  return [{role: isLog && rest.length ? 'log' : 'bytes', depth: 0, words}];
}

/** The failure that a text tells of: with its data where it names the error, else as what it says. */
function failuresIn(text: string, found: readonly Piece[], catalogue: Catalogue): readonly Piece[] {
  if (found.some(({role}) => role === 'error')) return [];
  const named = dataNamedIn(text, catalogue);
  if (named.length) return named.map((data) => ({role: 'error', depth: 0, words: [data]}));
  const refusal = refusalIn(text);
  if (refusal) return [{role: 'error', depth: 0, words: [], refusal}];
  const isResult = /"result":\s*"0x"|returned no data|decode result data/.test(text);
  if (!found.length && /\b0x(?!\w)/i.test(text)) return [{role: isResult ? 'result' : 'error', depth: 0, words: ['0x']}];
  const failure = failureIn(text);
  return failure ? [{role: 'error', depth: 0, words: [], error: failure.error}] : [];
}

const addressesIn = (text: string): readonly string[] => [...new Set(scan(text).map(({hex}) => hex).filter((hex) => byteLength(hex) === 20))];

/** Why a text has nothing to decode. */
function problemOf(text: string): InputProblem {
  if (/^\s*[[{]/.test(text)) {
    return new InputProblem('This is JSON without bytes to decode: no field such as data, input, output or topics holds them.');
  }
  if (/0x[\da-f]{64}(?!\w)/i.test(text)) {
    return new InputProblem('A hash has no bytes to decode. Paste what cast run prints for the transaction, its receipt, its trace, or the page that an explorer shows.');
  }
  const what = /\b0x/i.test(text) ? 'what begins with 0x in it is an address, a hash or a number' : 'it is not hexadecimal, and nothing in it begins with 0x';
  return new InputProblem(`This text has no bytes to decode: ${what}. Copy the data of the error, from 0x to the last digit.`);
}

/** All that there is to decode in what a reader pastes, the reason of a failure first. */
export function readInput(text: string, catalogue: Catalogue): readonly Piece[] {
  const words = text.split(/[\s,;"'`[\]]+/).filter(Boolean);
  if (!words.length) {
    throw new InputProblem('There is nothing to decode yet. Paste an error, a transaction, a log or a trace, or only a selector.');
  }
  if (words.every((word) => /^(0x)?[0-9a-f]*$/i.test(word))) return plainPieces(words);
  const found = piecesOf(withBytesOfLogs(text, catalogue));
  // A text can name the error without its bytes; then it still comes before the bytes of the call.
  const pieces = distinct([...failuresIn(text, found, catalogue), ...found]);
  if (pieces.length) return pieces;
  const addresses = addressesIn(text);
  if (addresses.length) return addresses.map((address) => ({role: 'bytes', depth: 0, words: [address]}));
  const members = membersNamed(text, catalogue);
  if (members.length) return members.map(({hex}) => ({role: 'bytes', depth: 0, words: [hex]}));
  if (words.length === 1 && !/0x[\da-f]{64}/i.test(text)) readWord(words[0] ?? '');
  throw problemOf(text);
}
