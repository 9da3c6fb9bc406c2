import {sessionSlot} from '@site/src/lib/sessionSlot';

const slot = sessionSlot('search-reload');

/** What was typed before the page was loaded anew. */
export const typedBefore = (): string => slot.read() ?? '';

/** The search works: should its code be gone again, the page is loaded anew again. */
export const forgetReload = (): boolean => slot.write();

/**
 * Loads the page anew when its search code is of a build that the server no longer has. Not twice in a row, not where nothing
 * can be stored, and not when it is the server that cannot be reached: then it returns false.
 */
export async function reloadOnce({name}: Error): Promise<boolean> {
  if (name !== 'ChunkLoadError' || slot.read() !== undefined || !(await fetch(window.location.pathname, {method: 'HEAD', cache: 'no-store'}).catch(() => undefined))?.ok) {
    return false;
  }
  if (!slot.write(document.querySelector<HTMLInputElement>('[role="combobox"]')?.value ?? '')) {
    return false;
  }
  window.location.reload();
  return true;
}
