import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** ID of a reference page's panel that sends requests. Links to it also open its form. */
export const tryItId = 'try-it';

export function removeTrailingSlash(route: string): string {
  return route === '/' ? route : route.replace(/\/$/, '');
}

/** Returns the path of a page's Markdown: `/a/b.md`, or `/index.md` for the home page. */
export function getMarkdownPath(route: string): string {
  return route === '/' ? '/index.md' : `${removeTrailingSlash(route)}.md`;
}

/** Normalizes a path: removes the file extension and superfluous slashes, and converts it to lowercase, because all page paths are lowercase. */
export function cleanPath(pathname: string): string {
  const segments = pathname.toLowerCase().split('/').filter(Boolean);
  const path = `/${segments.join('/')}`
    .replace(/\.html$/, '')
    .replace(/\/index$/, '');
  return path || '/';
}

/**
 * Returns a page's URL path within its docs instance: its slug, otherwise its file path without the extension. Index files and files named
 * after their folder have the folder's path.
 */
export function getDocRoute(file: string, text: string): string {
  const [, frontMatter = ''] = /^---\n([^]*?)\n---$/m.exec(text) ?? [];
  const slug = /^slug: *["']?([^\s"']+)["']?$/m.exec(frontMatter)?.[1];
  if (slug) return slug;
  const parts = file.replace(/\.mdx?$/, '').split('/');
  const [folder, name] = parts.slice(-2);
  if (
    parts.length > 1 &&
    (name === 'index' || name?.toLowerCase() === 'readme' || name === folder)
  ) {
    parts.pop();
  }
  return `/${parts.join('/')}`;
}

/** A sidebar entry as written in `sidebar.ts` files. */
export type SidebarEntry = Extract<
  SidebarsConfig[string],
  readonly unknown[]
>[number];

/** The common fields of sidebar entries, both as written and as passed by Docusaurus. */
interface SidebarItem {
  readonly type?: string;
  readonly id?: string;
  readonly link?: SidebarItem | null | undefined;
  readonly items?: readonly (SidebarItem | string)[];
}

/** Returns the ids of a sidebar's pages, in order. A category's own page comes first. */
export const getPageIds = (
  items: readonly (SidebarItem | string)[],
): string[] =>
  items.flatMap((item) => {
    if (typeof item === 'string') return [item];
    return [
      ...((item.type === 'doc' || item.type === 'ref') && item.id
        ? [item.id]
        : []),
      ...(item.link ? getPageIds([item.link]) : []),
      ...getPageIds(item.items ?? []),
    ];
  });
