import {requestText} from '@site/src/lib/http';

interface Job {
  readonly url: string;
  readonly init: RequestInit;
}

/** One request, one result. The page ends the worker, also when time is up. */
self.addEventListener('message', ({data: {url, init}}: MessageEvent<Job>) => {
  void requestText(url, init, new AbortController().signal).then((result) => self.postMessage(result));
});
