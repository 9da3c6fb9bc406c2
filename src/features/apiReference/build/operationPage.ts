import type {ApiPageMetadata} from 'docusaurus-plugin-openapi-docs/src/types';
import {operationSlug, referencePath} from '../paths';
import {code, fieldList, text} from './markdown';
import {samples} from '../samples';
import {fields, flatten, typeName} from './schema';
import type {Answer, Operation, Parameter, Schema} from './types';

const mediaType = 'application/json';

/** `from 1 to 1000`, `at least 1`, `at most 9`. */
function range({minimum, maximum}: Schema): string {
  if (minimum !== undefined && maximum !== undefined) {
    return `from ${code(minimum)} to ${code(maximum)}`;
  }
  return minimum === undefined ? (maximum === undefined ? '' : `at most ${code(maximum)}`) : `at least ${code(minimum)}`;
}

function limits({required, schema = {}}: Parameter): string {
  const flat = flatten(schema);
  const {default: fallback, enum: values, pattern, description: words} = flat;
  return [
    typeName(schema),
    required ? 'required' : 'optional',
    fallback === undefined ? '' : `default ${code(fallback)}`,
    range(flat),
    pattern ? (words ?? `pattern ${code(pattern)}`) : '',
    values ? `one of ${values.map(code).join(', ')}` : '',
  ]
    .filter(Boolean)
    .join(', ');
}

const withExample = (meaning: string, example: unknown): string => (example === undefined ? meaning : `${meaning} Example: ${code(example)}`);

function parameters(all: readonly Parameter[], place: Parameter['in'], title: string): string {
  const own = all.filter((parameter) => parameter.in === place);
  return own.length === 0
    ? ''
    : `## ${title}\n\n${fieldList(own.map((parameter) => ({name: parameter.name, rule: limits(parameter), meaning: withExample(text(parameter.description), parameter.example)})))}`;
}

function responseFields(schema: Schema): string {
  return fieldList(
    fields(schema).map((field) => ({
      name: field.path,
      rule: typeName(field.schema) + (field.required ? '' : ', optional'),
      meaning: withExample(text(field.schema.description), field.schema.example),
    })),
  );
}

function success(status: string, answer: Answer): string {
  const {schema, example} = answer.content?.[mediaType] ?? {};
  return [
    `## Answer {/* #answer */}`,
    `Status ${code(status)}, ${code(mediaType)}${schema ? `, type ${typeName(schema)}` : ''}. ${text(answer.description)}`,
    schema ? responseFields(schema) : '',
    example === undefined ? '' : `The numbers of this sample answer are illustrative:\n\n\`\`\`json\n${JSON.stringify(example, null, 2)}\n\`\`\``,
  ].join('\n\n');
}

function errors(all: readonly (readonly [string, Answer])[]): string {
  const list = fieldList(all.map(([status, {description}]) => ({name: status, meaning: text(description)})));
  return `## Errors\n\n${list}\n\nOther failures are not documented. Retry a \`5xx\` answer after a pause; a \`4xx\` answer other than \`429\` stays the same until you change the request.`;
}

/** The request that the try-it panel starts with: every default and every example filled in. */
export function sampleUrl({path, servers = [], parameters: all = []}: Operation): string {
  const value = ({example, schema}: Parameter) => (schema?.default ?? example ?? schema?.example) as string | number | undefined;
  const filled = all.reduce(
    (result, parameter) => (parameter.in === 'path' ? result.replace(`{${parameter.name}}`, String(value(parameter) ?? '')) : result),
    path,
  );
  const query = all
    .filter((parameter) => parameter.in === 'query' && value(parameter) !== undefined)
    .map((parameter) => `${parameter.name}=${String(value(parameter))}`)
    .join('&');
  return `${servers[0]?.url ?? ''}${filled}${query && `?${query}`}`;
}

/** An operation as Markdown, so that its HTML, the search index and the Markdown twin hold all of it. */
export function operationMarkdown(operation: Operation): string {
  const {method, path, servers = [], parameters: all = [], responses = {}, security = [], description} = operation;
  const answers = Object.entries(responses);
  const isSuccess = ([status]: readonly [string, Answer]): boolean => status.startsWith('2');
  return [
    `**${method.toUpperCase()}** ${code(`${servers[0]?.url ?? ''}${path}`)}`,
    text(description),
    `\`\`\`bash\n${samples.curl.write(sampleUrl(operation))}\`\`\``,
    parameters(all, 'path', 'Path parameters'),
    parameters(all, 'query', 'Query parameters'),
    ...answers.filter(isSuccess).map(([status, answer]) => success(status, answer)),
    errors(answers.filter((answer) => !isSuccess(answer))),
    (security.length === 0 ? 'No key is needed. ' : '') + `[All operations](/${referencePath}) of the Token API, and [how to build a client](/api/token-api/overview) that pages, sorts and survives errors.`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** What the plugin calls for each operation. The front matter template writes `slug` and `keywords`. */
export function createApiPageMD(page: ApiPageMetadata): string {
  const operation = page.api as unknown as Operation;
  const names = [...(operation.parameters ?? []).map(({name}) => name), ...Object.values(operation.responses ?? {}).flatMap(fieldNames)];
  Object.assign(page.frontMatter, {
    slug: operationSlug(page.title),
    keywords: [`${operation.method.toUpperCase()} ${operation.path}`, 'Token API', ...new Set(names)].map((word) => JSON.stringify(word)).join(', '),
  });
  return operationMarkdown(operation);
}

function fieldNames({content}: Answer): string[] {
  const schema = content?.[mediaType]?.schema;
  return schema ? fields(schema).map(({path}) => path.split('.').at(-1) ?? path).filter((name) => /^\w+$/.test(name)) : [];
}
