import {code, joinPhrases, link, type Phrase, table} from '../../../lib/mdast';
import {type JsonSchema, schemas} from '../methods';
import {phrasesOf} from './phrases';

/** Objects with a table of their fields, and where it stands. */
export const objects: Readonly<Record<string, string>> = {
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

const nameOf = ({$ref}: JsonSchema): string | undefined => $ref?.replace('#/components/schemas/', '');

/** A type as it stands in a table: `array of 32-byte hex`; objects with fields of their own lead there. */
export function typeOf(schema: JsonSchema): readonly Phrase[] {
  const name = nameOf(schema);
  if (name && objects[name]) return link(objects[name], name);
  const resolved = (name && schemas[name]) || schema;
  if (name && resolved.title) return [resolved.title];
  const {anyOf, type, items, enum: choices, pattern} = resolved;
  if (anyOf) {
    // Null comes last: it is the exception.
    const choicesOf = anyOf.toSorted((one, other) => Number(one.type === 'null') - Number(other.type === 'null'));
    return joinPhrases(choicesOf.map(typeOf), ', ', ' or ');
  }
  if (choices) return joinPhrases(choices.map((choice) => [code(choice)]), ', ', ' or ');
  if (type === 'array') return items ? ['array of ', ...typeOf(items)] : ['array'];
  return [type === 'string' && pattern ? 'hex data' : (type ?? 'any')];
}

/** Rows for the fields of an object, and for those inside of them that have no table of their own. */
function rowsOf(schema: JsonSchema, prefix = ''): readonly (readonly (readonly Phrase[])[])[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const own = [[code(`${prefix}${name}`)], typeOf(field), [schema.required?.includes(name) ? 'yes' : 'no'], phrasesOf(field.description ?? '')];
    return [own, ...(field.$ref ? [] : rowsOf(field, `${prefix}${name}.`))];
  });
}

/** The fields of an object. What is required is said of what a reader sends; nodes leave out what does not apply. */
export function fieldTable(schema: JsonSchema, isSent: boolean, prefix = ''): ReturnType<typeof table> | undefined {
  const rows = rowsOf(schema, prefix);
  const columns = isSent ? [0, 1, 2, 3] : [0, 1, 3];
  const pick = <T>(cells: readonly T[]): T[] => columns.flatMap((index) => cells.slice(index, index + 1));
  return rows.length ? table(pick(['Field', 'Type', 'Required', 'Meaning']), rows.map(pick)) : undefined;
}

/** Position, name, type and meaning of each parameter. */
export function parameterTable({prefixItems = [], minItems = 0}: JsonSchema): ReturnType<typeof table> {
  const rows = prefixItems.map((param, index): (readonly Phrase[])[] => [
    [String(index)],
    [code(param.title ?? '')],
    typeOf(param),
    [index < minItems ? 'yes' : 'no'],
    phrasesOf(param.description ?? ''),
  ]);
  return table(['Position', 'Name', 'Type', 'Required', 'Meaning'], rows);
}
