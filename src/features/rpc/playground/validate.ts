import {resolveSchema, type JsonSchema, type RpcMethod} from '../methods';
import type {CalledMethod} from '@site/src/features/rpc/send';
import {formatCount} from '@site/src/lib/text';

/** Why a value is invalid. */
export interface Problem {
  /** Indexes and field names from the root; ends with the name of a missing field or the index of a missing element. */
  readonly path: readonly (string | number)[];
  /** A sentence that starts with the path: "params[0].from must be …". */
  readonly message: string;
}

interface Context {
  readonly path: Problem['path'];
  /** Prefix of the path in messages. */
  readonly root: string;
  /** Whether fields and parameters that are not in the schema are allowed. */
  readonly allowsUnknown: boolean;
}

const typeNames: Readonly<Record<NonNullable<JsonSchema['type']>, string>> = {
  array: 'an array',
  object: 'an object',
  string: 'a string',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  null: 'null',
};

const appendPath = (context: Context, step: string | number): Context => ({
  ...context,
  path: [...context.path, step],
});

function createProblem(
  {path, root}: Context,
  rule: string,
  missingPart?: string | number,
): Problem {
  const name = path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    .join('');
  return {
    path: missingPart === undefined ? path : [...path, missingPart],
    message: `${root}${name} ${rule}.`,
  };
}

function getType(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

const hasType = (
  value: unknown,
  type: NonNullable<JsonSchema['type']>,
): boolean =>
  getType(value) === type || (type === 'number' && typeof value === 'number');

function describeSchema({expected, enum: choices, type}: JsonSchema): string {
  if (expected) return expected;
  if (choices) return `one of ${choices.join(', ')}`;
  return type ? typeNames[type] : 'something else';
}

function validateString(
  value: string,
  schema: JsonSchema,
  context: Context,
): Problem | undefined {
  const {pattern, enum: choices, maxLength = Infinity} = schema;
  if (pattern && !new RegExp(pattern).test(value))
    return createProblem(context, `must be ${describeSchema(schema)}`);
  if (choices && !choices.includes(value))
    return createProblem(context, `must be one of ${choices.join(', ')}`);
  return value.length > maxLength
    ? createProblem(context, `is longer than ${maxLength} characters`)
    : undefined;
}

function validateNumber(
  value: number,
  {minimum = -Infinity, maximum = Infinity}: JsonSchema,
  context: Context,
): Problem | undefined {
  if (value < minimum)
    return createProblem(context, `must be ${minimum} or more`);
  return value > maximum
    ? createProblem(context, `must be ${maximum} or less`)
    : undefined;
}

function validateArray(
  value: readonly unknown[],
  schema: JsonSchema,
  context: Context,
): Problem | undefined {
  const {minItems = 0, maxItems = Infinity, prefixItems = [], items} = schema;
  if (value.length < minItems)
    return createProblem(
      context,
      `must have at least ${formatCount(minItems, 'element')}, but has ${value.length}`,
      value.length,
    );
  if (
    value.length > maxItems &&
    !(context.allowsUnknown && prefixItems.length)
  ) {
    return createProblem(
      context,
      `must have at most ${formatCount(maxItems, 'element')}, but has ${value.length}`,
    );
  }
  return findFirstProblem(
    value.map((item, index) => [prefixItems[index] ?? items, item, index]),
    context,
  );
}

function validateObject(
  value: Readonly<Record<string, unknown>>,
  schema: JsonSchema,
  context: Context,
): Problem | undefined {
  const {
    properties = {},
    patternProperties = {},
    additionalProperties,
    required = [],
  } = schema;
  const missingField = required.find((name) => !Object.hasOwn(value, name));
  if (missingField)
    return createProblem(
      context,
      `must have the field ${missingField}`,
      missingField,
    );
  const getSchema = (name: string): JsonSchema | undefined =>
    Object.hasOwn(properties, name)
      ? properties[name]
      : Object.entries(patternProperties).find(([pattern]) =>
          new RegExp(pattern).test(name),
        )?.[1];
  const names = Object.keys(value);
  const unknownField =
    additionalProperties === false && !context.allowsUnknown
      ? names.find((name) => !getSchema(name))
      : undefined;
  if (unknownField !== undefined)
    return createProblem(context, `has an unknown field: ${unknownField}`);
  return findFirstProblem(
    names.map((name) => [getSchema(name), value[name], name]),
    context,
  );
}

type Entry = readonly [
  schema: JsonSchema | false | undefined,
  value: unknown,
  step: string | number,
];

function findFirstProblem(
  entries: readonly Entry[],
  context: Context,
): Problem | undefined {
  for (const [schema, value, step] of entries) {
    const problem = schema
      ? validate(value, schema, appendPath(context, step))
      : undefined;
    if (problem) return problem;
  }
  return undefined;
}

function validate(
  value: unknown,
  reference: JsonSchema,
  context: Context,
): Problem | undefined {
  const schema = resolveSchema(reference);
  if (schema.anyOf) {
    const problems = schema.anyOf.map((choice) =>
      validate(value, choice, context),
    );
    if (problems.includes(undefined)) return undefined;
    if (schema.expected)
      return createProblem(context, `must be ${schema.expected}`);
    // If null is the only other alternative, the specific problem is more helpful.
    const candidates = schema.anyOf.flatMap((choice, index) =>
      resolveSchema(choice).type === 'null' ? [] : [problems[index]],
    );
    return candidates.length === 1 && value !== null
      ? candidates[0]
      : createProblem(context, 'has an unknown structure');
  }
  if (schema.type && !hasType(value, schema.type))
    return createProblem(context, `must be ${describeSchema(schema)}`);
  if (typeof value === 'string') return validateString(value, schema, context);
  if (typeof value === 'number') return validateNumber(value, schema, context);
  if (Array.isArray(value)) return validateArray(value, schema, context);
  return value !== null && typeof value === 'object'
    ? validateObject(value as Record<string, unknown>, schema, context)
    : undefined;
}

/**
 * Validates a value against the keywords of `JsonSchema`. Does not use ajv, which compiles schemas to code at run time: the
 * Content-Security-Policy forbids that. A test compares the two.
 */
export const validateValue = (
  value: unknown,
  schema: JsonSchema,
  root: string,
  allowsUnknown = false,
): Problem | undefined =>
  validate(value, schema, {path: [], root, allowsUnknown});

/** Adds a check that compares a method's result with its schema. */
export const addResultCheck = (method: RpcMethod): CalledMethod => ({
  ...method,
  findProblem: (result) =>
    validateValue(result, method.result, 'result')?.message,
});

type ParsedParams =
  | {readonly ok: true; readonly params: readonly unknown[]}
  /** `params` is set if the only problem is a field or parameter that the schema lacks. */
  | {
      readonly ok: false;
      readonly problem: Problem;
      readonly params?: readonly unknown[];
    };

/** Parses and validates the editor's text. */
export function parseParams(text: string, schema: JsonSchema): ParsedParams {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    return {
      ok: false,
      problem: {
        path: [],
        message:
          `This is not JSON. ${cause instanceof Error ? cause.message : ''}`.trim(),
      },
    };
  }
  const params = value as readonly unknown[];
  const problem = validateValue(value, schema, 'params');
  if (!problem) return {ok: true, params};
  return validateValue(value, schema, 'params', true)
    ? {ok: false, problem}
    : {ok: false, problem, params};
}
