import {resolve, type JsonSchema} from '@site/src/features/rpc/methods';

const typeNames: Readonly<Record<NonNullable<JsonSchema['type']>, string>> = {
  array: 'an array',
  object: 'an object',
  string: 'a string',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  null: 'null',
};

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

function isOfType(value: unknown, type: NonNullable<JsonSchema['type']>): boolean {
  return typeOf(value) === type || (type === 'number' && typeof value === 'number');
}

function wanted({expected, enum: choices, type}: JsonSchema): string {
  return expected ?? (choices ? `one of ${choices.join(', ')}` : type ? typeNames[type] : 'something else');
}

function checkString(value: string, schema: JsonSchema, path: string): string | undefined {
  const {pattern, enum: choices, maxLength} = schema;
  if (pattern && !new RegExp(pattern).test(value)) return `${path} must be ${wanted(schema)}.`;
  if (choices && !choices.includes(value)) return `${path} must be one of ${choices.join(', ')}.`;
  return maxLength !== undefined && value.length > maxLength ? `${path} is longer than ${maxLength} characters.` : undefined;
}

function checkNumber(value: number, {minimum = -Infinity, maximum = Infinity}: JsonSchema, path: string): string | undefined {
  if (value < minimum) return `${path} must be ${minimum} or more.`;
  return value > maximum ? `${path} must be ${maximum} or less.` : undefined;
}

type Check = readonly [JsonSchema | false | undefined, unknown, string];

function checkArray(value: readonly unknown[], schema: JsonSchema, path: string, rules: Rules): string | undefined {
  const {minItems = 0, maxItems = Infinity, prefixItems = [], items} = schema;
  if (value.length < minItems) return `${path} needs at least ${minItems} ${minItems === 1 ? 'element' : 'elements'}, it has ${value.length}.`;
  if (value.length > maxItems && !(rules.allowsUnknown && prefixItems.length)) {
    return `${path} takes at most ${maxItems} ${maxItems === 1 ? 'element' : 'elements'}, it has ${value.length}.`;
  }
  return first(value.map((item, index): Check => [prefixItems[index] ?? items, item, `${path}[${index}]`]), rules);
}

function checkObject(value: Readonly<Record<string, unknown>>, schema: JsonSchema, path: string, rules: Rules): string | undefined {
  const {properties = {}, patternProperties = {}, additionalProperties, required = []} = schema;
  const missing = required.find((name) => !Object.hasOwn(value, name));
  if (missing) return `${path} needs the field ${missing}.`;
  const schemaOf = (name: string): JsonSchema | undefined =>
    Object.hasOwn(properties, name)
      ? properties[name]
      : Object.entries(patternProperties).find(([pattern]) => new RegExp(pattern).test(name))?.[1];
  const names = Object.keys(value);
  const unknown = additionalProperties === false && !rules.allowsUnknown ? names.find((name) => !schemaOf(name)) : undefined;
  if (unknown !== undefined) return `${path} has no field ${unknown}.`;
  return first(names.map((name): Check => [schemaOf(name), value[name], `${path}.${name}`]), rules);
}

function first(checks: readonly Check[], rules: Rules): string | undefined {
  for (const [schema, value, path] of checks) {
    const problem = schema ? findProblem(value, schema, path, rules) : undefined;
    if (problem) return problem;
  }
  return undefined;
}

interface Rules {
  /** Fields and parameters that the schema does not know are no problem. */
  readonly allowsUnknown?: boolean;
}

/**
 * What is wrong with a value, as a sentence, or undefined. It knows only the keywords of `JsonSchema`:
 * ajv compiles schemas to code at run time, which a strict Content-Security-Policy forbids. A test
 * compares both.
 */
export function findProblem(value: unknown, reference: JsonSchema, path: string, rules: Rules = {}): string | undefined {
  const schema = resolve(reference);
  if (schema.anyOf) {
    const problems = schema.anyOf.map((choice) => findProblem(value, choice, path, rules));
    if (problems.includes(undefined)) return undefined;
    // A single alternative besides null says what is wrong inside.
    const likely = schema.anyOf.flatMap((choice, index) => (resolve(choice).type === 'null' ? [] : [problems[index]]));
    if (schema.expected) return `${path} must be ${schema.expected}.`;
    return likely.length === 1 && value !== null ? likely[0] : `${path} has an unknown shape.`;
  }
  if (schema.type && !isOfType(value, schema.type)) return `${path} must be ${wanted(schema)}.`;
  if (typeof value === 'string') return checkString(value, schema, path);
  if (typeof value === 'number') return checkNumber(value, schema, path);
  if (Array.isArray(value)) return checkArray(value, schema, path, rules);
  return value !== null && typeof value === 'object' ? checkObject(value as Record<string, unknown>, schema, path, rules) : undefined;
}

export type Params =
  | {readonly ok: true; readonly params: readonly unknown[]}
  /** With `params` when nothing is wrong but fields or parameters that the schema does not know. */
  | {readonly ok: false; readonly problem: string; readonly params?: readonly unknown[]};

/** Reads the text of the editor. */
export function readParams(text: string, schema: JsonSchema): Params {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    return {ok: false, problem: `This is not JSON. ${cause instanceof Error ? cause.message : ''}`.trim()};
  }
  const params = value as readonly unknown[];
  const problem = findProblem(value, schema, 'params');
  if (!problem) return {ok: true, params};
  return findProblem(value, schema, 'params', {allowsUnknown: true}) ? {ok: false, problem} : {ok: false, problem, params};
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
  return text.includes('YOUR_API_KEY') ? 'Replace YOUR_API_KEY with your key.' : undefined;
}
