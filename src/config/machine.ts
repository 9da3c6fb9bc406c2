/** Path of a page's Markdown twin: `/a/b.md`, and `/index.md` of the home page. */
export function twinPath(route: string): string {
  return route === '/' ? '/index.md' : `${withoutSlash(route)}.md`;
}

/** A page's path as its canonical address has it. */
export function withoutSlash(route: string): string {
  return route === '/' ? route : route.replace(/\/$/, '');
}

/** Social cards, and the one that the home page and the dev server use. */
export const socialCard = {path: '/img/social-card.png', width: 1200, height: 630} as const;

/** What the structured data of all pages names as publisher and as the whole. */
export const publisher = {'@type': 'Organization', name: 'Linea', url: 'https://linea.build/'} as const;
export const siteName = 'Linea developer documentation';
