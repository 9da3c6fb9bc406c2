import type {NetworkId} from '@site/src/data/networks';
import {allMethods, isRpcMethod} from '@site/src/features/rpc/methods';
import {requestFromWorker} from '@site/src/features/rpc/playground/crossOriginWorker';
import {send, type RpcOutcome} from '@site/src/features/rpc/playground/send';

/** Sends a request to the chosen endpoint. Never rejects. */
export type Ask = (method: string, params: readonly unknown[]) => Promise<RpcOutcome>;

export interface Endpoint {
  readonly url: string;
  /** Shown in the button's label. */
  readonly host: string;
  /** The network of a public endpoint. Undefined for a custom URL. */
  readonly network?: NetworkId;
}

/** The CSP lets the page call public endpoints only; a custom URL is called from the worker. */
export const createAsk =
  ({url, network}: Endpoint, signal: AbortSignal): Ask =>
  (method, params) =>
    send(url, isRpcMethod(method) ? allMethods[method] : {method, result: {}, errors: []}, params, signal, network ? undefined : requestFromWorker);
