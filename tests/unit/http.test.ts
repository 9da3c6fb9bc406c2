import {once} from 'node:events';
import {createServer, type RequestListener, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {
  createRpcInit,
  describeFailure,
  describeRetryAfter,
  requestJson,
  validateUrl,
  type HttpFailure,
} from '../../src/lib/http';

beforeEach(() => {
  vi.stubGlobal('self', {
    location: {href: 'https://docs.linea.build/', protocol: 'https:'},
  });
  vi.stubGlobal('navigator', {onLine: true});
});

let server: Server | undefined;

async function startServer(listener: RequestListener): Promise<string> {
  const newServer = createServer(listener).listen(0, '127.0.0.1');
  server = newServer;
  await once(newServer, 'listening');
  return `http://127.0.0.1:${(newServer.address() as AddressInfo).port}/`;
}

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const get = (url: string) => requestJson(url, {}, {timeoutMs: 5_000});

describe('a response', () => {
  it('includes its text, JSON and headers', async () => {
    const url = await startServer((_, response) =>
      response.writeHead(503, {'retry-after': '5'}).end('{"a":"ä"}'),
    );
    expect(await get(url)).toMatchObject({
      response: {
        ok: false,
        status: 503,
        text: '{"a":"ä"}',
        isTruncated: false,
        headers: {'retry-after': '5'},
      },
      json: {a: 'ä'},
    });
  });

  it('may split a character between two chunks', async () => {
    const [start, end] = [Buffer.from('"ä').subarray(0, 2), Buffer.from('ä"')];
    const url = await startServer((_, response) => {
      response.write(start);
      setTimeout(() => response.end(end.subarray(1)), 20);
    });
    expect(await get(url)).toMatchObject({
      json: 'ä',
    });
  });

  it('is measured in milliseconds', async () => {
    const url = await startServer((_, response) => {
      setTimeout(() => response.end(), 50);
    });
    const {milliseconds} = await get(url);
    expect(milliseconds).toBeGreaterThanOrEqual(45);
    expect(milliseconds).toBeLessThan(5_000);
  });

  it('answers a JSON-RPC request, which says that it is JSON', async () => {
    const url = await startServer((request, response) => {
      response.write(`{"type":"${request.headers['content-type']}","body":`);
      request.pipe(response, {end: false});
      request.on('end', () => response.end('}'));
    });
    expect(
      await requestJson(url, createRpcInit('eth_call', [{}, '0x1'], 7), {
        timeoutMs: 5_000,
      }),
    ).toMatchObject({
      json: {
        type: 'application/json',
        body: {jsonrpc: '2.0', id: 7, method: 'eth_call', params: [{}, '0x1']},
      },
    });
  });

  it('does not have to be JSON', async () => {
    const url = await startServer((_, response) => response.end('<html>'));
    expect(await get(url)).toMatchObject({
      response: {text: '<html>'},
      json: undefined,
    });
  });

  it('is truncated at 20 MB', async () => {
    const url = await startServer((_, response) => {
      const write = (): void => {
        while (response.write('x'.repeat(100_000)));
        response.once('drain', write);
      };
      write();
    });
    const result = await requestJson(url, {}, {timeoutMs: 20_000});
    expect(result).toMatchObject({
      response: {isTruncated: true},
      json: undefined,
    });
    expect('response' in result && result.response.text.length).toBeLessThan(
      21_000_000,
    );
  });
});

describe('a failure', () => {
  const getFailure = async (
    listener: RequestListener,
    {
      timeoutMs = 20_000,
      signal,
    }: {timeoutMs?: number; signal?: AbortSignal} = {},
  ) => {
    const result = await requestJson(
      await startServer(listener),
      {},
      {timeoutMs, ...(signal && {signal})},
    );
    return 'failure' in result ? result.failure : undefined;
  };

  it('is a timeout if the response does not begin or does not end', async () => {
    expect(await getFailure(() => undefined, {timeoutMs: 200})).toBe('timeout');
    expect(
      await getFailure(
        (_, response) => void response.writeHead(200).write('{'),
        {timeoutMs: 200},
      ),
    ).toBe('timeout');
  });

  it('is noticed in browsers without AbortSignal.any and URL.canParse', async () => {
    vi.stubGlobal('AbortSignal', {
      timeout: AbortSignal.timeout.bind(AbortSignal),
    });
    vi.stubGlobal(
      'URL',
      class extends URL {
        static override canParse = undefined as never;
      },
    );
    const controller = new AbortController();
    const {signal} = controller;
    expect(await getFailure(() => undefined, {timeoutMs: 200, signal})).toBe(
      'timeout',
    );
    setTimeout(() => controller.abort(), 50);
    expect(await getFailure(() => undefined, {signal})).toBe('cancelled');
    expect(validateUrl('not a URL')).toContain('complete URL');
    expect(validateUrl('https://rpc.test')).toBeUndefined();
  });

  it('is a cancellation if the reader cancels', async () => {
    expect(
      await getFailure(() => undefined, {signal: AbortSignal.abort()}),
    ).toBe('cancelled');
  });

  it('is a network error if the connection breaks during the response', async () => {
    expect(
      await getFailure((_, response) =>
        response
          .writeHead(200, {'content-length': '10'})
          .write('{', () => response.destroy()),
      ),
    ).toBe('interrupted');
  });

  it('is an unreachable endpoint, not CORS, if the connection is refused', async () => {
    const url = await startServer(() => undefined);
    server?.close();
    expect(await get(url)).toMatchObject({
      failure: 'unreachable',
    });
  });

  it('is CORS only if a no-cors request succeeds', async () => {
    vi.stubGlobal('fetch', (_: string, {mode}: RequestInit) =>
      mode === 'no-cors'
        ? Promise.resolve(new Response())
        : Promise.reject(new TypeError('Failed to fetch')),
    );
    expect(await get('https://rpc.test')).toMatchObject({failure: 'cors'});
    expect(await get('http://rpc.test')).toMatchObject({
      failure: 'mixedContent',
    });
    expect(await get('http://localhost:8545')).toMatchObject({failure: 'cors'});
    // The policy of the relay cannot allow these, although they are the reader's machine.
    for (const url of [
      'http://[::1]:8545',
      'http://127.0.0.2:8545',
      'http://192.168.1.20:8545',
    ]) {
      expect(await get(url), url).toMatchObject({failure: 'mixedContent'});
    }
    // A page that is itself served over plain HTTP, as by the dev server, is not restricted.
    vi.stubGlobal('self', {
      location: {href: 'http://localhost:3000/', protocol: 'http:'},
    });
    expect(await get('http://rpc.test')).toMatchObject({failure: 'cors'});
    expect(describeFailure('mixedContent', 'endpoint', 8_000)).toContain(
      'except to your own machine at http://localhost or http://127.0.0.1.',
    );
    vi.stubGlobal('navigator', {onLine: false});
    expect(await get('https://rpc.test')).toMatchObject({failure: 'offline'});
  });

  it('is a redirect if the endpoint redirects, with advice to enter the target URL', async () => {
    vi.stubGlobal('fetch', (_: string, {redirect}: RequestInit) =>
      Promise.resolve(
        redirect === 'manual' ? {type: 'opaqueredirect'} : new Response(),
      ),
    );
    expect(
      await requestJson('https://rpc.test', createRpcInit('eth_chainId', []), {
        timeoutMs: 5_000,
      }),
    ).toMatchObject({failure: 'redirect'});
    expect(describeFailure('redirect', 'endpoint', 8_000)).toBe(
      'The endpoint redirects to another URL. Enter that URL.',
    );
  });

  it('has a different description for each kind', () => {
    const failures: readonly HttpFailure[] = [
      'cancelled',
      'timeout',
      'offline',
      'mixedContent',
      'redirect',
      'interrupted',
      'cors',
      'unreachable',
    ];
    const sentences = failures.map((failure) =>
      describeFailure(failure, 'endpoint', 8_000),
    );
    expect(new Set(sentences).size).toBe(failures.length);
    expect(sentences[1]).toContain('within 8 seconds');
    // Only one kind of failure mentions CORS.
    expect(
      sentences.filter((sentence) => sentence.includes('CORS')),
    ).toHaveLength(1);
  });
});

it.each([
  ['1', 'Try again in 1 second.'],
  [' 90 ', 'Try again in 90 seconds.'],
  ['120', 'Try again in 120 seconds.'],
  ['3600', 'Try again in 60 minutes.'],
  ['Thu, 01 Jan 2026 00:01:30 GMT', 'Try again in 90 seconds.'],
  ['Wed, 31 Dec 2025 00:00:00 GMT', 'Try again in 1 second.'],
  ['31536000', 'You cannot send more requests for over a day.'],
  ['9'.repeat(400), 'You cannot send more requests for over a day.'],
  ['soon', 'Wait a minute, then try again.'],
  ['1x', 'Wait a minute, then try again.'],
  [undefined, 'Wait a minute, then try again.'],
])('the Retry-After header "%s" is converted to advice', (header, sentence) => {
  expect(describeRetryAfter(header, Date.UTC(2026, 0, 1))).toBe(sentence);
});
