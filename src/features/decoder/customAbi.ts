import JSON5 from 'json5';
import {parseAbiItem, toEventSelector, toFunctionSelector} from 'viem';
import {formatAbiItem} from 'viem/utils';
import {isRecord} from '@site/src/lib/text';
import {
  formatSignature,
  type AbiKind,
  type AbiMember,
  type CustomMember,
} from './signatures';

/** The members of a custom ABI and the declarations that could not be read, or the reason why none could be read. */
export type CustomAbi =
  | {
      readonly members: readonly CustomMember[];
      readonly skipped: readonly string[];
      readonly problem?: undefined;
    }
  | {readonly problem: string};

interface ParsedMembers {
  readonly items: readonly AbiMember[];
  readonly skipped: readonly string[];
}

class UnreadableError extends Error {}

/** Maximum length of a declaration, including its structs, in characters. Real declarations are shorter, and abitype parses lists in quadratic time. */
const MAX_LENGTH = 5_000;

/** Maximum nesting depth of structs, and of the objects in which compilers and explorers wrap an ABI. */
const MAX_DEPTH = 32;

const truncate = (text: string): string =>
  text.length > 60 ? `${text.slice(0, 60)}…` : text;

function checkLength({length}: string): void {
  if (length > MAX_LENGTH)
    throw new UnreadableError('it is too long, including its structs');
}

function parseDeclaration(kind: AbiKind, declaration: string): AbiMember {
  checkLength(declaration);
  // Decoding a list of zero-length elements would never end.
  if (/\(\s*\)|\[0+\]/.test(declaration.slice(declaration.indexOf('(') + 1)))
    throw new UnreadableError(
      'it contains a tuple or list that is always empty',
    );
  try {
    return parseAbiItem(`${kind} ${declaration}`) as AbiMember;
  } catch (error) {
    const [summary = '', detail = 'Details:'] =
      error instanceof Error ? error.message.split('\n').filter(Boolean) : [];
    throw new UnreadableError(
      (/^(?:Details|Docs|Version):/.test(detail) ? summary : detail).replace(
        /\.$/,
        '',
      ),
    );
  }
}

const opensComment = (mark: string, index: number, lastEnd: number): boolean =>
  mark === '//' || (mark === '/*' && index < lastEnd);

/** Strips comments, but not `//` in a string. Keeps the text of an unclosed comment, because it may contain declarations. */
function stripComments(code: string): string {
  const end = code.lastIndexOf('*/');
  let text = '';
  let position = 0;
  let quote = '';
  for (const {0: mark, index} of code.matchAll(/["'`\n]|\/\/|\/\*/g)) {
    if (index < position) continue;
    if (mark === '\n' || mark === quote) quote = '';
    else if (!quote && mark.length === 1) quote = mark;
    if (quote || !opensComment(mark, index, end)) continue;
    text += `${code.slice(position, index)} `;
    const close = code.indexOf(mark === '//' ? '\n' : '*/', index + 2);
    if (close === -1) return text;
    position = mark === '//' ? close : close + 2;
  }
  return text + code.slice(position);
}

/** Maps the index of each opening parenthesis to the index of its closing parenthesis. */
function matchParentheses(code: string): ReadonlyMap<number, number> {
  const openPositions: number[] = [];
  const closings = new Map<number, number>();
  for (const {0: bracket, index} of code.matchAll(/[()]/g)) {
    if (bracket === '(') openPositions.push(index);
    else if (openPositions.length)
      closings.set(openPositions.pop() as number, index);
  }
  return closings;
}

/** Returns a function that replaces structs, enums, user-defined types and contracts with ABI types, because abitype supports only structs. */
function createTypeResolver(code: string): (list: string) => string {
  const declaredTypes = new Map<string, string>();
  const declare = (
    pattern: RegExp,
    createType: (definition: string) => string,
  ): void => {
    for (const [, name = '', definition = ''] of code.matchAll(pattern))
      declaredTypes.set(name, createType(definition));
  };
  declare(
    /\bstruct\s+(\w+)\s*\{([^{}]*)\}/g,
    (fields) => `(${fields.trim().replace(/;$/, '').replaceAll(';', ',')})`,
  );
  declare(/\benum\s+(\w+)/g, () => 'uint8');
  declare(/\btype\s+(\w+)\s+is\s+(\w+)/g, (type) => type);
  declare(/\b(?:contract|interface)\s+(\w+)/g, () => 'address');

  /** Failures are cached too: many members may use the same long struct. */
  const resolvedTypes = new Map<string, string | UnreadableError>();
  const resolveName = (
    name: string,
    definition: string,
    ancestors: readonly string[],
  ): string => {
    const cachedType = resolvedTypes.get(name);
    if (typeof cachedType === 'string') return cachedType;
    if (cachedType) throw cachedType;
    if (ancestors.includes(name))
      throw new UnreadableError(`the type ${truncate(name)} contains itself`);
    if (ancestors.length > MAX_DEPTH)
      throw new UnreadableError('its structs are nested too deeply');
    try {
      const replacement = resolve(`(${definition})`, [
        ...ancestors,
        name,
      ]).slice(1, -1);
      resolvedTypes.set(name, replacement);
      return replacement;
    } catch (error) {
      if (error instanceof UnreadableError) resolvedTypes.set(name, error);
      throw error;
    }
  };
  const resolve = (list: string, ancestors: readonly string[]): string => {
    checkLength(list);
    const plainList = list
      .replace(/\s+/g, ' ')
      .replace(/\btuple ?\(/g, '(')
      .replace(/\b(?:memory|calldata|storage|payable)\b ?/g, '');
    const text = plainList.replace(
      /([(,] ?)([a-z_$][\w$.]*)/gi,
      (original: string, prefix: string, type: string) => {
        const name = type.split('.').at(-1) ?? type;
        // By convention, names like these belong to contracts, which may be declared in other files.
        const definition =
          declaredTypes.get(name) ??
          (/^(?:I[A-Z]|ERC\d)/.test(name) ? 'address' : undefined);
        return definition === undefined
          ? original
          : prefix + resolveName(name, definition, ancestors);
      },
    );
    checkLength(text);
    return text;
  };
  return (list) => resolve(list, []);
}

interface Declaration {
  readonly kinds: readonly AbiKind[];
  readonly name: string;
  readonly parameterList: string;
}

/** Finds declarations of errors, events, and functions that are not internal or private. */
function findDeclarations(code: string): readonly Declaration[] {
  const closings = matchParentheses(code);
  const declarationStarts = [
    ...code.matchAll(
      /\b(error|event|function)\s{1,99}(\w{1,250})\s{0,99}(?=\()/g,
    ),
  ];
  const declarations = declarationStarts.flatMap(
    (
      {0: head, 1: kind, 2: name = '', index},
      position,
    ): readonly Declaration[] => {
      const start = index + head.length;
      const end = closings.get(start);
      const nextStart = declarationStarts[position + 1]?.index ?? code.length;
      // A parameter list cannot contain a declaration, so the keyword must be part of a sentence.
      if (
        end === undefined ||
        end > nextStart ||
        /^[^;{]*\b(?:internal|private)\b/.test(code.slice(end + 1, nextStart))
      )
        return [];
      return [
        {
          kinds: [kind as AbiKind],
          name,
          parameterList: code.slice(start, end + 1),
        },
      ];
    },
  );
  if (declarations.length) return declarations;
  // A signature without a keyword may be an error or a function: their selectors are computed the same way.
  const signatures = code.matchAll(
    /^[ \t]*["'`]?([a-z_$][\w$]*)(\([\w$,.()[\] \t]*\))["'`;,]*[ \t]*$/gim,
  );
  return [...signatures].map(([, name = '', parameterList = '']) => ({
    kinds: ['error', 'function'],
    name,
    parameterList,
  }));
}

/** Parses Solidity declarations from a list, code or an interface, ignoring everything around them. */
function parseDeclarations(text: string): ParsedMembers {
  const code = stripComments(text);
  const resolveTypes = createTypeResolver(code);
  const items: AbiMember[] = [];
  const skipped: string[] = [];
  for (const {kinds, name, parameterList} of findDeclarations(code)) {
    try {
      items.push(
        ...kinds.map((kind) =>
          parseDeclaration(kind, `${name}${resolveTypes(parameterList)}`),
        ),
      );
    } catch (error) {
      if (!(error instanceof UnreadableError)) throw error;
      skipped.push(`${kinds.join(' or ')} ${truncate(name)}: ${error.message}`);
    }
  }
  return {items, skipped};
}

const merge = (parts: readonly ParsedMembers[]): ParsedMembers => ({
  items: parts.flatMap(({items}) => items),
  skipped: parts.flatMap(({skipped}) => skipped),
});

function parseJsonMember(value: AbiMember): ParsedMembers {
  try {
    parseDeclaration(value.type, formatAbiItem(value));
    return {items: [value], skipped: []};
  } catch (error) {
    // `value` is unchecked JSON, so any part of it may be missing.
    return {
      items: [],
      skipped: [
        `${value.type} ${truncate(value.name)}: ${error instanceof UnreadableError ? error.message : 'its inputs cannot be read'}`,
      ],
    };
  }
}

/** Reads an ABI from a list of members, a single member, or an object in which a compiler or explorer wraps it. */
function parseValue(value: unknown, depth: number): ParsedMembers {
  if (depth > MAX_DEPTH) return merge([]);
  if (typeof value === 'string') return parseText(value, depth + 1);
  if (Array.isArray(value))
    return value.every((item) => typeof item === 'string')
      ? parseDeclarations(value.join('\n'))
      : merge(value.map((item) => parseValue(item, depth + 1)));
  if (!isRecord(value)) return merge([]);
  const {type, name} = value;
  if (
    typeof name === 'string' &&
    (type === 'error' || type === 'event' || type === 'function')
  )
    return parseJsonMember(value as unknown as AbiMember);
  return merge(
    ['abi', 'ABI', 'result', 'output']
      .filter((key) => Object.hasOwn(value, key))
      .map((key) => parseValue(value[key], depth + 1)),
  );
}

/** Parses the array or object in the text, in JSON or JavaScript syntax; returns undefined if there is none. */
function findValue(text: string): unknown {
  const start = /=\s*(?=[[{])/.exec(text) ?? /(?=[[{])/.exec(text);
  if (!start) return undefined;
  try {
    return JSON5.parse(
      text.slice(
        start.index + start[0].length,
        Math.max(text.lastIndexOf(']'), text.lastIndexOf('}')) + 1,
      ),
    );
  } catch {
    return undefined;
  }
}

function parseText(text: string, depth = 0): ParsedMembers {
  const members = parseValue(findValue(text), depth);
  // Declarations may contain brackets too, for array types.
  return members.items.length || members.skipped.length
    ? members
    : parseDeclarations(text);
}

const toMember = (item: AbiMember): CustomMember => ({
  hex:
    item.type === 'event'
      ? toEventSelector(item)
      : toFunctionSelector(`function ${formatSignature(item.type, item)}`),
  item,
});

const example = 'error NotEnough(uint256 needed)';

/** Reads an ABI given as JSON, JavaScript or declarations, and reports what it cannot read. */
export function parseCustomAbi(text: string): CustomAbi {
  const {items, skipped} = parseText(text);
  if (items.length) {
    // If several members have the same signature, the last one wins.
    const bySignature = new Map(
      items.map((item) => [
        `${item.type} ${formatSignature(item.type, item)}`,
        item,
      ]),
    );
    return {members: [...bySignature.values()].map(toMember), skipped};
  }
  if (skipped[0] !== undefined)
    return {
      problem: `The decoder could not read the ${skipped[0]}. Write each declaration like this: ${example}`,
    };
  const hasFields = /\b(?:type|name|inputs)["']?\s*:/.test(text);
  if (!hasFields)
    return {
      problem: `This text contains no error, event or function. Paste the JSON of an ABI, or lines such as: ${example}`,
    };
  return {
    problem: /[\]}]$/.test(text.slice(-40).replace(/[\s;)]|as const/g, ''))
      ? 'This looks like an ABI, but it is neither JSON nor a plain JavaScript array. Copy the array from its first to its last bracket, and replace any variables in it with their values.'
      : 'This looks like JSON, but it is incomplete. Copy the ABI from its first to its last bracket.',
  };
}
