import type {PhrasingContent, RootContent, Table} from 'mdast';
import {
  code,
  element,
  type Field,
  fieldList,
  getText,
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

type Cells = readonly (readonly Phrase[])[];

/** Creates rows for an object's fields, including nested fields that have no table of their own. */
function createFieldRows(schema: JsonSchema, prefix = ''): readonly Cells[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const row = [
      [code(`${prefix}${name}`)],
      formatType(field),
      [schema.required?.includes(name) ? 'yes' : 'no'],
      parseInlineCode(field.description ?? ''),
    ];
    return [
      row,
      ...(field.$ref ? [] : createFieldRows(field, `${prefix}${name}.`)),
    ];
  });
}

/** Creates a table of an object's fields. Only objects that readers send have a "Required" column, because nodes omit fields that do not apply. */
export function createFieldTable(
  schema: JsonSchema,
  isSent: boolean,
): Table | undefined {
  const rows = createFieldRows(schema);
  const pick = <T>([name, type, required, description]: readonly T[]): T[] =>
    [name, type, ...(isSent ? [required] : []), description] as T[];
  return rows.length
    ? table(pick(['Field', 'Type', 'Required', 'Meaning']), rows.map(pick))
    : undefined;
}

export function createParameterTable({
  prefixItems = [],
  minItems = 0,
}: JsonSchema): Table {
  const rows = prefixItems.flatMap((param, index): readonly Cells[] => [
    [
      [String(index)],
      [code(param.title ?? '')],
      formatType(param),
      [index < minItems ? 'yes' : 'no'],
      parseInlineCode(param.description ?? ''),
    ],
    ...(param.$ref
      ? []
      : createFieldRows(param, `${param.title}.`).map((cells): Cells => [
          [],
          ...cells,
        ])),
  ]);
  return table(['Position', 'Name', 'Type', 'Required', 'Meaning'], rows);
}

const columns = [
  'Position',
  'Name',
  'Field',
  'Type',
  'Required',
  'Meaning',
] as const;
type Row = Readonly<
  Partial<Record<(typeof columns)[number], PhrasingContent[]>>
>;

function toField({
  Position,
  Name,
  Field,
  Type = [],
  Required,
  Meaning = [],
}: Row): Field {
  const position = Position?.length
    ? `params[${Position.map(getText).join('')}]`
    : '';
  return {
    name: Name ?? Field ?? [code(position)],
    type: Type,
    text: Meaning,
    isRequired: Required && Required.map(getText).join('') === 'yes',
    position: Name && position,
  };
}

/** Moves the fields of objects below them: `slow.maxFeePerGas` below `slow`. */
function nestFields(fields: readonly Field[], parent?: string): Field[] {
  const getPath = ({name}: Field): string =>
    name
      .map((part) => (typeof part === 'string' ? part : getText(part)))
      .join('');
  const paths = new Set(fields.map(getPath));
  return fields.flatMap((field): Field[] => {
    const path = getPath(field);
    const object = path.slice(0, Math.max(path.lastIndexOf('.'), 0));
    const isNested = paths.has(object);
    if (parent !== (isNested ? object : undefined)) return [];
    const parts = [
      htmlNode('span', [`${object}.`], {className: 'unseen'}),
      {type: 'text', value: path.slice(object.length + 1)} as const,
    ];
    const name = isNested
      ? [element('code', {translate: 'no'}, parts)]
      : field.name;
    return [{...field, name, fields: nestFields(fields, path)}];
  });
}

function toFieldList({
  children: [head, ...rows],
}: Table): RootContent | undefined {
  const titles = head?.children.map(getText) ?? [];
  const isFieldTable =
    titles.includes('Type') &&
    titles.includes('Meaning') &&
    titles.every((title) => (columns as readonly string[]).includes(title));
  if (!isFieldTable) return undefined;
  const fields = rows.map(({children}) =>
    toField(
      Object.fromEntries(
        children.map((cell, index) => [titles[index] ?? '', cell.children]),
      ) as Row,
    ),
  );
  return fieldList(nestFields(fields))[0];
}

/** Turns tables of parameters and fields into definition lists, which are narrow enough to fit next to the playground. */
export const toFieldLists = (nodes: readonly RootContent[]): RootContent[] =>
  nodes.map((node) => (node.type === 'table' && toFieldList(node)) || node);
