import type {Schema} from './types';

export interface Field {
  /** Path from the answer's root: `data[].info.sells`. */
  readonly path: string;
  readonly schema: Schema;
  readonly required: boolean;
}

/** A schema with its `allOf` parts folded in; what stands beside `allOf` wins. */
export function flatten(schema: Schema): Schema {
  const {allOf = [], ...own} = schema;
  return Object.assign({}, ...allOf.map(flatten), own) as Schema;
}

function join(path: string, step: string): string {
  return path === '' ? step : `${path}.${step}`;
}

/** Every field below a schema, parents before their children. `ADDRESS` stands for the keys of a map. */
export function fields(schema: Schema, path = ''): Field[] {
  const {properties = {}, required = [], items, additionalProperties} = flatten(schema);
  const below = Object.entries(properties).flatMap(([name, property]) => {
    const field = {path: join(path, name), schema: flatten(property), required: required.includes(name)};
    return [field, ...fields(property, field.path)];
  });
  if (items) {
    below.push(...fields(items, `${path}[]`));
  }
  if (typeof additionalProperties === 'object') {
    const key = join(path, 'ADDRESS');
    below.push({path: key, schema: flatten(additionalProperties), required: false}, ...fields(additionalProperties, key));
  }
  return below;
}

/** `array of TokenResponse`, `string (date-time)`, `number or null`. */
export function typeName(schema: Schema): string {
  const {type = 'any', format, items, nullable, title} = flatten(schema);
  const name = type === 'array' && items ? `array of ${typeName(items)}` : type === 'object' ? (title ?? type) : type;
  return `${name}${format ? ` (${format})` : ''}${nullable ? ' or null' : ''}`;
}
