import GithubSlugger from 'github-slugger';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Page} from './pages';

/** The `slug` of a page's front matter, if it has one. */
function slugOf({text}: Page): string | undefined {
  return /^---\n[^]*?^slug: *(\S+)$[^]*?^---$/m.exec(text)?.[1];
}

/** The URL path of a page: its file path, unless it is an index or named like its folder, or has a slug. */
export function routeOf(page: Page): string {
  const slug = slugOf(page);
  if (slug) {
    return slug;
  }
  const parts = page.file.replace(/^docs\//, '').replace(/\.mdx?$/, '').split('/');
  const [folder, name] = parts.slice(-2);
  if (parts.length > 1 && (name === 'index' || name?.toLowerCase() === 'readme' || name === folder)) {
    parts.pop();
  }
  return `/${parts.join('/')}`;
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
