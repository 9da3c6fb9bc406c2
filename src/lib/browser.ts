/** Loads a module's default export; resolves to undefined on failure. Unlike with React.lazy, a failed load can be retried. */
export const loadDefault = <Part>(
  part: Promise<{readonly default: Part}>,
): Promise<Part | undefined> =>
  part.then(
    (module) => module.default,
    () => undefined,
  );

export function prefersReducedData(): boolean {
  const {connection} = navigator as Navigator & {
    connection?: {saveData?: boolean; effectiveType?: string};
  };
  return (
    connection?.saveData === true ||
    connection?.effectiveType?.includes('2g') === true
  );
}

interface SessionValue {
  /** Undefined if nothing is stored. */
  readonly read: () => string | undefined;
  /** Stores a string, or removes it if `text` is undefined. Returns whether that succeeded. */
  readonly write: (text?: string) => boolean;
}

/** Returns functions that access a string stored until the tab is closed. Blocked storage behaves as if it were empty. */
export function createSessionValue(key: string): SessionValue {
  return {
    read() {
      try {
        return sessionStorage.getItem(key) ?? undefined;
      } catch {
        return undefined;
      }
    },
    write(text) {
      try {
        if (text === undefined) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, text);
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** Calls `run` when the element first becomes visible. Returns a function that stops observing. */
type ObserveOnce = (element: Element, run: () => void) => () => void;

/** Creates a function that shares one observer among hundreds of elements. `margin` extends the window on all sides. */
export function createVisibilityObserver(margin: string): ObserveOnce {
  const callbacks = new WeakMap<Element, () => void>();
  let observer: IntersectionObserver | undefined;

  function onIntersect(entries: IntersectionObserverEntry[]): void {
    for (const {target} of entries.filter(
      ({isIntersecting}) => isIntersecting,
    )) {
      observer?.unobserve(target);
      callbacks.get(target)?.();
    }
  }

  return (element, run) => {
    observer ??= new IntersectionObserver(onIntersect, {rootMargin: margin});
    callbacks.set(element, run);
    observer.observe(element);
    return () => observer?.unobserve(element);
  };
}

/** Runs `run` once the browser is idle, after at most `timeout` ms; without `requestIdleCallback` (Safari), after `fallbackDelay` ms. */
export function runWhenIdle(
  run: () => void,
  {
    timeout,
    fallbackDelay,
  }: {readonly timeout: number; readonly fallbackDelay: number},
): void {
  if ('requestIdleCallback' in window) {
    // eslint-disable-next-line baseline/use-baseline -- Safari does not have it.
    window.requestIdleCallback(run, {timeout});
  } else {
    setTimeout(run, fallbackDelay);
  }
}

/** Runs `run` once the page has loaded, or `runIfLoaded` immediately if it has already loaded. */
export function runWhenLoaded(run: () => void, runIfLoaded = run): void {
  if (document.readyState === 'complete') {
    runIfLoaded();
  } else {
    window.addEventListener('load', run, {once: true});
  }
}

/** Focuses a field, which may be in collapsed content. */
export function focusField(field: HTMLElement | null | undefined): void {
  const details = field?.closest('details');
  if (details) details.open = true;
  field?.focus();
}
