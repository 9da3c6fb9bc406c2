/** Quoted strings in any notation: JSON, JavaScript, Python, Rust, a log line, or JSON within JSON. */

/** Characters after which a quote closes a string; an apostrophe within a word does not. */
const afterString = new Set([...' \t\n\r,)]}:;.|!?'.split(''), '\\', '']);
const beforeString = new Set([...' \t\n\r,([{:=+>|'.split(''), '\\', '']);

/** A string in a text: `end` is the position after its closing quote. */
export interface QuotedString {
  readonly content: string;
  readonly end: number;
}

const escapes: Readonly<Record<string, string>> = {n: '\n', t: '\t', r: '\n'};

const unescapeOnce = (text: string): string =>
  text.replace(
    /\\(?:u([\da-f]{4})|([^]))/gi,
    (_, code: string | undefined, mark: string) =>
      code
        ? String.fromCharCode(Number.parseInt(code, 16))
        : (escapes[mark] ?? mark),
  );

/** Unescapes a string whose quotes have `count` backslashes before them. */
function unescape(text: string, count: number): string {
  let plainText = text;
  for (let rest = count + 1; rest >= 1; rest = Math.floor(rest / 2))
    plainText = unescapeOnce(plainText);
  return plainText;
}

function countBackslashes(text: string, end: number): number {
  let start = end;
  while (start > 0 && text[start - 1] === '\\') start -= 1;
  return end - start;
}

const isByteString = (text: string, quote: number): boolean =>
  text[quote - 1] === 'b' && !/\w/.test(text[quote - 2] ?? '');

/** Reads the strings of one text. It remembers which quotes have no closing quote, so that the work stays linear. */
export class StringReader {
  /** Kinds of quotes, with the position after which they do not close any more. */
  private readonly unclosed = new Set<string>();

  constructor(private readonly text: string) {}

  /** Reads the string that the quote at `quote` opens; undefined if it is an apostrophe, or never closes. */
  read(quote: number): QuotedString | undefined {
    const {text} = this;
    const mark = text[quote] ?? '';
    const count = countBackslashes(text, quote);
    const isOpening =
      mark === '"' ||
      beforeString.has(text[quote - count - 1] ?? '') ||
      isByteString(text, quote);
    if (!isOpening) return undefined;
    const end = this.findEnd(quote, mark, count);
    if (end === undefined) return undefined;
    return {
      content: unescape(text.slice(quote + 1, end - count), count),
      end: end + 1,
    };
  }

  /** Finds the closing quote: on the same line for apostrophes, unless the string is wrapped bytes. */
  private findEnd(
    quote: number,
    mark: string,
    count: number,
  ): number | undefined {
    const {text} = this;
    const isOneLine = mark === "'" && !text.startsWith('0x', quote + 1);
    const lineEnd = isOneLine ? text.indexOf('\n', quote) : -1;
    const limit = lineEnd === -1 ? text.length : lineEnd;
    const kind = `${count}${mark}${limit}`;
    if (this.unclosed.has(kind)) return undefined;
    for (
      let end = text.indexOf(mark, quote + 1);
      end !== -1 && end < limit;
      end = text.indexOf(mark, end + 1)
    ) {
      const isClosing = mark === '"' || afterString.has(text[end + 1] ?? '');
      if (isClosing && countBackslashes(text, end) === count) return end;
    }
    this.unclosed.add(kind);
    return undefined;
  }
}
