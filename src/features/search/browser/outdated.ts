import {createStorageSlot} from '@docusaurus/theme-common';

const slot = createStorageSlot('search-reload', {persistence: 'sessionStorage'});

/** What was typed before the page was loaded anew. */
export const typedBefore = (): string => slot.get() ?? '';

/** The search works: should its code be gone again, the page is loaded anew again. */
export const forgetReload = (): void => slot.del();

/**
 * Loads the page anew when its search code is of a build that the server no longer has. Not twice in a row, not where nothing
 * can be stored, and not when it is the server that cannot be reached: then it returns false.
 */
export async function reloadOnce({name}: Error): Promise<boolean> {
  if (name !== 'ChunkLoadError' || slot.get() !== null || !(await fetch(window.location.pathname, {method: 'HEAD', cache: 'no-store'}).catch(() => undefined))?.ok) {
    return false;
  }
  slot.set(document.querySelector<HTMLInputElement>('[role="combobox"]')?.value ?? '');
  if (slot.get() === null) {
    return false;
  }
  window.location.reload();
  return true;
}
