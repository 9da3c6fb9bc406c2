/**
 * Runs in the head of every page, before any other script. Until React has hydrated the page, a box reports scripts that fail to load.
 * After that, components report their own load failures (LoadFailure.tsx).
 */
import {restoreNetwork} from '../network/choice';
import {showNewAnnouncement} from './announcement';
import {dropUnknownColorMode} from './colorMode';

const isSiteScript = (url: string): boolean =>
  url.startsWith(`${location.origin}/`) && url.includes('/assets/js/');

const failedUrls = new Set<string>();

/** Refetches failed files, bypassing the cache, which may keep a wrong response, such as HTML, for a year. */
const refetch = (): Promise<unknown> =>
  Promise.all(
    [...failedUrls].map((url) =>
      fetch(url, {cache: 'reload'}).catch(() => undefined),
    ),
  );

/** Moves the page down by the height of the box, which is fixed at the top of the window, and the target of the hash with it. */
function reserveSpace(box: HTMLElement): void {
  const reserve = (): void =>
    document.documentElement.style.setProperty(
      '--docs-failure-height',
      `${box.offsetHeight}px`,
    );
  new ResizeObserver(reserve).observe(box);
  reserve();
  document.querySelector(':target')?.scrollIntoView();
}

function showFailure(text: string): void {
  if (document.querySelector('.load-failure')) return;
  const box = document.createElement('div');
  box.className = 'load-failure load-failure--page';
  box.setAttribute('role', 'alert');
  const problem = document.createElement('p');
  problem.textContent =
    'Part of this page did not load, so search and menus do not work.';
  const details = document.createElement('p');
  details.textContent = text;
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.textContent = 'Retry';
  retry.onclick = () => {
    retry.disabled = true;
    void refetch().then(() => location.reload());
  };
  box.append(problem, details, retry);
  document.body.prepend(box);
  reserveSpace(box);
}

function report(text: string, url: string): void {
  if (
    !isSiteScript(url) ||
    document.documentElement.dataset.hasHydrated === 'true'
  )
    return;
  failedUrls.add(url);
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', () => showFailure(text));
  } else {
    showFailure(text);
  }
}

/** Reloads an empty or wrong stylesheet, which may be cached for a year. The query bypasses the copy in memory. */
function replaceBrokenStyles(): void {
  if (
    getComputedStyle(document.documentElement).getPropertyValue(
      '--docs-background',
    )
  )
    return;
  for (const link of document.querySelectorAll<HTMLLinkElement>(
    'link[rel=stylesheet][href^="/assets/"]',
  )) {
    fetch(link.href, {cache: 'reload'}).then(
      () => (link.href += '?retry'),
      () => undefined,
    );
  }
}

dropUnknownColorMode();
showNewAnnouncement();
restoreNetwork();
addEventListener('load', replaceBrokenStyles);

// Resource errors do not bubble, so they are caught in the capture phase.
addEventListener(
  'error',
  (event) => {
    if (event.target instanceof HTMLScriptElement) {
      report(`${event.target.src} did not load.`, event.target.src);
    } else if (event instanceof ErrorEvent) {
      report(event.message, event.filename);
    }
  },
  true,
);

addEventListener('unhandledrejection', ({reason}: PromiseRejectionEvent) => {
  if (reason instanceof Error && reason.name === 'ChunkLoadError') {
    report(
      reason.message,
      (reason as Error & {readonly request: string}).request,
    );
  }
});
