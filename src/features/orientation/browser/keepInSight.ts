import {useEffect} from 'react';

/** What a reader does to a list by hand; from then on it is not moved any more. */
const gestures = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls a list, and nothing else, so that an entry out of sight stands in its middle. */
function reveal(list: Element, entry: Element): void {
  const frame = list.getBoundingClientRect();
  const {top, bottom, height} = entry.getBoundingClientRect();
  // With its neighbours, which tell where in the list it stands.
  if (top - height < frame.top || bottom + height > frame.bottom) {
    list.scrollTop += (top + bottom - frame.top - frame.bottom) / 2;
  }
}

/** Shows the entry of the open page in the sidebar, also while the groups around it open. */
export function useSidebarInSight(path: string): void {
  useEffect(() => {
    const list = document.querySelector('.theme-doc-sidebar-container .menu');
    if (!list?.firstElementChild) {
      return undefined;
    }
    const observer = new ResizeObserver(() => {
      const entry = list.querySelector('[aria-current="page"]');
      if (entry) {
        reveal(list, entry);
      }
    });
    const stop = (): void => observer.disconnect();
    observer.observe(list.firstElementChild);
    gestures.forEach((gesture) => list.addEventListener(gesture, stop, {once: true, passive: true}));
    return () => {
      stop();
      gestures.forEach((gesture) => list.removeEventListener(gesture, stop));
    };
  }, [path]);
}

/** Shows the entry of the section that is being read in the table of contents. */
export function useContentsInSight(): void {
  useEffect(() => {
    let shown: Element | null = null;
    const follow = (): void => {
      const entry = document.querySelector('.theme-doc-toc-desktop .table-of-contents__link--active');
      const list = entry?.closest('.thin-scrollbar');
      if (list && entry && entry !== shown) {
        reveal(list, entry);
      }
      shown = entry;
    };
    // Comes after the engine's own listener, which marks the entry.
    document.addEventListener('scroll', follow, {passive: true});
    follow();
    return () => document.removeEventListener('scroll', follow);
  }, []);
}
