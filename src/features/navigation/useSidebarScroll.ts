import {useEffect} from 'react';

/** After any of these events, the sidebar no longer scrolls automatically. */
const gestures = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls a list, but not the page, to center an entry that is out of view. */
function scrollIntoList(list: Element, entry: Element): void {
  const frame = list.getBoundingClientRect();
  const {top, bottom, height} = entry.getBoundingClientRect();
  // Keeps the previous and next entries visible too.
  if (top - height < frame.top || bottom + height > frame.bottom) {
    list.scrollTop += (top + bottom - frame.top - frame.bottom) / 2;
  }
}

/** Scrolls the sidebar inside `containerSelector` to the current page's entry, even while the categories around it expand. Starts again when `trigger` changes. */
export function useSidebarScroll(
  containerSelector: string,
  trigger: unknown,
): void {
  useEffect(() => {
    const entries = document.querySelector(
      `${containerSelector} .theme-doc-sidebar-menu`,
    );
    const list = entries?.parentElement;
    if (!list) return undefined;
    const observer = new ResizeObserver(() => {
      const entry = entries.querySelector('[aria-current="page"]');
      if (entry) {
        scrollIntoList(list, entry);
      }
    });
    const stop = (): void => observer.disconnect();
    observer.observe(entries);
    gestures.forEach((gesture) =>
      list.addEventListener(gesture, stop, {once: true, passive: true}),
    );
    return () => {
      stop();
      gestures.forEach((gesture) => list.removeEventListener(gesture, stop));
    };
  }, [containerSelector, trigger]);
}

/** Scrolls the table of contents to the current section's entry. */
export function useTocScroll(): void {
  useEffect(() => {
    let activeEntry: Element | null = null;
    const scrollToActive = (): void => {
      const entry = document.querySelector(
        '.theme-doc-toc-desktop .table-of-contents__link--active',
      );
      const list = entry?.closest('.thin-scrollbar');
      if (list && entry && entry !== activeEntry) {
        scrollIntoList(list, entry);
      }
      activeEntry = entry;
    };
    // Runs after Docusaurus' own listener, which marks the entry.
    document.addEventListener('scroll', scrollToActive, {passive: true});
    scrollToActive();
    return () => document.removeEventListener('scroll', scrollToActive);
  }, []);
}
