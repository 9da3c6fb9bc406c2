/** Where the source of this site is. */
export const repositoryUrl = 'https://github.com/Consensys/doc.linea';
