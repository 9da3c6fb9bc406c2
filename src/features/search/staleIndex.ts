import {createSessionValue} from '@site/src/lib/browser';

const slot = createSessionValue('search-reload');
let pendingQuery = slot.read() ?? '';

/** The text of the search box before a reload; only the first call returns it. */
export function takePendingQuery(): string {
  const text = pendingQuery;
  pendingQuery = '';
  return text;
}

/** Call it once the search works, to allow another reload later. */
export const allowReload = (): boolean => slot.write();

/**
 * Reloads the page if a new build has replaced its search code. Returns false without reloading if the last reload did not help, storage
 * is blocked, or the server is unreachable.
 */
export async function reloadOnce(reason: unknown): Promise<boolean> {
  const isGone = reason instanceof Error && reason.name === 'ChunkLoadError' && slot.read() === undefined;
  const answer = isGone && (await fetch(window.location.pathname, {method: 'HEAD', cache: 'no-store'}).catch(() => undefined));
  const isReloaded = answer && answer.ok && slot.write(document.querySelector<HTMLInputElement>('[role="combobox"]')?.value ?? '');
  if (isReloaded) window.location.reload();
  return isReloaded === true;
}
