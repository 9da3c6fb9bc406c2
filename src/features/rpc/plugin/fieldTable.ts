import type {RootContent, Table} from 'mdast';
import {
  code,
  element,
  type Field,
  fieldList,
  htmlNode,
  joinPhrases,
  link,
  type Phrase,
  table,
} from '../../../lib/mdast';
import {schemas, type JsonSchema} from '../methods';

/** Links to the objects' field tables. */
export const objectLinks: Readonly<Record<string, string>> = {
  AccountProof: '/api/reference/state#accountproof-object',
  Block: '/api/reference/blocks#block-object',
  Call: '/api/reference/state#call-object',
  CallFrame: '/api/reference/debug-and-trace#callframe-object',
  Filter: '/api/reference/logs-and-filters#filter-object',
  Log: '/api/reference/logs-and-filters#log-object',
  Receipt: '/api/reference/transactions#receipt-object',
  Trace: '/api/reference/debug-and-trace#trace-object',
  Transaction: '/api/reference/transactions#transaction-object',
  UserOperation: '/api/reference/bundler#useroperation-object',
};

/** Turns text in backticks into inline code. */
export function parseInlineCode(text: string): readonly Phrase[] {
  return text
    .split(/(`[^`]+`)/)
    .filter(Boolean)
    .map((part) => (part.startsWith('`') ? code(part.slice(1, -1)) : part));
}

/** Formats a type for tables: `array of 32-byte hex`. Objects link to their field tables. */
export function formatType(schema: JsonSchema): readonly Phrase[] {
  const name = schema.$ref?.replace('#/components/schemas/', '');
  if (name && objectLinks[name]) return link(objectLinks[name], name);
  const resolvedSchema = (name && schemas[name]) || schema;
  if (schema.typeName) return parseInlineCode(schema.typeName);
  if (name && resolvedSchema.title) return [resolvedSchema.title];
  const {anyOf, type, items, enum: choices, pattern} = resolvedSchema;
  if (anyOf) {
    // Null comes last because it is the exception.
    const alternatives = anyOf.toSorted(
      (a, b) => Number(a.type === 'null') - Number(b.type === 'null'),
    );
    return joinPhrases(alternatives.map(formatType), ', ', ' or ');
  }
  if (choices)
    return joinPhrases(
      choices.map((choice) => [code(choice)]),
      ', ',
      ' or ',
    );
  if (type === 'array')
    return items ? ['array of ', ...formatType(items)] : ['array'];
  return [type === 'string' && pattern ? 'hex data' : (type ?? 'any')];
}

/** A field of an object. Nested objects without a table of their own have fields. */
interface ObjectField {
  readonly name: string;
  /** The objects that contain it: `slow.` for `slow.maxFeePerGas`. */
  readonly prefix: string;
  readonly schema: JsonSchema;
  readonly isRequired: boolean;
  readonly fields: readonly ObjectField[];
}

function listFields(
  {properties = {}, required = []}: JsonSchema,
  prefix = '',
): ObjectField[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    prefix,
    schema,
    isRequired: required.includes(name),
    fields: schema.$ref ? [] : listFields(schema, `${prefix}${name}.`),
  }));
}

/** Lists fields with the fields of nested objects after them. */
const flatten = (fields: readonly ObjectField[]): ObjectField[] =>
  fields.flatMap((field) => [field, ...flatten(field.fields)]);

const describe = ({description = ''}: JsonSchema): readonly Phrase[] =>
  parseInlineCode(description);

/** Creates a table of an object's fields. Only objects that readers send have a "Required" column, because nodes omit fields that do not apply. */
export function createFieldTable(
  schema: JsonSchema,
  isSent: boolean,
): Table | undefined {
  const pick = <T>([name, type, required, description]: readonly T[]): T[] =>
    [name, type, ...(isSent ? [required] : []), description] as T[];
  const rows = flatten(listFields(schema)).map(
    ({name, prefix, schema: field, isRequired}) =>
      pick([
        [code(`${prefix}${name}`)],
        formatType(field),
        [isRequired ? 'yes' : 'no'],
        describe(field),
      ]),
  );
  return rows.length
    ? table(pick(['Field', 'Type', 'Required', 'Meaning']), rows)
    : undefined;
}

/** Formats a field for a list. The objects that contain it are read out and copied, but not seen. */
function toListField(
  {name, prefix, schema, isRequired, fields}: ObjectField,
  isSent: boolean,
): Field {
  return {
    name: prefix
      ? [
          element('code', {translate: 'no'}, [
            htmlNode('span', [prefix], {className: 'unseen'}),
            {type: 'text', value: name},
          ]),
        ]
      : [code(name)],
    type: formatType(schema),
    text: describe(schema),
    isRequired: isSent ? isRequired : undefined,
    fields: fields.map((field) => toListField(field, isSent)),
  };
}

/** Lists the fields of an object in a result. */
export const createFieldList = (schema: JsonSchema): RootContent[] =>
  fieldList(listFields(schema).map((field) => toListField(field, false)));

function listParameters({prefixItems = [], minItems = 0}: JsonSchema): Field[] {
  return prefixItems.map((schema, index) => {
    const {title = ''} = schema;
    const fields = schema.$ref ? [] : listFields(schema, `${title}.`);
    return {
      name: [code(title)],
      type: formatType(schema),
      text: describe(schema),
      isRequired: index < minItems,
      position: `params[${index}]`,
      fields: fields.map((field) => toListField(field, true)),
    };
  });
}

/** Lists a method's parameters and their fields. */
export const createParameterList = (params: JsonSchema): RootContent[] =>
  fieldList(listParameters(params));

/** Returns an object that a parameter contains: the parameter itself, or the values of a map. */
function findObject(
  {prefixItems = []}: JsonSchema,
  parameter: string,
): JsonSchema | undefined {
  const schema = prefixItems.find(({title}) => title === parameter);
  const [value] = Object.values(schema?.patternProperties ?? {});
  return value ?? schema;
}

/** Lists what a page describes itself: a method's parameters without their fields or, if `parameter` is given, the fields of that parameter. */
export function listDescribedFields(
  params: JsonSchema,
  parameter: string | undefined,
): Field[] {
  if (parameter === undefined)
    return listParameters(params).map((field) => ({...field, fields: []}));
  const object = findObject(params, parameter) ?? {};
  // If all fields are optional, the page says so once.
  const isSent = object.required !== undefined;
  return listFields(object).map((field) => ({
    ...toListField(field, isSent),
    fields: [],
  }));
}
