import {type AbiParameter, isAddress, isHex, size} from 'viem';

/** The value for viem to encode, or why the input is invalid. */
export type ParseResult =
  | {readonly ok: true; readonly value: unknown}
  | {readonly ok: false; readonly problem: string};

/** Describes the values that a type accepts. */
export function describeType(type: string): string {
  const [, bits] = /^u?int(\d+)$/.exec(type) ?? [];
  const [, bytes] = /^bytes(\d+)$/.exec(type) ?? [];
  if (/\]$/.test(type)) return `a JSON array: ["…", "…"]`;
  if (type.startsWith('tuple')) return 'a JSON object: {"field": "…"}';
  if (bits)
    return type.startsWith('u')
      ? `a whole number from 0 to 2^${bits} − 1`
      : `a whole number from −2^${Number(bits) - 1} to 2^${Number(bits) - 1} − 1`;
  if (bytes) return `0x followed by ${Number(bytes) * 2} hexadecimal digits`;
  if (type === 'bytes')
    return '0x followed by an even number of hexadecimal digits';
  if (type === 'address')
    return 'an address: 0x followed by 40 hexadecimal digits';
  return type === 'bool' ? 'true or false' : 'text';
}

const createProblem = (type: string): ParseResult => ({
  ok: false,
  problem: `Enter ${describeType(type)}.`,
});

function parseNumber(type: string, text: string): ParseResult {
  const isUnsigned = type.startsWith('u');
  const bits = BigInt(/(?<!\d)\d+$/.exec(type)?.[0] ?? 256);
  if (!/^(?:-?\d+|0x[\da-f]+)$/i.test(text)) return createProblem(type);
  const value = BigInt(text);
  const [min, max] = isUnsigned
    ? [0n, 2n ** bits - 1n]
    : [-(2n ** (bits - 1n)), 2n ** (bits - 1n) - 1n];
  return value < min || value > max ? createProblem(type) : {ok: true, value};
}

function parseScalar(type: string, text: string): ParseResult {
  if (/^u?int/.test(type)) return parseNumber(type, text);
  if (type === 'bool')
    return text === 'true' || text === 'false'
      ? {ok: true, value: text === 'true'}
      : createProblem(type);
  if (type === 'string') return {ok: true, value: text};
  if (type === 'address') {
    if (!isAddress(text, {strict: false})) return createProblem(type);
    return isAddress(text)
      ? {ok: true, value: text}
      : {
          ok: false,
          problem:
            'The capitalization of this address does not match its checksum: a digit may be wrong. Copy it again, or enter it in lower case.',
        };
  }
  const isBytes = isHex(text) && text.length % 2 === 0;
  const bytes = /^bytes(\d+)$/.exec(type)?.[1];
  return isBytes && (bytes === undefined || size(text) === Number(bytes))
    ? {ok: true, value: text}
    : createProblem(type);
}

/** Parses an array element or struct field, prefixing any problem with its location. */
function parseNested(
  parameter: AbiParameter,
  json: unknown,
  location: string,
): ParseResult {
  const parsedValue = parseValue(parameter, json);
  return parsedValue.ok
    ? parsedValue
    : {ok: false, problem: `${location}: ${parsedValue.problem}`};
}

function combineResults(parts: readonly ParseResult[]): ParseResult {
  const failedPart = parts.find((part) => !part.ok);
  return (
    failedPart ?? {ok: true, value: parts.map((part) => part.ok && part.value)}
  );
}

function parseValue(parameter: AbiParameter, json: unknown): ParseResult {
  const {type} = parameter;
  const array = /^(.*)\[(\d*)\]$/.exec(type);
  if (array) {
    if (!Array.isArray(json)) return createProblem(type);
    if (array[2] && json.length !== Number(array[2]))
      return {ok: false, problem: `Enter ${array[2]} elements.`};
    return combineResults(
      json.map((item, index) =>
        parseNested(
          {...parameter, type: array[1] ?? ''},
          item,
          `Element ${index + 1}`,
        ),
      ),
    );
  }
  if ('components' in parameter) {
    if (typeof json !== 'object' || json === null || Array.isArray(json))
      return createProblem(type);
    const record = json as Readonly<Record<string, unknown>>;
    const fields = parameter.components.map((field) =>
      parseNested(field, record[field.name ?? ''], field.name ?? ''),
    );
    const parsedFields = combineResults(fields);
    if (!parsedFields.ok) return parsedFields;
    return {
      ok: true,
      value: Object.fromEntries(
        parameter.components.map(({name}, index) => [
          name,
          (parsedFields.value as unknown[])[index],
        ]),
      ),
    };
  }
  if (json === undefined) return {ok: false, problem: 'This value is missing.'};
  // JSON numbers are exact only up to 2^53.
  const isExact =
    typeof json === 'string' ||
    typeof json === 'boolean' ||
    (typeof json === 'number' && Number.isSafeInteger(json));
  return isExact ? parseScalar(type, String(json)) : createProblem(type);
}

/** Parses the reader's input for a parameter. Arrays and structs are entered as JSON. */
export function parseInput(parameter: AbiParameter, text: string): ParseResult {
  const {type} = parameter;
  if (!/\]$|^tuple/.test(type))
    return parseScalar(type, type === 'string' ? text : text.trim());
  try {
    return parseValue(parameter, JSON.parse(text));
  } catch {
    return createProblem(type);
  }
}
