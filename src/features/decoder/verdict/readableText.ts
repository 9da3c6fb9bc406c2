import {hexToBytes, type Hex} from 'viem';

/** Invisible characters, and those that change the direction or the place of others. */
const invisible =
  // eslint-disable-next-line no-misleading-character-class -- Each of these characters is invisible by itself.
  /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u034F\u115F\u1160\u17B4\u17B5\u3164\uFFA0]/gu;

/** Shows invisible characters as escapes, so that a contract's text cannot hide or reorder what a reader sees. */
export const escapeInvisible = (text: string): string =>
  text.replace(invisible, (character) =>
    character === '\n'
      ? '\\n'
      : `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );

/** Minimum length of text: fewer printable bytes can be a coincidence. */
const MIN_LENGTH = 6;

/** Reads bytes that are nothing but printable ASCII, except zeros at the end; undefined for any other bytes. */
export function readText(data: Hex): string | undefined {
  const padded = hexToBytes(data);
  const bytes = padded.slice(0, padded.findLastIndex((byte) => byte !== 0) + 1);
  const isPrintable = bytes.every(
    (byte) => (byte >= 0x20 && byte < 0x7f) || byte === 0x0a,
  );
  if (!isPrintable || bytes.length < MIN_LENGTH) return undefined;
  const text = new TextDecoder().decode(bytes);
  const letters = text.match(/[a-z ]/gi) ?? [];
  // Repeated digits, as in addresses made up for examples, are printable too.
  const isReadable =
    letters.length > text.length / 2 && new Set(letters).size >= 4;
  return isReadable ? escapeInvisible(text) : undefined;
}
