import {sessionSlot} from '@site/src/lib/sessionSlot';

const slot = sessionSlot('search-reload');
let typed = slot.read() ?? '';

/** What was typed before the page was loaded anew, for the first box that asks. */
export function takeTyped(): string {
  const text = typed;
  typed = '';
  return text;
}

/** The search works: should its code be gone again, the page is loaded anew again. */
export const forgetReload = (): boolean => slot.write();

/**
 * Loads the page anew when its search code is of a build that the server no longer has. Not twice in a row, not where nothing
 * can be stored, and not when it is the server that cannot be reached: then it returns false.
 */
export async function reloadOnce(reason: unknown): Promise<boolean> {
  const isGone = reason instanceof Error && reason.name === 'ChunkLoadError' && slot.read() === undefined;
  const answer = isGone && (await fetch(window.location.pathname, {method: 'HEAD', cache: 'no-store'}).catch(() => undefined));
  const isReloaded = answer && answer.ok && slot.write(document.querySelector<HTMLInputElement>('[role="combobox"]')?.value ?? '');
  if (isReloaded) window.location.reload();
  return isReloaded === true;
}
