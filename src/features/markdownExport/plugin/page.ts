import type {
  LoadedContent,
  LoadedVersion,
} from '@docusaurus/plugin-content-docs';
import type {Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {
  getMarkdownPath,
  getPageIds,
  removeTrailingSlash,
} from '../../../lib/routes';
import type {SearchContext} from '../../search/options';
import {findElement, getText} from './hast';

export interface RenderedPage {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly content: Root;
}

/** Parses the HTML from the first start tag to the last matching end tag. */
function extractElement(html: string, tag: string): Root {
  const start = html.indexOf(`<${tag}`);
  const end = html.lastIndexOf(`</${tag}>`);
  return fromHtml(start >= 0 && end > start ? html.slice(start, end) : '', {
    fragment: true,
  });
}

/** Parses a built page; returns undefined if it is `noindex`. */
export function readPage(html: string): RenderedPage | undefined {
  const head = extractElement(html, 'head');
  const getProperty = (
    tag: string,
    key: string,
    value: string,
    property: string,
  ): string =>
    String(
      findElement(
        head,
        ({tagName, properties}) =>
          tagName === tag && String(properties[key]) === value,
      )?.properties[property] ?? '',
    );
  if (getProperty('meta', 'name', 'robots', 'content').includes('noindex'))
    return undefined;
  const content = extractElement(
    html,
    html.includes('<article') ? 'article' : 'main',
  );
  const heading = findElement(content, ({tagName}) => tagName === 'h1');
  return {
    title: heading ? getText(heading).trim() : '',
    description: getProperty('meta', 'name', 'description', 'content'),
    canonical: getProperty('link', 'rel', 'canonical', 'href'),
    content,
  };
}

type Doc = LoadedVersion['docs'][number];

export interface Section {
  readonly label: string;
  readonly docs: readonly Doc[];
}

/** Sorts pages by sidebar order; pages without a sidebar come last. */
function sortBySidebar({docs, sidebars}: LoadedVersion): Doc[] {
  const docsById = new Map(docs.map((doc) => [doc.id, doc]));
  const ids = new Set([
    ...Object.values(sidebars).flatMap(getPageIds),
    ...docsById.keys(),
  ]);
  return [...ids]
    .map((id) => docsById.get(id))
    .filter((doc) => doc !== undefined);
}

/** Groups all pages by section; pages without a section come last. */
export function groupBySection(
  instances: readonly LoadedContent[],
  contexts: readonly SearchContext[],
): Section[] {
  const docs = instances.flatMap(({loadedVersions}) =>
    loadedVersions.flatMap(sortBySidebar),
  );
  const isInSection = (doc: Doc, {path}: SearchContext): boolean =>
    doc.permalink === `/${path}` || doc.permalink.startsWith(`/${path}/`);
  return [
    ...contexts.map((context) => ({
      label: context.label,
      docs: docs.filter((doc) => isInSection(doc, context)),
    })),
    {
      label: 'More',
      docs: docs.filter(
        (doc) => !contexts.some((context) => isInSection(doc, context)),
      ),
    },
  ];
}

/**
 * Returns a function that makes links absolute, so that the Markdown can be read outside the site. Links to pages point to their Markdown; links within the page
 * point to the page itself, which has the anchors.
 */
export function createLinkResolver(
  canonical: string,
  routes: ReadonlySet<string>,
): (href: string) => string {
  const site = new URL(canonical).origin;
  return (href) => {
    const url = new URL(href, canonical);
    const route = removeTrailingSlash(url.pathname);
    if (url.origin === site && !href.startsWith('#') && routes.has(route)) {
      return `${site}${getMarkdownPath(route)}${url.search}${url.hash}`;
    }
    return url.origin === site ? url.href : href;
  };
}
