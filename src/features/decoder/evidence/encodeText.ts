import {encodeAbiParameters, type AbiParameter} from 'viem';
import type {Field} from '../signatures';

/** Parses a value as printed by a tool: `1000000000000000000 [1e18]`, `5n`, or a list of values. */
function parseValue(text: string, {type}: Field): unknown {
  const trimmedText = text.trim();
  if (type.endsWith(']'))
    return trimmedText
      .replace(/^\[|\]$/g, '')
      .split(/[\s,]+/)
      .filter(Boolean)
      .map((element) =>
        parseValue(element, {type: type.replace(/\[\d*\]$/, '')}),
      );
  if (type === 'bool') return /^true$/i.test(trimmedText);
  return /^u?int/.test(type)
    ? BigInt((trimmedText.split('[')[0] ?? '').trim().replace(/n$/, ''))
    : trimmedText;
}

/** ABI-encodes the values in the text. Throws if they do not match the fields. */
export function encodeText(
  fields: readonly Field[],
  values: readonly string[],
): string {
  return encodeAbiParameters(
    fields as readonly AbiParameter[],
    values.map((value, index) =>
      parseValue(value, fields[index] ?? {type: ''}),
    ),
  );
}
