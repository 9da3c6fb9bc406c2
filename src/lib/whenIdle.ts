/** Milliseconds: the longest wait for an idle browser, and the fixed wait where there is no `requestIdleCallback` (Safari). */
interface Waits {
  readonly longest: number;
  readonly instead: number;
}

/** Runs something once the browser has nothing else to do. */
export function whenIdle(run: () => void, {longest, instead}: Waits): void {
  if ('requestIdleCallback' in window) {
    window.requestIdleCallback(run, {timeout: longest});
  } else {
    setTimeout(run, instead);
  }
}
