import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {whenIdle, whenLoaded} from '../lib/browser';

type Engine = Window['docusaurus'];

/** Milliseconds after which a waiting page is prefetched even if the browser is busy. */
const LONGEST_WAIT = 10_000;

/**
 * Every link that comes into view asks the engine to prefetch its page, dozens of them at once and during hydration: a task
 * of some 100 ms. This puts them in a queue that is worked off one by one while the browser is idle, and asks only once
 * for a page with several linked headings.
 */
function queued({prefetch, preload}: Engine): Engine {
  const asked = new Set<string>();
  const waiting: string[] = [];
  const next = () => {
    const path = waiting.shift();
    if (path) {
      void prefetch(path);
      schedule();
    }
  };
  const schedule = () => whenIdle(next, {longest: LONGEST_WAIT, instead: 200});
  return {
    preload,
    prefetch: (target) => {
      const path = target.split('#')[0] ?? target;
      if (path === window.location.pathname || asked.has(path)) {
        return false;
      }
      asked.add(path);
      if (waiting.push(path) === 1) {
        whenLoaded(() => setTimeout(schedule, 1000), schedule);
      }
      return false;
    },
  };
}

if (ExecutionEnvironment.canUseDOM) {
  // The engine puts its functions in place after client modules have been loaded.
  queueMicrotask(() => {
    window.docusaurus = queued(window.docusaurus);
  });
}
