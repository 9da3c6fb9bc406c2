/** The format of social cards, and the default card for the home page and the dev server. */
export const socialCard = {
  path: '/img/social-card.png',
  width: 1200,
  height: 630,
} as const;

/** Publisher in the structured data of all pages. */
export const publisher = {
  '@type': 'Organization',
  name: 'Linea',
  url: 'https://linea.build/',
} as const;
/** Address of the published site. */
export const siteUrl = 'https://docs.linea.build';

export const siteName = 'Linea developer documentation';

/** The operators' status page. */
export const statusUrl = 'https://linea.statuspage.io/';

/** Source repository of this site. */
export const repositoryUrl = 'https://github.com/Consensys/doc.linea';
