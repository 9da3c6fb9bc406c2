import {lineaNetworks} from '@site/src/data/networks';
import type {PublicEndpoint} from '@site/src/data/providers/endpoints';
import {request} from '@site/src/features/rpc/browser/request';
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

/** Judges the body of an answer to `eth_chainId`. */
function judge(body: unknown, expected: number, milliseconds: number): CheckResult {
  const {error, result}: Readonly<Record<string, unknown>> = isRecord(body) ? body : {};
  if (error !== undefined) {
    const {code, message}: Readonly<Record<string, unknown>> = isRecord(error) ? error : {};
    return failed(`JSON-RPC error ${String(code)}: ${String(message)}`);
  }
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
    const question = JSON.stringify({jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: []});
    const {ok, status, text} = await request(url, question, AbortSignal.timeout(timeLimitMs));
    if (!ok) {
      const meaning = httpMeanings[status];
      return failed(meaning ? `HTTP ${status}: ${meaning}` : `HTTP ${status}`);
    }
    return judge(JSON.parse(text), lineaNetworks[network].chainId, Math.round(performance.now() - start));
  } catch (cause) {
    return explain(cause);
  }
}
