import * as glyphs from './glyphs';
import {measures} from './measures';
import type {Line, Rect, Run, Text, TextStyle} from './types';

/** Contract names: they look like words in capitals, and like code in a sentence. */
const contracts = ['LineaRollup', 'L1MessageService', 'L2MessageService', 'TokenBridge', 'BridgedToken', 'TimeLock', 'PauseManager', 'RateLimiter'];

/** What is an identifier by its form: between backticks, `camelCase`, `snake_case`, `call()`, `0x…`, `file.ext`, or the name of a contract. */
const identifier = new RegExp(
  ['`[^`]+`', '\\b0x[\\da-f…]+', '\\b[a-z]+\\w*_\\w+(?:\\([^()]*\\))?', '\\b[A-Z]+_[A-Z_]+\\b', `\\b(?:${contracts.join('|')})\\w*`, '\\b(?:L[12])?[A-Z][a-z]+(?:[A-Z][a-z\\d]+)+(?:Base|Manager|Service|Unit|Proof|V\\d)\\w*', '\\b[a-z]{2,}(?:[A-Z][a-z\\d]+)+\\d*(?:\\([^()]*\\))?', '\\b[a-z]+\\(\\)', '\\b[a-z-]+\\.(?:bin|lt|yaml|toml|lisp|zkasm)\\b'].join('|'),
  'g',
);

/** A line of text, with its identifiers in the code font. Backticks mark more of them. */
export function toRuns(text: string): Line {
  const runs: Run[] = [];
  let end = 0;
  for (const match of text.matchAll(identifier)) {
    if (match.index > end) {
      runs.push({text: text.slice(end, match.index)});
    }
    runs.push({text: match[0].replaceAll('`', ''), isCode: true});
    end = match.index + match[0].length;
  }
  return end < text.length ? [...runs, {text: text.slice(end)}] : runs;
}

function widthOf({text, isCode}: Run, fontSize: number, style: TextStyle): number {
  const table = style === 'strong' ? glyphs.strong : glyphs.regular;
  const units = [...text].reduce((sum, character) => sum + (isCode ? glyphs.mono : (table[character.charCodeAt(0) - 32] ?? glyphs.other)), 0);
  return (units * fontSize) / 1000;
}

/** Width of a line in pixels. */
export function measureLine(line: Line, fontSize: number, style: TextStyle = 'plain'): number {
  return line.reduce((sum, run) => sum + widthOf(run, fontSize, style), 0);
}

/** Breaks a text into lines that are no wider than `width`, at spaces; a line break stays where the writer put it. */
export function wrap(text: string, width: number, fontSize: number, style: TextStyle = 'plain'): Line[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: Line[] = [];
    let line = '';
    // What stands between backticks or in a call's brackets is one word.
    for (const word of paragraph.match(/`[^`]+`\S*|\w+\([^()]*\)\S*|\S+/g) ?? ['']) {
      const longer = line ? `${line} ${word}` : word;
      if (line && measureLine(toRuns(longer), fontSize, style) > width) {
        lines.push(toRuns(line));
        line = word;
      } else {
        line = longer;
      }
    }
    return [...lines, toRuns(line)];
  });
}

/** Breaks a text into the same number of lines as `wrap`, of about the same length. */
export function wrapEvenly(text: string, width: number, fontSize: number, style: TextStyle = 'plain'): Line[] {
  const {length} = wrap(text, width, fontSize, style);
  let narrowest = width;
  while (narrowest > 20 && wrap(text, narrowest - 4, fontSize, style).length === length && widest(wrap(text, narrowest - 4, fontSize, style), fontSize, style) <= width) {
    narrowest -= 4;
  }
  return wrap(text, narrowest, fontSize, style);
}

/** Width of the longest line. */
export function widest(lines: readonly Line[], fontSize: number, style: TextStyle = 'plain'): number {
  return Math.max(0, ...lines.map((line) => measureLine(line, fontSize, style)));
}

/** Height of so many lines. */
export function heightOf(lines: readonly Line[], fontSize: number): number {
  return lines.length * lineHeightOf(fontSize);
}

/** Distance from line to line. */
export function lineHeightOf(fontSize: number): number {
  return Math.round(fontSize * measures.lineHeight);
}

/** The space that a text takes. */
export function boundsOf(text: Text, fontSize: number): Rect {
  const width = widest(text.lines, fontSize, text.style);
  const shift = {start: 0, middle: width / 2, end: width}[text.anchor];
  return {x: text.x - shift, y: text.y, width, height: heightOf(text.lines, fontSize)};
}
