import {useLocation} from '@docusaurus/router';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {useEffect} from 'react';

/** The page shown last. Not in a component: some of them, with the whole layout, are made anew for the next page. */
let shown: string | undefined;
let region: HTMLElement | undefined;

/** Says the page's title, which is in place a frame after its text. */
function announce(): void {
  if (!region) {
    region = document.createElement('div');
    region.setAttribute('aria-live', 'polite');
    region.className = 'unseen';
    document.body.append(region);
  }
  const place = region;
  place.textContent = '';
  requestAnimationFrame(() => requestAnimationFrame(() => (place.textContent = document.title)));
}

/** Gives the focus to what the reader came for: the section that the address names, or the page's heading. */
function focus(hash: string): void {
  const main = document.querySelector('main');
  // Such as the search page's own box.
  if (!main || main.contains(document.activeElement)) {
    return;
  }
  const target = (hash && document.getElementById(decodeURIComponent(hash.slice(1)))) || main.querySelector<HTMLElement>('h1') || main;
  if (!target.hasAttribute('tabindex')) {
    target.tabIndex = -1;
  }
  target.focus({preventScroll: true});
}

/** Announces each new page and moves the focus there; says in the document whether the address names a section. */
export function usePageChange(): void {
  const {pathname, hash} = useLocation();
  // Comes before the engine scrolls there: to find the place, the whole page is laid out (src/css/longPages.css).
  useIsomorphicLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-addressed', hash !== '');
  }, [hash]);
  useEffect(() => {
    const previous = shown;
    shown = pathname;
    if (previous !== undefined && previous !== pathname) {
      announce();
      focus(hash);
    }
  }, [pathname, hash]);
}
