import {lineaNetworks} from '@site/src/data/networks';
import type {PublicEndpoint} from '@site/src/data/providers/endpoints';
import {createRpcInit, describeFailure, requestJson} from '@site/src/lib/http';
import {isRecord} from '@site/src/lib/text';

const TIMEOUT_MS = 8_000;

export type CheckResult =
  | {readonly ok: true; readonly milliseconds: number}
  | {readonly ok: false; readonly reason: string};

const createFailure = (reason: string): CheckResult => ({ok: false, reason});

const statusDescriptions: Readonly<Record<number, string>> = {
  401: 'an API key is required',
  403: 'access denied',
  429: 'too many requests; try again later',
};

/** Checks the response to `eth_chainId`. */
function interpretJson(
  json: unknown,
  expectedChainId: number,
  milliseconds: number,
): CheckResult {
  const {error, result}: Readonly<Record<string, unknown>> = isRecord(json)
    ? json
    : {};
  if (error !== undefined) {
    const {code, message}: Readonly<Record<string, unknown>> = isRecord(error)
      ? error
      : {};
    return createFailure(`JSON-RPC error ${String(code)}: ${String(message)}`);
  }
  if (typeof result !== 'string' || !/^0x[0-9a-f]+$/i.test(result))
    return createFailure('The response contains no chain ID');
  const chainId = Number(result);
  return chainId === expectedChainId
    ? {ok: true, milliseconds}
    : createFailure(`Wrong chain ID ${chainId}, expected ${expectedChainId}`);
}

/** Requests an endpoint's chain ID and measures the time until the response has been read. */
export async function checkEndpoint({
  url,
  network,
}: PublicEndpoint): Promise<CheckResult> {
  const outcome = await requestJson(url, createRpcInit('eth_chainId', []), {
    timeoutMs: TIMEOUT_MS,
  });
  if ('failure' in outcome)
    return createFailure(
      describeFailure(outcome.failure, 'endpoint', TIMEOUT_MS),
    );
  const {
    json,
    milliseconds,
    response: {ok, status},
  } = outcome;
  if (!ok)
    return createFailure(
      statusDescriptions[status]
        ? `HTTP ${status}: ${statusDescriptions[status]}`
        : `HTTP ${status}`,
    );
  return json === undefined
    ? createFailure('The response is not JSON')
    : interpretJson(json, lineaNetworks[network].chainId, milliseconds);
}
