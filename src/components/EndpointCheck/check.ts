import {lineaNetworks} from '@site/src/data/networks';
import type {PublicEndpoint} from '@site/src/data/providers/endpoints';
import {isRecord} from '@site/src/lib/isRecord';
import {isTimeUp} from '@site/src/lib/timeLimit';

const timeLimitMs = 8_000;

export type CheckResult =
  | {readonly ok: true; readonly milliseconds: number}
  | {readonly ok: false; readonly reason: string};

const failed = (reason: string): CheckResult => ({ok: false, reason});

const httpMeanings: Readonly<Record<number, string>> = {
  401: 'a key is needed',
  403: 'access is refused',
  429: 'too many requests, try again later',
};

/** The field of an unknown JSON value, if it is an object that has it. */
function field(value: unknown, name: string): unknown {
  return isRecord(value) ? value[name] : undefined;
}

/** Judges the body of an answer to `eth_chainId`. */
function judge(body: unknown, expected: number, milliseconds: number): CheckResult {
  const error = field(body, 'error');
  if (error !== undefined) {
    return failed(`JSON-RPC error ${String(field(error, 'code'))}: ${String(field(error, 'message'))}`);
  }
  const result = field(body, 'result');
  if (typeof result !== 'string' || !/^0x[0-9a-f]+$/i.test(result)) {
    return failed('The response contains no chain ID');
  }
  const chainId = Number(result);
  return chainId === expected ? {ok: true, milliseconds} : failed(`Wrong chain ID ${chainId}, expected ${expected}`);
}

/** Why `fetch` or reading its answer threw, as far as a browser tells a page. */
function explain(cause: unknown): CheckResult {
  if (isTimeUp(cause)) {
    return failed(`No response within ${timeLimitMs / 1000} seconds`);
  }
  if (cause instanceof SyntaxError) {
    return failed('The response is not JSON');
  }
  return failed('Not reachable from this page: no connection, or the endpoint allows no requests from web pages (CORS)');
}

/** Asks an endpoint for its chain ID and measures the time until the answer is read. */
export async function checkEndpoint({url, network}: PublicEndpoint): Promise<CheckResult> {
  const start = performance.now();
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify({jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: []}),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeLimitMs),
    });
    if (!answer.ok) {
      const meaning = httpMeanings[answer.status];
      return failed(meaning ? `HTTP ${answer.status}: ${meaning}` : `HTTP ${answer.status}`);
    }
    const body: unknown = await answer.json();
    return judge(body, lineaNetworks[network].chainId, Math.round(performance.now() - start));
  } catch (cause) {
    return explain(cause);
  }
}
