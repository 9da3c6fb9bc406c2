import type {BytesEvidence} from '../evidence/bytes';
import {getMood, hasFailure} from '../evidence/moods';
import {InputError, parseHex} from '../hex';
import type {ParsedText} from '../parse/parse';
import type {SignatureEntry, SignatureIndex} from '../signatures';
import type {DecodedItem} from './decodeBytes';

const hasPrefix = (word: string): boolean => /^0x/i.test(word);
const getLength = (word: string): number => word.replace(/^0x/i, '').length / 2;

/** Reads input that consists only of bytes: one string, possibly wrapped over several lines; the topics and data of a log; or several strings. */
export function readPlainBytes(
  input: string,
): readonly BytesEvidence[] | undefined {
  const words = input.split(/[\s,;"'`[\]]+/).filter(Boolean);
  const [first, ...rest] = words;
  if (first === undefined) {
    throw new InputError(
      'There is nothing to decode yet. Paste an error, a transaction, a log or a trace, or only a selector.',
    );
  }
  if (!words.every((word) => /^(?:0x)?[0-9a-f]*$/i.test(word)))
    return undefined;
  const isLog = getLength(first) === 32;
  // In a wrapped string, only the first line starts with 0x.
  const isWrapped =
    hasPrefix(first) && !isLog && rest.length > 0 && !rest.some(hasPrefix);
  if (isWrapped) return [{kind: 'bytes', depth: 0, hexParts: [words.join('')]}];
  if (rest.length && !isLog && words.every(hasPrefix))
    return [...new Set(words.map((word) => word.toLowerCase()))].map(
      (word) => ({
        kind: 'bytes',
        depth: 0,
        hexParts: [word],
      }),
    );
  return [
    {kind: isLog && rest.length ? 'log' : 'bytes', depth: 0, hexParts: words},
  ];
}

/** Maximum length of a signature, in characters. */
const MAX_SIGNATURE_LENGTH = 1000;

/** Finds known members if the entire text is a member's name, with or without types: `MessageSent`, `function transfer(address,uint256)`. */
function findMembers(
  input: string,
  signatures: SignatureIndex,
): readonly SignatureEntry[] {
  const text = input.trim();
  if (text.length > MAX_SIGNATURE_LENGTH) return [];
  const [, name = '', list] =
    /^(?:(?:error|event|function) )?([A-Za-z_]\w*)(\([^()]*\))?;?$/.exec(
      text,
    ) ?? [];
  const members = signatures.findByName(name);
  const exact = members.filter(
    ({signature}) => signature === `${name}${list?.replace(/\s/g, '')}`,
  );
  return exact.length ? exact : members;
}

/** Maximum number of words looked up as error names. */
const MAX_NAMES = 500;

/** Finds the selectors or topics of members that the text names. */
export function findNames(
  input: string,
  {statements}: ParsedText,
  signatures: SignatureIndex,
): readonly string[] {
  const members = findMembers(input, signatures);
  if (members.length) return members.map(({hex}) => hex);
  const words = statements
    .filter((statement) => getMood(statement) === 'error')
    .flatMap(({text}) => text.match(/\b[A-Z]\w{5,}\b/g) ?? []);
  return [...new Set(words)]
    .slice(0, MAX_NAMES)
    .flatMap((name) => signatures.findByName(name))
    .filter(({kind}) => kind === 'error')
    .map(({hex}) => hex);
}

/** How tests say that a call did not fail although it should. */
export const didNotRevert =
  /\bbut it did(?:n't| not) revert|call did not revert as expected|expected transaction to be reverted[ \t.]{0,9}(?:\n|$)/i;

export const noRevert =
  'The test expected a failure, but the call did not revert: there is no error to decode.';

/** Says why there is nothing to decode in the text. */
export function describeMissing(
  input: string,
  {statements}: ParsedText,
): DecodedItem {
  const isFailure = hasFailure(statements);
  if (/^\s*[[{]/.test(input))
    return isFailure
      ? {
          status: 'problem',
          message:
            'This JSON contains no bytes to decode in a field such as data, input, output or topics, and no message that the decoder knows.',
        }
      : {status: 'healthy'};
  const words = input.trim().split(/\s+/);
  if (words.length === 1 && !/0x[\da-f]{64}/i.test(input))
    parseHex(words[0] ?? '');
  if (/0x[\da-f]{64}\b/i.test(input))
    return {
      status: 'problem',
      message:
        'A hash contains nothing to decode. Paste the output of cast run for the transaction, its receipt, its trace, or its page in an explorer.',
    };
  if (!isFailure && words.length > 3) return {status: 'healthy'};
  const reason = /\b0x/i.test(input)
    ? 'what starts with 0x is an address, a hash or a number'
    : 'it is not hexadecimal, and nothing in it starts with 0x';
  return {
    status: 'problem',
    message: `This text contains no bytes to decode: ${reason}. Copy the error data, from 0x to the last digit.`,
  };
}
