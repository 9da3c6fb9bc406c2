import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {cleanPath} from '../lib/routes';

const isReadable = (text: string): boolean => {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
};

/**
 * The path that the page in hand is known by: servers of static files also answer `/x.html`, and some of them other
 * capitals. Under those the router would not find the page that is there already, and draw it anew.
 */
function ownPath(): string | undefined {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const path = canonical ? new URL(canonical.href).pathname : undefined;
  // Not on the page for what does not exist, which is served at any address.
  return path === cleanPath(window.location.pathname) ? path : undefined;
}

/**
 * Puts an address in place that the router can read. It dies of a path that is not UTF-8, such as `/%ED%A0%80`, and of a
 * hash such as `#%`: with their percent signs escaped they name no page and no section, and nothing breaks.
 */
function mend(known?: string): void {
  const {pathname, search, hash} = window.location;
  const path = known ?? (isReadable(pathname) ? pathname : encodeURI(pathname));
  const section = isReadable(hash) ? hash : encodeURI(hash);
  if (path !== pathname || section !== hash) {
    window.history.replaceState(window.history.state, '', `${path}${search}${section}`);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  mend(ownPath());
  // Registered before the router's own listener, so it sees what is mended.
  window.addEventListener('popstate', () => mend());
}
