import type {AbiParameter} from 'viem';
import type {Field, SignatureEntry, SignatureIndex} from '../signatures';
import {formatCount} from '@site/src/lib/text';
import {explainReason} from '../reasonCodes';
import {escapeInvisible} from './readableText';

/** One decoded value, formatted for display. */
export interface DecodedValue {
  /** Empty if the parameter has no known name. */
  readonly name: string;
  readonly type: string;
  readonly value: string;
  /** What the value represents, such as an enum member or a role. */
  readonly description?: string | undefined;
  /** What an enum member stands for. */
  readonly meaning?: string | undefined;
  /** Elements of an array, fields of a struct, or parts of packed bytes. */
  readonly children?: readonly DecodedValue[];
  /** The call or error that the bytes encode. */
  readonly inner?: InnerMember;
}

/** A call or error nested in another member's arguments. */
export interface InnerMember extends Pick<
  SignatureEntry,
  'kind' | 'name' | 'signature'
> {
  readonly args: readonly DecodedValue[];
}

/** Creates the elements of a list, each a struct with these fields. */
export const createList = (
  type: string,
  items: readonly (readonly DecodedValue[])[],
): readonly DecodedValue[] =>
  items.map((children, index) => ({
    name: `[${index}]`,
    type,
    value: formatCount(children.length, 'field'),
    children,
  }));

const zeroWord = `0x${'0'.repeat(64)}`;

/** Finds the names of constants whose hashes appear in the text. */
function findHashNames(
  text: string,
  signatures: SignatureIndex,
): readonly string[] {
  return (text.match(/0x[0-9a-f]{64}/g) ?? [])
    .map((hash) =>
      hash === zeroWord && /role/i.test(text)
        ? 'DEFAULT_ADMIN_ROLE'
        : signatures.findHashName(hash),
    )
    .filter((name) => name !== undefined);
}

function describeValue(
  value: string,
  {type, name = '', enumMembers}: Field,
  signatures: SignatureIndex,
): string | undefined {
  if (enumMembers) return enumMembers[Number(value)];
  if (type === 'bytes32')
    return value === zeroWord && /role/i.test(name)
      ? 'DEFAULT_ADMIN_ROLE'
      : signatures.findHashName(value);
  if (type !== 'string') return undefined;
  const names = findHashNames(value, signatures);
  return names.length
    ? `the hash is ${names.join(', ')}`
    : explainReason(value);
}

/** Keeps only the types: with names, viem would decode structs into objects and drop unnamed fields. */
export function stripNames(fields: readonly Field[]): readonly AbiParameter[] {
  return fields.map(
    ({type, components}) =>
      (components
        ? {type, components: stripNames(components)}
        : {type}) as AbiParameter,
  );
}

const toElements = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : [];

/** Returns the name of a struct as declared in Solidity, or the ABI type of any other field. */
function formatType({type, internalType}: Field): string {
  const [, name] = /^struct (?:.*\.)?(\w+)/.exec(internalType ?? '') ?? [];
  return type.startsWith('tuple') && name
    ? `${name}${type.slice('tuple'.length)}`
    : type;
}

/** Formats a decoded value, with the names and enum members from its declaration. */
export function formatValue(
  value: unknown,
  field: Field,
  signatures: SignatureIndex,
): DecodedValue {
  const {type, name = ''} = field;
  const label = {name, type: formatType(field)};
  const isHashed =
    field.indexed === true && /^(?:string|bytes|tuple.*|.*\])$/.test(type);
  if (isHashed && typeof value === 'string')
    return {
      ...label,
      value,
      description: 'the hash of the value, which is all that a topic stores',
    };
  const isList = type.endsWith(']');
  if (isList || type === 'tuple') {
    const children = toElements(value).map((item, index) => {
      const element = isList
        ? {...field, type: type.replace(/\[\d*\]$/, ''), name: `[${index}]`}
        : field.components?.[index];
      return formatValue(item, element ?? {type: ''}, signatures);
    });
    const unit = isList ? 'element' : 'field';
    return {...label, value: formatCount(children.length, unit), children};
  }
  const text = String(value);
  return {
    ...label,
    value: type === 'string' ? escapeInvisible(text) : text,
    description: describeValue(text, field, signatures),
    meaning: signatures.meanings[field.enumMembers?.[Number(value)] ?? ''],
  };
}
