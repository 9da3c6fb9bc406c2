/** Maximum nesting depth of JSON that is formatted, validated or highlighted. Documented results are less than half as deep. */
const MAX_DEPTH = 200;

/** Whether the brackets in a text, outside of strings, are nested too deeply. Works for invalid JSON as well. */
export function isDeeplyNested(text: string): boolean {
  let depth = 0;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (token === '[' || token === '{') depth += 1;
    else if (token === ']' || token === '}') depth -= 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}
