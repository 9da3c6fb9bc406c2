import {resolveSchema, type JsonSchema} from '@site/src/features/rpc/methods';
import {quantity} from '@site/src/features/rpc/methods/schemas';
import {isRecord, toSentence} from '@site/src/lib/text';

/** Type of a form field. */
interface Kind {
  readonly kind: 'text' | 'number' | 'boolean';
  /** Set if the field accepts a list of values; `always` means that it accepts nothing else. */
  readonly list?: 'allowed' | 'always';
  /** Whether list items may be empty. */
  readonly allowsEmptyItems?: boolean;
  /** Whether decimal numbers are converted to hex. */
  readonly convertsDecimals?: boolean;
  /** Suggested values; the field accepts other values too unless `isClosed`. */
  readonly choices: readonly string[];
  readonly isClosed: boolean;
}

/** A value with a form field: a parameter, or a field of an object parameter. */
export interface Field extends Kind {
  /** Index of the parameter, and the name of its field. */
  readonly path: readonly [index: number, name?: string];
  readonly label: string;
  readonly isRequired: boolean;
  /** What the value means, and which input is accepted. */
  readonly hint: string;
}

/** Returns the alternatives of a schema, with references resolved. */
function getVariants(schema: JsonSchema): readonly JsonSchema[] {
  const resolvedSchema = resolveSchema(schema);
  return resolvedSchema.anyOf
    ? resolvedSchema.anyOf.flatMap(getVariants)
    : [resolvedSchema];
}

const isNull = ({type}: JsonSchema): boolean => type === 'null';
const isList = ({type}: JsonSchema): boolean => type === 'array';
const isNumber = ({type}: JsonSchema): boolean =>
  type === 'integer' || type === 'number';

/** Whether a schema accepts a hex quantity. */
const acceptsHexNumber = ({pattern}: JsonSchema): boolean =>
  pattern !== undefined && new RegExp(pattern).test('0x1');

/** Returns the type of a form field for a single value or for list items. */
function getSingleKind(variants: readonly JsonSchema[]): Kind {
  if (variants.every(({type}) => type === 'boolean')) {
    return {kind: 'boolean', choices: ['true', 'false'], isClosed: true};
  }
  return {
    kind: variants.every(isNumber) ? 'number' : 'text',
    ...(variants.some(acceptsHexNumber) && {convertsDecimals: true}),
    choices: variants.flatMap((variant) => variant.enum ?? []),
    isClosed: variants.every((variant) => variant.enum),
  };
}

/** Returns the type of a form field and the schemas of its values; undefined for values that must be written as JSON. */
function getKind(
  schema: JsonSchema,
): {readonly kind: Kind; readonly values: readonly JsonSchema[]} | undefined {
  const variants = getVariants(schema).filter((variant) => !isNull(variant));
  const lists = variants.filter(isList);
  const values = variants.filter((variant) => !isList(variant));
  if (values.some(({type}) => type === 'object')) return undefined;
  if (lists.length === 0) return {kind: getSingleKind(values), values};
  const items = lists.flatMap((list) =>
    list.items ? getVariants(list.items) : [],
  );
  // Nested lists, such as a topic's alternatives, are written as JSON.
  const itemSchemas = items.filter((item) => !isNull(item) && !isList(item));
  if (
    itemSchemas.length === 0 ||
    itemSchemas.some(({type}) => type === 'object')
  )
    return undefined;
  const list = values.length > 0 ? 'allowed' : 'always';
  return {
    kind: {
      ...getSingleKind(itemSchemas),
      isClosed: false,
      list,
      ...(items.some(isNull) && {allowsEmptyItems: true}),
    },
    values: itemSchemas,
  };
}

function formatHint(
  schema: JsonSchema,
  {kind, list, allowsEmptyItems, convertsDecimals, choices, isClosed}: Kind,
  values: readonly JsonSchema[],
): string {
  const isQuantity = values.every(({pattern}) => pattern === quantity.pattern);
  const rule = isQuantity
    ? 'hex, or a decimal number'
    : (resolveSchema(schema).expected ??
      values.find(({expected}) => expected)?.expected);
  const choicesHint =
    list && !isClosed && choices.length > 0
      ? `any of ${choices.join(', ')}`
      : undefined;
  const separatorHint =
    list &&
    `separate multiple values with commas${allowsEmptyItems ? ' and leave an item empty to match any value' : ''}`;
  const decimalsHint =
    convertsDecimals && !isQuantity && 'decimal numbers are converted to hex';
  return [
    schema.description,
    rule ?? choicesHint ?? (kind === 'number' ? 'a number' : undefined),
    decimalsHint,
    separatorHint,
  ]
    .flatMap((part) => (part ? [toSentence(part.replaceAll('`', ''))] : []))
    .join(' ');
}

interface Value {
  readonly path: Field['path'];
  readonly label: string;
  readonly isRequired: boolean;
  readonly schema: JsonSchema;
}

/** Lists the parameters, with objects of known structure replaced by their fields. */
function getValues({
  prefixItems = [],
  minItems = 0,
}: JsonSchema): readonly Value[] {
  return prefixItems.flatMap((schema, index): Value[] => {
    const label = schema.title ?? `params[${index}]`;
    const {properties, required = []} = resolveSchema(schema);
    return properties
      ? Object.entries(properties).map(([name, property]) => ({
          path: [index, name],
          label: `${label}.${name}`,
          isRequired: index < minItems && required.includes(name),
          schema: property,
        }))
      : [{path: [index], label, isRequired: index < minItems, schema}];
  });
}

/** Returns a method's form fields, in parameter order. */
export function getFields(params: JsonSchema): readonly Field[] {
  return getValues(params).flatMap(({schema, ...value}): Field[] => {
    const input = getKind(schema);
    return input
      ? [
          {
            ...value,
            ...input.kind,
            hint: formatHint(schema, input.kind, input.values),
          },
        ]
      : [];
  });
}

/** Returns the labels of values that have no form field and are edited as JSON: objects, and lists of objects. */
export const getJsonOnlyLabels = (params: JsonSchema): readonly string[] =>
  getValues(params).flatMap(({schema, label}) =>
    getKind(schema) ? [] : [label],
  );

/** Returns a parameter or, if a name is given, that member of it. */
function getValueAt(
  params: readonly unknown[],
  [index, name]: Field['path'],
): unknown {
  const param = params[index];
  if (name === undefined) return param;
  return isRecord(param) ? param[name] : undefined;
}

/** Returns the text of a field. Lists with nested values become JSON. */
export function getFieldText(
  params: readonly unknown[],
  {path, list}: Field,
): string {
  const value = getValueAt(params, path);
  if (value === undefined || value === null) return '';
  if (
    list &&
    Array.isArray(value) &&
    value.every((item) => typeof item !== 'object' || item === null)
  )
    return value.map((item) => String(item ?? '')).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function parseSingle(text: string, {kind, convertsDecimals}: Kind): unknown {
  if (kind === 'boolean') return text === 'true';
  if (kind === 'number' && Number.isFinite(Number(text))) return Number(text);
  return convertsDecimals && /^\d+$/.test(text)
    ? `0x${BigInt(text).toString(16)}`
    : text;
}

/** Parses a list separated by commas or spaces, or written as JSON. */
function parseList(text: string, field: Kind): readonly unknown[] {
  const json = text.startsWith('[') ? parseJsonArray(text) : undefined;
  if (json) return json;
  // Around a comma, spaces do not separate items.
  const items = text.split(',').flatMap((part) => part.trim().split(/\s+/));
  while (items.at(-1) === '') items.pop();
  return field.allowsEmptyItems
    ? items.map((item) => (item === '' ? null : parseSingle(item, field)))
    : items.filter(Boolean).map((item) => parseSingle(item, field));
}

function parseFieldText(text: string, field: Kind): unknown {
  if (!field.list) return parseSingle(text, field);
  const items = parseList(text, field);
  return field.list === 'allowed' && items.length === 1 ? items[0] : items;
}

/** Returns the object with a member set, in its place if it exists, or without it if the value is undefined. */
function setMember(
  object: Readonly<Record<string, unknown>>,
  name: string,
  value: unknown,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries({...object, [name]: value}).filter(
      ([key]) => key !== name || value !== undefined,
    ),
  );
}

/** Returns the value of an empty field: required parameters must not be omitted. */
function getEmptyValue(
  {path: [index], list}: Field,
  requiredCount: number,
): unknown {
  if (index >= requiredCount) return undefined;
  return list === 'always' ? [] : '';
}

/** Returns the parameters after an edit. An empty field removes its value and any empty optional parameters at the end. */
export function setFieldText(
  params: readonly unknown[],
  field: Field,
  input: string,
  requiredCount: number,
): readonly unknown[] {
  const [index, name] = field.path;
  const text = input.trim();
  const editedParams = [...params];
  while (editedParams.length < index) editedParams.push(null);
  const value = text === '' ? undefined : parseFieldText(text, field);
  if (name === undefined) {
    editedParams[index] = value ?? getEmptyValue(field, requiredCount);
  } else {
    const param = params[index];
    editedParams[index] = setMember(isRecord(param) ? param : {}, name, value);
  }
  const lastIndex = editedParams.findLastIndex((item) => item !== undefined);
  return editedParams
    .slice(0, Math.max(requiredCount, lastIndex + 1))
    .map((item) => item ?? null);
}

/** Parses the editor's text; returns undefined if it is not a JSON array. */
export function parseJsonArray(text: string): readonly unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? (value as readonly unknown[]) : undefined;
  } catch {
    return undefined;
  }
}
