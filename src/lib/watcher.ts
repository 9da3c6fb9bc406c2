/** Runs something once when an element comes into view. The function it returns calls it off. */
export type Watcher = (element: Element, run: () => void) => () => void;

/** A watcher with one observer for all its elements: pages have hundreds. `margin` is what counts as view around the window. */
export function createWatcher(margin: string): Watcher {
  const waiting = new WeakMap<Element, () => void>();
  let observer: IntersectionObserver | undefined;

  function arrive(entries: IntersectionObserverEntry[]): void {
    for (const {target} of entries.filter(({isIntersecting}) => isIntersecting)) {
      observer?.unobserve(target);
      waiting.get(target)?.();
    }
  }

  return (element, run) => {
    observer ??= new IntersectionObserver(arrive, {rootMargin: margin});
    waiting.set(element, run);
    observer.observe(element);
    return () => observer?.unobserve(element);
  };
}
