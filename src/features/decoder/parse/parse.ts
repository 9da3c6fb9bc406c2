import {StringReader, type QuotedString} from './strings';

/** The content between two brackets, or a record in text without brackets. */
export interface Group {
  /** The name before the bracket, in lower case; empty if there is none. */
  readonly key: string;
  readonly opener: string;
  readonly parent: Group | undefined;
  /** Names in the group, with the start of their values. */
  readonly values: Map<string, string>;
  /** Number of enclosing calls in a flat trace. */
  depth: number;
}

/** Where a part of the input is. Each quoted string is a text of its own. */
interface Place {
  readonly source: number;
  readonly start: number;
  /** Position among everything in the input. */
  readonly order: number;
}

/** Bytes in the input. */
export interface Literal extends Place {
  /** With `0x`, even if the input leaves it out. */
  readonly hex: string;
  readonly hasPrefix: boolean;
  /** Whether a tool left out the rest, as in `0x08c379a0…`. */
  readonly isCut: boolean;
  /** The name directly before the bytes, in lower case and without spaces. */
  readonly key: string;
  readonly group: Group;
  /** The text before the bytes on their line, or their label on the line above. */
  readonly before: string;
}

/** A line of the input or of a quoted string, without comments. */
export interface Statement extends Place {
  readonly text: string;
  /** The name of the string; empty for a line of the input. */
  readonly key: string;
  readonly group: Group;
  /** The line in which the string is. */
  readonly parent: Statement | undefined;
}

/** A name with arguments in parentheses, or only the parentheses. */
export interface Call extends Omit<Place, 'order'> {
  /** The line in which the call starts. */
  readonly statement: Statement;
  readonly name: string;
  readonly end: number;
  readonly list: string;
  readonly before: string;
}

/** What the input consists of, in order. */
export interface ParsedText {
  readonly literals: readonly Literal[];
  readonly statements: readonly Statement[];
  readonly calls: readonly Call[];
}

/** Stands for a quoted value, which is a statement of its own, and for long bytes. */
export const PLACEHOLDER = '\uFFFC';

type Mutable<T> = {-readonly [Key in keyof T]: T[Key]};

interface OpenGroup extends Group {
  readonly start: number;
  /** The name of a call, and where it starts. */
  readonly name: string;
  readonly nameStart: number;
  readonly statement: Statement;
}

const closers: Readonly<Record<string, string>> = {
  '}': '{',
  ']': '[',
  ')': '(',
};

/** Every alternative starts with different characters and gives nothing back, so the search is linear. */
const tokenPattern =
  /0x[\da-f]*\b|-?\d[\w.]*|[a-z_$][\w$]*|["'`{}[\]()]|=[=>]|::|[:=,\n…#]|\.{3}|\/\/|\/\*|\*\//gi;

/** Names that start a new record when they are repeated. */
const recordKeys = new Set(['address', 'data', 'topics', 'topic0', 'methodid']);

/** Maximum distance between a name and its value, and between bytes and the words before them. */
const MAX_DISTANCE = 200;

/** Maximum number of strings within strings. */
const MAX_DEPTH = 12;

/** Minimum number of digits on the second line of wrapped bytes. */
const MIN_WRAPPED_DIGITS = 16;

/** Bytes that are longer say nothing as part of a sentence. */
const MAX_HEX_IN_SENTENCE = 66;

const isDigits = (text: string): boolean => /^[\da-f]+$/i.test(text);
const toKey = (text: string): string =>
  text.toLowerCase().replace(/[^a-z\d$]/g, '');

const bytesLabel =
  /custom error|revert|raw|return|selector|signature|method ?id|error data|output/i;

/** Whether digits without 0x are bytes: whole words, or a selector after a word that announces one. */
function isUnprefixed(digits: string, before: string): boolean {
  if (digits.length < 8 || digits.length % 2 || !isDigits(digits)) return false;
  if (digits.length >= 64) return true;
  return digits.length === 8 && bytesLabel.test(before.slice(-40));
}

/** Whether a name applies to the bracket after it: only the name of a class may be in between. */
const appliesToGroup = (between: string): boolean =>
  between.length < MAX_DISTANCE &&
  /^[\w.$]*(?:\(\d+\))?$/.test(between.trim().replace(/^["'`]/, ''));

/** Whether a name applies to the value after it: only quotes or an explorer's display format may be in between. */
const appliesToValue = (between: string): boolean =>
  between.length < MAX_DISTANCE &&
  /^(?:hex)?$/i.test(between.replace(/[\s"'`:\\]/g, ''));

interface Output {
  readonly literals: Literal[];
  readonly statements: Statement[];
  readonly calls: Call[];
  /** Number of texts so far. */
  sources: number;
  /** Number of literals and statements so far. */
  count: number;
}

interface Context {
  readonly key: string;
  readonly outer: Group | undefined;
  readonly parent: Statement | undefined;
  readonly depth: number;
}

/** Parses one text: the input, or a string in it. */
class TextParser {
  private readonly id: number;
  private readonly strings: StringReader;
  private readonly openCounts = new Map<string, number>();
  private group: OpenGroup;
  private statement: Mutable<Statement>;
  private literal: Mutable<Literal> | undefined;
  private literalEnd = -1;
  /** The last word, which a colon or a bracket may make a name. */
  private word = {text: '', start: -1, end: -1};
  private key = '';
  private keyEnd = 0;
  private position = 0;
  private lineStart = 0;
  /** Up to where the text has been copied to the statement. */
  private copied = 0;
  private comment: '' | 'line' | 'block' = '';
  private label = '';
  /** Where the end of shortened bytes starts, as in `0x12…34`. */
  private tail = -1;

  constructor(
    private readonly output: Output,
    private readonly text: string,
    private readonly context: Context,
  ) {
    this.id = output.sources;
    output.sources += 1;
    this.strings = new StringReader(text);
    this.statement = {...context, source: this.id, order: 0} as never;
    this.group = this.createGroup(context.key, '', context.outer);
    this.statement = this.createStatement();
  }

  run(): void {
    const tokens = new RegExp(tokenPattern);
    for (
      let match = tokens.exec(this.text);
      match;
      match = tokens.exec(this.text)
    ) {
      this.position = match.index + match[0].length;
      this.read(match[0], match.index);
      tokens.lastIndex = this.position;
    }
    this.endLine(this.text.length);
  }

  private createGroup(
    key: string,
    opener: string,
    parent: Group | undefined,
  ): OpenGroup {
    const {text: name, start: nameStart} = this.word;
    return {
      key,
      opener,
      parent,
      values: new Map(),
      depth: 0,
      start: this.position,
      name,
      nameStart,
      statement: this.statement,
    };
  }

  private createStatement(): Mutable<Statement> {
    const {key, parent} = this.context;
    return {
      source: this.id,
      order: this.output.count++,
      start: this.lineStart,
      text: '',
      key,
      group: this.group,
      parent,
    };
  }

  private read(token: string, start: number): void {
    if (token === '\n') this.startLine(start);
    else if (this.readComment(token, start)) return;
    else if (/^0x/i.test(token)) this.readBytes(token.slice(2), start, true);
    else if (/^["'`]/.test(token)) this.readString(start);
    else if (/^[{[(]/.test(token)) this.open(token, start);
    else if (/^[}\])]/.test(token)) this.close(closers[token] ?? '', start);
    else if (token === ':' || token === '=') this.readColon(start);
    else if (token === '…' || token === '...') this.cut(start);
    else if (token === ',' && this.group.opener) this.key = '';
    else if (/^[\w$-]/.test(token)) this.readWord(token, start);
  }

  /** Whether the token is in a comment or marks one. Bytes in comments are read, but their words say nothing. */
  private readComment(token: string, start: number): boolean {
    const before = this.text[start - 1] ?? ' ';
    const after = this.text[this.position] ?? ' ';
    const isHash = token === '#' && /\s/.test(before) && /\s/.test(after);
    const isSlashes = token === '//' && /[\s;,{}()\]]/.test(before);
    if (this.comment === 'block' && token === '*/') {
      this.comment = '';
      this.copied = this.position;
    } else if (this.comment) {
      return !/^0x/i.test(token);
    } else if (isHash || isSlashes || token === '/*') {
      this.copy(start);
      this.comment = token === '/*' ? 'block' : 'line';
    }
    return ['//', '/*', '*/', '#'].includes(token);
  }

  /** Adds the text up to a position to the statement. */
  private copy(end: number): void {
    if (!this.comment && end > this.copied)
      this.statement.text += this.text.slice(this.copied, end);
    this.copied = Math.max(this.copied, end);
  }

  private replace(start: number, end: number): void {
    this.copy(start);
    if (!this.comment) this.statement.text += PLACEHOLDER;
    this.copied = end;
  }

  private endLine(end: number): void {
    this.copy(end);
    const text = this.statement.text.trim();
    this.statement.text = text;
    if (/[\w⛔]/.test(text)) this.output.statements.push(this.statement);
    const isLabel = text.length <= 40 && /^\[?[a-z][\w ]*\]?:?$/i.test(text);
    const isHeading = isLabel && text.endsWith(':');
    this.label = isLabel ? text : '';
    const isNewRecord = isHeading && !recordKeys.has(toKey(text));
    if (isNewRecord && !this.group.opener) this.startRecord(toKey(text));
    else if (!text && !this.group.opener && this.group.key)
      this.startRecord(this.context.key);
  }

  private startLine(end: number): void {
    this.endLine(end);
    this.lineStart = this.position;
    this.copied = this.position;
    if (this.comment === 'line') this.comment = '';
    this.statement = this.createStatement();
    const key = toKey(this.label);
    if (key && key !== this.key) this.setKey(key, this.position);
    else if (key) this.keyEnd = this.position;
  }

  private startRecord(key: string): void {
    this.group = this.createGroup(key, '', this.group.parent);
  }

  private setKey(key: string, end: number): void {
    this.key = key;
    this.keyEnd = end;
    const {group} = this;
    if (!group.opener && recordKeys.has(key) && group.values.has(key))
      this.startRecord(group.key);
    if (!this.group.values.has(key))
      this.group.values.set(key, this.text.slice(end, end + 60).trim());
  }

  private readColon(start: number): void {
    const between = this.text.slice(this.word.end, start);
    const isName = this.word.end >= 0 && /^["'`\\ ]{0,4}$/.test(between);
    if (isName && !/^-?\d+$/.test(this.word.text))
      this.setKey(toKey(this.word.text.split('.').at(-1) ?? ''), this.position);
    else if (!/^\d$/.test(this.word.text)) this.key = '';
  }

  private readWord(token: string, start: number): void {
    const isTail = start === this.tail;
    const before = this.getTextBefore(start);
    if (isTail && isDigits(token)) return;
    if (isUnprefixed(token, before) || this.continuesSelector(token, start)) {
      this.readBytes(token, start, false);
      return;
    }
    const isTopic = /^topics?$/i.test(this.word.text) && /^\d$/.test(token);
    this.word = {
      text: isTopic ? `topic${token}` : token,
      start,
      end: this.position,
    };
    const {position} = this;
    const after = this.text.slice(position, position + 2);
    const isColumn = this.isLineStart(start) && /^(?: {2}|\t)/.test(after);
    if (isColumn) this.setKey(toKey(token), position);
  }

  private isLineStart(start: number): boolean {
    const indent = this.text.slice(this.lineStart, start);
    return indent.length < MAX_DISTANCE && indent.trim() === '';
  }

  /** The text before a position on its line, or the label on the line above. */
  private getTextBefore(start: number): string {
    const from = Math.max(
      this.lineStart,
      this.literalEnd,
      start - MAX_DISTANCE,
    );
    const before = this.text.slice(from, start);
    const isLabelled = this.label && !/[a-z]{3}/i.test(before);
    return isLabelled ? `${this.label} ${before}` : before;
  }

  /** Whether digits are the arguments after a selector, as in `custom error 0x12345678: 0000…`. */
  private continuesSelector(digits: string, start: number): boolean {
    const between = this.text.slice(this.literalEnd, start);
    return (
      this.literal?.hex.length === 10 &&
      between.length < MAX_DISTANCE &&
      between.trim() === ':' &&
      digits.length >= 8 &&
      isDigits(digits)
    );
  }

  /** Whether digits are a numbered row of calldata, as explorers show it below the method's ID. */
  private continuesRows(digits: string, start: number): boolean {
    const between = this.text.slice(this.literalEnd, start);
    const isMethod =
      this.literal &&
      /method ?id/i.test(`${this.literal.key} ${this.literal.before}`);
    return (
      Boolean(isMethod) &&
      digits.length === 64 &&
      between.length < MAX_DISTANCE &&
      /^[\s[\]\d:]*$/.test(between)
    );
  }

  private readBytes(digits: string, start: number, hasPrefix: boolean): void {
    if (start === this.tail) return;
    const isContinued =
      this.continuesRows(digits, start) ||
      (!hasPrefix && this.continuesSelector(digits, start));
    if (isContinued && this.literal) {
      this.literal.hex += digits;
    } else {
      this.addLiteral(digits, start, hasPrefix);
    }
    this.literalEnd = this.position;
    if (this.literal) this.literal.hex += this.readWrappedLines(digits);
    this.literalEnd = this.position;
    if (digits.length > MAX_HEX_IN_SENTENCE) this.replace(start, this.position);
  }

  /** The group that a value belongs to: a constructor around it, such as `HexBytes("0x…")`, is none. */
  private getRecord(): Group {
    let {group} = this;
    while (group.opener === '(' && group.name && group.parent)
      group = group.parent as OpenGroup;
    return group;
  }

  private addLiteral(digits: string, start: number, hasPrefix: boolean): void {
    const isNamed =
      this.key.startsWith('topic') ||
      appliesToValue(this.text.slice(this.keyEnd, start));
    this.literal = {
      source: this.id,
      order: this.output.count++,
      start,
      hex: `0x${digits}`,
      hasPrefix,
      isCut: false,
      key: isNamed ? this.key : '',
      group: this.getRecord(),
      before: this.getTextBefore(start),
    };
    this.output.literals.push(this.literal);
    if (!this.key.startsWith('topics')) this.key = '';
  }

  /** Returns the end of the characters of a kind that start at a position. */
  private skip(kind: RegExp, start: number): number {
    let end = start;
    while (end < this.text.length && kind.test(this.text[end] ?? '')) end += 1;
    return end;
  }

  /** Reads the next line with text, if it contains nothing but digits and what closes a string. */
  private readDigitLine(
    from: number,
  ): {readonly digits: string; readonly end: number} | undefined {
    const start = this.skip(/\s/, from);
    const end = this.skip(/[\da-f]/i, start);
    const lineEnd = this.skip(/["'`,;)\]} \t]/, end);
    const isNextLine = this.text.slice(from, start).includes('\n');
    const isWholeLine =
      lineEnd === this.text.length || this.text[lineEnd] === '\n';
    return isNextLine && isWholeLine && end > start
      ? {digits: this.text.slice(start, end), end}
      : undefined;
  }

  /** Reads the lines that continue bytes: nothing but digits, at least the first of them long. */
  private readWrappedLines(digits: string): string {
    let rest = '';
    let end = this.position;
    const isAddress = digits.length === 40;
    while (!isAddress) {
      const line = this.readDigitLine(end);
      const isLong =
        rest !== '' || (line?.digits.length ?? 0) >= MIN_WRAPPED_DIGITS;
      if (!line || !isLong) break;
      rest += line.digits;
      end = line.end;
    }
    if (rest) {
      this.copy(this.position);
      this.position = end;
      this.copied = end;
    }
    return rest;
  }

  /** Reads a reason as ethers prints it, without escapes: it ends before the next detail, or at the last quote of the line. */
  private readReason(start: number): QuotedString | undefined {
    const isReason =
      this.key === 'reverted' ||
      (this.key === 'reason' && this.text[start - 1] === '=');
    if (!isReason || this.text[start] !== '"') return undefined;
    const lineEnd = this.text.indexOf('\n', start);
    const line = this.text.slice(
      start + 1,
      lineEnd === -1 ? undefined : lineEnd,
    );
    const details = /(?:, ?| \(?)\w+=/.exec(line);
    const content = details ? line.slice(0, details.index) : line;
    const end = content.lastIndexOf('"');
    const isEscaped = content.includes('\\"');
    return end > 0 && !isEscaped
      ? {content: content.slice(0, end), end: start + end + 2}
      : undefined;
  }

  /** Reads a string that a plus joins to the one before. */
  private readJoint(end: number): QuotedString | undefined {
    const plus = this.skip(/[ \t]/, end);
    if (this.text[plus] !== '+') return undefined;
    const quote = this.skip(/\s/, plus + 1);
    return /["'`]/.test(this.text[quote] ?? '')
      ? this.strings.read(quote)
      : undefined;
  }

  private readString(start: number): void {
    const first = this.readReason(start) ?? this.strings.read(start);
    if (!first) return;
    let {content, end} = first;
    for (let next = this.readJoint(end); next; next = this.readJoint(end)) {
      content += next.content;
      ({end} = next);
    }
    this.position = end;
    const isName =
      content.length <= 66 &&
      /^[ \t\\]*:(?!:)/.test(this.text.slice(end, end + 4));
    if (isName && !content.includes('\n')) {
      this.word = {text: content, start, end};
      return;
    }
    const digits = content.replace(/\s/g, '');
    const [, bytes = '', ellipsis = ''] =
      /^0x([\da-f]*)(…|\.\.\.)?/i.exec(digits) ?? [];
    const isBytes =
      /^0x/i.test(digits) &&
      bytes.length + 2 + ellipsis.length >= digits.length;
    if (isBytes || ellipsis) {
      this.addLiteral(bytes, start, true);
      if (this.literal) this.literal.isCut = ellipsis !== '';
      this.literalEnd = end;
      this.replace(start, end);
    } else if (
      isUnprefixed(digits, `${this.key} ${this.getTextBefore(start)}`)
    ) {
      this.addLiteral(digits, start, false);
      this.literalEnd = end;
      this.replace(start, end);
    } else {
      this.readText(content, start, end);
    }
  }

  /** Reads the text in a string. A value becomes a statement of its own; other strings stay in their sentence too. */
  private readText(content: string, start: number, end: number): void {
    const from = Math.max(this.lineStart, start - MAX_DISTANCE);
    const previous = this.text.slice(from, start).trimEnd().at(-1) ?? ':';
    const isValue = /[:=([{,\\]/.test(previous);
    const isNamed = appliesToValue(this.text.slice(this.keyEnd, start));
    if (this.context.depth < MAX_DEPTH)
      new TextParser(this.output, content, {
        key: isNamed ? this.key : '',
        outer: this.group,
        parent: this.statement,
        depth: this.context.depth + 1,
      }).run();
    if (isValue) this.replace(start, end);
    this.key = '';
  }

  /** Skips the number of a row, such as `[0]:` before a topic. */
  private skipIndex(): boolean {
    const index = /\d{1,4}\]:?/y;
    index.lastIndex = this.position;
    const isIndex = this.key !== 'traceaddress' && index.test(this.text);
    if (isIndex) this.position = index.lastIndex;
    if (isIndex && !this.key.startsWith('topic')) this.key = '';
    return isIndex;
  }

  private open(opener: string, start: number): void {
    if (opener === '[' && this.skipIndex()) return;
    const isCall = opener === '(' && this.word.end === start;
    const between = this.text.slice(this.keyEnd, start);
    const key = this.key && appliesToGroup(between) ? this.key : '';
    if (!isCall) this.word = {text: '', start, end: -1};
    this.group = this.createGroup(key, opener, this.group);
    this.openCounts.set(opener, (this.openCounts.get(opener) ?? 0) + 1);
    // The name applies to the value in a constructor too: `data: Some("0x…")`.
    if (opener !== '(' || !key) this.key = '';
    this.keyEnd = this.position;
  }

  private close(opener: string, start: number): void {
    if (!this.openCounts.get(opener)) return;
    while (this.group.opener !== opener) this.leave();
    const {group} = this;
    this.leave();
    const list = this.text.slice(group.start, start);
    if (opener === '(') this.addCall(group, list);
    else this.key = '';
    if (opener === '[' && /^topic ?\d$/i.test(list))
      this.setKey(toKey(list), this.position);
    if (group.key === 'traceaddress')
      this.group.depth = list.split(',').filter((step) => step.trim()).length;
    this.keyEnd = this.key ? this.position : this.keyEnd;
  }

  private leave(): void {
    const {opener, parent} = this.group;
    this.openCounts.set(opener, (this.openCounts.get(opener) ?? 0) - 1);
    this.group = parent as OpenGroup;
  }

  private addCall({name, nameStart, statement}: OpenGroup, list: string): void {
    const from = Math.max(0, nameStart - MAX_DISTANCE);
    const before = this.text.slice(from, nameStart);
    this.output.calls.push({
      source: this.id,
      statement,
      start: nameStart,
      end: this.position,
      name,
      list,
      before: before.slice(before.lastIndexOf('\n') + 1),
    });
  }

  /** Marks the bytes before an ellipsis as shortened. */
  private cut(start: number): void {
    const between = this.text.slice(this.literalEnd, start);
    const isAfterBytes = between.length <= 6 && /^[\s,'"`]*$/.test(between);
    if (!this.literal || this.literalEnd < 0 || !isAfterBytes) return;
    this.literal.isCut = true;
    this.tail = this.position;
  }
}

/** Removes what terminals, chats and browsers add to copied text: colours, zero-width characters, hard spaces. */
const clean = (text: string): string =>
  text
    // eslint-disable-next-line no-control-regex -- Colours of a terminal begin with the control character ESC.
    .replace(/\u001B?\[\d{0,3}(?:;\d{1,3}){0,4}m/g, '')
    .replace(/[\u00AD\u200B-\u200F\u2060\uFEFF\r]/g, '')
    .replace(/[\u00A0\u202F]/g, ' ');

/** Parses a pasted text, in time that grows with its length. */
export function parseText(text: string): ParsedText {
  const output: Output = {
    literals: [],
    statements: [],
    calls: [],
    sources: 0,
    count: 0,
  };
  new TextParser(output, clean(text), {
    key: '',
    outer: undefined,
    parent: undefined,
    depth: 0,
  }).run();
  return output;
}
