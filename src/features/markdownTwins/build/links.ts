import {twinPath, withoutSlash} from '../../../lib/routes';

/**
 * How links of a page are rewritten: to the twin of a page that has one, else to the full address, so
 * that a twin can be read away from the site. A link within the page leads to the page, where its anchor is.
 */
export function linkResolver(canonical: string, routes: ReadonlySet<string>): (href: string) => string {
  const site = new URL(canonical).origin;
  return (href) => {
    const url = new URL(href, canonical);
    const route = withoutSlash(url.pathname);
    const isOtherPage = url.origin === site && !href.startsWith('#') && routes.has(route);
    if (isOtherPage) {
      return `${site}${twinPath(route)}${url.search}${url.hash}`;
    }
    return url.origin === site ? url.href : href;
  };
}
