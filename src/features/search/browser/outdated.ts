const storageKey = 'search-reload';

/**
 * Loads the page anew when its search code is of a build that the server no longer has. Not twice in a row, and not
 * when it is the server that cannot be reached: then it returns false.
 */
export async function reloadOnce(error: Error, typed: string): Promise<boolean> {
  try {
    const isTried = sessionStorage.getItem(storageKey) !== null;
    if (error.name !== 'ChunkLoadError' || isTried || !(await fetch(window.location.pathname, {method: 'HEAD', cache: 'no-store'})).ok) {
      return false;
    }
    sessionStorage.setItem(storageKey, typed);
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}

/** What was typed before the page was loaded anew. */
export function typedBefore(): string {
  try {
    return sessionStorage.getItem(storageKey) ?? '';
  } catch {
    return '';
  }
}

/** The search works: should its code be gone again, the page is loaded anew again. */
export function forgetReload(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Storage is refused, so nothing was stored.
  }
}
