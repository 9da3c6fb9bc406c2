import styles from './notice.module.css';

/** Says that a new version is there. It takes over when the reader reloads, in this tab at once. */
export function showNotice(worker: ServiceWorker): void {
  document.querySelector(`.${styles.notice}`)?.remove();
  const box = document.createElement('div');
  box.className = styles.notice ?? '';
  box.setAttribute('role', 'status');
  document.body.append(box);

  const text = document.createElement('p');
  text.textContent = 'A new version of this site is there.';
  const reload = document.createElement('button');
  reload.type = 'button';
  reload.className = 'button button--primary button--sm';
  reload.textContent = 'Reload';
  reload.addEventListener('click', () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {once: true});
    worker.postMessage('activate');
    // Another tab may have brought it in already.
    if (worker.state === 'activated') {
      window.location.reload();
    }
  });
  const later = document.createElement('button');
  later.type = 'button';
  later.className = 'button button--secondary button--sm';
  later.textContent = 'Later';
  later.addEventListener('click', () => box.remove());
  // Readers of the screen hear what is put into a status that was there before.
  requestAnimationFrame(() => box.append(text, reload, later));
}
