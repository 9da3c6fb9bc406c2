import type {Param} from '@theme/ApiExplorer/ParamOptions/slice';

/** URL-encodes a parameter, except commas, which are valid and keep lists readable. */
export function encodeParameter(text: string): string {
  return encodeURIComponent(text.trim()).replaceAll('%2C', ',');
}

function describeNumber({
  type,
  minimum,
  maximum,
}: NonNullable<Param['schema']>): string {
  const kind = type === 'integer' ? 'a whole number' : 'a number';
  if (minimum !== undefined && maximum !== undefined)
    return `${kind} from ${minimum} to ${maximum}`;
  return minimum === undefined
    ? maximum === undefined
      ? kind
      : `${kind}, at most ${maximum}`
    : `${kind}, at least ${minimum}`;
}

function isNumberInRange(
  text: string,
  {type, minimum = -Infinity, maximum = Infinity}: NonNullable<Param['schema']>,
): boolean {
  const pattern = type === 'integer' ? /^-?\d+$/ : /^-?\d+(\.\d+)?$/;
  return (
    pattern.test(text) && Number(text) >= minimum && Number(text) <= maximum
  );
}

/** Returns the rule that a parameter violates, as a sentence; undefined if the parameter is valid. */
export function validateParam({
  name,
  required,
  in: location,
  schema = {},
  text = '',
  value,
}: Param): string | undefined {
  const trimmedText = text.trim();
  if (trimmedText === '')
    return required && !value ? `Enter ${name}: it is required.` : undefined;
  if (
    (schema.type === 'integer' || schema.type === 'number') &&
    !isNumberInRange(trimmedText, schema)
  ) {
    return `${name} must be ${describeNumber(schema)}.`;
  }
  if (schema.pattern && !new RegExp(schema.pattern).test(trimmedText)) {
    return `${name} must ${schema.description ? `be ${schema.description}` : `match ${schema.pattern}`}.`;
  }
  // `.` and `..` cannot be escaped in a path, so the URL would point to another operation.
  return location === 'path' && /^\.\.?$/.test(trimmedText)
    ? `${name} cannot be ${trimmedText}.`
    : undefined;
}
