import GithubSlugger from 'github-slugger';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {getDocRoute} from '../src/lib/routes';
import type {Page} from './pages';

/** The id of a page in sidebars: its path without extension. */
export const docId = (file: string): string => file.replace(/^docs\//, '').replace(/\.mdx?$/, '');

/** The URL path of a page. */
export function routeOf({file, text}: Page): string {
  return getDocRoute(file.replace(/^docs\//, ''), text);
}

/** Ids of a page's headings, as the site's build makes them. */
export function headingIds({tree}: Page): Set<string> {
  const slugger = new GithubSlugger();
  const ids = new Set<string>();
  visit(tree, 'heading', (heading) => {
    const explicit = heading.children
      .map((child) => (child as {type: string; value?: string}))
      .find(({type, value}) => type === 'mdxTextExpression' && /^\/\* *#\S+ *\*\/$/.test(value ?? ''));
    ids.add(explicit?.value?.replace(/^\/\* *#(\S+) *\*\/$/, '$1') ?? slugger.slug(toString(heading)));
  });
  return ids;
}
