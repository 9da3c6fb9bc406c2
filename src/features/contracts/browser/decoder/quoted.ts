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

/** A text from a place on: to the end of the string in which it stands, as that string reads; without one, the whole rest. */
export function restOfString(text: string, from: number): string {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const open: string[] = [];
  let around = 0;
  for (const {0: quote, index} of text.slice(start).matchAll(/\\*["'`]/g)) {
    const at = start + index;
    if (at >= from && !around) around = open.length;
    if (at >= from && !around) break;
    if (quote === open.at(-1)) {
      if (at >= from && open.length === around) return unescape(text.slice(from, at), quote);
      open.pop();
    } else if (opening.test(text.slice(Math.max(start, at - reach), at))) {
      open.push(quote);
    }
  }
  return text.slice(from);
}
