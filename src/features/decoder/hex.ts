import type {Hex} from 'viem';

/** An input that cannot be decoded. The message tells the reader why. */
export class InputError extends Error {}

export const getByteLength = (hex: string): number => (hex.length - 2) / 2;

/** Parses hexadecimal digits with or without 0x. */
export function parseHex(text: string): Hex {
  const digits = text.replace(/^0x/i, '');
  const invalidCharacter = /[^0-9a-f]/i.exec(digits);
  if (invalidCharacter) {
    throw new InputError(
      `This is not hexadecimal: “${invalidCharacter[0]}” is not a digit from 0 to 9 or a to f. Copy only the bytes, from 0x to the last digit.`,
    );
  }
  if (digits.length % 2) {
    throw new InputError(
      `The number of digits after 0x is odd (${digits.length.toLocaleString('en-US')}). A byte has two digits, so there is one too few or one too many.`,
    );
  }
  return `0x${digits.toLowerCase()}`;
}

/** Finds a transaction hash: the entire text, or a part with a matching label, for example in an explorer URL. */
export function findTransactionHash(text: string): Hex | undefined {
  const [, plainHash] = /^\W*(?:0x)?([\da-f]{64})\W*$/i.exec(text) ?? [];
  const [, labelledHash] =
    /(?<![a-z])(?:txn?|transaction)(?:[_ ]?hash)?\W{1,10}0x([\da-f]{64})(?![\da-f])/i.exec(
      text,
    ) ??
    /(?:^|[{,])[ \t]*["']?hash\W{1,10}0x([\da-f]{64})(?![\da-f])/im.exec(
      text,
    ) ??
    [];
  const digits = plainHash ?? labelledHash;
  return digits === undefined ? undefined : `0x${digits.toLowerCase()}`;
}
