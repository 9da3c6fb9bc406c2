import type {AbiError, AbiEvent, AbiFunction, AbiParameter} from 'abitype';
import type {Kind} from './catalogue';

export type Item = AbiFunction | AbiError | AbiEvent;

/** A parameter with what the ABI has no place for: the names of an enum's members. */
export type Field = AbiParameter & {readonly indexed?: boolean; readonly components?: readonly Field[]; readonly enumMembers?: readonly string[]};

/** Splits at the commas that are in no brackets. */
function split(list: string): readonly string[] {
  let depth = 0;
  const parts = [''];
  for (const sign of list) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

function readField(text: string): Field {
  const [, tuple, plain = '', array = '', rest = ''] = /^(?:\((.*)\)|(\w+))((?:\[\d*\])*)(.*)$/.exec(text) ?? [];
  const words = rest.trim().split(/\s+/).filter(Boolean);
  const indexed = words[0] === 'indexed';
  const name = (indexed ? words[1] : words[0]) ?? '';
  const common = {name, ...(indexed && {indexed})};
  if (tuple === undefined) return {...common, type: `${plain}${array}`};
  return {...common, type: `tuple${array}`, components: split(tuple).map(readField)};
}

/**
 * Reads `Name(type name, (type name)[] name)`. Unlike the parser of abitype it takes words of Solidity as names, which
 * contracts in other languages use.
 */
export function readDeclaration(kind: Kind, text: string): Item {
  const [, name = '', list = ''] = /^(\w+)\((.*)\)$/.exec(text) ?? [];
  const inputs = split(list).map(readField);
  if (kind === 'function') return {type: kind, name, inputs, outputs: [], stateMutability: 'nonpayable'};
  return {type: kind, name, inputs};
}

function typeOf(field: Field): string {
  if (!field.type.startsWith('tuple')) return field.type;
  return `(${(field.components ?? []).map(typeOf).join(',')})${field.type.slice('tuple'.length)}`;
}

/** `Name(type,(type)[])`, which selectors are the hash of. */
export function signatureOf({name, inputs}: Item): string {
  return `${name}(${(inputs as readonly Field[]).map(typeOf).join(',')})`;
}

function writeField(field: Field): string {
  const {type, components = [], indexed, name} = field;
  const base = type.startsWith('tuple') ? `(${components.map(writeField).join(', ')})${type.slice('tuple'.length)}` : type;
  return [base, indexed && 'indexed', name].filter(Boolean).join(' ');
}

/** The text that `readDeclaration` reads. */
export function writeDeclaration({name, inputs}: Item): string {
  return `${name}(${(inputs as readonly Field[]).map(writeField).join(', ')})`;
}
