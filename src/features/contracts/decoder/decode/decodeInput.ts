import {getAddress, type Hex} from 'viem';
import type {SignatureIndex, AbiKind} from '../signatures';
import {byteLength, InputError, parseHex} from '../hex';
import {classify, type Candidate, type CandidateKind} from '../input/classify';
import type {WalletError} from '../input/walletErrors';
import {findSignature, decodeCall, decodeLog, decodeMulticallResults, type DecodedMember} from './decodeData';
import type {DecodedValue} from './formatValue';
import {decodeTransaction} from './signedTransaction';

/** What a candidate of the input says. */
export type Reading =
  | {readonly status: 'decoded'; readonly matches: readonly DecodedMember[]}
  /** A hash that a role or another constant has as its value. */
  | {readonly status: 'hash'; readonly hex: string; readonly name: string}
  /** What the calls of a multicall returned. */
  | {readonly status: 'results'; readonly args: readonly DecodedValue[]}
  /** What the transaction does, and what the call in it says, if there is one. */
  | {readonly status: 'transaction'; readonly sentence: string; readonly call: Reading | undefined}
  /** Nobody on record has the selector or topic. */
  | {readonly status: 'unknown'; readonly kind: 'selector' | 'topic'; readonly hex: string; readonly words: readonly string[]}
  /** Of a call that did not fail, the result. */
  | {readonly status: 'empty'; readonly isResult?: true}
  /** A node or a wallet refused the request. */
  | {readonly status: 'refused'; readonly walletError: WalletError}
  /** A call failed; the text gives no reason, or names an error that is not on record. */
  | {readonly status: 'unexplained'; readonly error: string | undefined}
  | {readonly status: 'address'; readonly address: Hex}
  | {readonly status: 'problem'; readonly message: string};

/** One thing to decode in the input. */
export interface Alternative {
  readonly role: CandidateKind;
  /** What it is, for a list of choices: `Error IsPaused`. */
  readonly label: string;
  /** Its bytes alone, which decode to the same. Empty where there are none. */
  readonly bytes: string;
  readonly reading: Reading;
}

/** What to decode in the input, the most important first. There is always one. */
export type DecodeResult = readonly [Alternative, ...Alternative[]];

const kindsOf: Readonly<Record<CandidateKind, readonly AbiKind[]>> = {
  error: ['error', 'function'],
  call: ['function', 'error'],
  log: ['error', 'function'],
  result: ['error', 'function'],
  bytes: ['error', 'function'],
};

function readData(data: Hex, role: CandidateKind, signatures: SignatureIndex): Reading {
  const hex: Hex = `0x${data.slice(2, 10)}`;
  const entries = kindsOf[role].map((kind) => findSignature(kind, hex, signatures)).filter((entry) => entry !== undefined);
  if (!entries.length) {
    const results = decodeMulticallResults(data, signatures);
    if (results) return {status: 'results', args: results};
    const transaction = decodeTransaction(data);
    if (!transaction) return {status: 'unknown', kind: 'selector', hex, words: data.slice(10).match(/.{1,64}/g) ?? []};
    const {sentence, data: calldata} = transaction;
    return {status: 'transaction', sentence, call: calldata && catchInputError(() => decodeHexParts([calldata], 'call', signatures))};
  }
  const problems: InputError[] = [];
  const matches = entries.flatMap((entry) => {
    try {
      return [decodeCall(entry, data, signatures)];
    } catch (problem) {
      if (!(problem instanceof InputError)) throw problem;
      problems.push(problem);
      return [];
    }
  });
  if (!matches.length && problems[0]) throw problems[0];
  // The text around tells an error from a function with the same selector.
  return {status: 'decoded', matches: role === 'error' || role === 'call' ? matches.slice(0, 1) : matches};
}

/** 32 bytes that are no topic on record: a hash with a name, a selector that was filled up to a word, or data that begins with a selector. */
function decodeUnknownWord(words: readonly [Hex, ...Hex[]], signatures: SignatureIndex): Reading {
  const [first, ...rest] = words;
  const isSelector = (hex: string): boolean => Boolean(findSignature('error', hex, signatures) ?? findSignature('function', hex, signatures));
  const name = signatures.nameOfHash(first);
  if (name && !rest.length) return {status: 'hash', hex: first, name};
  const [start, end]: readonly [Hex, Hex] = [`0x${first.slice(2, 10)}`, `0x${first.slice(-8)}`];
  const zeros = '0'.repeat(56);
  const padded = [start, end].find((hex) => isSelector(hex) && [`${hex}${zeros}`, `0x${zeros}${hex.slice(2)}`].includes(first));
  if (padded && !rest.length) {
    const reading = readData(padded, 'bytes', signatures);
    const note = 'You pasted the selector, filled up with zeros to 32 bytes. Arguments would follow it without zeros in between.';
    return reading.status === 'decoded' ? {...reading, matches: reading.matches.map((match) => ({...match, note}))} : reading;
  }
  if (isSelector(start)) return readData(`0x${words.map((word) => word.slice(2)).join('')}`, 'bytes', signatures);
  return {status: 'unknown', kind: 'topic', hex: first, words: rest.map((word) => word.slice(2))};
}

function decodeHexParts(words: readonly Hex[], role: CandidateKind, signatures: SignatureIndex): Reading {
  const [first, ...rest] = words;
  if (!first || byteLength(first) === 0) return {status: 'empty', ...(role === 'result' && {isResult: true})};
  const bytes = byteLength(first);
  if (bytes === 32) {
    const entry = findSignature('event', first, signatures);
    return entry ? {status: 'decoded', matches: [decodeLog(entry, [first, ...rest], signatures)]} : decodeUnknownWord([first, ...rest], signatures);
  }
  if (rest.length) {
    throw new InputError('Several candidates are read as a log, and the first topic of a log has 32 bytes. To decode revert data or calldata, paste it as one candidate.');
  }
  if (bytes === 20) return {status: 'address', address: getAddress(first)};
  if (bytes < 4) {
    throw new InputError(`${bytes === 1 ? '1 byte is' : `${bytes} bytes are`} too short: a selector has 4 bytes, which are 8 digits after 0x.`);
  }
  return readData(first, role, signatures);
}

function catchInputError(read: () => Reading): Reading {
  try {
    return read();
  } catch (problem) {
    if (problem instanceof InputError) return {status: 'problem', message: problem.message};
    throw problem;
  }
}

const kindNames: Readonly<Record<AbiKind, string>> = {error: 'Error', function: 'Call of', event: 'Log'};
const roleNames: Readonly<Record<CandidateKind, string>> = {error: 'Error data', call: 'Calldata', log: 'Log', result: 'Result of a call', bytes: 'Bytes'};

function decodeCandidate({role, words, error, walletError}: Candidate, signatures: SignatureIndex): Reading {
  if (walletError) return {status: 'refused', walletError};
  return words.length ? decodeHexParts(words.map(parseHex), role, signatures) : {status: 'unexplained', error};
}

function formatLabel({role, depth}: Candidate, reading: Reading): string {
  const where = depth ? ' in an inner call' : '';
  const [match] = reading.status === 'decoded' ? reading.matches : [];
  if (match?.signature === 'Error(string)' && match.args?.[0]) return `Error “${match.args[0].value.slice(0, 60)}”${where}`;
  if (match) return `${kindNames[match.kind]} ${match.name}${where}`;
  if (reading.status === 'hash') return reading.name;
  if (reading.status === 'unexplained') return reading.error ? `Error ${reading.error}` : 'Failure without a reason';
  if (reading.status === 'refused') return reading.walletError.what;
  if (reading.status === 'address') return `Address ${reading.address}`;
  if (reading.status === 'results') return `Results of a multicall${where}`;
  if (reading.status === 'transaction') return `Signed transaction${where}`;
  return reading.status === 'unknown' ? `${roleNames[role]} ${reading.hex.slice(0, 10)}${where}` : `${roleNames[role]}${where}`;
}

/** The results of calls are mostly plain values, which look like unknown data: only what is known counts. */
function isWorthwhile({role, reading}: Alternative): boolean {
  return role !== 'result' || reading.status === 'decoded' || reading.status === 'results';
}

/** Where nothing says that it is an error, what is known comes before what is not. */
function rankOf({role, reading}: Alternative): number {
  if (role === 'error') return 0;
  return ['decoded', 'hash', 'transaction', 'results'].includes(reading.status) ? 1 : 2;
}

/** Names and decodes what a reader pastes: bytes, or any text with bytes in it. */
export function decode(text: string, signatures: SignatureIndex): DecodeResult {
  let candidates: readonly Candidate[];
  try {
    candidates = classify(text, signatures);
  } catch (problem) {
    if (!(problem instanceof InputError)) throw problem;
    return [{role: 'bytes', label: '', bytes: '', reading: {status: 'problem', message: problem.message}}];
  }
  const choices = candidates.map((candidate): Alternative => {
    const reading = catchInputError(() => decodeCandidate(candidate, signatures));
    return {role: candidate.role, label: formatLabel(candidate, reading), bytes: candidate.words.join(' '), reading};
  });
  const worthwhile = choices.filter(isWorthwhile);
  const [first, ...rest] = [...(worthwhile.length ? worthwhile : choices)].sort((one, other) => rankOf(one) - rankOf(other));
  return first ? [first, ...rest] : [{role: 'bytes', label: '', bytes: '', reading: {status: 'empty'}}];
}
