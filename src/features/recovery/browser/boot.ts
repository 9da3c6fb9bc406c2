/**
 * Stands in the head of every page, before any file of the build: see README.md. Without it a page whose code does not
 * load stays readable but dead, and says nothing.
 */
import {refetch} from '../../../lib/refetch';

const modes: readonly (string | null)[] = ['light', 'dark', null];

/** The engine takes any stored text for a colour mode, and the page then has the colours of none. */
function dropUnknownMode(): void {
  try {
    if (!modes.includes(localStorage.getItem('theme'))) {
      localStorage.removeItem('theme');
    }
  } catch {
    // Refused storage holds no mode.
  }
  const address = new URL(location.href);
  if (!modes.includes(address.searchParams.get('docusaurus-theme'))) {
    address.searchParams.delete('docusaurus-theme');
    history.replaceState(history.state, '', address);
  }
}

const refetchAll = (): Promise<unknown> => Promise.all([...document.scripts].filter(({src}) => src).map(({src}) => refetch(src)));

function showFailure(): void {
  if (document.querySelector('.page-failure')) {
    return;
  }
  const box = document.createElement('div');
  box.className = 'page-failure';
  box.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = 'A part of this page did not load. You can read it, but search and menus do not work. Check your connection, then try again.';
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.textContent = 'Retry';
  // Begun at once, so that loading the page in any other way mends it too.
  const fetched = refetchAll();
  retry.onclick = () => {
    retry.disabled = true;
    void fetched.then(refetchAll).then(() => location.reload());
  };
  box.append(text, retry);
  document.body.prepend(box);
}

dropUnknownMode();

// The site's scripts are deferred: they have run by now, or never will. `src/engine/quickStart/start.ts` says so, and whether
// the rest of the site started after it.
document.addEventListener('DOMContentLoaded', () => {
  if (!document.documentElement.dataset.started) {
    showFailure();
  }
});
document.addEventListener('startfailed', showFailure);
addEventListener('unhandledrejection', ({reason}: PromiseRejectionEvent) => {
  if (reason instanceof Error && reason.name === 'ChunkLoadError' && document.documentElement.dataset.hasHydrated !== 'true') {
    showFailure();
  }
});
