import {readFileSync} from 'node:fs';
import {describe, expect, it, vi} from 'vitest';
import {parse} from 'yaml';
import {readSpecificationUrl} from '../../src/config/env';
import {
  createInfoMarkdown,
  createOperationMarkdown,
  createSampleUrl,
  getInfoKeywords,
} from '../../src/features/apiReference/plugin/pages';
import {
  formatType,
  getFields,
} from '../../src/features/apiReference/plugin/schema';
import type {
  Operation,
  Schema,
  Specification,
} from '../../src/features/apiReference/types';
import {
  assertValid,
  findProblems,
  refresh,
} from '../../src/features/apiReference/plugin/specification';

const file = 'openapi/token-api.yaml';
const source = readFileSync(file, 'utf8');

const specification = parse(source) as Specification & {
  readonly security: readonly unknown[];
  readonly components: {readonly schemas: Readonly<Record<string, Schema>>};
};
const {schemas} = specification.components;

// tests/site/tokenApi.test.ts checks parameters with their limits, fields and errors on the built pages.
describe('the specification', () => {
  it('is valid', async () => {
    await expect(findProblems(source, file)).resolves.toEqual([]);
  });

  it('has four operations, all GET, without authentication', () => {
    expect(Object.keys(specification.paths).sort()).toEqual([
      '/prices',
      '/prices/{contractAddress}',
      '/tokens',
      '/tokens/{contractAddress}',
    ]);
    expect(Object.values(specification.paths).flatMap(Object.keys)).toEqual([
      'get',
      'get',
      'get',
      'get',
    ]);
    expect(specification.security).toEqual([]);
    expect(specification.servers?.[0]?.url).toBe(
      'https://token-api.linea.build',
    );
  });

  it('has a type and an example for every response field', () => {
    for (const [name, {properties = {}}] of Object.entries(schemas)) {
      for (const [field, schema] of Object.entries(properties).filter(
        ([, {allOf}]) => !allOf,
      )) {
        expect(schema.type, `${name}.${field}`).toBeTruthy();
        expect(
          schema.example ?? schema.items,
          `${name}.${field}`,
        ).toBeDefined();
      }
    }
    expect(schemas.TokenResponse?.properties).toMatchObject({
      priceUpdatedAt: {format: 'date-time'},
      logo: {format: 'uri'},
    });
    expect(schemas.TokenInfo?.properties?.totalSupply?.type).toBe('string');
    expect(schemas.TokenPage?.required).toEqual(['data', 'meta']);
  });
});

describe('an invalid document throws an error with a line number:', () => {
  it.each([
    ['syntax', 5, /Invalid YAML/],
    ['structure', 12, /"query"/],
    ['reference', 15, /resolve/i],
    ['example', 15, /number/],
  ])('%s.yaml', async (name, line, message) => {
    const path = `tests/fixtures/openapi/${name}.yaml`;
    const [problem] = await findProblems(readFileSync(path, 'utf8'), path);
    expect(problem).toMatchObject({
      line,
      message: expect.stringMatching(message),
    });
    await expect(assertValid(readFileSync(path, 'utf8'), path)).rejects.toThrow(
      `${path}:${line} `,
    );
  });

  it('a document that is not a mapping', async () => {
    await expect(assertValid('only words', 'words.yaml')).rejects.toThrow(
      'words.yaml:1 ',
    );
  });
});

describe('refreshing the specification', () => {
  const url = 'https://example.com/api.yaml';
  const mockFetch = (body: string, status = 200): typeof fetch =>
    vi.fn(() => Promise.resolve(new Response(body, {status})));

  it('uses the committed file if there is no URL', async () => {
    const load = mockFetch('');
    await expect(refresh(source, undefined, load)).resolves.toMatchObject({
      source,
      message: expect.stringContaining('committed file'),
    });
    expect(load).not.toHaveBeenCalled();
  });

  it('uses a valid remote document', async () => {
    const newerSource = source.replace('version: 0.1.0', 'version: 0.2.0');
    await expect(refresh(source, url, mockFetch(newerSource))).resolves.toEqual(
      {source: newerSource, message: `Refreshed from ${url}.`},
    );
  });

  it.each([
    [
      'a refused connection',
      vi.fn(() => Promise.reject(new TypeError('fetch failed'))),
      /fetch failed/,
    ],
    ['an error status', mockFetch('', 503), /status 503/],
    [
      'an invalid document',
      mockFetch(readFileSync('tests/fixtures/openapi/structure.yaml', 'utf8')),
      /api\.yaml:12/,
    ],
    ['HTML instead of a document', mockFetch('<!doctype html>'), /api\.yaml:1/],
  ])(
    'keeps the committed file and reports the reason after %s',
    async (_name, load, reason) => {
      const result = await refresh(source, url, load);
      expect(result.source).toBe(source);
      expect(result.message).toMatch(/committed file is used/);
      expect(result.message).toMatch(reason);
    },
  );

  it('accepts only https URLs', () => {
    expect(readSpecificationUrl({})).toBeUndefined();
    expect(readSpecificationUrl({TOKEN_API_SPEC_URL: url})).toBe(url);
    expect(() =>
      readSpecificationUrl({TOKEN_API_SPEC_URL: 'http://example.com'}),
    ).toThrow('TOKEN_API_SPEC_URL');
  });
});

describe('generated Markdown', () => {
  const sample = JSON.parse(
    readFileSync('tests/fixtures/openapi/operation.json', 'utf8'),
  ) as Operation;

  it('lists parameters with their limits, fields and errors', () => {
    const markdown = createOperationMarkdown(sample);
    expect(markdown).toContain(
      '<dt>`id` <span className="docs-required">required</span> <span>number</span></dt>',
    );
    expect(markdown).toContain(
      '<dt>`limit` <span>optional</span> <span>number</span></dt><dd>Default `5`, from `1` to `9`.</dd>',
    );
    expect(markdown).toContain(
      '<span className="docs-values">One of `asc` `desc`</span>',
    );
    expect(markdown).toContain('<dt>`a` <span>string or null</span></dt>');
    expect(markdown).toContain('<dt>`404`</dt><dd>No thing</dd>');
  });

  it('escapes text that MDX would parse as code', () => {
    expect(createOperationMarkdown(sample)).toContain(
      'Reads a \\{thing\\} with `a < b`.',
    );
  });

  it('uses defaults and examples in the sample request', () => {
    expect(createSampleUrl(sample)).toBe(
      'https://example.com/things/7?limit=5',
    );
  });

  it('lists the fields of arrays, maps and allOf', () => {
    const leaf: Schema = {
      type: 'object',
      required: ['x'],
      properties: {x: {type: 'number'}},
    };
    const schema: Schema = {
      type: 'object',
      properties: {
        list: {type: 'array', items: leaf},
        one: {description: 'One.', allOf: [leaf]},
      },
    };
    expect(getFields(schema).map(({path}) => path)).toEqual([
      'list',
      'list[].x',
      'one',
      'one.x',
    ]);
    expect(
      getFields({
        type: 'object',
        additionalProperties: {type: 'array', items: leaf},
      }).map(({path}) => path),
    ).toEqual(['ADDRESS', 'ADDRESS[].x']);
    expect(
      formatType({type: 'array', items: {type: 'object', title: 'Leaf'}}),
    ).toBe('array of Leaf');
  });
});

describe('the landing page', () => {
  const page = createInfoMarkdown(specification);

  it('links to every operation, grouped by tag', () => {
    for (const path of Object.keys(specification.paths)) {
      expect(page).toMatch(
        new RegExp(
          `\\[\`GET ${path.replace(/[{}]/g, '\\$&')}\`\\]\\(/api/token-api/reference/operations/[a-z-]+\\): `,
        ),
      );
    }
    for (const {name, description} of specification.tags ?? [])
      expect(page).toContain(`### ${name}\n\n${description}`);
  });

  it('has the server, the description and every error message', () => {
    expect(page).toContain(specification.servers?.[0]?.url);
    expect(page).toContain('Requests do not need a key.');
    for (const error of [
      '`400`, `Invalid contract address format`',
      '`404`, `Token not found`',
    ]) {
      expect(page).toContain(`- ${error}`);
    }
  });

  it('starts with the description’s first paragraphs and ends with its sections, which may contain braces', () => {
    const lines = createInfoMarkdown({
      ...specification,
      info: {
        title: 'T',
        version: '1',
        description: 'First {x}.\n\n## Last\n\nSee `{y}`.',
      },
    });
    expect(lines).toMatch(/^First \\\{x\\\}\.\n\n## Base URL/);
    expect(lines).toContain('## Last\n\nSee `{y}`.');
  });

  it('works for a document without a description, tags or servers', () => {
    const minimalSpecification: Specification = {
      openapi: '3.0.0',
      info: {title: 'T', version: '1'},
      paths: {'/a': {get: {summary: 'Read a'}}},
    };
    expect(createInfoMarkdown(minimalSpecification)).toContain(
      '### More\n\n- [`GET /a`](/api/token-api/reference/operations/read-a): Read a',
    );
    expect(getInfoKeywords(minimalSpecification)).toContain('/a');
  });

  it('can be found in search by its host and by error messages', () => {
    expect(getInfoKeywords(specification)).toEqual(
      expect.arrayContaining([
        'token-api.linea.build',
        'Token not found',
        'Invalid contract address format',
      ]),
    );
  });
});
