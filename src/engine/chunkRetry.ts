import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {refetch} from '../lib/refetch';

type Done = (event: Event) => void;

/** What the bundler gives to every module; `l` loads a file of code and says how that ended. */
declare const __webpack_require__: {l: (url: string, done: Done, key?: string, chunkId?: string) => void};

/**
 * A part of the code that does not load, or is no code, is fetched once more past every cache before it counts as failed:
 * an answer that was wrong for a moment would else stay for as long as files with a hash in their name are kept.
 */
function retryOnce(): void {
  const broken = new Set<string>();
  // Of a file that is no code, the browser says so first and then that it has loaded.
  window.addEventListener('error', ({filename}) => broken.add(filename));

  const load = __webpack_require__.l;
  __webpack_require__.l = (url, done, key, chunkId) => {
    const retry: Done = (event) => {
      const address = new URL(url, window.location.href).href;
      if (event.type === 'load' && !broken.has(address)) {
        done(event);
        return;
      }
      broken.delete(address);
      void refetch(address).then((isCode) => (isCode ? load(url, done, undefined, chunkId) : done(event)));
    };
    load(url, retry, key, chunkId);
  };
}

if (ExecutionEnvironment.canUseDOM) {
  retryOnce();
}
