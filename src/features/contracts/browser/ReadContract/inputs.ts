import {type AbiParameter, isAddress, isHex, size} from 'viem';

/** The value to encode with viem, or the rule that the input violates. */
export type Parsed = {readonly ok: true; readonly value: unknown} | {readonly ok: false; readonly problem: string};

/** The rule for values of a type, for readers. */
export function ruleOf(type: string): string {
  const [, bits] = /^(?:u?int)(\d+)$/.exec(type) ?? [];
  const [, bytes] = /^bytes(\d+)$/.exec(type) ?? [];
  if (/\]$/.test(type)) return `a list as JSON: ["…", "…"]`;
  if (type.startsWith('tuple')) return 'an object as JSON: {"field": "…"}';
  if (bits) return type.startsWith('u') ? `a whole number from 0 to 2^${bits} − 1` : `a whole number from −2^${Number(bits) - 1} to 2^${Number(bits) - 1} − 1`;
  if (bytes) return `0x and ${Number(bytes) * 2} hexadecimal digits`;
  if (type === 'bytes') return '0x and an even number of hexadecimal digits';
  if (type === 'address') return 'an address: 0x and 40 hexadecimal digits';
  return type === 'bool' ? 'true or false' : 'text';
}

const wrong = (type: string): Parsed => ({ok: false, problem: `Enter ${ruleOf(type)}.`});

function number(type: string, text: string): Parsed {
  const isUnsigned = type.startsWith('u');
  const bits = BigInt(/\d+$/.exec(type)?.[0] ?? 256);
  if (!/^(?:-?\d+|0x[\da-f]+)$/i.test(text)) return wrong(type);
  const value = BigInt(text);
  const [least, most] = isUnsigned ? [0n, 2n ** bits - 1n] : [-(2n ** (bits - 1n)), 2n ** (bits - 1n) - 1n];
  return value < least || value > most ? wrong(type) : {ok: true, value};
}

function scalar(type: string, text: string): Parsed {
  if (/^u?int/.test(type)) return number(type, text);
  if (type === 'bool') return text === 'true' || text === 'false' ? {ok: true, value: text === 'true'} : wrong(type);
  if (type === 'string') return {ok: true, value: text};
  if (type === 'address') {
    if (!isAddress(text, {strict: false})) return wrong(type);
    return isAddress(text) ? {ok: true, value: text} : {ok: false, problem: 'The capitals of this address do not fit its checksum: a digit may be wrong. Copy it again, or write it in small letters.'};
  }
  const isBytes = isHex(text) && text.length % 2 === 0;
  const bytes = /^bytes(\d+)$/.exec(type)?.[1];
  return isBytes && (bytes === undefined || size(text) === Number(bytes)) ? {ok: true, value: text} : wrong(type);
}

/** Parses JSON elements and fields, prefixing each problem with its location. */
function within(parameter: AbiParameter, json: unknown, place: string): Parsed {
  const parsed = parseValue(parameter, json);
  return parsed.ok ? parsed : {ok: false, problem: `${place}: ${parsed.problem}`};
}

function all(parts: readonly Parsed[]): Parsed {
  const failed = parts.find((part) => !part.ok);
  return failed ?? {ok: true, value: parts.map((part) => part.ok && part.value)};
}

function parseValue(parameter: AbiParameter, json: unknown): Parsed {
  const {type} = parameter;
  const array = /^(.*)\[(\d*)\]$/.exec(type);
  if (array) {
    if (!Array.isArray(json)) return wrong(type);
    if (array[2] && json.length !== Number(array[2])) return {ok: false, problem: `Enter ${array[2]} elements.`};
    return all(json.map((item, index) => within({...parameter, type: array[1] ?? ''}, item, `Element ${index + 1}`)));
  }
  if ('components' in parameter) {
    if (typeof json !== 'object' || json === null || Array.isArray(json)) return wrong(type);
    const record = json as Readonly<Record<string, unknown>>;
    const fields = parameter.components.map((field) => within(field, record[field.name ?? ''], field.name ?? ''));
    const parsed = all(fields);
    if (!parsed.ok) return parsed;
    return {ok: true, value: Object.fromEntries(parameter.components.map(({name}, index) => [name, (parsed.value as unknown[])[index]]))};
  }
  if (json === undefined) return {ok: false, problem: 'It is missing.'};
  // JSON numbers are exact only up to 2^53.
  const isExact = typeof json === 'string' || typeof json === 'boolean' || (typeof json === 'number' && Number.isSafeInteger(json));
  return isExact ? scalar(type, String(json)) : wrong(type);
}

/** Parses the reader's input for a parameter. Arrays and structs are JSON. */
export function parseInput(parameter: AbiParameter, text: string): Parsed {
  const {type} = parameter;
  if (!/\]$|^tuple/.test(type)) return scalar(type, type === 'string' ? text : text.trim());
  try {
    return parseValue(parameter, JSON.parse(text));
  } catch {
    return wrong(type);
  }
}
