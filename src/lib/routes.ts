/** A page's path as its canonical address has it. */
export function withoutSlash(route: string): string {
  return route === '/' ? route : route.replace(/\/$/, '');
}

/** Path of a page's Markdown twin: `/a/b.md`, and `/index.md` of the home page. */
export function twinPath(route: string): string {
  return route === '/' ? '/index.md' : `${withoutSlash(route)}.md`;
}
