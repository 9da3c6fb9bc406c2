import {resolve, type JsonSchema} from '@site/src/features/rpc/methods';
import {isRecord} from '@site/src/lib/isRecord';

/** A value that has a form field: a parameter, or a field of a parameter that is an object. */
export interface Field {
  /** Position of the parameter, and the name of its field. */
  readonly path: readonly [index: number, name?: string];
  readonly label: string;
  readonly isRequired: boolean;
  readonly kind: 'text' | 'number';
  /** Values to choose from; the field takes others too unless it is a closed list. */
  readonly choices: readonly string[];
  readonly isClosed: boolean;
}

/** The schemas of a value, without those behind references and alternatives. */
function variantsOf(schema: JsonSchema): readonly JsonSchema[] {
  const resolved = resolve(schema);
  return resolved.anyOf ? resolved.anyOf.flatMap(variantsOf) : [resolved];
}

function scalar(schema: JsonSchema): Pick<Field, 'kind' | 'choices' | 'isClosed'> | undefined {
  const variants = variantsOf(schema).filter(({type}) => type !== 'null');
  if (variants.some(({type}) => type === 'array' || type === 'object')) return undefined;
  const isBoolean = variants.every(({type}) => type === 'boolean');
  const choices = isBoolean ? ['true', 'false'] : variants.flatMap((variant) => variant.enum ?? []);
  const isNumber = variants.every(({type}) => type === 'integer' || type === 'number');
  return {kind: isNumber ? 'number' : 'text', choices, isClosed: isBoolean || variants.every((variant) => variant.enum)};
}

/** The form fields of a method, in the order of its parameters. Lists and nested objects have none: they are edited as JSON. */
export function fieldsOf({prefixItems = [], minItems = 0}: JsonSchema): readonly Field[] {
  return prefixItems.flatMap((param, index): Field[] => {
    const title = param.title ?? `params[${index}]`;
    const own = scalar(param);
    if (own) return [{...own, path: [index], label: title, isRequired: index < minItems}];
    const {properties = {}, required = []} = resolve(param);
    return Object.entries(properties).flatMap(([name, schema]): Field[] => {
      const inner = scalar(schema);
      return inner ? [{...inner, path: [index, name], label: `${title}.${name}`, isRequired: index < minItems && required.includes(name)}] : [];
    });
  });
}

/** What stands in a field for these parameters; lists in place of a single value show as JSON. */
export function textIn(params: readonly unknown[], {path: [index, name]}: Field): string {
  const param = params[index];
  const value = name === undefined ? param : isRecord(param) ? param[name] : undefined;
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function valueOf(text: string, {kind, choices}: Field): unknown {
  if (kind === 'number' && text.trim() !== '' && Number.isFinite(Number(text))) return Number(text);
  return choices.includes('true') && choices.includes('false') ? text === 'true' : text;
}

/** The parameters after an edit. An empty field takes its value away, and optional parameters at the end with it. */
export function withText(params: readonly unknown[], field: Field, text: string, required: number): readonly unknown[] {
  const [index, name] = field.path;
  const edited = [...params];
  while (edited.length < index) edited.push(null);
  const value = text === '' ? undefined : valueOf(text, field);
  if (name === undefined) {
    edited[index] = value ?? (index < required ? '' : undefined);
  } else {
    const param = params[index];
    const entries = Object.entries(isRecord(param) ? param : {});
    const kept = entries.filter(([key]) => key !== name);
    // An edited field keeps its place.
    const changed = entries.some(([key]) => key === name) ? entries.map(([key, old]) => [key, key === name ? value : old] as const) : [...entries, [name, value] as const];
    edited[index] = Object.fromEntries(value === undefined ? kept : changed);
  }
  while (edited.length > required && edited.at(-1) === undefined) edited.pop();
  return edited.map((item) => item ?? null);
}

/** The text of the editor as parameters, if it is a list at all. */
export function parse(text: string): readonly unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? (value as readonly unknown[]) : undefined;
  } catch {
    return undefined;
  }
}
