import {charWidths, metrics} from './metrics';
import type {Line, Rect, Run, Text, TextStyle} from './types';

/** Contract names, which are shown as code although they look like product names. */
const contracts = [
  'LineaRollup',
  'L1MessageService',
  'L2MessageService',
  'TokenBridge',
  'BridgedToken',
  'TimeLock',
  'PauseManager',
  'RateLimiter',
];

/** Recognizes identifiers by form: in backticks, `camelCase`, `snake_case`, `call()`, `0x…`, `file.ext`, or a contract's name. */
const identifier = new RegExp(
  [
    '`[^`]+`',
    '\\b0x[\\da-f…]+',
    '\\b[a-z]+\\w*_\\w+(?:\\([^()]*\\))?',
    '\\b[A-Z]+_[A-Z_]+\\b',
    `\\b(?:${contracts.join('|')})\\w*`,
    '\\b(?:L[12])?[A-Z][a-z]+(?:[A-Z][a-z\\d]+)+(?:Base|Manager|Service|Unit|Proof|V\\d)\\w*',
    '\\b[a-z]{2,}(?:[A-Z][a-z\\d]+)+\\d*(?:\\([^()]*\\))?',
    '\\b[a-z]+\\(\\)',
    '\\b[a-z-]+\\.(?:bin|lt|yaml|toml|lisp|zkasm)\\b',
  ].join('|'),
  'g',
);

/** Splits a line into runs, with identifiers in the code font. */
export function tokenizeLine(text: string): Line {
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

function measureRun(
  {text, isCode}: Run,
  fontSize: number,
  style: TextStyle,
): number {
  const table = style === 'strong' ? charWidths.strong : charWidths.regular;
  const units = [...text].reduce(
    (sum, character) =>
      sum +
      (isCode
        ? charWidths.mono
        : (table[character.charCodeAt(0) - 32] ?? charWidths.fallback)),
    0,
  );
  return (units * fontSize) / 1000;
}

export function measureLine(
  line: Line,
  fontSize: number,
  style: TextStyle = 'plain',
): number {
  return line.reduce((sum, run) => sum + measureRun(run, fontSize, style), 0);
}

/** Wraps text at spaces into lines of at most `width` pixels, keeping the source's line breaks. */
export function wrap(
  text: string,
  width: number,
  fontSize: number,
  style: TextStyle = 'plain',
): Line[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: Line[] = [];
    let line = '';
    // Does not break code in backticks or calls with arguments.
    for (const word of paragraph.match(/`[^`]+`\S*|\w+\([^()]*\)\S*|\S+/g) ?? [
      '',
    ]) {
      const extended = line ? `${line} ${word}` : word;
      if (
        line &&
        measureLine(tokenizeLine(extended), fontSize, style) > width
      ) {
        lines.push(tokenizeLine(line));
        line = word;
      } else {
        line = extended;
      }
    }
    return [...lines, tokenizeLine(line)];
  });
}

/** Wraps text into as many lines as `wrap`, but with balanced lengths. */
export function wrapEvenly(
  text: string,
  width: number,
  fontSize: number,
  style: TextStyle = 'plain',
): Line[] {
  const {length} = wrap(text, width, fontSize, style);
  let balancedWidth = width;
  while (
    balancedWidth > 20 &&
    wrap(text, balancedWidth - 4, fontSize, style).length === length &&
    measureWidest(
      wrap(text, balancedWidth - 4, fontSize, style),
      fontSize,
      style,
    ) <= width
  ) {
    balancedWidth -= 4;
  }
  return wrap(text, balancedWidth, fontSize, style);
}

export function measureWidest(
  lines: readonly Line[],
  fontSize: number,
  style: TextStyle = 'plain',
): number {
  return Math.max(
    0,
    ...lines.map((line) => measureLine(line, fontSize, style)),
  );
}

export function measureHeight(
  lines: readonly Line[],
  fontSize: number,
): number {
  return lines.length * getLineHeight(fontSize);
}

export function getLineHeight(fontSize: number): number {
  return Math.round(fontSize * metrics.lineHeight);
}

export function getBounds(text: Text, fontSize: number): Rect {
  const width = measureWidest(text.lines, fontSize, text.style);
  const shift = {start: 0, middle: width / 2, end: width}[text.anchor];
  return {
    x: text.x - shift,
    y: text.y,
    width,
    height: measureHeight(text.lines, fontSize),
  };
}

/** Lines of a box in one style: its title or its details. */
export interface Block {
  readonly lines: readonly Line[];
  readonly style: TextStyle;
}

interface BoxLabel {
  readonly title: string;
  /** Shown below the title, in a softer colour. */
  readonly detail?: string;
}

/** Splits the text of a box: the title ends at the first colon or line break. */
export function splitLabel(text: string): BoxLabel {
  const [, title, detail] = /^([^:\n]{1,32})(?::\s+|\n)(.+)$/s.exec(text) ?? [];
  return title && detail ? {title, detail} : {title: text};
}

/** Wraps a box's title and details to `width` pixels. */
export function layoutLabel(
  {title, detail}: BoxLabel,
  width: number,
  fontSize: number,
  style: TextStyle = 'strong',
): Block[] {
  return [
    ...(title
      ? [{lines: wrapEvenly(title, width, fontSize, style), style}]
      : []),
    ...(detail
      ? [{lines: wrapEvenly(detail, width, fontSize), style: 'soft' as const}]
      : []),
  ];
}

/** Returns the size of vertically stacked blocks. */
export function measureBlocks(
  blocks: readonly Block[],
  fontSize: number,
): {width: number; height: number} {
  return {
    width: Math.max(
      0,
      ...blocks.map(({lines, style}) => measureWidest(lines, fontSize, style)),
    ),
    height: blocks.reduce(
      (sum, {lines}) => sum + measureHeight(lines, fontSize),
      0,
    ),
  };
}

/** Centers stacked blocks in a box. */
export function centerBlocks(
  blocks: readonly Block[],
  {x, y, width, height}: Rect,
  fontSize: number,
): Text[] {
  let top = y + (height - measureBlocks(blocks, fontSize).height) / 2;
  return blocks.map(({lines, style}) => {
    const text: Text = {
      x: x + width / 2,
      y: top,
      anchor: 'middle',
      lines,
      style,
    };
    top += measureHeight(lines, fontSize);
    return text;
  });
}
