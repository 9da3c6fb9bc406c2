import type {Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {find, textOf} from './tree';

const parse = (html: string): Root => fromHtml(html, {fragment: true});

export interface RenderedPage {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly content: Root;
}

/** What stands between a tag's start and its last end in the file. */
function between(html: string, tag: string): string | undefined {
  const start = html.indexOf(`<${tag}`);
  const end = html.lastIndexOf(`</${tag}>`);
  return start >= 0 && end > start ? html.slice(start, end) : undefined;
}

/** Reads a built page; undefined for one that search engines are told to leave out. */
export function readPage(html: string): RenderedPage | undefined {
  const head = parse(between(html, 'head') ?? '');
  const property = (tag: string, key: string, value: string, wanted: string): string =>
    String(find(head, ({tagName, properties}) => tagName === tag && String(properties[key]) === value)?.properties[wanted] ?? '');
  if (property('meta', 'name', 'robots', 'content').includes('noindex')) {
    return undefined;
  }
  const content = parse(between(html, 'article') ?? between(html, 'main') ?? '');
  const heading = find(content, ({tagName}) => tagName === 'h1');
  return {
    title: heading ? textOf(heading).trim() : '',
    description: property('meta', 'name', 'description', 'content'),
    canonical: property('link', 'rel', 'canonical', 'href'),
    content,
  };
}
