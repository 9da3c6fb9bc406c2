import {maxQueryLength} from './options';

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Last segments that stand for their folder. */
const folderPages = new Set(['index', 'overview', 'README']);

const splitWords = (segment: string): readonly string[] =>
  decodeSegment(segment).match(/[\p{L}\p{N}_]+/gu) ?? [];

const hasName = (words: readonly string[]): boolean =>
  words.some((word) => /\p{L}{2}/u.test(word)) &&
  !folderPages.has(words.join(' '));

/**
 * Returns the words of a page's path as a query, or an empty string if it has none. Only the last segment with a name counts: folders say
 * little about a page, and their common words ("build", "how to") would outweigh its own.
 */
export function getPathQuery(path: string): string {
  const words = path
    .replace(/\.(?:html?|md|mdx|php|aspx?)$/i, '')
    .split('/')
    .map(splitWords)
    .findLast(hasName);
  return [...new Set(words)].join(' ').slice(0, maxQueryLength);
}
