import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {lineaNetworks} from '../../../data/networks';
import {
  allMethods,
  commonErrors,
  getMethodRoute,
  rpcGroups,
  schemas,
  type JsonSchema,
  type RpcMethod,
  type RpcMethodName,
} from '../methods';
import type {MachineReadableFile} from '../../markdownExport/plugin/llmsTxt';

/** URL path of the document. */
export const openRpcFile: MachineReadableFile = {
  title: 'OpenRPC document of the JSON-RPC API',
  path: '/openrpc.json',
  description:
    'methods, schemas, examples and errors, described on /api/reference.',
};

/** Transforms every direct subschema. */
function mapSubschemas(
  schema: JsonSchema,
  transform: (part: JsonSchema) => JsonSchema,
): JsonSchema {
  const transformAll = (parts: Readonly<Record<string, JsonSchema>>) =>
    Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [name, transform(part)]),
    );
  const {items, anyOf, properties, patternProperties} = schema;
  return {
    ...schema,
    ...(items && {items: transform(items)}),
    ...(anyOf && {anyOf: anyOf.map(transform)}),
    ...(properties && {properties: transformAll(properties)}),
    ...(patternProperties && {
      patternProperties: transformAll(patternProperties),
    }),
  };
}

/** Replaces recursive references, which send OpenRPC's parser into an endless loop. */
function breakCycles(name: string, schema: JsonSchema): JsonSchema {
  if (schema.$ref === `#/components/schemas/${name}`)
    return {
      type: 'object',
      description: schema.description ?? `Another ${name}`,
    };
  return mapSubschemas(schema, (part) => breakCycles(name, part));
}

const customKeywords: readonly string[] = ['expected', 'typeName'];

/** Removes our custom keywords; `expected` becomes the description if there is none. */
function toStandardSchema(schema: JsonSchema): JsonSchema {
  const standardSchema: JsonSchema = Object.fromEntries(
    Object.entries(schema).filter(([key]) => !customKeywords.includes(key)),
  );
  const description = schema.description ?? schema.expected;
  return mapSubschemas(
    {...standardSchema, ...(description && {description})},
    toStandardSchema,
  );
}

// The description includes errors without a code: OpenRPC error objects require one, but endpoints disagree on it.
function describeMethod(
  summary: string,
  note: string | undefined,
  errors: RpcMethod['errors'],
): string {
  const messages = errors.flatMap(({code, message, fix}) =>
    code === undefined ? [`- ${message}: ${fix}`] : [],
  );
  return [
    summary,
    note,
    messages.length
      ? `Errors without a fixed code:\n\n${messages.join('\n')}`
      : undefined,
  ]
    .filter(Boolean)
    .join('\n\n');
}

const infuraServers = Object.values(lineaNetworks).map(
  ({name, infuraRpcUrl}) => ({
    name: `${name} on Infura, permission required`,
    url: infuraRpcUrl,
  }),
);

function createMethodObject(name: RpcMethodName, site: string): object {
  const {
    group,
    summary,
    note,
    params,
    result,
    example,
    errors,
    isPublic,
  }: RpcMethod = allMethods[name];
  const {prefixItems = [], minItems = 0} = params;
  const names = prefixItems.map(({title = ''}) => title);
  return {
    name,
    summary,
    description: describeMethod(summary, note, errors),
    ...(!isPublic && {servers: infuraServers}),
    tags: [{name: rpcGroups[group].label}],
    paramStructure: 'by-position',
    params: prefixItems.map((param, index) => {
      const {description, ...schema} = toStandardSchema(param);
      return {
        name: names[index],
        ...(description && {description}),
        required: index < minItems,
        schema,
      };
    }),
    result: {name: 'result', schema: toStandardSchema(result)},
    errors: errors.flatMap(({code, message}) =>
      code === undefined ? [] : [{code, message}],
    ),
    examples: [
      {
        name: `${name} example`,
        params: example.params.map((value, index) => ({
          name: names[index],
          value,
        })),
        result: {name: 'result', value: example.result},
      },
    ],
    externalDocs: {url: `${site}${getMethodRoute(name)}`},
  };
}

/** The OpenRPC document, generated from the reference's data. */
export function createOpenRpcDocument(site: string): object {
  return {
    openrpc: '1.3.2',
    info: {
      title: 'Linea JSON-RPC API',
      version: '1.0.0',
      description:
        'The methods of the public RPC endpoints of Linea Mainnet and Linea Sepolia, and eth_sendBundle, a private beta on Infura. In error messages, a name such as <LIMIT> represents a variable value.',
      license: {
        name: 'CC-BY-4.0',
        url: 'https://creativecommons.org/licenses/by/4.0/',
      },
    },
    servers: Object.values(lineaNetworks).map(({name, rpcUrl}) => ({
      name,
      url: rpcUrl,
    })),
    methods: (Object.keys(allMethods) as RpcMethodName[]).map((name) =>
      createMethodObject(name, site),
    ),
    components: {
      schemas: Object.fromEntries(
        Object.entries(schemas).map(([name, schema]) => [
          name,
          toStandardSchema(breakCycles(name, schema)),
        ]),
      ),
      errors: Object.fromEntries(
        commonErrors
          .filter(({transport}) => transport === 'JSON-RPC')
          .map(({code, message}) => [
            `Error${String(code).replace('-', 'Minus')}`,
            {code, message},
          ]),
      ),
    },
    externalDocs: {description: 'JSON-RPC API', url: `${site}/api/reference`},
  };
}

/** Writes the OpenRPC document. */
export default function openRpc({outDir, siteConfig}: LoadContext): Plugin {
  return {
    name: 'open-rpc',
    async postBuild() {
      await writeFile(
        path.join(outDir, openRpcFile.path),
        `${JSON.stringify(createOpenRpcDocument(siteConfig.url), null, 1)}\n`,
      );
    },
  };
}
