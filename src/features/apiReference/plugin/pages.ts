import type {
  ApiPageMetadata,
  InfoPageMetadata,
} from 'docusaurus-plugin-openapi-docs/src/types';
import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {getOperationSlug, referencePath} from '../paths';
import {samples} from '../samples';
import type {
  ApiResponse,
  Operation,
  Parameter,
  Schema,
  Specification,
} from '../types';
import {toSentence} from '../../../lib/text';
import {flattenSchema, formatType, getFields, type Field} from './schema';

const codeSpanPattern = /(```[^]*?```|`[^`\n]*`)/;

const mapOutsideCode = (
  source: string,
  transform: (part: string) => string,
): string =>
  source
    .split(codeSpanPattern)
    .map((part) => (part.startsWith('`') ? part : transform(part)))
    .join('');

/** Formats a value as inline code. */
function formatCode(value: unknown): string {
  return `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
}

/** Escapes the specification's Markdown for MDX, except in code. */
function escapeMarkdown(value = ''): string {
  return mapOutsideCode(value, (part) => part.replace(/[{}<]/g, '\\$&')).trim();
}

/** Formats the specification's text as a single line. */
function formatText(value = ''): string {
  return escapeMarkdown(value).replace(/\s+/g, ' ');
}

interface ListedField {
  readonly name: string;
  /** Start of the path of a nested field, for screen readers and the Markdown export: `data[].`. */
  readonly prefix?: string;
  readonly type?: string;
  readonly isRequired?: boolean | undefined;
  readonly description: string;
  /** The list of the fields below this one. */
  readonly fields?: string;
}

/** Formats fields as a definition list with the same structure as `fieldList` in src/lib/mdast.ts. */
function formatFields(listedFields: readonly ListedField[]): string {
  const items = listedFields.map(
    ({name, prefix, type, isRequired, description, fields = ''}) => {
      const term = prefix
        ? `<code translate="no"><span className="unseen">${escapeMarkdown(prefix)}</span>${escapeMarkdown(name)}</code>`
        : formatCode(name);
      const presence =
        isRequired === undefined
          ? ''
          : isRequired
            ? ' <span className="docs-required">required</span>'
            : ' <span>optional</span>';
      const details = description + fields;
      return `<div><dt>${term}${presence}${type ? ` <span>${type}</span>` : ''}</dt>${details && `<dd>${details}</dd>`}</div>`;
    },
  );
  return items.length === 0 ? '' : `<dl>${items.join('')}</dl>`;
}

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'];

type OperationGroup = NonNullable<Specification['tags']>[number] & {
  readonly operations: readonly (Specification['paths'][string][string] & {
    readonly request: string;
  })[];
};

/** Groups operations by their first tag, and adds request lines such as `GET /tokens`. Operations without a declared tag come last. */
export function groupOperations({
  paths,
  tags = [],
}: Specification): OperationGroup[] {
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) =>
      item[method]
        ? [{...item[method], request: `${method.toUpperCase()} ${path}`}]
        : [],
    ),
  );
  const getGroup = ({tags: [first] = []}: (typeof operations)[number]) =>
    tags.find(({name}) => name === first)?.name ?? 'More';
  return [...tags, {name: 'More'}]
    .map((tag) => ({
      ...tag,
      operations: operations.filter(
        (operation) => getGroup(operation) === tag.name,
      ),
    }))
    .filter((group) => group.operations.length > 0);
}

function formatOperations(
  specification: Specification,
  basePath: string,
): string {
  return groupOperations(specification)
    .map(({name, description, operations}) => {
      const items = operations.map(
        ({request, summary, description: details}) =>
          `- [${formatCode(request)}](${basePath}${getOperationSlug(summary)}): ${formatText(details ?? summary)}`,
      );
      return [`### ${name}`, formatText(description), items.join('\n')]
        .filter(Boolean)
        .join('\n\n');
    })
    .join('\n\n');
}

function formatServers({servers = []}: Specification): string {
  return servers
    .map(({url, description}) =>
      [`\`\`\`text\n${url}\n\`\`\``, formatText(description)]
        .filter(Boolean)
        .join('\n\n'),
    )
    .join('\n\n');
}

function formatAuthentication({
  security = [],
  components,
}: Specification): string {
  const schemes = Object.entries(components?.securitySchemes ?? {});
  return security.length === 0 || schemes.length === 0
    ? 'Requests do not need a key.'
    : schemes
        .map(
          ([name, {description}]) =>
            `- \`${name}\`: ${formatText(description)}`,
        )
        .join('\n');
}

/** Splits the document's description at its first heading into the introduction and the sections for the end of the page. */
function splitDescription(description = ''): readonly [string, string] {
  const start = /^## /m.exec(description)?.index ?? description.length;
  return [
    escapeMarkdown(description.slice(0, start)),
    escapeMarkdown(description.slice(start)),
  ];
}

/** Formats the document's general information as Markdown. */
export function createInfoMarkdown(specification: Specification): string {
  const [introduction, sections] = splitDescription(
    specification.info.description,
  );
  return [
    introduction,
    '## Base URL',
    formatServers(specification),
    `This reference describes version ${specification.info.version} of the API, from its OpenAPI ${specification.openapi} document.`,
    '## Authentication',
    formatAuthentication(specification),
    '## Operations',
    formatOperations(specification, `/${referencePath}`),
    sections,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Returns search keywords for the landing page: names and messages from the document. */
export function getInfoKeywords({
  info,
  servers = [],
  tags = [],
  paths,
  components,
}: Specification): string[] {
  const responses: ApiResponse[] = Object.values(components?.responses ?? {});
  return [
    info.title,
    'REST API',
    'OpenAPI',
    'endpoints',
    ...servers.map(({url}) => new URL(url).host),
    ...tags.map(({name}) => name),
    ...Object.keys(paths),
    ...responses
      .map(({description}) => description ?? '')
      .filter(
        (description) => description.length > 0 && description.length < 60,
      ),
  ];
}

/** Returns a function that creates the landing page. The plugin passes only `info`, so the rest is read from the document. */
export function createInfoPageMD(
  specificationFile: string,
): (page: InfoPageMetadata) => string {
  return (page) => {
    const specification = parse(
      readFileSync(specificationFile, 'utf8'),
    ) as Specification;
    Object.assign(page, {title: `${specification.info.title} reference`});
    Object.assign(page.frontMatter, {
      keywords: getInfoKeywords(specification)
        .map((word) => JSON.stringify(word))
        .join(', '),
    });
    return createInfoMarkdown(specification);
  };
}

const mediaType = 'application/json';

/** Formats the limits of a number: `from 1 to 1000`, `at least 1`, `at most 9`. */
function formatRange({minimum, maximum}: Schema): string {
  if (minimum !== undefined && maximum !== undefined)
    return `from ${formatCode(minimum)} to ${formatCode(maximum)}`;
  return minimum === undefined
    ? maximum === undefined
      ? ''
      : `at most ${formatCode(maximum)}`
    : `at least ${formatCode(minimum)}`;
}

function formatLimits(schema: Schema): string {
  const {
    default: defaultValue,
    pattern,
    description: patternDescription,
  } = schema;
  const limits = [
    defaultValue === undefined ? '' : `default ${formatCode(defaultValue)}`,
    formatRange(schema),
    pattern ? (patternDescription ?? `pattern ${formatCode(pattern)}`) : '',
  ].filter(Boolean);
  return limits.length === 0 ? '' : toSentence(limits.join(', '));
}

const formatExample = (example: unknown): string =>
  example === undefined ? '' : `Example: ${formatCode(example)}`;

const formatValues = ({enum: values}: Schema): string =>
  values
    ? `<span className="docs-values">One of ${values.map(formatCode).join(' ')}</span>`
    : '';

function formatParameters(
  parameters: readonly Parameter[],
  location: Parameter['in'],
  title: string,
): string {
  const fields = parameters
    .filter((parameter) => parameter.in === location)
    .map(
      ({
        name,
        required = false,
        description,
        example,
        schema = {},
      }): ListedField => {
        const flatSchema = flattenSchema(schema);
        const parts = [
          formatText(description),
          formatLimits(flatSchema),
          formatExample(example),
          formatValues(flatSchema),
        ];
        return {
          name,
          type: formatType(schema),
          isRequired: required,
          description: parts.filter(Boolean).join(' '),
        };
      },
    );
  return fields.length === 0 ? '' : `## ${title}\n\n${formatFields(fields)}`;
}

/** Formats the fields below a parent, each with the fields below it. */
function formatResponseFields(fields: readonly Field[], parent = ''): string {
  return formatFields(
    fields.flatMap(({path, schema, isRequired}) => {
      const [, prefix = '', name = ''] = /^(.*\.)?(.+)$/.exec(path) ?? [];
      if (prefix.replace(/(\[\])*\.$/, '') !== parent) return [];
      const description = [
        formatText(schema.description),
        formatExample(schema.example),
      ]
        .filter(Boolean)
        .join(' ');
      return {
        name,
        prefix,
        type: formatType(schema),
        isRequired: isRequired ? undefined : false,
        description,
        fields: formatResponseFields(fields, path),
      };
    }),
  );
}

function formatSuccess(status: string, response: ApiResponse): string {
  const {schema, example} = response.content?.[mediaType] ?? {};
  return [
    `## Response {/* #answer */}`,
    `Status ${formatCode(status)}, ${formatCode(mediaType)}${schema ? `, type ${formatType(schema)}` : ''}. ${formatText(response.description)}`,
    schema ? formatResponseFields(getFields(schema)) : '',
    example === undefined
      ? ''
      : `The numbers in this sample response are illustrative:\n\n\`\`\`json\n${JSON.stringify(example, null, 2)}\n\`\`\``,
  ].join('\n\n');
}

function formatErrors(
  responses: readonly (readonly [string, ApiResponse])[],
): string {
  const list = formatFields(
    responses.map(([status, {description}]) => ({
      name: status,
      description: formatText(description),
    })),
  );
  return `## Errors\n\n${list}\n\nOther failures are not documented. Retry after a pause if the status is \`5xx\`; for any \`4xx\` other than \`429\`, change the request first.`;
}

/** Returns the URL of the try-it panel's initial request, with all defaults and examples filled in. */
export function createSampleUrl({
  path,
  servers = [],
  parameters = [],
}: Operation): string {
  const getValue = ({example, schema}: Parameter) =>
    (schema?.default ?? example ?? schema?.example) as
      string | number | undefined;
  const filledPath = parameters.reduce(
    (result, parameter) =>
      parameter.in === 'path'
        ? result.replace(
            `{${parameter.name}}`,
            String(getValue(parameter) ?? ''),
          )
        : result,
    path,
  );
  const query = parameters
    .filter(
      (parameter) =>
        parameter.in === 'query' && getValue(parameter) !== undefined,
    )
    .map((parameter) => `${parameter.name}=${String(getValue(parameter))}`)
    .join('&');
  return `${servers[0]?.url ?? ''}${filledPath}${query && `?${query}`}`;
}

/** Formats an operation as Markdown, so that the HTML, the search index and the Markdown export contain all of it. */
export function createOperationMarkdown(operation: Operation): string {
  const {
    method,
    path,
    servers = [],
    parameters = [],
    responses = {},
    security = [],
    description,
  } = operation;
  const endpoint = `${servers[0]?.url ?? ''}${path}`;
  const entries = Object.entries(responses);
  const isSuccess = ([status]: readonly [string, ApiResponse]): boolean =>
    status.startsWith('2');
  return [
    `**${method.toUpperCase()}** ${formatCode(endpoint)}&nbsp;<CopyButton text="${endpoint}" label="Copy endpoint URL" />`,
    formatText(description),
    `\`\`\`bash\n${samples.curl.write(createSampleUrl(operation))}\`\`\``,
    formatParameters(parameters, 'path', 'Path parameters'),
    formatParameters(parameters, 'query', 'Query parameters'),
    ...entries
      .filter(isSuccess)
      .map(([status, response]) => formatSuccess(status, response)),
    formatErrors(entries.filter((entry) => !isSuccess(entry))),
    (security.length === 0 ? 'No key is needed. ' : '') +
      `See [all operations](/${referencePath}) of the Token API, and [how to build a client](/api/token-api/overview) that paginates, sorts and handles errors.`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Creates an operation's page. The template puts `slug` and `keywords` into the front matter. */
export function createApiPageMD(page: ApiPageMetadata): string {
  const operation = page.api as unknown as Operation;
  const names = [
    ...(operation.parameters ?? []).map(({name}) => name),
    ...Object.values(operation.responses ?? {}).flatMap(getFieldNames),
  ];
  Object.assign(page.frontMatter, {
    slug: getOperationSlug(page.title),
    keywords: [
      `${operation.method.toUpperCase()} ${operation.path}`,
      page.title.replace(/^Get /, 'List '),
      'Token API',
      ...new Set(names),
    ]
      .map((word) => JSON.stringify(word))
      .join(', '),
  });
  return createOperationMarkdown(operation);
}

function getFieldNames({content}: ApiResponse): string[] {
  const schema = content?.[mediaType]?.schema;
  return schema
    ? getFields(schema)
        .map(({path}) => path.split('.').at(-1) ?? path)
        .filter((name) => /^\w+$/.test(name))
    : [];
}
