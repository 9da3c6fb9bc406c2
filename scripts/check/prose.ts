import {lintPage} from '../prose/lint';
import type {Finding} from './finding';

/** What packages of rules write, in the form of our own: `Unexpected x, expected y` becomes `x → y`. */
const forms: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/^Unexpected missing fenced code language flag.*$/, 'the code block has no language → write it behind the opening fence, `text` for output'],
  [/^Unexpected GFM autolink literal.*$/, 'a bare address → make it a link with a text: [text](address)'],
  [/^Unexpected shell code.*$/, 'every line begins with `$` → leave it out, so that the lines can be copied'],
  [/^Unexpected heading with equivalent text in section.*$/, 'a heading with this text stands in the section already → give it another'],
  [/^Unexpected reference to undefined definition.*?\(`(.*?)`\).*$/, 'there is no definition `$1` → add one, or write \\[ before the bracket if it is text'],
  [/^Unexpected unused definition.*to `(.*)`$/, 'nothing refers to the definition `$1` → remove it'],
  [/^Unexpected empty link URL.*$/, 'the link has no target → write one'],
  [/^Unexpected heading rank `(\d)`, exp?ected rank `(\d)`$/, 'the heading is of level $1, below one of a level less by two or more → write level $2'],
  [/^Unexpected `(\d+)` blank lines?.*$/, '$1 blank lines → leave one'],
  [/^Unexpected (.*?), expected (.*)$/, '$1 → $2'],
  [/^Unexpected (.*) before (`.*`), expected (.*)$/, '$1 before $2 → $3'],
  [/^Unexpected (.*), (remove .*)$/, '$1 → $2'],
];

function inOurForm(reason: string): string {
  const [pattern, replacement] = forms.find(([each]) => !reason.includes(' → ') && each.test(reason)) ?? [];
  return pattern && replacement !== undefined ? reason.replace(pattern, replacement) : reason;
}

/** Where the prose or the form of a page breaks the style guide. */
export async function proseFindings(file: string, text: string): Promise<Finding[]> {
  const {messages} = await lintPage(file, text);
  return messages.map(({reason, line = 1, column = 1}) => ({file, line, column, message: inOurForm(reason)}));
}
