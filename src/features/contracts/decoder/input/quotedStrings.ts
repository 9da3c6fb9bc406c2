/** Text before a quote that opens a string; other quotes and apostrophes are part of the text. */
const opening = /(?:^|[:=,[{(])\s*$/;

/** Maximum characters to look back from a quote: searching long lines would be slow. */
const reach = 40;

/** Unescapes a string once per level of nesting. */
function unescape(text: string, quote: string): string {
  let plain = text;
  for (let escapes = quote.length; escapes >= 1; escapes = Math.floor(escapes / 2)) {
    plain = plain.replace(/\\(?:u([\da-f]{4})|(.))/gi, (_, code: string | undefined, sign: string) => (code ? String.fromCharCode(Number.parseInt(code, 16)) : sign === 'n' ? '\n' : sign));
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
  readonly sign: string;
  readonly at: number;
}

function* quotesIn(text: string, from: number, to: number): Generator<Quote> {
  // Sliced first: in a text without quotes the search would continue to the end of the text.
  for (const {index} of text.slice(from, to).matchAll(/["'`]/g)) {
    const quote = from + index;
    let at = quote;
    while (at > from && text[at - 1] === '\\') at -= 1;
    yield {sign: text.slice(at, quote + 1), at};
  }
}

/**
 * For each span, in ascending order: the rest of the string that contains its start, unescaped, or the whole span if it starts outside
 * a string. Reads each line once, however many spans it contains.
 */
export function restOfStrings(text: string, spans: readonly Span[]): readonly string[] {
  let lineStart = 0;
  let read = 0;
  let open: string[] = [];
  const opens = (at: number): boolean => opening.test(text.slice(Math.max(lineStart, at - reach), at));
  return spans.map(({from, to}) => {
    const breakBefore = text.slice(read, from).lastIndexOf('\n');
    if (breakBefore >= 0) {
      lineStart = read + breakBefore + 1;
      [read, open] = [lineStart, []];
    }
    for (const {sign, at} of quotesIn(text, read, from)) {
      if (sign === open.at(-1)) open.pop();
      else if (opens(at)) open.push(sign);
    }
    read = from;
    const around = open.at(-1);
    const within: string[] = [];
    for (const {sign, at} of around ? quotesIn(text, from, to) : []) {
      if (sign !== (within.at(-1) ?? around)) {
        if (opens(at)) within.push(sign);
      } else if (within.pop() === undefined) {
        return unescape(text.slice(from, at), sign);
      }
    }
    return text.slice(from, to);
  });
}
