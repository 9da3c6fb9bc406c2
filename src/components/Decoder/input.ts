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

/**
 * The hex strings in what a reader pastes. Several are the topics and the data of a log; quotes,
 * commas and brackets around them, as in JSON, do not matter.
 */
export function readInput(text: string): readonly HexText[] {
  const words = text.split(/[\s,;"'`[\]]+/).filter(Boolean);
  if (!words.length) {
    throw new InputProblem('There is nothing to decode yet. Paste a selector, revert data, calldata or the topics of a log.');
  }
  return words.map(readWord);
}
