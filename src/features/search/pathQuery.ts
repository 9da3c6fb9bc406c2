import {maxQueryLength} from './options';

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * Returns the words of a page's path as a query, or an empty string if it has none. The last segment comes first, because it names the page and
 * the length of a query is limited.
 */
export function getPathQuery(path: string): string {
  const words = path
    .replace(/\.(?:html?|md|mdx|php|aspx?)$/i, '')
    .split('/')
    .reverse()
    .flatMap(
      (segment) => decodeSegment(segment).match(/[\p{L}\p{N}_]+/gu) ?? [],
    );
  const hasWord = words.some((word) => /\p{L}{2}/u.test(word));
  return hasWord ? [...new Set(words)].join(' ').slice(0, maxQueryLength) : '';
}
