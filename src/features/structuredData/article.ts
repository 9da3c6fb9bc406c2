import {publisher, siteName} from '@site/src/data/site';

interface Heading {
  /** HTML. */
  readonly value: string;
  readonly id: string;
  readonly level: number;
}

export interface Article {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly site: string;
  readonly image?: string;
  /** Milliseconds since 1970. */
  readonly updated?: number | undefined;
  readonly headings: readonly Heading[];
}

const numbered = /^\d+\. /;

/** Numbered headings of a guide are its steps. On other pages numbers count something else. */
function stepsOf({url, site, headings}: Article): readonly Heading[] {
  const first = headings.find(({value}) => numbered.test(value));
  const steps = headings.filter(({value, level}) => level === first?.level && numbered.test(value));
  return url.startsWith(`${site}/get-started/`) && steps.length > 1 ? steps : [];
}

const entities: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'"};

/** A heading's text without its markup. */
function plain(html: string): string {
  return html.replace(/<[^>]*>/g, '').replace(/&(#?\w+);/g, (all, name: string) => entities[name] ?? all);
}

/** A page as schema.org describes it: a technical article, and also the steps of a guide. */
export function articleData(article: Article): object[] {
  const {title, description, url, site, image, updated} = article;
  const steps = stepsOf(article);
  return [
    {
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
    },
    ...(steps.length > 0
      ? [
          {
            '@context': 'https://schema.org',
            '@type': 'HowTo',
            name: title,
            description,
            step: steps.map(({value, id}, index) => ({
              '@type': 'HowToStep',
              position: index + 1,
              name: plain(value).replace(numbered, ''),
              url: `${url}#${id}`,
            })),
          },
        ]
      : []),
  ];
}

/** The way to a page that stands in no sidebar: the engine writes it for the others. */
export function trailData({title, url, site}: Pick<Article, 'title' | 'url' | 'site'>): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      {'@type': 'ListItem', position: 1, name: siteName, item: `${site}/`},
      {'@type': 'ListItem', position: 2, name: title, item: url},
    ],
  };
}

/** The home page: what the site is, and how to search it. */
export function siteData(site: string, description: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: siteName,
    description,
    url: `${site}/`,
    inLanguage: 'en',
    publisher,
    potentialAction: {
      '@type': 'SearchAction',
      target: {'@type': 'EntryPoint', urlTemplate: `${site}/search?q={search_term_string}`},
      'query-input': 'required name=search_term_string',
    },
  };
}

/** JSON that cannot end the script element it stands in. */
export function scriptText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
