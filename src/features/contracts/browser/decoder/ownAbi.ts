import {parseAbi, toEventSelector, toFunctionSelector} from 'viem';
import {isRecord} from '@site/src/lib/isRecord';
import {signatureOf, type Item} from '../../data/declaration';
import type {OwnMember} from './catalogue';

/** A reader's own ABI as read, or why it cannot be. */
type OwnAbi = {readonly members: readonly OwnMember[]; readonly problem?: undefined} | {readonly problem: string};

const hasInputs = (inputs: unknown): boolean =>
  Array.isArray(inputs) &&
  inputs.every((input) => isRecord(input) && typeof input.type === 'string' && (!input.type.startsWith('tuple') || hasInputs(input.components)));

const isItem = (value: unknown): value is Item =>
  isRecord(value) && ['error', 'event', 'function'].includes(String(value.type)) && typeof value.name === 'string' && hasInputs(value.inputs);

/** The ABI in a JSON value: a list of members, one of them, or the artifact of a compiler with a field `abi`. */
function itemsIn(value: unknown): readonly Item[] {
  if (typeof value === 'string') return readText(value);
  if (Array.isArray(value)) return value.every((item) => typeof item === 'string') ? readLines(value.join('\n')) : value.filter(isItem);
  if (isItem(value)) return [value];
  return isRecord(value) && 'abi' in value ? itemsIn(value.abi) : [];
}

function readText(text: string): readonly Item[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return readLines(text);
  }
  return typeof value === 'object' ? itemsIn(value) : [];
}

/** The text from an opening bracket to the one that closes it. */
function bracketsAt(text: string, start: number): string | undefined {
  let depth = 0;
  for (let end = start; end < text.length; end += 1) {
    if (text[end] === '(') depth += 1;
    if (text[end] === ')') depth -= 1;
    if (depth === 0) return text.slice(start, end + 1).replace(/\s+/g, ' ').replace('( ', '(').replace(' )', ')');
  }
  return undefined;
}

/** Declarations as Solidity has them, in a list, in code or in an interface: what is around them is passed over. */
function readLines(text: string): readonly Item[] {
  const code = text.replace(/\/\*[^]*?\*\//g, ' ').replace(/\/\/.*$/gm, ' ');
  const structs = [...code.matchAll(/\bstruct\s+(\w+)\s*\{([^}]*)\}/g)].map(([, name, fields = '']) => `struct ${name} { ${fields.replace(/\s+/g, ' ').trim()} }`);
  const declarations = [...code.matchAll(/\b(error|event|function)\s+(\w+)\s*(?=\()/g)].flatMap(({0: head, 1: kind, 2: name, index}) => {
    const inputs = bracketsAt(code, index + head.length);
    return inputs ? [`${kind} ${name}${inputs}`] : [];
  });
  if (!declarations.length) return [];
  return (parseAbi([...structs, ...declarations] as readonly string[] as never) as readonly unknown[]).filter(isItem);
}

function hexOf(item: Item): string {
  const signature = signatureOf(item);
  return item.type === 'event' ? toEventSelector(signature) : toFunctionSelector(`function ${signature}`);
}

const example = 'error NotEnough(uint256 needed)';

/** Reads an ABI as JSON or in human-readable form. */
export function readOwnAbi(text: string): OwnAbi {
  try {
    const members = readText(text).map((item): OwnMember => ({hex: hexOf(item), item}));
    if (members.length) return {members};
  } catch (error) {
    const [line] = error instanceof Error ? error.message.split('\n') : [];
    return {problem: `A declaration cannot be read. ${line ?? ''} Write each one like this: ${example}`};
  }
  const isCutOff = /^\s*[[{]/.test(text) && /"(?:type|name|inputs)"/.test(text) && !/[\]}]\s*$/.test(text);
  return {
    problem: isCutOff
      ? 'This looks like JSON, but it is not complete. Copy the ABI from its first to its last bracket.'
      : `There is no error, event or function in this. Paste the JSON of an ABI, or lines such as: ${example}`,
  };
}
