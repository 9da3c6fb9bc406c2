import {createSessionValue} from '@site/src/lib/browser';

const slot = createSessionValue('search-reload');
let pendingQuery = slot.read() ?? '';

/** The text of the box before a reload; the first caller gets it. */
export function takePendingQuery(): string {
  const text = pendingQuery;
  pendingQuery = '';
  return text;
}

/** The search works: allows another reload. */
export const forgetReload = (): boolean => slot.write();

/**
 * Reloads the page if the search code it refers to was replaced by a new build. Returns false, without a reload, if the last one
 * did not help, storage is refused, or the server cannot be reached.
 */
export async function reloadOnce(reason: unknown): Promise<boolean> {
  const isGone = reason instanceof Error && reason.name === 'ChunkLoadError' && slot.read() === undefined;
  const answer = isGone && (await fetch(window.location.pathname, {method: 'HEAD', cache: 'no-store'}).catch(() => undefined));
  const isReloaded = answer && answer.ok && slot.write(document.querySelector<HTMLInputElement>('[role="combobox"]')?.value ?? '');
  if (isReloaded) window.location.reload();
  return isReloaded === true;
}
