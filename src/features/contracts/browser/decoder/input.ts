/** Why something cannot be decoded, as a sentence for the reader. */
export class InputProblem extends Error {}

export type HexText = `0x${string}`;

export const byteLength = (hex: string): number => (hex.length - 2) / 2;

function readWord(word: string): HexText {
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

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const childrenOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : [];

const isHex = (value: unknown): value is string => typeof value === 'string' && /^0x[0-9a-f]*$/i.test(value);

type Found = readonly string[];

/** The logs anywhere in a JSON value: topics, then data. */
function logsIn(value: unknown): readonly Found[] {
  if (isRecord(value) && Array.isArray(value.topics)) {
    return [[...(value.topics as unknown[]), value.data].filter(isHex).filter((text) => text !== '0x')];
  }
  return childrenOf(value).flatMap(logsIn);
}

/** Revert data and calldata anywhere in a JSON value, in the fields where nodes and libraries put them. */
function dataIn(value: unknown): readonly Found[] {
  const own = isRecord(value) ? [value.data, value.input].filter(isHex).map((text) => [text]) : [];
  return own.length ? own : childrenOf(value).flatMap(dataIn);
}

/** The only one of several that are alike but for capitals. */
function onlyOf(found: readonly Found[], what: string): Found | undefined {
  const different = [...new Map(found.map((texts) => [texts.join(' ').toLowerCase(), texts])).values()];
  if (different.length > 1) throw new InputProblem(`There are ${different.length} ${what} in this. Paste one of them.`);
  return different[0];
}

/** What to decode in a JSON text; undefined when the text is not a JSON object, nor a list of objects. */
function wordsInJson(text: string): Found | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isRecord(value) && !childrenOf(value).some(isRecord)) return undefined;
  const words = onlyOf(logsIn(value), 'logs') ?? onlyOf(dataIn(value), 'fields with data') ?? runsIn(text);
  if (words) return words;
  throw new InputProblem('This is JSON without bytes to decode: it has no field data, input or topics that holds them.');
}

/** The bytes within other text, such as an error message. Addresses are left out where there is something else. */
function runsIn(text: string): Found | undefined {
  // cast prints a custom error as its selector, a colon and the arguments.
  const joined = text.replace(/(0x[0-9a-f]{8}):\s*(?=[0-9a-f]{64})/gi, '$1');
  const runs = (joined.match(/\b0x[0-9a-f]+/gi) ?? []).map((run) => [run]);
  const isAddress = ([run = '']: Found): boolean => byteLength(run) === 20;
  return onlyOf(runs.every(isAddress) ? runs : runs.filter((run) => !isAddress(run)), 'different strings of bytes');
}

/** Whether the words are one string of bytes over several lines: only its beginning has 0x, and it is no topic. */
function isWrapped([first = '', ...rest]: Found): boolean {
  const hasPrefix = (word: string): boolean => /^0x/i.test(word);
  return hasPrefix(first) && byteLength(first) !== 32 && rest.length > 0 && !rest.some(hasPrefix);
}

/**
 * The hex strings in what a reader pastes. Several are the topics and the data of a log; quotes, commas and brackets
 * around them do not matter, and a JSON object or an error message around the bytes is looked through.
 */
export function readInput(text: string): readonly HexText[] {
  const pieces = text.split(/[\s,;"'`[\]]+/).filter(Boolean);
  if (!pieces.length) {
    throw new InputProblem('There is nothing to decode yet. Paste a selector, revert data, calldata or the topics of a log.');
  }
  const isPlain = pieces.every((piece) => /^(0x)?[0-9a-f]*$/i.test(piece));
  const words = (isPlain ? undefined : (wordsInJson(text) ?? runsIn(text))) ?? pieces;
  return isWrapped(words) ? [readWord(words.join(''))] : words.map(readWord);
}
