import type {SearchContext} from '../options';

/** Query parameter of a page that names the terms to mark, one each. */
export const highlightParameter = '_highlight';

const isInside = (url: URL, base: URL): boolean => url.origin === base.origin && url.pathname.startsWith(base.pathname);

/** Address below which a version keeps its index: the base URL and the version's path. Throws for a path that leaves the site. */
export function versionUrlOf(baseUrl: string, version: string, origin: string): string {
  const base = new URL(baseUrl, origin);
  const path = version === '' || version.endsWith('/') ? version : `${version}/`;
  try {
    // Read as a link on the page, and as it is fetched.
    if ([path, `${baseUrl}${path}`].every((address) => isInside(new URL(address, base), base))) {
      return `${baseUrl}${path}`;
    }
  } catch {
    // What is no address leads nowhere either.
  }
  throw new Error('Unexpected version url');
}

/** Address of the search page for a query, within a context or everywhere. */
export function searchPageUrl(baseUrl: string, versionUrl: string, query: string, context?: SearchContext): string {
  if (!versionUrl.startsWith(baseUrl)) {
    throw new Error(`Version url '${versionUrl}' does not start with base url '${baseUrl}'.`);
  }
  const version = versionUrl.slice(baseUrl.length);
  const parameters = new URLSearchParams({q: query, ...(context && {ctx: context.path}), ...(version && {version})});
  return `${baseUrl}search?${parameters}`;
}

/** Address of a result: its page with the terms to mark, at its heading. */
export function resultUrl(url: string, terms: readonly string[], hash: string): string {
  const parameters = new URLSearchParams(terms.map((term) => [highlightParameter, term]));
  return `${url}${terms.length > 0 ? `?${parameters}` : ''}${hash}`;
}

/** Where pasted selectors, topics, revert data, calldata and logs are decoded; nothing for other queries, and for addresses. */
export function decoderUrl(query: string): string | undefined {
  const isData = query.split(/\s+/).every((part) => /^0x(?:[0-9a-f]{2}){4,}$/i.test(part) && part.length !== 42);
  return isData ? `/api/decode?${new URLSearchParams({data: query})}` : undefined;
}
