// Stands for the engine's way to fetch a file ahead. The engine asks for the files that pages share with each page that it fetches
// ahead, also for those that the page in hand has loaded.
import fetchAhead from 'engine-prefetch';

const asked = new Set<string>();

/** Asks for a file, unless the page has asked for it. */
export default function prefetch(file: string): Promise<void> | undefined {
  const {href} = new URL(file, window.location.href);
  if (asked.has(href) || performance.getEntriesByName(href).length > 0) {
    return undefined;
  }
  asked.add(href);
  return fetchAhead(file);
}
