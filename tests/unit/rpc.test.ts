import Ajv2020, {type ValidateFunction} from 'ajv/dist/2020';
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {
  getFields,
  getFieldText,
  getJsonOnlyLabels,
  setFieldText,
} from '../../src/features/rpc/playground/fields';
import {
  parseParams,
  validateValue,
} from '../../src/features/rpc/playground/validate';
import {validateUrl} from '../../src/lib/http';
import {
  allMethods,
  methodsWithOwnPage,
  schemas,
  type JsonSchema,
  type RpcMethod,
} from '../../src/features/rpc/methods';
import type {RpcError} from '../../src/features/rpc/types';
import rpcSamples from './rpcSamples.json';

const ajv = new Ajv2020({strict: false});
const compiledSchemas = new WeakMap<JsonSchema, ValidateFunction>();

function isValid(value: unknown, schema: JsonSchema): boolean {
  const validate =
    compiledSchemas.get(schema) ??
    ajv.compile({allOf: [schema], components: {schemas}});
  compiledSchemas.set(schema, validate);
  return validate(value);
}

const methodsWithPage: readonly RpcMethod[] = Object.values(methodsWithOwnPage);
const methodRecords: readonly RpcMethod[] = Object.values(allMethods);

interface Message {
  readonly jsonrpc?: string;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: {readonly code: number; readonly message: string};
}

/** Reads the JSON blocks of a method's page, with placeholders replaced and truncated values completed. */
function readBlocks({method}: RpcMethod): readonly Message[] {
  const file = `docs/api/reference/${method.toLowerCase().replace('_', '-')}.mdx`;
  return [
    ...readFileSync(file, 'utf8').matchAll(/^```json\n([^]*?)^```$/gm),
  ].map(
    ([, text = '']) =>
      JSON.parse(
        text
          .replaceAll(/SIGNED_T\w+/g, '0x02f801')
          .replaceAll(
            '["0x…", "0x…"]',
            JSON.stringify(Array.from({length: 42}, () => '0x00')),
          )
          .replaceAll('0x…', '0x00'),
      ) as Message,
  );
}

/** Creates a pattern that matches a message in code font, with any text for its variable parts. */
const createMessagePattern = (message: string): RegExp =>
  new RegExp(
    `\`${message.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/<[A-Z]+>/g, '[^`]+')}\``,
  );

describe.each(
  methodsWithPage.map((method) => [method.method, method] as const),
)('%s', (name, method) => {
  const blocks = readBlocks(method);
  const requests = blocks.filter((block) => block.method);
  const responses = blocks.filter((block) => 'result' in block);

  it('has requests and responses on its page that match the schema', () => {
    expect(requests.length).toBeGreaterThan(0);
    expect(responses.length).toBeGreaterThan(0);
    for (const request of requests) {
      expect(request).toMatchObject({jsonrpc: '2.0', method: name});
      expect(isValid(request.params, method.params), ajv.errorsText()).toBe(
        true,
      );
    }
    for (const {result} of responses)
      expect(isValid(result, method.result), ajv.errorsText()).toBe(true);
  });

  it('has the same example as its page', () => {
    if (method.initialParams) {
      expect(method.initialParams).not.toEqual(method.example.params);
      expect(
        isValid(method.initialParams, method.params),
        'a placeholder must not be sent',
      ).toBe(false);
    } else {
      expect(requests[0]?.params).toEqual(method.example.params);
    }
  });

  it('has the same errors and messages as its page', () => {
    const page = readFileSync(
      `docs/api/reference/${name.toLowerCase().replace('_', '-')}.mdx`,
      'utf8',
    );
    const [, table = ''] =
      /^\|(?: Code \|)? Message \| Cause \| Fix \|\n\|[-|]+\n((?:\|.*\n)+)/m.exec(
        page,
      ) ?? [];
    const rows = table.trim().split('\n').filter(Boolean);
    expect(rows.length).toBeGreaterThan(0);
    // The page does not quote generic error messages, because they vary by endpoint.
    const explains = (
      row: string,
      {code, message, isGeneric}: RpcError,
    ): boolean =>
      isGeneric
        ? row.startsWith(`| \`${code}\``)
        : createMessagePattern(message).test(row);
    for (const row of rows)
      expect(
        method.errors.some((error) => explains(row, error)),
        `add this row to the record of ${name}: ${row}`,
      ).toBe(true);
    for (const error of method.errors) {
      expect(
        rows.some((row) => explains(row, error)),
        `add this message to the page of ${name}: ${error.message}`,
      ).toBe(true);
      expect(error.message).toContain(error.part ?? '');
    }
  });
});

describe('the playground validator', () => {
  const samples: readonly unknown[] = [
    ...rpcSamples,
    ...methodRecords.flatMap(({example}) => [example.params, example.result]),
  ];

  it.each(methodRecords.map((method) => [method.method, method] as const))(
    'agrees with Ajv on %s',
    (_, {params, result}) => {
      for (const sample of samples) {
        for (const schema of [params, result]) {
          expect(
            validateValue(sample, schema, 'value') === undefined,
            JSON.stringify(sample),
          ).toBe(isValid(sample, schema));
        }
      }
    },
  );

  it.each([
    ['[', 'This is not JSON'],
    ['{}', 'params must be an array.'],
    ['[]', 'params must have at least 1 element, but has 0.'],
    [
      '[{"from": "me"}]',
      'params[0].from must be an address: 0x followed by 40 hex digits.',
    ],
    [
      '[{"gas": 21000}]',
      'params[0].gas must be a hex quantity without leading zeros, such as "0x5208".',
    ],
    ['[{"colour": "red"}]', 'params[0] has an unknown field: colour.'],
    ['[{}, "latest"]', 'params[1] must be the state override.'],
  ])('explains the error in %s', (text, problem) => {
    expect(
      parseParams(text, methodsWithOwnPage.linea_estimateGas.params),
    ).toMatchObject({
      ok: false,
      problem: {message: expect.stringContaining(problem)},
    });
  });
});

it.each([
  ['', 'complete URL'],
  ['ftp://example.org', 'complete URL'],
  ['https://user:pw@example.org', 'user name or password'],
  ['https://linea-mainnet.infura.io/v3/YOUR_API_KEY', 'Replace YOUR_API_KEY'],
])('the playground rejects the URL "%s"', (url, problem) => {
  expect(validateUrl(url)).toContain(problem);
});

it('the playground accepts URLs with a key or a port', () => {
  for (const url of [
    'https://linea-mainnet.infura.io/v3/0123',
    'http://localhost:8545',
  ])
    expect(validateUrl(url)).toBeUndefined();
});

describe('the playground form fields', () => {
  const findField = (method: RpcMethod, label: string) => {
    const match = getFields(method.params).find(
      (candidate) => candidate.label === label,
    );
    if (!match) throw new Error(`There is no field ${label}`);
    return match;
  };
  const {
    eth_call: call,
    eth_feeHistory: fees,
    eth_getBlockByNumber: getBlock,
    eth_getLogs: getLogs,
    eth_getProof: getProof,
    debug_traceCall: trace,
  } = allMethods;

  it('exist for every value and every simple list', () => {
    expect(getFields(getBlock.params)).toMatchObject([
      {
        label: 'block',
        isRequired: true,
        isClosed: false,
        choices: expect.arrayContaining(['latest']) as unknown,
      },
      {
        label: 'hydratedTransactions',
        isRequired: true,
        isClosed: true,
        choices: ['true', 'false'],
      },
    ]);
    expect(getFields(getProof.params).map(({label}) => label)).toEqual([
      'address',
      'storageKeys',
      'block',
    ]);
    expect(getFields(getLogs.params).map(({label}) => label)).toEqual([
      'filter.fromBlock',
      'filter.toBlock',
      'filter.address',
      'filter.topics',
      'filter.blockHash',
    ]);
    expect(findField(call, 'transaction.to').isRequired).toBe(false);
    expect(findField(trace, 'options.tracer')).toMatchObject({
      isRequired: true,
      isClosed: true,
    });
  });

  it('show the parameter values, and change only their own value', () => {
    const {params} = call.example;
    expect(getFieldText(params, findField(call, 'block'))).toBe('latest');
    expect(
      setFieldText(params, findField(call, 'transaction.gas'), '0x1', 1),
    ).toEqual([{...(params[0] as object), gas: '0x1'}, 'latest']);
    expect(
      setFieldText(
        [{to: '0x1', gas: '0x2'}],
        findField(call, 'transaction.gas'),
        '',
        1,
      ),
    ).toEqual([{to: '0x1'}]);
    expect(
      setFieldText([{}, 'latest'], findField(call, 'block'), '', 1),
    ).toEqual([{}]);
    expect(
      setFieldText(
        ['0x1', false],
        findField(getBlock, 'hydratedTransactions'),
        'true',
        2,
      ),
    ).toEqual(['0x1', true]);
    expect(
      setFieldText([], findField(trace, 'options.tracer'), 'callTracer', 3),
    ).toEqual([null, null, {tracer: 'callTracer'}]);
  });

  it('cover the whole schema, except the parts that can only be edited as JSON', () => {
    expect(getJsonOnlyLabels(call.params)).toEqual(['transaction.accessList']);
    expect(
      getJsonOnlyLabels(allMethods.eth_estimateUserOperationGas.params),
    ).toEqual(['stateOverrides']);
    for (const {params} of methodRecords) {
      const coveredIndexes = [
        ...getFields(params).map(({path: [index]}) => index),
        ...getJsonOnlyLabels(params).map((label) =>
          params.prefixItems?.findIndex(
            ({title}) => title === label.split('.')[0],
          ),
        ),
      ];
      expect(new Set(coveredIndexes).size).toBe(
        params.prefixItems?.length ?? 0,
      );
    }
  });

  it('keep the example of every method unchanged', () => {
    for (const {params, example} of methodRecords) {
      for (const candidate of getFields(params)) {
        if (getFieldText(example.params, candidate) !== '')
          expect(
            setFieldText(
              example.params,
              candidate,
              getFieldText(example.params, candidate),
              params.minItems ?? 0,
            ),
          ).toEqual(example.params);
      }
    }
  });

  const [a, b] = [`0x${'a'.repeat(64)}`, `0x${'b'.repeat(64)}`];
  const enterText = (method: RpcMethod, label: string, text: string) => {
    const params = setFieldText(
      method.example.params,
      findField(method, label),
      text,
      method.params.minItems ?? 0,
    );
    const [index, name] = findField(method, label).path;
    return name
      ? (params[index] as Record<string, unknown>)[name]
      : params[index];
  };

  it.each([
    [
      call,
      'transaction.to',
      '  0x176211869cA2b568f2A7D4EE941E073a821EE1ff ',
      '0x176211869cA2b568f2A7D4EE941E073a821EE1ff',
    ],
    [call, 'transaction.gas', '21000', '0x5208'],
    [call, 'transaction.gas', ' 0 ', '0x0'],
    [
      call,
      'transaction.value',
      '1000000000000000000000',
      '0x3635c9adc5dea00000',
    ],
    [call, 'transaction.gas', '0x5208', '0x5208'],
    [call, 'transaction.gas', '1.5', '1.5'],
    [call, 'transaction.input', '21', '21'],
    [call, 'block', '30000000', '0x1c9c380'],
    [getProof, 'storageKeys', '0x0,0x1  0x2', ['0x0', '0x1', '0x2']],
    [getProof, 'storageKeys', '', []],
    [fees, 'rewardPercentiles', '10, 50,', [10, 50]],
    [
      getLogs,
      'filter.address',
      ' 0x176211869cA2b568f2A7D4EE941E073a821EE1ff',
      '0x176211869cA2b568f2A7D4EE941E073a821EE1ff',
    ],
    [getLogs, 'filter.address', '0x1,0x2', ['0x1', '0x2']],
    [getLogs, 'filter.address', '', undefined],
    [getLogs, 'filter.topics', a, [a]],
    [getLogs, 'filter.topics', `${a}, , ${b}`, [a, null, b]],
    [getLogs, 'filter.topics', `[["${a}", "${b}"], null]`, [[a, b], null]],
  ])('convert typed text (%$)', (method, label, text, value) => {
    expect(enterText(method, label, text)).toEqual(value);
  });

  it('show lists as readers type them, and nested lists as JSON', () => {
    const topics = findField(getLogs, 'filter.topics');
    expect(getFieldText([{topics: [a, null, b]}], topics)).toBe(`${a}, , ${b}`);
    expect(getFieldText([{topics: [[a, b]]}], topics)).toBe(
      JSON.stringify([[a, b]]),
    );
    expect(
      getFieldText([[], ['0x0', '0x1']], findField(getProof, 'storageKeys')),
    ).toBe('0x0, 0x1');
  });

  it('have a hint about accepted values', () => {
    expect(findField(call, 'transaction.gas').hint).toBe(
      'Gas that the call may use. Hex, or a decimal number.',
    );
    expect(findField(getLogs, 'filter.address').hint).toBe(
      'Contracts that emitted the logs; omit for all contracts. An address: 0x followed by 40 hex digits. Separate multiple values with commas.',
    );
    for (const {params} of methodRecords) {
      for (const {label, hint} of getFields(params).filter(
        ({isClosed}) => !isClosed,
      ))
        expect(hint, label).toMatch(/^[A-Z][^`]+\.$/);
    }
  });

  it('allow null as a topic at any position, as the page states', () => {
    expect(
      parseParams(`[{"topics": ["${a}", null, ["${b}"]]}]`, getLogs.params),
    ).toMatchObject({ok: true});
  });

  it('allow unknown fields and parameters to be sent, but not invalid values', () => {
    expect(parseParams('[{"colour": "red"}]', call.params)).toMatchObject({
      ok: false,
      problem: {path: [0], message: 'params[0] has an unknown field: colour.'},
      params: [{colour: 'red'}],
    });
    expect(parseParams('[{}, "latest", {}]', call.params)).toMatchObject({
      ok: false,
      params: [{}, 'latest', {}],
    });
    expect(
      parseParams('[{"colour": "red", "gas": 1}]', call.params),
    ).not.toHaveProperty('params');
  });
});
