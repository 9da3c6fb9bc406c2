import {maxQueryLength} from './options';

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * Returns the words of a page's path as a query, or an empty string if it has none. Only the last two segments count, the last one first: it
 * names the page, and folders further up say little about it.
 */
export function getPathQuery(path: string): string {
  const words = path
    .replace(/\.(?:html?|md|mdx|php|aspx?)$/i, '')
    .split('/')
    .filter(Boolean)
    .slice(-2)
    .reverse()
    .flatMap(
      (segment) => decodeSegment(segment).match(/[\p{L}\p{N}_]+/gu) ?? [],
    );
  const hasWord = words.some((word) => /\p{L}{2}/u.test(word));
  return hasWord ? [...new Set(words)].join(' ').slice(0, maxQueryLength) : '';
}
