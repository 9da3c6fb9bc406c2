import {createDecoderLinkProps} from '@site/src/lib/decoderLink';
import type {SearchContext} from './options';
import type {HighlightedResult} from './types';

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

/** Suggests the decoder if the query is hex data such as a selector or revert data, but not an address, or the name of an error that it explains. */
export function getDecoderSuggestion(
  query: string,
  names: readonly string[],
): HighlightedResult[] {
  const isData = query
    .split(/\s+/)
    .every(
      (part) => /^0x(?:[0-9a-f]{2}){4,}$/i.test(part) && part.length !== 42,
    );
  const isName = names.some(
    (name) => name.toLowerCase() === query.toLowerCase(),
  );
  const label = query.length > 18 && !isName ? `${query.slice(0, 18)}…` : query;
  const title = [`${isName ? 'Explain' : 'Decode'} ${label}`];
  const url = createDecoderLinkProps(query).to;
  return isData || isName
    ? [
        {
          url,
          hash: '',
          title,
          text: [],
          breadcrumbs: ["Decode with Linea's contract ABIs"],
          score: 0,
          hasAllWords: true,
          isOutsideSection: false,
          headings: [],
        },
      ]
    : [];
}
