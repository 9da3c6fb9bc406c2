import {requestText} from '@site/src/lib/http';

/** Handles a single request. The page terminates the worker afterwards, or after a timeout. */
self.addEventListener(
  'message',
  ({
    data: {url, init},
  }: MessageEvent<{readonly url: string; readonly init: RequestInit}>) => {
    void requestText(url, init, new AbortController().signal).then((result) =>
      self.postMessage(result),
    );
  },
);
