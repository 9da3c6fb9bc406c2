/** Sections with an index file of their own. The file of the pages outside of them has the context `''`. */
export const searchContexts = [
  {label: 'Get started', path: 'get-started'},
  {label: 'Learn', path: 'learn'},
  {label: 'Technology', path: 'technology'},
  {label: 'APIs & SDK', path: 'api'},
];

export type SearchContext = (typeof searchContexts)[number];

/** All index files by their context. */
export const allContexts: readonly string[] = ['', ...searchContexts.map(({path}) => path)];

/** Written by the build beside the index files: the name of each with a hash of its content, by context. */
export const indexManifest = 'search-manifest.json';

/**
 * What the list below the box and the search page have room for: entries, which are pages and their headings together; pages;
 * pages of other sections; headings of a page; characters of a text. An index keeps no more of a text than the page shows.
 */
export const boxRoom = {entries: 8, pages: 6, elsewhere: 2, headings: 2, characters: 50};
export const pageRoom: typeof boxRoom = {entries: Infinity, pages: 100, elsewhere: 0, headings: 3, characters: 160};

/** Characters of a query; what goes beyond is cut off where it enters. */
export const longestQuery = 200;
