import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** A page's path as its canonical address has it. */
export function withoutSlash(route: string): string {
  return route === '/' ? route : route.replace(/\/$/, '');
}

/** Path of a page's Markdown: `/a/b.md`, and `/index.md` for the home page. */
export function getMarkdownPath(route: string): string {
  return route === '/' ? '/index.md' : `${withoutSlash(route)}.md`;
}

/** The path of the page that a spelling means: without file ending, slash at the end, double slashes and capitals, which no page has. */
export function cleanPath(pathname: string): string {
  return pathname.toLowerCase().replace(/\/{2,}/g, '/').replace(/(\/index)?(\.html)?\/*$/, '') || '/';
}

/**
 * The URL path of a page below a docs instance: the path of its file without ending, unless it is an index or named like its
 * folder, or has a slug in its front matter.
 */
export function getDocRoute(file: string, text: string): string {
  const slug = /^---\n[^]*?^slug: *["']?([^\s"']+)["']?$[^]*?^---$/m.exec(text)?.[1];
  if (slug) return slug;
  const parts = file.replace(/\.mdx?$/, '').split('/');
  const [folder, name] = parts.slice(-2);
  if (parts.length > 1 && (name === 'index' || name?.toLowerCase() === 'readme' || name === folder)) {
    parts.pop();
  }
  return `/${parts.join('/')}`;
}

/** An entry of a sidebar, as `sidebar.ts` files write it. */
export type SidebarEntry = Extract<SidebarsConfig[string], readonly unknown[]>[number];

/** The common fields of sidebar entries, as they are written and as Docusaurus passes them. */
interface SidebarItem {
  readonly type?: string;
  readonly id?: string;
  readonly link?: SidebarItem | null | undefined;
  readonly items?: readonly (SidebarItem | string)[];
}

/** Ids of the pages of a sidebar, in their order. The page of a category comes first. */
export const getPageIds = (items: readonly (SidebarItem | string)[]): string[] =>
  items.flatMap((item) => {
    if (typeof item === 'string') return [item];
    return [...((item.type === 'doc' || item.type === 'ref') && item.id ? [item.id] : []), ...(item.link ? getPageIds([item.link]) : []), ...getPageIds(item.items ?? [])];
  });
