const storageKey = 'search-reload';

/** Storage that is refused is as good as empty. */
function withStorage<T>(run: (storage: Storage) => T): T | undefined {
  try {
    return run(sessionStorage);
  } catch {
    return undefined;
  }
}

/** What was typed before the page was loaded anew. */
export const typedBefore = (): string => withStorage((storage) => storage.getItem(storageKey)) ?? '';

/** The search works: should its code be gone again, the page is loaded anew again. */
export const forgetReload = (): void => withStorage((storage) => storage.removeItem(storageKey));

/**
 * Loads the page anew when its search code is of a build that the server no longer has. Not twice in a row, and not
 * when it is the server that cannot be reached: then it returns false.
 */
export async function reloadOnce({name}: Error, typed: string): Promise<boolean> {
  const isNew = withStorage((storage) => storage.getItem(storageKey) === null);
  if (name !== 'ChunkLoadError' || !isNew || !(await fetch(window.location.pathname, {method: 'HEAD', cache: 'no-store'}).catch(() => undefined))?.ok) {
    return false;
  }
  withStorage((storage) => storage.setItem(storageKey, typed));
  window.location.reload();
  return true;
}
