import type {Hex} from 'viem';

/** The reason why an input cannot be decoded, as a message for the reader. */
export class InputError extends Error {}

export const byteLength = (hex: string): number => (hex.length - 2) / 2;

/** Parses hexadecimal digits with or without 0x. */
export function parseHex(text: string): Hex {
  const digits = text.replace(/^0x/i, '');
  const invalid = /[^0-9a-f]/i.exec(digits);
  if (invalid) {
    throw new InputError(
      `This is not hexadecimal: “${invalid[0]}” is not a digit from 0 to 9 or a to f. Copy only the bytes, from 0x to the last digit.`,
    );
  }
  if (digits.length % 2) {
    throw new InputError(
      `The number of digits after 0x is odd (${digits.length.toLocaleString('en-US')}). A byte has two digits, so there is one too few or one too many.`,
    );
  }
  return `0x${digits.toLowerCase()}`;
}

/** Finds a transaction hash: the entire text, or a part labelled as one, for example in an explorer URL. */
export function findTransactionHash(text: string): Hex | undefined {
  const [, plain] = /^\W*(?:0x)?([\da-f]{64})\W*$/i.exec(text) ?? [];
  const [, labelled] = /(?<![a-z])(?:txn?|transaction)(?:[_ ]?hash)?\W{1,10}0x([\da-f]{64})(?![\da-f])/i.exec(text) ?? /(?:^|["'{,]\s*)hash\W{1,10}0x([\da-f]{64})(?![\da-f])/im.exec(text) ?? [];
  const digits = plain ?? labelled;
  return digits === undefined ? undefined : `0x${digits.toLowerCase()}`;
}
