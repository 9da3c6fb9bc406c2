import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {cleanPath} from '../lib/routes';

const isDecodable = (text: string): boolean => {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
};

/**
 * Returns the current page's canonical path. Static file servers also serve `/x.html`, and some ignore case; with such a URL, the router would
 * not find the page that is already rendered.
 */
function findCanonicalPath(): string | undefined {
  const canonical = document.querySelector<HTMLLinkElement>(
    'link[rel="canonical"]',
  );
  const path = canonical ? new URL(canonical.href).pathname : undefined;
  // Ignores the 404 page's canonical path, because that page is served at any URL.
  return path === cleanPath(window.location.pathname) ? path : undefined;
}

/**
 * Replaces the URL with one that the router can parse. The router crashes on paths that are not UTF-8, such as `/%ED%A0%80`, and on hashes like
 * `#%`, so their percent signs are escaped.
 */
function repairUrl(canonicalPath?: string): void {
  const {pathname, search, hash} = window.location;
  const path =
    canonicalPath ?? (isDecodable(pathname) ? pathname : encodeURI(pathname));
  const fragment = isDecodable(hash) ? hash : encodeURI(hash);
  if (path !== pathname || fragment !== hash) {
    window.history.replaceState(
      window.history.state,
      '',
      `${path}${search}${fragment}`,
    );
  }
}

if (ExecutionEnvironment.canUseDOM) {
  repairUrl(findCanonicalPath());
  // Registered before the router's own listener, which then sees the repaired URL.
  window.addEventListener('popstate', () => repairUrl());
}
