/** A quote that opens a string stands behind one of these; other quotes and apostrophes belong to the text. */
const opening = /(?:^|[:=,[{(])\s*$/;

/** How far before a quote the sign is looked for: long lines would take long otherwise. */
const reach = 40;

/** Takes the escapes off a string as often as it was written into another. */
function unescape(text: string, quote: string): string {
  let plain = text;
  for (let escapes = quote.length; escapes >= 1; escapes = Math.floor(escapes / 2)) {
    plain = plain.replace(/\\(?:u([\da-f]{4})|(.))/gi, (_, code: string | undefined, sign: string) => (code ? String.fromCharCode(Number.parseInt(code, 16)) : sign === 'n' ? '\n' : sign));
  }
  return plain;
}

/** Where a text goes on, and where at the latest its end is looked for. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

interface Quote {
  /** With the escapes before it. */
  readonly sign: string;
  readonly at: number;
}

/** The quotes of a part of the text, with the escapes before them. */
function* quotesIn(text: string, from: number, to: number): Generator<Quote> {
  // The part alone: without a quote in it, the search would go on to the end of the text.
  for (const {index} of text.slice(from, to).matchAll(/["'`]/g)) {
    const quote = from + index;
    let at = quote;
    while (at > from && text[at - 1] === '\\') at -= 1;
    yield {sign: text.slice(at, quote + 1), at};
  }
}

/**
 * A text from each of some places on, in their order: to the end of the string in which the place stands, as that string reads; without
 * one, to the end of the span. Each line is read once, however many places are in it.
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
