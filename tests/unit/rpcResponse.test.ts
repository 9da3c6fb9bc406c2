import {describe, expect, it} from 'vitest';
import {allMethods, methodsWithOwnPage} from '../../src/features/rpc/methods';
import {send, type CalledMethod} from '../../src/features/rpc/send';
import {addResultCheck} from '../../src/features/rpc/playground/validate';
import type {HttpResponse} from '../../src/lib/http';
import rateLimit from '../fixtures/recorded/rate_limit_infura_project.json';
import moduleLimit from '../fixtures/recorded/sendraw_module_limit_test.json';
import {createTransport} from './responses';

/** Sends a request without parameters, to which the endpoint gives the response. */
const receive = (method: CalledMethod, response: Partial<HttpResponse>) =>
  send(
    {url: '', host: ''},
    method,
    [],
    new AbortController().signal,
    createTransport(response),
  );

describe('how the playground describes a response', () => {
  const describeResponse = async (
    name: keyof typeof methodsWithOwnPage,
    json: unknown,
    status = 200,
  ) =>
    receive(addResultCheck(methodsWithOwnPage[name]), {
      status,
      text: JSON.stringify(json),
    });
  const createErrorResponse = (error: unknown) => ({
    jsonrpc: '2.0',
    id: 1,
    error,
  });

  it.each([
    [
      'a string error',
      {error: 'project ID is required'},
      200,
      'failure',
      'not a JSON-RPC error: project ID is required.',
    ],
    [
      'a string error with an HTTP status',
      {error: 'project ID is required'},
      401,
      'failure',
      'HTTP 401. The endpoint requires an API key. Error message: project ID is required.',
    ],
    [
      'a documented HTTP status',
      {},
      503,
      'failure',
      'HTTP 503. The endpoint is overloaded or under maintenance. Retry after a pause',
    ],
    [
      'any other HTTP status',
      {},
      418,
      'failure',
      'HTTP 418. The endpoint did not process the request.',
    ],
    [
      'an error without a message',
      createErrorResponse({code: 3}),
      200,
      'error',
      'The endpoint responded with error 3, without a message.',
    ],
    [
      'an error without a code',
      createErrorResponse({message: 'busy'}),
      200,
      'error',
      'an error without a code: busy.',
    ],
    [
      'a generic parameter error',
      createErrorResponse({code: -32602, message: 'Invalid params'}),
      200,
      'error',
      'Invalid params. Pass all three parameters',
    ],
    [
      'a wrong id',
      {jsonrpc: '2.0', id: 7, result: null},
      200,
      'failure',
      'has the id 7, but the request has the id 1',
    ],
    [
      'a missing id',
      {jsonrpc: '2.0', result: null},
      200,
      'failure',
      'has no id',
    ],
    [
      'neither a result nor an error',
      {jsonrpc: '2.0', id: 1},
      200,
      'failure',
      'neither result nor error',
    ],
    [
      'JSON that is not a response',
      [1],
      200,
      'failure',
      'not a JSON-RPC response',
    ],
    [
      'a result of a wrong type',
      {jsonrpc: '2.0', id: 1, result: {accountProof: {}}},
      200,
      'result',
      'not as documented: result must have the field',
    ],
    [
      'a rate limit error',
      rateLimit.response,
      429,
      'failure',
      'An endpoint with your own API key allows more. Error message: exceeded project rate limit.',
    ],
  ])('%s', async (_, json, status, kind, summary) => {
    expect(
      await describeResponse('linea_getProof', json, status),
    ).toMatchObject({kind, summary: expect.stringContaining(summary)});
  });

  // For other values of Retry-After, see http.test.ts.
  it('the summary of a response with status 429 includes the waiting time', async () => {
    const response = {
      status: 429,
      headers: {'retry-after': new Date(Date.now() + 3_600_000).toUTCString()},
    };
    const {summary} = await receive(allMethods.eth_call, response);
    expect(summary).toContain('Try again in 60 minutes.');
  });

  it.each([
    [
      'a 100 KB message',
      {
        jsonrpc: '2.0',
        id: 1,
        error: {code: -32000, message: 'x'.repeat(100_000)},
      },
    ],
    [
      'a 100 KB code',
      {
        jsonrpc: '2.0',
        id: 1,
        error: {code: 'x'.repeat(100_000), message: 'busy'},
      },
    ],
    ['a 100 KB string error', {error: 'x'.repeat(100_000)}],
    ['a 100 KB id', {jsonrpc: '2.0', id: 'x'.repeat(100_000), result: null}],
  ])(
    '%s is truncated in the summary, but complete in the body',
    async (_, json) => {
      const {summary, body} = await describeResponse('linea_getProof', json);
      expect(summary.length).toBeLessThan(500);
      expect(body).toContain('x'.repeat(100_000));
    },
  );

  it.each([
    ['an array', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
    [
      'a trace',
      `${'{"type":"CALL","from":"0x176211869cA2b568f2A7D4EE941E073a821EE1ff","calls":['.repeat(20_000)}${']}'.repeat(20_000)}`,
    ],
  ])(
    '%s nested tens of thousands of levels deep is shown as a result that differs from the documentation',
    async (_, result) => {
      const text = `{"jsonrpc":"2.0","id":1,"result":${result}}`;
      const outcome = await receive(allMethods.debug_traceTransaction, {text});
      expect(outcome).toMatchObject({
        kind: 'result',
        body: text,
        summary: expect.stringContaining('not as documented'),
      });
    },
  );

  it('a response that is too large is a failure', async () => {
    const outcome = await receive(allMethods.eth_call, {
      text: '{"result":"0x',
      isTruncated: true,
    });
    expect(outcome).toMatchObject({
      kind: 'failure',
      summary: expect.stringContaining('too large for this page'),
    });
  });

  it('a response that is not JSON is a failure', async () => {
    const {kind, summary} = await receive(allMethods.eth_call, {
      text: '<html>',
    });
    expect([kind, summary]).toEqual([
      'failure',
      'The response is not valid JSON. Is this the URL of an RPC endpoint?',
    ]);
  });

  it('other parameter errors keep their original message', async () => {
    const {summary} = await describeResponse(
      'linea_getProof',
      createErrorResponse({code: -32602, message: 'Keys are not sorted'}),
    );
    expect(summary).toBe(
      'The endpoint responded with error -32602: Keys are not sorted.',
    );
  });

  it.each([-32600, -32602])(
    'a documented error has its cause and fix, whatever its code: %s',
    async (code) => {
      const {summary} = await describeResponse(
        'linea_getProof',
        createErrorResponse({
          code,
          message: 'BLOCK_MISSING_IN_CHAIN - block 7 is missing',
        }),
      );
      expect(summary).toContain('it is not finalized yet');
      expect(summary).toContain('Use latest, or the number');
    },
  );

  it('an error that is known from other endpoints is explained as in the decoder', async () => {
    const {summary} = await describeResponse(
      'linea_estimateGas',
      createErrorResponse({code: -32603, message: 'Internal error'}),
    );
    expect(summary).toContain('hides the cause and is often a revert');
    expect(summary).toContain('Repeat the call with eth_call');
  });

  it('a module limit error is described with its fix', async () => {
    const {summary} = await describeResponse(
      'eth_sendRawTransaction',
      moduleLimit.response,
    );
    expect(summary).toContain(
      'line count for module EXT=33939 is above the limit 20. Split the work into several transactions.',
    );
  });

  it('a result that matches the documentation is a success', async () => {
    expect(
      await describeResponse('linea_getTransactionExclusionStatusV1', {
        jsonrpc: '2.0',
        id: 1,
        result: null,
      }),
    ).toMatchObject({kind: 'result', summary: 'Success.'});
  });
});

it.each([
  [{data: '0xbc40fd5e'}, '0xbc40fd5e'],
  [{data: 'Reverted 0xbc40fd5e'}, '0xbc40fd5e'],
  [{data: {data: '0xbc40fd5e', message: 'reverted'}}, '0xbc40fd5e'],
  [{data: '0x'}, undefined],
  [{data: 'words'}, undefined],
  [{}, undefined],
])(
  'the playground finds the revert bytes, if any, in %o',
  async (error, revertData) => {
    const text = JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      error: {code: 3, message: 'Execution reverted', ...error},
    });
    const outcome = await receive(allMethods.eth_call, {text});
    expect(outcome.revertData).toBe(revertData);
  },
);
