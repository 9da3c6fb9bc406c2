import {getAddress, type Hex} from 'viem';
import type {ErrorCause} from '@site/src/data/errorCauses';
import type {BytesKind} from '../evidence/bytes';
import type {Diagnosis} from '@site/src/data/knownMessage';
import {getByteLength, InputError} from '../hex';
import {formatCount} from '@site/src/lib/text';
import type {AbiKind} from '../signatures';
import {
  decodeCall,
  decodeLog,
  decodeMulticallResults,
  type DecodeContext,
  type DecodedMember,
} from './decodeData';
import type {DecodedValue} from './formatValue';
import {readText} from './readableText';
import {
  decodeTransaction,
  type SerializedTransaction,
} from './signedTransaction';

/** The result of decoding one item. */
export type DecodedItem =
  | {readonly status: 'decoded'; readonly matches: readonly DecodedMember[]}
  /** A 32-byte hash with a known name: a role, another constant, or a storage slot. */
  | {readonly status: 'hash'; readonly hex: string; readonly name: string}
  /** The results of a multicall. */
  | {readonly status: 'results'; readonly args: readonly DecodedValue[]}
  /** A transaction and its decoded calldata, if any. */
  | {
      readonly status: 'transaction';
      readonly transaction: SerializedTransaction;
      readonly call: DecodedItem | undefined;
    }
  /** A selector or topic that no known contract has. */
  | {
      readonly status: 'unknown';
      readonly kind: 'selector' | 'topic';
      readonly hex: string;
      readonly words: readonly string[];
      /** Whether the text leaves out the end of the data. */
      readonly isCut?: boolean;
      readonly isError?: true;
    }
  /** Words without a selector, such as the result of a call. */
  | {
      readonly status: 'values';
      readonly kind: BytesKind;
      readonly words: readonly string[];
    }
  /** Bytes that are plain text. */
  | {readonly status: 'text'; readonly text: string}
  /** Empty data: the result of a successful call if `isResult` is set. */
  | {readonly status: 'empty'; readonly isResult?: true}
  /** The request was rejected before any contract code ran. */
  | {readonly status: 'rejected'; readonly diagnosis: Diagnosis}
  /** A call failed without error data; the text may name an unknown error or state the cause. */
  | {
      readonly status: 'failed';
      readonly error: string | undefined;
      readonly cause: Diagnosis | undefined;
      /** What often makes the called function fail. */
      readonly hint?: ErrorCause | undefined;
    }
  | {readonly status: 'address'; readonly address: Hex}
  /** Nothing in the text failed, and nothing in it can be decoded. */
  | {readonly status: 'healthy'}
  | {readonly status: 'problem'; readonly message: string};

const cutNote =
  'The text leaves out the end of the data, so only the selector can be read. Get all of it from the error in your code (error.data), from cast call, or from a trace as JSON.';

const getSelector = (data: Hex): Hex => `0x${data.slice(2, 10)}`;

const createUnknown = (
  hex: Hex,
  bytesKind: BytesKind,
  words: readonly string[],
): Extract<DecodedItem, {status: 'unknown'}> => ({
  status: 'unknown',
  kind: 'selector',
  hex,
  words,
  ...(bytesKind === 'error' && {isError: true}),
});

const toWords = (data: string): readonly string[] =>
  data.slice(2).match(/.{1,64}/g) ?? [];

export function catchInputError(decode: () => DecodedItem): DecodedItem {
  try {
    return decode();
  } catch (error) {
    if (error instanceof InputError)
      return {status: 'problem', message: error.message};
    throw error;
  }
}

/** Reads bytes that start with no known selector: results, a transaction, text, plain values, or an unknown member. */
function decodeWithoutSelector(
  data: Hex,
  kind: BytesKind,
  context: DecodeContext,
): DecodedItem {
  const hex = getSelector(data);
  const args = decodeMulticallResults(data, context);
  if (args) return {status: 'results', args};
  const text = readText(data);
  if (text !== undefined) return {status: 'text', text};
  const transaction = decodeTransaction(data);
  if (transaction) {
    const {data: calldata} = transaction;
    return {
      status: 'transaction',
      transaction,
      call:
        calldata &&
        catchInputError(() => decodeHexParts([calldata], 'call', context)),
    };
  }
  const isWords = getByteLength(data) % 32 === 0;
  if (isWords && (kind === 'result' || hex === '0x00000000'))
    return {status: 'values', kind, words: toWords(data)};
  return createUnknown(hex, kind, toWords(`0x${data.slice(10)}`));
}

/** Names the member of shortened data by its selector. */
function decodeCut(
  data: Hex,
  kind: BytesKind,
  {signatures}: DecodeContext,
): DecodedItem {
  const hex = getSelector(data);
  const entry =
    signatures.find('error', hex) ?? signatures.find('function', hex);
  return entry
    ? {status: 'decoded', matches: [{...entry, note: cutNote}]}
    : {...createUnknown(hex, kind, []), isCut: true};
}

function decodeSelectorData(
  data: Hex,
  kind: BytesKind,
  context: DecodeContext,
): DecodedItem {
  const hex = getSelector(data);
  // The surrounding text distinguishes an error from a function with the same selector.
  const abiKinds: readonly AbiKind[] =
    kind === 'call' ? ['function', 'error'] : ['error', 'function'];
  const entries = abiKinds.flatMap(
    (abiKind) => context.signatures.find(abiKind, hex) ?? [],
  );
  if (!entries.length) return decodeWithoutSelector(data, kind, context);
  const errors: InputError[] = [];
  const matches = entries.flatMap((entry) => {
    try {
      return [decodeCall(entry, data, context)];
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      errors.push(error);
      return [];
    }
  });
  if (!matches.length && errors[0]) throw errors[0];
  return {
    status: 'decoded',
    matches:
      kind === 'error' || kind === 'call' ? matches.slice(0, 1) : matches,
  };
}

/** Decodes 32 bytes that are not a known topic: a named hash, a selector padded to a word, or data that starts with a selector. */
function decodeUnknownWord(
  hexParts: readonly [Hex, ...Hex[]],
  kind: BytesKind,
  context: DecodeContext,
): DecodedItem {
  const [first, ...rest] = hexParts;
  const {find, findHashName} = context.signatures;
  const isSelector = (hex: string): boolean =>
    Boolean(find('error', hex) ?? find('function', hex));
  const name = findHashName(first);
  if (name && !rest.length) return {status: 'hash', hex: first, name};
  const start = getSelector(first);
  const end: Hex = `0x${first.slice(-8)}`;
  const zeros = '0'.repeat(56);
  const paddedSelector = [start, end].find(
    (hex) =>
      isSelector(hex) &&
      [`${hex}${zeros}`, `0x${zeros}${hex.slice(2)}`].includes(first),
  );
  if (paddedSelector && !rest.length) {
    const decoded = decodeSelectorData(paddedSelector, 'bytes', context);
    const note =
      'You pasted the selector, padded with zeros to 32 bytes. In calldata, arguments follow it without padding.';
    return decoded.status === 'decoded'
      ? {
          ...decoded,
          matches: decoded.matches.map((match) => ({...match, note})),
        }
      : decoded;
  }
  if (isSelector(start))
    return decodeSelectorData(
      `0x${hexParts.map((part) => part.slice(2)).join('')}`,
      'bytes',
      context,
    );
  const text = rest.length ? undefined : readText(first);
  if (text !== undefined) return {status: 'text', text};
  const isValue =
    !rest.length &&
    (kind === 'result' ||
      kind === 'error' ||
      first.startsWith(`0x${'0'.repeat(24)}`));
  if (isValue) return {status: 'values', kind, words: [first.slice(2)]};
  return {
    status: 'unknown',
    kind: 'topic',
    hex: first,
    words: rest.map((part) => part.slice(2)),
  };
}

export function decodeHexParts(
  hexParts: readonly Hex[],
  kind: BytesKind,
  context: DecodeContext,
  isCut = false,
): DecodedItem {
  const [first, ...rest] = hexParts;
  if (first && isCut && getByteLength(first) >= 4)
    return decodeCut(first, kind, context);
  if (!first || getByteLength(first) === 0)
    return {status: 'empty', ...(kind === 'result' && {isResult: true})};
  const bytes = getByteLength(first);
  if (bytes === 32) {
    const entry = context.signatures.find('event', first);
    return entry
      ? {
          status: 'decoded',
          matches: [decodeLog(entry, [first, ...rest], context)],
        }
      : decodeUnknownWord([first, ...rest], kind, context);
  }
  if (rest.length) {
    throw new InputError(
      'Several values are read as a log, and the first topic of a log has 32 bytes. To decode revert data or calldata, paste it as one value.',
    );
  }
  const text = bytes === 20 ? readText(first) : undefined;
  if (text !== undefined) return {status: 'text', text};
  if (bytes === 20) return {status: 'address', address: getAddress(first)};
  if (bytes < 4) {
    throw new InputError(
      `A selector has 4 bytes, that is, 8 digits after 0x: ${formatCount(bytes, 'byte')} cannot be one.`,
    );
  }
  return decodeSelectorData(first, kind, context);
}
