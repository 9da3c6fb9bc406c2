import type {AbiParameter} from 'viem';
import type {AbiKind, Field, SignatureIndex} from '../signatures';
import {explainReason} from '../errorCodes';

/** One decoded value as it is shown. */
export interface DecodedValue {
  /** Empty when no source on record gives a name. */
  readonly name: string;
  readonly type: string;
  readonly value: string;
  /** What the value stands for: the name of an enum member or of a role. */
  readonly meaning?: string | undefined;
  /** Elements of an array, fields of a struct, parts of packed bytes. */
  readonly children?: readonly DecodedValue[];
  /** The call or the error that the bytes hold. */
  readonly inner?: InnerMember;
}

/** A call or an error within the arguments of another. */
export interface InnerMember {
  readonly kind: AbiKind;
  readonly name: string;
  readonly signature: string;
  readonly args: readonly DecodedValue[];
}

const zero = `0x${'0'.repeat(64)}`;

/** Names of the constants whose hash stands in a text. */
function namesOfHashes(text: string, signatures: SignatureIndex): readonly string[] {
  return (text.match(/0x[0-9a-f]{64}/g) ?? []).map((hash) => (hash === zero && /role/i.test(text) ? 'DEFAULT_ADMIN_ROLE' : signatures.nameOfHash(hash))).filter((name) => name !== undefined);
}

function meaningOf(value: string, {type, name = '', enumMembers}: Field, signatures: SignatureIndex): string | undefined {
  if (enumMembers) return enumMembers[Number(value)];
  if (type === 'bytes32') return value === zero && /role/i.test(name) ? 'DEFAULT_ADMIN_ROLE' : signatures.nameOfHash(value);
  if (type !== 'string') return undefined;
  const names = namesOfHashes(value, signatures);
  return names.length ? `the hash is ${names.join(', ')}` : explainReason(value);
}

/** The types alone: with names, viem gives structs as objects, and fields without a name would be lost. */
export function stripNames(fields: readonly Field[]): readonly AbiParameter[] {
  return fields.map(({type, components}) => (components ? {type, components: stripNames(components)} : {type}) as AbiParameter);
}

const elementsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A struct goes by its name in the source, everything else by its ABI type. */
function displayType({type, internalType}: Field): string {
  const [, name] = /^struct (?:.*\.)?(\w+)/.exec(internalType ?? '') ?? [];
  return type.startsWith('tuple') && name ? `${name}${type.slice('tuple'.length)}` : type;
}

/** Joins a value, as viem reads it from types without names, with what the declaration says of it. */
export function formatValue(value: unknown, field: Field, signatures: SignatureIndex): DecodedValue {
  const {type, name = ''} = field;
  if (field.indexed && typeof value === 'string' && /^(?:string|bytes|tuple.*|.*\])$/.test(type)) {
    return {name, type: displayType(field), value, meaning: 'the hash of the value: a topic holds no more of it'};
  }
  if (type.endsWith(']')) {
    const items = elementsOf(value);
    const children = items.map((item, index) => formatValue(item, {...field, type: type.replace(/\[\d*\]$/, ''), name: `[${index}]`}, signatures));
    return {name, type: displayType(field), value: `${items.length} ${items.length === 1 ? 'element' : 'elements'}`, children};
  }
  if (type === 'tuple') {
    const values = elementsOf(value);
    const children = (field.components ?? []).map((component, index) => formatValue(values[index], component, signatures));
    return {name, type: displayType(field), value: `${children.length} fields`, children};
  }
  const text = String(value);
  return {name, type, value: text, meaning: meaningOf(text, field, signatures)};
}
