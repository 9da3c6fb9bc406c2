import {request, type Reply} from './request';

/** One request, then one reply, or `undefined` when there is none. The page ends the worker. */
self.addEventListener('message', ({data}: MessageEvent<{url: string; body: string}>) => {
  const answer = (reply?: Reply): void => self.postMessage(reply);
  request(data.url, data.body).then(answer, () => answer());
});
