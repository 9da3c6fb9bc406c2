/**
 * Runs in the head of every page, before any file of the build. Until React has taken over the page, a script that does not
 * load is reported in a box. After that, components report what they cannot load (LoadFailure.tsx).
 */
import {restoreNetwork} from '../network/choice';
import {dropUnknownColorMode} from './colorMode';

const isOurs = (url: string): boolean => url.startsWith(`${location.origin}/`) && url.includes('/assets/js/');

const failed = new Set<string>();

/** Replaces answers that are no scripts and that the browser was told to keep for a year. */
const refetch = (): Promise<unknown> => Promise.all([...failed].map((url) => fetch(url, {cache: 'reload'}).catch(() => undefined)));

function showFailure(text: string): void {
  if (document.querySelector('.load-failure')) return;
  const box = document.createElement('div');
  box.className = 'load-failure';
  box.setAttribute('role', 'alert');
  box.innerHTML = '<p>A part of this page did not load. You can read it, but search and menus do not work. Check your connection, then try again.</p><p></p><button type="button">Retry</button>';
  const [, details] = box.querySelectorAll('p');
  const retry = box.querySelector('button');
  if (details && retry) {
    details.textContent = text;
    retry.onclick = () => {
      retry.disabled = true;
      void refetch().then(() => location.reload());
    };
  }
  document.body.prepend(box);
}

function report(text: string, url: string): void {
  if (!isOurs(url) || document.documentElement.dataset.hasHydrated === 'true') return;
  failed.add(url);
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', () => showFailure(text));
  } else {
    showFailure(text);
  }
}

/** Replaces an empty or wrong style sheet, which a cache may keep for a year. The query gets past the copy in memory. */
function replaceBrokenStyles(): void {
  if (getComputedStyle(document.documentElement).getPropertyValue('--docs-background')) return;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][href^="/assets/"]')) {
    fetch(link.href, {cache: 'reload'}).then(() => (link.href += '?retry'), () => undefined);
  }
}

dropUnknownColorMode();
restoreNetwork();
addEventListener('load', replaceBrokenStyles);

// Elements do not bubble the event: it is caught on its way down.
addEventListener('error', (event) => {
  if (event.target instanceof HTMLScriptElement) {
    report(`${event.target.src} did not load.`, event.target.src);
  } else if (event instanceof ErrorEvent) {
    report(event.message, event.filename);
  }
}, true);

addEventListener('unhandledrejection', ({reason}: PromiseRejectionEvent) => {
  if (reason instanceof Error && reason.name === 'ChunkLoadError') {
    report(reason.message, (reason as Error & {readonly request: string}).request);
  }
});
