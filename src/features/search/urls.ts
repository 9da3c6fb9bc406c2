import type {SearchContext} from './options';

/** URL parameter that contains a term to mark on the page; it may occur several times. */
export const highlightParameter = '_highlight';

/** Returns the base URL of a version's index files; undefined if the path points outside the site. */
export function getVersionUrl(
  baseUrl: string,
  version: string,
): string | undefined {
  const isInSite = /^(?:[\w-][\w.-]*(?:\/|$))*$/.test(version);
  return isInSite
    ? `${baseUrl}${version}${version === '' || version.endsWith('/') ? '' : '/'}`
    : undefined;
}

/** Returns the URL of the search page for a query, within a context or everywhere. */
export function getSearchPageUrl(
  baseUrl: string,
  versionUrl: string,
  query: string,
  context?: SearchContext,
): string {
  if (!versionUrl.startsWith(baseUrl)) {
    throw new Error(
      `The version URL '${versionUrl}' does not start with the base URL '${baseUrl}'.`,
    );
  }
  const version = versionUrl.slice(baseUrl.length);
  return `${baseUrl}search?${new URLSearchParams({q: query, ...(context && {ctx: context.path}), ...(version && {version})})}`;
}
