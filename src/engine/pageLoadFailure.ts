import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import './pageLoadFailure.css';

/**
 * When the code of the first page cannot be loaded, the engine leaves its HTML readable but dead, and
 * says nothing. This adds the same box as a failed route: the error's text and a Retry button.
 */
function showFailure(error: Error): void {
  const box = document.createElement('div');
  box.className = 'page-load-failure';
  box.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = `You can read this page, but search and menus do not work: ${error.message}`;
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.textContent = 'Retry';
  retry.addEventListener('click', () => window.location.reload());
  box.append(text, retry);
  document.body.prepend(box);
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', ({reason}: PromiseRejectionEvent) => {
    const hydrated = document.documentElement.dataset.hasHydrated === 'true';
    const shown = document.querySelector('.page-load-failure');
    if (reason instanceof Error && reason.name === 'ChunkLoadError' && !hydrated && !shown) {
      showFailure(reason);
    }
  });
}
