import {isRecord} from '@site/src/lib/text';

/** Tuples in tuples and lists of lists: more than any contract has, and what decodes them goes as deep. */
export const deepest = 32;

export const tooDeep = `its types are nested more than ${deepest} deep`;

/** A name or a type as a sentence can hold it. */
export const short = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

/** Whether the ABI has a type, without its brackets. */
export function isElementary(type: string): boolean {
  const [, bits] = /^u?int(\d+)$/.exec(type) ?? [];
  if (bits) return Number(bits) % 8 === 0 && Number(bits) >= 8 && Number(bits) <= 256;
  return /^(?:address|bool|string|bytes(?:[1-9]|[12]\d|3[0-2])?)$/.test(type);
}

/** What is wrong with the types of a member: what no ABI has could not be decoded, or would never end. */
export function wrongType(inputs: unknown, depth = 0): string | undefined {
  if (!Array.isArray(inputs)) return 'its inputs are missing';
  if (depth > deepest) return tooDeep;
  for (const input of inputs) {
    const type = isRecord(input) && typeof input.type === 'string' ? input.type : '';
    const wrong = type ? wrongInput(type, isRecord(input) ? input.components : undefined, depth) : 'one of its inputs has no type';
    if (wrong) return wrong;
  }
  return undefined;
}

function wrongInput(type: string, components: unknown, depth: number): string | undefined {
  const [, base = '', lengths = ''] = /^(\w+)((?:\[\d*\])*)$/.exec(type) ?? [];
  if (lengths.split('[').length > deepest + 1) return tooDeep;
  if (/\[0+\]/.test(lengths)) return `the type ${short(type)} has no elements`;
  if (base !== 'tuple') return isElementary(base) ? undefined : `there is no type ${short(type)}`;
  if (Array.isArray(components) && !components.length) return 'one of its tuples has no fields';
  return wrongType(components, depth + 1);
}
