/** Social cards, and the one that the home page and the dev server use. */
export const socialCard = {path: '/img/social-card.png', width: 1200, height: 630} as const;

/** What the structured data of all pages names as publisher and as the whole. */
export const publisher = {'@type': 'Organization', name: 'Linea', url: 'https://linea.build/'} as const;
export const siteName = 'Linea developer documentation';

/** Where the network's operators say what works. */
export const statusUrl = 'https://linea.statuspage.io/';

/** Where the source of this site is. */
export const repositoryUrl = 'https://github.com/Consensys/doc.linea';
