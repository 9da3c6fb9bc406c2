import type {HttpResult, Transport} from '@site/src/lib/http';

/**
 * Sends a request from a worker. The security policy of the pages names the public endpoints only; the
 * worker's file has a policy of its own (src/features/hosting/headers.ts) that allows a reader's own URL.
 */
export const requestFromWorker: Transport = async (url, init, signal) => {
  const worker = new Worker(/* webpackChunkName: "rpc-relay" */ new URL('./request.worker.ts', import.meta.url));
  const isTimeout = (): boolean => signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError';
  return new Promise<HttpResult>((resolve) => {
    worker.onmessage = ({data}: MessageEvent<HttpResult>) => resolve(data);
    worker.onerror = () => resolve({failure: 'unreachable'});
    signal.addEventListener('abort', () => resolve({failure: isTimeout() ? 'timeout' : 'cancelled'}));
    worker.postMessage({url, init});
  }).finally(() => worker.terminate());
};
