import {readFileSync} from 'node:fs';
import {describe, expect, it, vi} from 'vitest';
import {parse} from 'yaml';
import {readSpecificationUrl} from '../../src/config/env';
import {
  assertValid,
  findProblems,
  refresh,
} from '../../src/features/apiReference/plugin/specification';

const file = 'openapi/token-api.yaml';
const source = readFileSync(file, 'utf8');

interface Schema {
  readonly type?: string;
  readonly example?: unknown;
  readonly items?: unknown;
  readonly allOf?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
}
const specification = parse(source) as {
  readonly servers: readonly {readonly url: string}[];
  readonly paths: Readonly<Record<string, object>>;
  readonly security: readonly unknown[];
  readonly components: {readonly schemas: Readonly<Record<string, Schema>>};
};
const {schemas} = specification.components;

// tests/site/tokenApi.test.ts checks parameters with their limits, fields and errors on the built pages.
describe('the specification', () => {
  it('is valid', async () => {
    await expect(findProblems(source, file)).resolves.toEqual([]);
  });

  it('has four operations without authentication', () => {
    expect(Object.keys(specification.paths).sort()).toEqual([
      '/prices',
      '/prices/{contractAddress}',
      '/tokens',
      '/tokens/{contractAddress}',
    ]);
    expect(specification.security).toEqual([]);
    expect(specification.servers[0]?.url).toBe('https://token-api.linea.build');
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
  });
});

describe('an invalid document throws an error with a line number:', () => {
  it.each([
    ['syntax', 5, /Invalid YAML/],
    ['structure', 12, /"query"/],
    ['reference', 15, /resolve/i],
    ['example', 15, /number/],
    ['method', 9, /GET only/],
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
