import {publisher, siteName} from '@site/src/data/site';

export interface Page {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  /** URL of the site, without a trailing slash. */
  readonly site: string;
  readonly image?: string;
  /** Milliseconds since 1970. */
  readonly updated?: number | undefined;
}

export function getArticle({
  title,
  description,
  url,
  site,
  image,
  updated,
}: Page): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: title,
    description,
    url,
    image,
    dateModified: updated && new Date(updated).toISOString().slice(0, 10),
    inLanguage: 'en',
    isPartOf: {'@type': 'WebSite', name: siteName, url: `${site}/`},
    publisher,
  };
}

/** Returns breadcrumbs for pages without a sidebar; Docusaurus generates them for all other pages. */
export function getBreadcrumbs({
  title,
  url,
  site,
}: Pick<Page, 'title' | 'url' | 'site'>): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      {'@type': 'ListItem', position: 1, name: siteName, item: `${site}/`},
      {'@type': 'ListItem', position: 2, name: title, item: url},
    ],
  };
}

export function getWebSite(site: string, description: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: siteName,
    description,
    url: `${site}/`,
    inLanguage: 'en',
    publisher,
  };
}

/** Serializes JSON so that it cannot close the surrounding script element. */
export function toScript(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
