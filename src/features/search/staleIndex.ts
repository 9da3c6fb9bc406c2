import {createSessionValue} from '@site/src/lib/browser';

const savedQuery = createSessionValue('search-reload');
let pendingQuery = savedQuery.read() ?? '';

/** Returns the search box's text from before a reload, but only on the first call. */
export function takePendingQuery(): string {
  const text = pendingQuery;
  pendingQuery = '';
  return text;
}

/** Allows another reload later. Call this once search works. */
export const allowReload = (): boolean => savedQuery.write();

/**
 * Reloads the page if a new build has replaced its search code. Returns false without reloading if the last reload did not help, storage
 * is blocked, or the server is unreachable.
 */
export async function reloadOnce(reason: unknown): Promise<boolean> {
  const isChunkMissing =
    reason instanceof Error &&
    reason.name === 'ChunkLoadError' &&
    savedQuery.read() === undefined;
  const response =
    isChunkMissing &&
    (await fetch(window.location.pathname, {
      method: 'HEAD',
      cache: 'no-store',
    }).catch(() => undefined));
  const shouldReload =
    response &&
    response.ok &&
    savedQuery.write(
      document.querySelector<HTMLInputElement>('[role="combobox"]')?.value ??
        '',
    );
  if (shouldReload) window.location.reload();
  return shouldReload === true;
}
