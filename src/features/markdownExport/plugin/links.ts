import {getMarkdownPath, withoutSlash} from '../../../lib/routes';

/**
 * Makes links absolute, so that the Markdown can be read outside the site. Links to pages lead to their Markdown, links within the
 * page to the page, which has the anchors.
 */
export function createLinkResolver(canonical: string, routes: ReadonlySet<string>): (href: string) => string {
  const site = new URL(canonical).origin;
  return (href) => {
    const url = new URL(href, canonical);
    const route = withoutSlash(url.pathname);
    if (url.origin === site && !href.startsWith('#') && routes.has(route)) {
      return `${site}${getMarkdownPath(route)}${url.search}${url.hash}`;
    }
    return url.origin === site ? url.href : href;
  };
}
