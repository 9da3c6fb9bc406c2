/** Text before a quote that opens a string; other quotes and apostrophes are part of the text. */
const opening = /(?:^|[:=,[{(])\s*$/;

/** Maximum characters to look back from a quote: searching long lines would be slow. */
const maxLookback = 40;

/** Unescapes a string once per level of nesting. */
function unescape(text: string, quote: string): string {
  let plain = text;
  for (let escapes = quote.length; escapes >= 1; escapes = Math.floor(escapes / 2)) {
    plain = plain.replace(/\\(?:u([\da-f]{4})|(.))/gi, (_, code: string | undefined, mark: string) => (code ? String.fromCharCode(Number.parseInt(code, 16)) : mark === 'n' ? '\n' : mark));
  }
  return plain;
}

/** Where to start reading, and the latest position at which to look for the end. */
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
  // Sliced first: in a text without quotes the search would continue to the end of the text.
  for (const {index} of text.slice(from, to).matchAll(/["'`]/g)) {
    const quote = from + index;
    let start = quote;
    while (start > from && text[start - 1] === '\\') start -= 1;
    yield {mark: text.slice(start, quote + 1), start};
  }
}

/**
 * For each span, in ascending order: the rest of the string that contains its start, unescaped, or the whole span if it starts outside
 * a string. Reads each line once, however many spans it contains.
 */
export function readStringRemainders(text: string, spans: readonly Span[]): readonly string[] {
  let lineStart = 0;
  let read = 0;
  let open: string[] = [];
  const isOpening = (start: number): boolean => opening.test(text.slice(Math.max(lineStart, start - maxLookback), start));
  return spans.map(({from, to}) => {
    const breakBefore = text.slice(read, from).lastIndexOf('\n');
    if (breakBefore >= 0) {
      lineStart = read + breakBefore + 1;
      [read, open] = [lineStart, []];
    }
    for (const {mark, start} of findQuotes(text, read, from)) {
      if (mark === open.at(-1)) open.pop();
      else if (isOpening(start)) open.push(mark);
    }
    read = from;
    const outer = open.at(-1);
    const nested: string[] = [];
    for (const {mark, start} of outer ? findQuotes(text, from, to) : []) {
      if (mark !== (nested.at(-1) ?? outer)) {
        if (isOpening(start)) nested.push(mark);
      } else if (nested.pop() === undefined) {
        return unescape(text.slice(from, start), mark);
      }
    }
    return text.slice(from, to);
  });
}
