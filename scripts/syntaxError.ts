import type {VFile} from 'vfile';
import {placeIn, type Finding} from './check/finding';

/** What the parser of MDX stumbles over: where, what to do, and the piece of the text without which it can go on. */
export interface SyntaxProblem {
  readonly finding: Finding;
  /** None where what follows would be guessed. */
  readonly piece?: {readonly start: number; readonly end: number};
  /** The element whose closing tag has no opening one. */
  readonly stray?: string;
}

/** Elements of HTML without content, which MDX wants closed all the same. */
const voidElements = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);

function offsetOf(text: string, line: number, column: number): number {
  return text.split('\n').slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, column - 1);
}

/** Where the braces around an offset open, and the end of what they hold if they are closed. */
function bracesAround(text: string, offset: number): {readonly start: number; readonly end: number} | undefined {
  let depth = 0;
  let start = offset - 1;
  for (; start >= 0 && (depth > 0 || text[start] !== '{'); start--) {
    depth += text[start] === '}' ? 1 : text[start] === '{' ? -1 : 0;
  }
  if (start < 0) {
    return undefined;
  }
  depth = 0;
  for (let end = start; end < text.length; end++) {
    depth += text[end] === '{' ? 1 : text[end] === '}' ? -1 : 0;
    if (depth === 0) {
      return {start, end: end + 1};
    }
  }
  return {start, end: start + 1};
}

/** What to do about an element that is never closed. */
function closing(tag: string): string {
  if (tag === 'img') {
    return 'write ![What it shows](./file.png), or <img … />';
  }
  return voidElements.has(tag)
    ? `write <${tag} />`
    : `write </${tag}> behind its content, in a paragraph of its own where <${tag}> stands in one, or <${tag} /> if it has none`;
}

/** What to do about an admonition that swallows what follows it. */
export const unclosedAdmonition = (name: string): string => `:::${name} is not closed → write ::: on a line of its own behind its content`;

/** What is wrong with a < that begins no element, or with the inside of a tag. */
function wrongTag(text: string, start: number, reason: string): {readonly message: string; readonly end: number} {
  const [, closed] = /^<\/([\w.]+)/.exec(text.slice(start)) ?? [];
  const end = text.indexOf('>', start) + 1 || start + 1;
  if (text.startsWith('<!--', start)) {
    const close = text.indexOf('-->', start);
    return {message: 'an HTML comment → write {/* … */}', end: close < 0 ? start + 4 : close + 3};
  }
  if (/closing slash/.test(reason) && closed !== undefined) {
    return {message: `</${closed}> closes an element that is not open → ${voidElements.has(closed) ? `write <${closed} />` : 'remove it, or open the element above it'}`, end};
  }
  if (/to create a link/.test(reason)) {
    return {message: `${text.slice(start, end)} is no link here → write [text](address)`, end};
  }
  if (/before name/.test(reason)) {
    const sign = text.startsWith('<=', start) ? '<=' : '<';
    return {message: `${sign} begins an element here → put it into code font, or write {'<'}${sign.slice(1)}`, end: start + 1};
  }
  return {message: `${reason} → correct the element, or put a < or { that is text into code font`, end};
}

/** What the parser says of an error, as a place and as an instruction. */
export function syntaxProblem(file: string, text: string, {reason, line = 1, column = 1, place}: VFile['messages'][number]): SyntaxProblem {
  const at = (start: number, message: string): Finding => ({file, ...placeIn(text, start), message});
  const [, tag, ...unclosed] = /^Expected a closing tag for `<([^>]*)>` \((\d+):(\d+)-(\d+):(\d+)\)/.exec(reason) ?? [];
  if (tag !== undefined) {
    const [startLine = 1, startColumn = 1, endLine = 1, endColumn = 1] = unclosed.map(Number);
    const start = offsetOf(text, startLine, startColumn);
    const isType = /\w/.test(text[start - 1] ?? '') && /^[A-Z]/.test(tag);
    return {finding: at(start, `<${tag}> is not closed → ${isType ? 'put the type into code font' : closing(tag)}`), piece: {start, end: offsetOf(text, endLine, endColumn)}};
  }
  const [, closed, open, ...opening] = /closing tag `<\/([^>]*)>`, expected corresponding closing tag for `<([^>]*)>` \((\d+):(\d+)-(\d+):(\d+)\)/.exec(reason) ?? [];
  if (open !== undefined) {
    const [startLine = 1, startColumn = 1, endLine = 1, endColumn = 1] = opening.map(Number);
    const start = offsetOf(text, startLine, startColumn);
    return voidElements.has(open)
      ? {finding: at(start, `<${open}> is not closed → ${closing(open)}`), piece: {start, end: offsetOf(text, endLine, endColumn)}}
      : {finding: {file, line, column, message: `</${closed}> closes an element that is not open → close <${open}> of ${startLine}:${startColumn} with </${open}> first`}, piece: {start, end: offsetOf(text, endLine, endColumn)}};
  }
  // An admonition without its end holds the closing tag of the element around it.
  const [, ...inside] = /^Expected the closing tag .* after the start of `directiveContainer` \((\d+):(\d+)\)/.exec(reason) ?? [];
  if (inside.length > 0) {
    const start = offsetOf(text, Number(inside[0]), Number(inside[1]));
    const [fence = '', name = ''] = /^:{3,}([\w-]*).*/.exec(text.slice(start)) ?? [];
    return {finding: at(start, unclosedAdmonition(name)), piece: {start, end: start + fence.length}};
  }
  const offset = (place && ('start' in place ? place.start.offset : place.offset)) ?? offsetOf(text, line, column);
  if (/import\/exports/.test(reason)) {
    return {finding: {file, line, column, message: `${reason} → correct the import`}};
  }
  if (/acorn|expression/i.test(reason)) {
    const piece = bracesAround(text, offset);
    const [, id] = /^\{#([\w-]+)\}/.exec(text.slice(piece?.start)) ?? [];
    const todo = id === undefined ? 'correct the expression, or put braces that are text into code font' : `write {/* #${id} */}`;
    // Of braces that are never closed the parser names the end of the page.
    const finding = piece && /end of file/.test(reason) ? at(piece.start, `{ is not closed → write } behind the expression, or put a brace that is text into code font`) : {file, line, column, message: `${reason} → ${todo}`};
    return {finding, ...(piece && {piece})};
  }
  const start = /end of file/.test(reason) ? -1 : text.lastIndexOf('<', offset);
  if (start < 0) {
    return {finding: {file, line, column, message: `${reason} → correct the element, or put a < or { that is text into code font`}};
  }
  const {message, end} = wrongTag(text, start, reason);
  const stray = /^<\/([\w.]+)/.exec(text.slice(start))?.[1];
  return {finding: message.startsWith(reason) ? {file, line, column, message} : at(start, message), piece: {start, end}, ...(stray !== undefined && {stray})};
}
