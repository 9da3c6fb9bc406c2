import {useLocation} from '@docusaurus/router';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {useEffect} from 'react';

/** Path of the previous page. Module-level, because some pages mount a new layout. */
let previousPath: string | undefined;
let region: HTMLElement | undefined;

/** Announces the page's title, which Docusaurus sets one frame after the content. */
function announce(): void {
  if (!region) {
    region = document.createElement('div');
    region.setAttribute('aria-live', 'polite');
    region.className = 'unseen';
    document.body.append(region);
  }
  const liveRegion = region;
  liveRegion.textContent = '';
  requestAnimationFrame(() =>
    requestAnimationFrame(() => (liveRegion.textContent = document.title)),
  );
}

/** Focuses the target of the hash, or the page's heading. */
function focusTarget(hash: string): void {
  const main = document.querySelector('main');
  // An element on the new page may already have focus, such as the search page's search box.
  if (!main || main.contains(document.activeElement)) return;
  const target =
    (hash && document.getElementById(decodeURIComponent(hash.slice(1)))) ||
    main.querySelector<HTMLElement>('h1') ||
    main;
  if (!target.hasAttribute('tabindex')) {
    target.tabIndex = -1;
  }
  target.focus({preventScroll: true});
}

/**
 * Firefox scrolls to the target of the hash before everything above it is laid out, and not always again afterwards. Does nothing if the reader
 * has scrolled away, or if the browser has restored a position.
 */
function correctPosition(): void {
  const [navigation] = performance.getEntriesByType('navigation');
  const target = document.querySelector(':target');
  if (
    !target ||
    (navigation as PerformanceNavigationTiming).type !== 'navigate'
  )
    return;
  const isNear = Math.abs(target.getBoundingClientRect().top) < innerHeight;
  if (isNear) target.scrollIntoView({behavior: 'instant'});
}

/** Announces each new page and moves focus to it. Sets `data-addressed` on the root element while the URL has a hash. */
export function useRouteAnnouncer(): void {
  const {pathname, hash} = useLocation();
  // Runs before Docusaurus scrolls to the target: src/css/longPages.css then lays out the entire page.
  useIsomorphicLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-addressed', hash !== '');
  }, [hash]);
  useEffect(() => {
    const isFirstPage = previousPath === undefined;
    const isNewPage = !isFirstPage && previousPath !== pathname;
    previousPath = pathname;
    if (isFirstPage) correctPosition();
    if (isNewPage) {
      announce();
      focusTarget(hash);
    }
  }, [pathname, hash]);
}
