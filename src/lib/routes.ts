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
