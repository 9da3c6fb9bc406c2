import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useActivePlugin, useActiveVersion} from '@docusaurus/plugin-content-docs/client';
import {searchContexts, type SearchContext} from '../options';

export interface SearchScope {
  /** Where the index of the page's version lies. */
  readonly versionUrl: string;
  /** The section the page belongs to, if that section has an index of its own. */
  readonly context: SearchContext | undefined;
}

/** What the search box of the current page searches. */
export function useSearchScope(): SearchScope {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  const version = useActiveVersion(useActivePlugin()?.pluginId);
  const versionUrl = version && !version.isLast ? `${version.path}/` : baseUrl;
  const route = pathname.startsWith(versionUrl) ? pathname.slice(versionUrl.length) : '';
  return {versionUrl, context: searchContexts.find(({path}) => route === path || route.startsWith(`${path}/`))};
}
