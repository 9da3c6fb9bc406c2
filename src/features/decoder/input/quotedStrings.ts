/** Matches the text before a quote that opens a string; all other quotes and apostrophes are part of the text. */
const openingPattern = /(?:^|[:=,[{(])\s*$/;

/** Number of characters to look back from a quote; searching entire long lines would be slow. */
const maxLookback = 40;

/** Unescapes a string once per nesting level. */
function unescape(text: string, quote: string): string {
  let plainText = text;
  for (
    let escapes = quote.length;
    escapes >= 1;
    escapes = Math.floor(escapes / 2)
  ) {
    plainText = plainText.replace(
      /\\(?:u([\da-f]{4})|(.))/gi,
      (_, code: string | undefined, mark: string) =>
        code
          ? String.fromCharCode(Number.parseInt(code, 16))
          : mark === 'n'
            ? '\n'
            : mark,
    );
  }
  return plainText;
}

/** The position at which to start reading, and the last position at which to look for the end. */
interface Span {
  readonly from: number;
  readonly to: number;
}

interface Quote {
  /** The quote with its preceding escapes. */
  readonly mark: string;
  readonly start: number;
}

function* findQuotes(text: string, from: number, to: number): Generator<Quote> {
  // Slicing first limits the search, which would otherwise continue to the next quote or the end of the input.
  for (const {index} of text.slice(from, to).matchAll(/["'`]/g)) {
    const quote = from + index;
    let start = quote;
    while (start > from && text[start - 1] === '\\') start -= 1;
    yield {mark: text.slice(start, quote + 1), start};
  }
}

/**
 * For each span, returns the rest of the quoted string that contains its start, unescaped, or the entire span if it starts outside a
 * string. The spans must be in ascending order, so that each line is read only once.
 */
export function readStringRemainders(
  text: string,
  spans: readonly Span[],
): readonly string[] {
  let lineStart = 0;
  let readEnd = 0;
  let openQuotes: string[] = [];
  const isOpening = (start: number): boolean =>
    openingPattern.test(
      text.slice(Math.max(lineStart, start - maxLookback), start),
    );
  return spans.map(({from, to}) => {
    const breakBefore = text.slice(readEnd, from).lastIndexOf('\n');
    if (breakBefore >= 0) {
      lineStart = readEnd + breakBefore + 1;
      [readEnd, openQuotes] = [lineStart, []];
    }
    for (const {mark, start} of findQuotes(text, readEnd, from)) {
      if (mark === openQuotes.at(-1)) openQuotes.pop();
      else if (isOpening(start)) openQuotes.push(mark);
    }
    readEnd = from;
    const outerQuote = openQuotes.at(-1);
    const nestedQuotes: string[] = [];
    for (const {mark, start} of outerQuote ? findQuotes(text, from, to) : []) {
      if (mark !== (nestedQuotes.at(-1) ?? outerQuote)) {
        if (isOpening(start)) nestedQuotes.push(mark);
      } else if (nestedQuotes.pop() === undefined) {
        return unescape(text.slice(from, start), mark);
      }
    }
    return text.slice(from, to);
  });
}
