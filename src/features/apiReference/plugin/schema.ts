import type {Schema} from '../types';

export interface Field {
  /** Path from the response's root: `data[].info.sells`. */
  readonly path: string;
  readonly schema: Schema;
  readonly isRequired: boolean;
}

/** Merges `allOf` into a schema, whose own keywords take precedence. */
export function flattenSchema(schema: Schema): Schema {
  const {allOf = [], ...rest} = schema;
  return Object.assign({}, ...allOf.map(flattenSchema), rest) as Schema;
}

function joinPath(path: string, step: string): string {
  return path === '' ? step : `${path}.${step}`;
}

/** Returns all fields of a schema, parents before children. `ADDRESS` represents the keys of a map. */
export function getFields(schema: Schema, path = ''): Field[] {
  const {
    properties = {},
    required = [],
    items,
    additionalProperties,
  } = flattenSchema(schema);
  const fields = Object.entries(properties).flatMap(([name, property]) => {
    const field = {
      path: joinPath(path, name),
      schema: flattenSchema(property),
      isRequired: required.includes(name),
    };
    return [field, ...getFields(property, field.path)];
  });
  if (items) {
    fields.push(...getFields(items, `${path}[]`));
  }
  if (typeof additionalProperties === 'object') {
    const key = joinPath(path, 'ADDRESS');
    fields.push(
      {
        path: key,
        schema: flattenSchema(additionalProperties),
        isRequired: false,
      },
      ...getFields(additionalProperties, key),
    );
  }
  return fields;
}

/** Formats a type: `array of TokenResponse`, `string (date-time)`, `number or null`. */
export function formatType(schema: Schema): string {
  const {type = 'any', format, items, nullable, title} = flattenSchema(schema);
  const name =
    type === 'array' && items
      ? `array of ${formatType(items)}`
      : type === 'object'
        ? (title ?? type)
        : type;
  return `${name}${format ? ` (${format})` : ''}${nullable ? ' or null' : ''}`;
}
