import {spawnSync} from 'node:child_process';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {
  encodeParameter,
  validateParam,
} from '../../src/features/apiReference/browser/parameters';
import {describeResponse} from '../../src/features/apiReference/browser/send';
import {samples} from '../../src/features/apiReference/samples';

describe('an input value in the URL', () => {
  it('is trimmed and encoded, so that it stays a single path segment', () => {
    const base = 'https://example.com/tokens/';
    for (const typedText of [
      '../prices',
      'a/b',
      'a?b=c',
      'a#b',
      'ä %2f',
      '  x  ',
    ]) {
      expect(
        new URL(base + encodeParameter(typedText)).pathname.split('/'),
      ).toHaveLength(3);
      expect(
        decodeURIComponent(new URL(base + encodeParameter(typedText)).pathname),
      ).toBe(`/tokens/${typedText.trim()}`);
    }
    expect(encodeParameter('0x1,0x2')).toBe('0x1,0x2');
  });

  it('cannot be a dot segment in the path', () => {
    for (const text of ['.', '..', ' .. ']) {
      expect(
        validateParam({name: 'id', in: 'path', required: true, text}),
      ).toBe(`id cannot be ${text.trim()}.`);
    }
    expect(
      validateParam({name: 'id', in: 'query', text: '..'}),
    ).toBeUndefined();
  });
});

describe('input validation', () => {
  const pageSchema = {type: 'integer', minimum: 1, maximum: 1000};
  it.each([
    [
      pageSchema,
      ['0', '1001', '1.5', '1e2', '0x5'],
      'page must be a whole number from 1 to 1000.',
    ],
    [
      {type: 'number', minimum: 0},
      ['abc'],
      'page must be a number, at least 0.',
    ],
    [
      {type: 'number', maximum: 6.5},
      ['7'],
      'page must be a number, at most 6.5.',
    ],
    [{type: 'number'}, ['-'], 'page must be a number.'],
    [{pattern: '^a$'}, ['b'], 'page must match ^a$.'],
    [
      {pattern: '^a$', description: 'the letter a'},
      ['b'],
      'page must be the letter a.',
    ],
    [pageSchema, [' 1000 ', ''], undefined],
    [{type: 'number', maximum: 6.5}, ['6.5'], undefined],
  ])('applies the schema %j to the values %j', (schema, texts, problem) => {
    expect(
      texts.map((text) =>
        validateParam({name: 'page', in: 'query', text, schema}),
      ),
    ).toEqual(texts.map(() => problem));
  });

  it('requires a value for required parameters, unless the value is selected from a list', () => {
    expect(
      validateParam({name: 'a', in: 'query', required: true, text: '  '}),
    ).toBe('Enter a: it is required.');
    expect(
      validateParam({name: 'a', in: 'query', required: true, value: 'asc'}),
    ).toBeUndefined();
  });
});

describe('the response description', () => {
  const describeStatus = (
    status: number,
    text = '{}',
    json?: unknown,
  ): string =>
    describeResponse(
      {status, ok: status < 300, text, headers: {}, isTruncated: false},
      json,
      {400: {description: 'Invalid contract address format'}},
    ).summary;

  it('uses the specification’s description of a status, or a general explanation if there is none', () => {
    expect(describeStatus(400)).toBe(
      'Status 400: Invalid contract address format.',
    );
    expect(describeStatus(418)).toBe(
      'Status 418: the API rejected the request.',
    );
    expect(describeStatus(500)).toBe(
      'Status 500: the API failed, so try again later.',
    );
    expect(describeStatus(429)).toBe(
      'Status 429: too many requests. Wait a minute, then try again.',
    );
  });

  it('distinguishes JSON, HTML and empty text', () => {
    expect(describeStatus(200, '[]', [])).toBe(
      'Status 200. The response is below.',
    );
    expect(describeStatus(200, '<html>', undefined)).toMatch(/not JSON/);
    expect(describeStatus(200, ' ', undefined)).toMatch(
      /but the response is empty/,
    );
  });
});

describe('the code samples', () => {
  const url = 'https://example.com/tokens?page=1&limit=50';

  it('contain the URL', () => {
    expect(
      Object.values(samples).every(({write}) => write(url).includes(url)),
    ).toBe(true);
  });

  it('are valid TypeScript and shell', () => {
    const {diagnostics} = ts.transpileModule(samples.typescript.write(url), {
      reportDiagnostics: true,
      compilerOptions: {
        module: ts.ModuleKind.ESNext,
        target: ts.ScriptTarget.ES2022,
      },
    });
    expect(diagnostics).toEqual([]);
    expect(
      spawnSync('bash', ['-n'], {
        input: samples.curl.write(url),
        encoding: 'utf8',
      }),
    ).toMatchObject({status: 0, stderr: ''});
  });
});
