import type {JsonSchema} from '@site/src/features/rpc/methods';

const typeNames: Readonly<Record<NonNullable<JsonSchema['type']>, string>> = {
  array: 'an array',
  object: 'an object',
  string: 'a string',
  integer: 'a whole number',
  null: 'null',
};

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

function expected({description, type}: JsonSchema): string {
  return description ?? (type ? typeNames[type] : 'something else');
}

function checkString(value: string, schema: JsonSchema, path: string): string | undefined {
  const {pattern, enum: choices, maxLength} = schema;
  if (pattern && !new RegExp(pattern).test(value)) return `${path} must be ${expected(schema)}.`;
  if (choices && !choices.includes(value)) return `${path} must be one of ${choices.join(', ')}.`;
  return maxLength !== undefined && value.length > maxLength ? `${path} is longer than ${maxLength} characters.` : undefined;
}

function checkArray(value: readonly unknown[], schema: JsonSchema, path: string): string | undefined {
  const {minItems = 0, maxItems = Infinity, prefixItems = [], items} = schema;
  if (value.length < minItems) return `${path} needs at least ${minItems} ${minItems === 1 ? 'element' : 'elements'}, it has ${value.length}.`;
  if (value.length > maxItems) return `${path} takes at most ${maxItems} ${maxItems === 1 ? 'element' : 'elements'}, it has ${value.length}.`;
  return first(value.map((item, index) => [prefixItems[index] ?? items, item, `${path}[${index}]`]));
}

function checkObject(value: Readonly<Record<string, unknown>>, schema: JsonSchema, path: string): string | undefined {
  const {properties = {}, patternProperties = {}, additionalProperties, required = []} = schema;
  const missing = required.find((name) => !Object.hasOwn(value, name));
  if (missing) return `${path} needs the field ${missing}.`;
  const schemaOf = (name: string): JsonSchema | undefined =>
    Object.hasOwn(properties, name)
      ? properties[name]
      : Object.entries(patternProperties).find(([pattern]) => new RegExp(pattern).test(name))?.[1];
  const names = Object.keys(value);
  const unknown = additionalProperties === false ? names.find((name) => !schemaOf(name)) : undefined;
  if (unknown !== undefined) return `${path} has no field ${unknown}.`;
  return first(names.map((name) => [schemaOf(name), value[name], `${path}.${name}`]));
}

function first(checks: readonly (readonly [JsonSchema | false | undefined, unknown, string])[]): string | undefined {
  for (const [schema, value, path] of checks) {
    const problem = schema ? findProblem(value, schema, path) : undefined;
    if (problem) return problem;
  }
  return undefined;
}

/**
 * What is wrong with a value, as a sentence, or undefined. It knows only the keywords of `JsonSchema`:
 * ajv compiles schemas to code at run time, which a strict Content-Security-Policy forbids. A test
 * compares both.
 */
export function findProblem(value: unknown, schema: JsonSchema, path: string): string | undefined {
  if (schema.anyOf) {
    return schema.anyOf.every((choice) => findProblem(value, choice, path)) ? `${path} has an unknown shape.` : undefined;
  }
  if (schema.type && typeOf(value) !== schema.type) return `${path} must be ${expected(schema)}.`;
  if (typeof value === 'string') return checkString(value, schema, path);
  if (typeof value === 'number') {
    return schema.minimum !== undefined && value < schema.minimum ? `${path} must be ${schema.minimum} or more.` : undefined;
  }
  if (Array.isArray(value)) return checkArray(value, schema, path);
  return value !== null && typeof value === 'object' ? checkObject(value as Record<string, unknown>, schema, path) : undefined;
}

export type Params = {readonly ok: true; readonly params: readonly unknown[]} | {readonly ok: false; readonly problem: string};

/** Reads the text of the editor. */
export function readParams(text: string, schema: JsonSchema): Params {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    return {ok: false, problem: `This is not JSON. ${cause instanceof Error ? cause.message : ''}`.trim()};
  }
  const problem = findProblem(value, schema, 'params');
  return problem ? {ok: false, problem} : {ok: true, params: value as readonly unknown[]};
}

/** What is wrong with the reader's own URL, or undefined. */
export function ownUrlProblem(text: string): string | undefined {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    return 'Enter the complete URL of the endpoint, starting with https:// or, for your own machine, http://.';
  }
  const {username, password} = new URL(text);
  if (username || password) {
    return 'Browsers send no request to a URL with a user name or password in it. Use an endpoint that takes its key in the path.';
  }
  return text.includes('YOUR_API_KEY') ? 'Replace YOUR_API_KEY by your key.' : undefined;
}
