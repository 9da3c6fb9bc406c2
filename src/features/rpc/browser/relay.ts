import type {Reply} from './request';

/**
 * Sends a request from a worker. The security policy of the pages names the public endpoints only; the
 * worker's file has a policy of its own (src/features/hosting/headers.ts) that allows the reader's own URL.
 */
export function requestFromWorker(url: string, body: string, signal: AbortSignal): Promise<Reply> {
  const worker = new Worker(/* webpackChunkName: "rpc-relay" */ new URL('./relay.worker.ts', import.meta.url));
  return new Promise<Reply>((resolve, reject) => {
    const fail = (): void => reject(new Error('The worker got no answer.'));
    worker.onmessage = ({data}: MessageEvent<Reply | undefined>) => (data ? resolve(data) : fail());
    worker.onerror = fail;
    signal.addEventListener('abort', fail);
    worker.postMessage({url, body});
  }).finally(() => worker.terminate());
}
