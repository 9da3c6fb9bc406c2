import type {SearchContext} from '../options';

/** Query parameter of a page that names the terms to mark, one each. */
export const highlightParameter = '_highlight';

/** Address below which a version keeps its index: the base URL and the version's path. Nothing for a path that leaves the site. */
export function versionUrlOf(baseUrl: string, version: string): string | undefined {
  const isInside = /^(?:[\w-][\w.-]*(?:\/|$))*$/.test(version);
  return isInside ? `${baseUrl}${version}${version === '' || version.endsWith('/') ? '' : '/'}` : undefined;
}

/** Address of the search page for a query, within a context or everywhere. */
export function searchPageUrl(baseUrl: string, versionUrl: string, query: string, context?: SearchContext): string {
  if (!versionUrl.startsWith(baseUrl)) {
    throw new Error(`Version url '${versionUrl}' does not start with base url '${baseUrl}'.`);
  }
  const version = versionUrl.slice(baseUrl.length);
  return `${baseUrl}search?${new URLSearchParams({q: query, ...(context && {ctx: context.path}), ...(version && {version})})}`;
}

/** Address of a result: its page with the terms to mark, at its heading. */
export const resultUrl = (url: string, terms: readonly string[], hash: string): string =>
  `${url}${terms.length > 0 ? '?' : ''}${new URLSearchParams(terms.map((term) => [highlightParameter, term]))}${hash}`;

/** Where pasted selectors, topics, revert data, calldata and logs are decoded; nothing for other queries, and for addresses. */
export function decoderUrl(query: string): string | undefined {
  const isData = query.split(/\s+/).every((part) => /^0x(?:[0-9a-f]{2}){4,}$/i.test(part) && part.length !== 42);
  return isData ? `/api/decode?${new URLSearchParams({data: query})}` : undefined;
}
