import {requestText} from '@site/src/lib/http';

interface Job {
  readonly url: string;
  readonly init: RequestInit;
}

/** Handles a single request. The page terminates the worker, also on timeout. */
self.addEventListener('message', ({data: {url, init}}: MessageEvent<Job>) => {
  void requestText(url, init, new AbortController().signal).then((result) => self.postMessage(result));
});
