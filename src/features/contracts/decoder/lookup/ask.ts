import type {NetworkId} from '@site/src/data/networks';
import {allMethods, isRpcMethod} from '@site/src/features/rpc/methods';
import {requestFromWorker} from '@site/src/features/rpc/playground/crossOriginWorker';
import {send, type RpcOutcome} from '@site/src/features/rpc/playground/send';

/** Sends a request to the endpoint that the reader chose. Never rejects. */
export type Ask = (method: string, params: readonly unknown[]) => Promise<RpcOutcome>;

export interface Endpoint {
  readonly url: string;
  /** What its button names. */
  readonly host: string;
  /** The network of a public endpoint. Undefined for a reader's own URL. */
  readonly network?: NetworkId;
}

/** The security policy lets the page call the public endpoints only; a reader's own URL is called from the worker. */
export const createAsk =
  ({url, network}: Endpoint, signal: AbortSignal): Ask =>
  (method, params) =>
    send(url, isRpcMethod(method) ? allMethods[method] : {method, result: {}, errors: []}, params, signal, network ? undefined : requestFromWorker);
