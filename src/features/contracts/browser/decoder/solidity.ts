import {readDeclaration, type Item} from '../../data/declaration';
import {deepest, isElementary, short, tooDeep, wrongType} from './abiTypes';
import type {Kind} from './catalogue';

/** Members as read, and what could not be read, as sentences. */
export interface Found {
  readonly items: readonly Item[];
  readonly left: readonly string[];
}

class Unreadable extends Error {}

/** Structs within structs double what they hold with every step: parameters longer than this are not those of a contract. */
const longest = 50_000;

/** Of all declarations together: each of them can have the same long struct. */
const longestTogether = 5_000_000;

/** A text without its comments. One that is never closed is left: what follows can be worth reading. */
function withoutComments(text: string): string {
  const end = text.lastIndexOf('*/') + 1;
  // Up to the last sign that closes a comment each of them is closed, so that none is looked for in vain.
  const closed = text.slice(0, end + 1).replace(/\/\/.*|\/\*[^]*?\*\//g, ' ');
  return end ? `${closed}${text.slice(end + 1).replace(/\/\/.*/g, ' ')}` : text.replace(/\/\/.*/g, ' ');
}

/** Where each bracket that opens is closed. */
function closings(code: string): ReadonlyMap<number, number> {
  const open: number[] = [];
  const closed = new Map<number, number>();
  for (const {0: bracket, index} of code.matchAll(/[()]/g)) {
    if (bracket === '(') open.push(index);
    else if (open.length) closed.set(open.pop() as number, index);
  }
  return closed;
}

type Declared = (name: string) => string | undefined;

/** The types that a text declares, as the ABI has them: what stands for each name. */
function typesOf(code: string): Declared {
  const types = new Map<string, string>();
  for (const [, name = '', fields = ''] of code.matchAll(/\bstruct\s+(\w+)\s*\{([^{}]*)\}/g)) types.set(name, `(${fields.trim().replace(/;$/, '').replaceAll(';', ',')})`);
  for (const [, name = ''] of code.matchAll(/\benum\s+(\w+)/g)) types.set(name, 'uint8');
  for (const [, name = '', type = ''] of code.matchAll(/\btype\s+(\w+)\s+is\s+(\w+)/g)) types.set(name, type);
  for (const [, name = ''] of code.matchAll(/\b(?:contract|interface)\s+(\w+)/g)) types.set(name, 'address');
  // Contracts of other files go by names such as these; anything else can be a struct.
  return (name) => types.get(name) ?? (/^(?:I[A-Z]|ERC\d)/.test(name) ? 'address' : undefined);
}

/** A reader of parameters that puts the types of the ABI in place of those that a text declares. Each of these is read once. */
function resolver(declared: Declared): (list: string) => string {
  const known = new Map<string, string | Unreadable>();
  const within: string[] = [];

  function ofName(name: string, written: string): string {
    const before = known.get(name);
    if (before instanceof Unreadable) throw before;
    if (before !== undefined) return before;
    const meaning = declared(name);
    if (meaning === undefined) throw new Unreadable(/^(?:u?int|bytes)\d+$/.test(written) ? `there is no type ${short(written)}` : `the type ${short(written)} is not declared here`);
    if (within.includes(name)) throw new Unreadable(`the type ${short(name)} contains itself`);
    if (within.length > deepest) throw new Unreadable(tooDeep);
    within.push(name);
    try {
      const type = resolve(`(${meaning})`).slice(1, -1);
      known.set(name, type);
      return type;
    } catch (error) {
      if (error instanceof Unreadable) known.set(name, error);
      throw error;
    } finally {
      within.pop();
    }
  }

  function resolve(list: string): string {
    const plain = list.replace(/\s+/g, ' ').replace(/\btuple ?\(/g, '(').replace(/\b(?:memory|calldata|storage|payable)\b/g, '');
    let length = plain.length;
    return plain.replace(/([(,] ?)([A-Za-z_$][\w$.]*)/g, (_, before: string, written: string) => {
      const type = written === 'uint' || written === 'int' ? `${written}256` : written;
      if (isElementary(type)) return `${before}${type}`;
      const meaning = ofName(type.split('.').at(-1) ?? type, written);
      length += meaning.length;
      if (length > plain.length + longest) throw new Unreadable('its structs hold too many fields');
      return `${before}${meaning}`;
    });
  }
  return resolve;
}

function depthOf(list: string): number {
  let depth = 0;
  let most = 0;
  for (const sign of list.match(/[()]/g) ?? []) {
    depth += sign === '(' ? 1 : -1;
    most = Math.max(most, depth);
  }
  return most;
}

interface Head {
  readonly kinds: readonly Kind[];
  readonly name: string;
  readonly list: string;
}

/** Declarations of members that can be called, raised or emitted from outside. */
function headsIn(code: string): readonly Head[] {
  const closed = closings(code);
  const all = [...code.matchAll(/\b(error|event|function)\s+(\w+)\s*(?=\()/g)];
  const declared = all.flatMap(({0: head, 1: kind, 2: name = '', index}, place): readonly Head[] => {
    const start = index + head.length;
    const end = closed.get(start);
    const next = all[place + 1]?.index ?? code.length;
    // No list of parameters has a declaration in it: then the words are those of a sentence.
    if (end === undefined || end > next) return [];
    const isHidden = /^[^;{]*\b(?:internal|private)\b/.test(code.slice(end + 1, next));
    return isHidden ? [] : [{kinds: [kind as Kind], name, list: code.slice(start, end + 1)}];
  });
  if (declared.length) return declared;
  // A signature alone does not say what it is of: errors and functions have their selectors in the same way.
  return [...code.matchAll(/^[ \t]*["'`]?([A-Za-z_$][\w$]*)(\([\w$,.()[\] \t]*\))["'`;,]*[ \t]*$/gm)].map(([, name = '', list = '']) => ({kinds: ['error', 'function'], name, list}));
}

/** Declarations as Solidity has them, in a list, in code or in an interface: what is around them is passed over. */
export function readDeclarations(text: string): Found {
  const code = withoutComments(text);
  const resolve = resolver(typesOf(code));
  const items: Item[] = [];
  const left: string[] = [];
  let length = 0;
  for (const {kinds, name, list} of headsIn(code)) {
    try {
      const inputs = resolve(list);
      length += inputs.length - list.length;
      if (length > longestTogether) throw new Unreadable('the structs of all declarations together hold too many fields');
      if (depthOf(inputs) > deepest + 1) throw new Unreadable(tooDeep);
      const found = kinds.map((kind) => readDeclaration(kind, `${name}${inputs}`));
      const wrong = wrongType(found[0]?.inputs);
      if (wrong) throw new Unreadable(wrong);
      items.push(...found);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      left.push(`${kinds.join(' or ')} ${short(name)}: ${error.message}`);
    }
  }
  return {items, left};
}
