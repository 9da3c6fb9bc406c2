import {readDeclaration, type Item} from '../../data/declaration';
import type {Kind} from './catalogue';

/** Members as read, and what could not be read, as sentences. */
export interface Found {
  readonly items: readonly Item[];
  readonly left: readonly string[];
}

/** Whether the ABI has a type, without its brackets. */
export function isElementary(type: string): boolean {
  const [, bits] = /^u?int(\d+)$/.exec(type) ?? [];
  if (bits) return Number(bits) % 8 === 0 && Number(bits) >= 8 && Number(bits) <= 256;
  return /^(?:address|bool|string|bytes(?:[1-9]|[12]\d|3[0-2])?)$/.test(type);
}

/** The text from an opening bracket to the one that closes it. */
function bracketsAt(text: string, start: number): string | undefined {
  let depth = 0;
  for (let end = start; end < text.length; end += 1) {
    if (text[end] === '(') depth += 1;
    if (text[end] === ')') depth -= 1;
    if (depth === 0) return text.slice(start, end + 1);
  }
  return undefined;
}

class UnknownType extends Error {}

/** The types that a text declares, as the ABI has them: what stands for each name. */
function typesOf(code: string): (name: string) => string | undefined {
  const types = new Map<string, string>();
  for (const [, name = '', fields = ''] of code.matchAll(/\bstruct\s+(\w+)\s*\{([^}]*)\}/g)) types.set(name, `(${fields.trim().replace(/;$/, '').replaceAll(';', ',')})`);
  for (const [, name = ''] of code.matchAll(/\benum\s+(\w+)/g)) types.set(name, 'uint8');
  for (const [, name = '', type = ''] of code.matchAll(/\btype\s+(\w+)\s+is\s+(\w+)/g)) types.set(name, type);
  for (const [, name = ''] of code.matchAll(/\b(?:contract|interface)\s+(\w+)/g)) types.set(name, 'address');
  // Contracts of other files go by names such as these; anything else can be a struct.
  return (name) => types.get(name) ?? (/^(?:I[A-Z]|ERC\d)/.test(name) ? 'address' : undefined);
}

/** Parameters with the types of the ABI in place of those that the text declares. */
function resolve(list: string, declared: (name: string) => string | undefined, within: readonly string[] = []): string {
  const plain = list.replace(/\s+/g, ' ').replace(/\btuple ?\(/g, '(').replace(/\b(?:memory|calldata|storage|payable)\b/g, '');
  return plain.replace(/([(,] ?)([A-Za-z_$][\w$.]*)/g, (_, before: string, written: string) => {
    const type = written === 'uint' || written === 'int' ? `${written}256` : written;
    if (isElementary(type)) return `${before}${type}`;
    const name = type.split('.').at(-1) ?? type;
    const meaning = within.includes(name) ? undefined : declared(name);
    if (meaning === undefined) throw new UnknownType(/^(?:u?int|bytes)\d+$/.test(written) ? `there is no type ${written}` : `the type ${written} is not declared here`);
    return `${before}${resolve(`(${meaning})`, declared, [...within, name]).slice(1, -1)}`;
  });
}

interface Head {
  readonly kinds: readonly Kind[];
  readonly name: string;
  readonly list: string;
}

/** Declarations of members that can be called, raised or emitted from outside. */
function headsIn(code: string): readonly Head[] {
  const declared = [...code.matchAll(/\b(error|event|function)\s+(\w+)\s*(?=\()/g)].flatMap(({0: head, 1: kind, 2: name = '', index}): readonly Head[] => {
    const list = bracketsAt(code, index + head.length);
    if (list === undefined) return [];
    const isHidden = /^[^;{]*\b(?:internal|private)\b/.test(code.slice(index + head.length + list.length));
    return isHidden ? [] : [{kinds: [kind as Kind], name, list}];
  });
  if (declared.length) return declared;
  // A signature alone does not say what it is of: errors and functions have their selectors in the same way.
  return [...code.matchAll(/^[ \t]*["'`]?([A-Za-z_$][\w$]*)(\([\w$,.()[\] \t]*\))["'`;,]*[ \t]*$/gm)].map(([, name = '', list = '']) => ({kinds: ['error', 'function'], name, list}));
}

/** Declarations as Solidity has them, in a list, in code or in an interface: what is around them is passed over. */
export function readDeclarations(text: string): Found {
  const code = text.replace(/\/\*[^]*?\*\//g, ' ').replace(/\/\/.*$/gm, ' ');
  const declared = typesOf(code);
  const items: Item[] = [];
  const left: string[] = [];
  for (const {kinds, name, list} of headsIn(code)) {
    try {
      const inputs = resolve(list, declared);
      items.push(...kinds.map((kind) => readDeclaration(kind, `${name}${inputs}`)));
    } catch (error) {
      if (!(error instanceof UnknownType)) throw error;
      left.push(`${kinds.join(' or ')} ${name}: ${error.message}`);
    }
  }
  return {items, left};
}
