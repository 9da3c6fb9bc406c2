import {load, type Cheerio, type CheerioAPI} from 'cheerio';
import type {AnyNode, Element} from 'domhandler';
import {unsearched} from '../../config/search';
import type {IndexedPage, IndexedSection} from '../../components/SearchIndex/types';

const headings = 'h1, h2, h3';

/** Elements that are no part of the line around them. */
const blocks = new Set(
  ('address article aside blockquote br details dialog dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup ' +
    'hr li main nav ol p pre section table td th ul').split(' '),
);

function rawTextOf(nodes: readonly AnyNode[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') {
        return node.data;
      }
      if (node.type !== 'tag') {
        return '';
      }
      return blocks.has(node.name) ? ` ${rawTextOf(node.children)} ` : rawTextOf(node.children);
    })
    .join('');
}

const textOf = (elements: Cheerio<AnyNode>): string => rawTextOf(elements.get()).replace(/\s+/g, ' ').trim();

/** What stands between a heading and the next one. The page's title can stand in a header, and what follows it in an element around headings. */
function contentOf($: CheerioAPI, heading: Cheerio<Element>): Cheerio<AnyNode> {
  if (!heading.is('h1')) {
    return heading.nextUntil(headings);
  }
  const start = heading.parent().is('header') ? heading.parent() : heading;
  const following = start.nextUntil(headings);
  const holder = following.toArray().find((element) => $(element).find(headings).length > 0);
  return holder ? following.slice(0, following.index(holder)).add($(holder).find(headings).first().prevAll()) : following;
}

/** The selector or topic that the contract reference prints below the heading of its member. */
const identifierOf = (text: string): string | undefined => /\b(?:Selector|Topic 0): (0x[0-9a-f]+) of /.exec(text)?.[1];

function sectionOf($: CheerioAPI, element: Element): IndexedSection {
  const heading = $(element);
  const text = textOf(contentOf($, heading));
  const name = heading.contents().not('a.hash-link').text().trim();
  const hash = heading.find('a.hash-link').attr('href');
  const identifier = identifierOf(text);
  return heading.is('h1') ? {t: text} : {h: hash, s: name, ...(text && {t: text}), ...(identifier && {i: identifier})};
}

function breadcrumbsOf($: CheerioAPI): string[] {
  const section = $('.navbar__link--active').first();
  const categories = $('.main-wrapper .menu').first().find('.menu__list-item-collapsible .menu__link--active');
  return [...section.get(), ...categories.get()].map((element) => $(element).text().trim());
}

/** What the search knows of a built page; nothing of a page that is unlisted or has no article. */
export function parsePage(html: string, url: string): IndexedPage | undefined {
  const $ = load(html);
  const contentOfMeta = (name: string): string => $(`meta[name="${name}"]`).attr('content') ?? '';
  const title = $('article h1').first().text();
  if (contentOfMeta('robots').includes('noindex') || !title) {
    return undefined;
  }
  const breadcrumbs = breadcrumbsOf($);
  $(unsearched.join(', ')).remove();
  return {
    u: url,
    t: title,
    b: breadcrumbs,
    d: contentOfMeta('description'),
    k: contentOfMeta('keywords').replace(/,/g, ', '),
    c: $('article').find(headings).toArray().map((element) => sectionOf($, element)),
  };
}
