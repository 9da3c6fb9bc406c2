import type {useHistory} from '@docusaurus/router';
import {createVisibilityObserver} from '../../../lib/browser';

type History = ReturnType<typeof useHistory>;

/** Blocks on the page, with the router that serves their links. */
const served = new WeakMap<Element, History>();

const whenVisible = createVisibilityObserver('0px');

/** The link to a page of ours, in one of the blocks, that something happens to. */
function findLink({target}: Event): {href: string; history: History} | undefined {
  const link = target instanceof Element ? target.closest('a[href^="/"]') : null;
  let block: Element | null = link;
  while (block && !served.has(block)) {
    block = block.parentElement;
  }
  const history = block && served.get(block);
  return link && history ? {href: link.getAttribute('href') as string, history} : undefined;
}

function follow(event: MouseEvent): void {
  const {defaultPrevented, button, metaKey, altKey, ctrlKey, shiftKey} = event;
  const found = findLink(event);
  if (!found || defaultPrevented || button !== 0 || metaKey || altKey || ctrlKey || shiftKey) {
    return;
  }
  const {href, history} = found;
  event.preventDefault();
  // As the router's own links do: the same address a second time is no new step back.
  history[href === history.createHref(history.location) ? 'replace' : 'push'](href);
}

function preload(event: Event): void {
  const found = findLink(event);
  if (found) {
    void window.docusaurus.preload(found.href);
  }
}

let isListening = false;

function listen(): void {
  isListening = true;
  document.addEventListener('click', follow);
  document.addEventListener('mouseover', preload);
  document.addEventListener('touchstart', preload, {passive: true});
}

/**
 * Links of the block change pages without loading a document, and fetch a page's code when they come into
 * view and when somebody points at them: all that the engine's `Link` does, with one observer and one set of
 * listeners for the whole site. The function it returns ends it.
 */
export function serveLinks(block: Element, history: History): () => void {
  if (!isListening) {
    listen();
  }
  served.set(block, history);
  const stops = [
    // Blocks first, then the links of those that are in view: a long page has hundreds of links.
    whenVisible(block, () => {
      for (const link of block.querySelectorAll('a[href^="/"]')) {
        stops.push(whenVisible(link, () => void window.docusaurus.prefetch(link.getAttribute('href') as string)));
      }
    }),
  ];
  return () => {
    served.delete(block);
    stops.forEach((stop) => stop());
  };
}
