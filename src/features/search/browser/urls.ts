import {decoderLinkProps} from '@site/src/lib/decoderLink';
import type {SearchContext} from '../options';
import type {ShownResult} from '../types';

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

/** The entry for pasted selectors, topics, revert data, calldata and logs, which can be decoded; none for other queries, and for addresses. */
export function decodeEntry(query: string): ShownResult[] {
  const isData = query.split(/\s+/).every((part) => /^0x(?:[0-9a-f]{2}){4,}$/i.test(part) && part.length !== 42);
  const title = [`Decode ${query.slice(0, 18)}${query.length > 18 ? '…' : ''}`];
  const url = decoderLinkProps(query).to;
  return isData ? [{url, hash: '', title, text: [], path: 'What it means to the contracts of Linea', score: 0, isElsewhere: false, headings: []}] : [];
}
