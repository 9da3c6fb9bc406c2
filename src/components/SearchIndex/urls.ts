import type {SearchContext} from '@site/src/config/search';
import type {SearchResult} from './types';

/** Query parameter of a page that names the terms to mark, one each. */
export const highlightParameter = '_highlight';

const isInside = (url: URL, base: URL): boolean => url.origin === base.origin && url.pathname.startsWith(base.pathname);

/** Address below which a version keeps its index: the base URL and the version's path. Throws for a path that leaves the site. */
export function versionUrlOf(baseUrl: string, version: string, origin: string): string {
  const base = new URL(baseUrl, origin);
  const path = version === '' || version.endsWith('/') ? version : `${version}/`;
  let addresses: URL[];
  try {
    // Read as a link on the page, and as the worker reads it.
    addresses = [new URL(path, base), new URL(`${baseUrl}${path}`, base)];
  } catch {
    addresses = [];
  }
  if (addresses.length === 0 || !addresses.every((url) => isInside(url, base))) {
    throw new Error('Unexpected version url');
  }
  return `${baseUrl}${path}`;
}

/** Path of a version as `/search` names it. */
function versionOf(baseUrl: string, versionUrl: string): string {
  if (!versionUrl.startsWith(baseUrl)) {
    throw new Error(`Version url '${versionUrl}' does not start with base url '${baseUrl}'.`);
  }
  return versionUrl.slice(baseUrl.length);
}

/** Address of the search page for a query, within a context or everywhere. */
export function searchPageUrl(baseUrl: string, versionUrl: string, query: string, context?: SearchContext): string {
  const parameters = new URLSearchParams({q: query});
  if (context) {
    parameters.set('ctx', context.path);
  }
  const version = versionOf(baseUrl, versionUrl);
  if (version) {
    parameters.set('version', version);
  }
  return `${baseUrl}search?${parameters}`;
}

/** Address of a result: its page with the terms to mark, at its heading. */
export function resultUrl({url, hash, words}: Pick<SearchResult, 'url' | 'hash' | 'words'>): string {
  const parameters = new URLSearchParams(words.map((word) => [highlightParameter, word]));
  return `${url}${words.length > 0 ? `?${parameters}` : ''}${hash}`;
}
