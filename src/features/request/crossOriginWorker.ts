import {
  getAbortFailure,
  type HttpResult,
  type Transport,
} from '@site/src/lib/http';

/**
 * Sends a request from a worker. The pages' CSP allows only the public endpoints; the worker's file has its own CSP
 * (src/features/hosting/headers.ts), which allows custom URLs.
 */
export const requestFromWorker: Transport = async (url, init, signal) => {
  const worker = new Worker(
    /* webpackChunkName: "rpc-relay" */ new URL(
      './request.worker.ts',
      import.meta.url,
    ),
  );
  return new Promise<HttpResult>((resolve) => {
    worker.onmessage = ({data}: MessageEvent<HttpResult>) => resolve(data);
    worker.onerror = () => resolve({failure: 'unreachable'});
    signal.addEventListener('abort', () =>
      resolve({failure: getAbortFailure(signal)}),
    );
    worker.postMessage({url, init});
  }).finally(() => worker.terminate());
};
