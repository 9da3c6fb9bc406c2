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

/** Suggestions below the search box, and results on the search page. */
export const suggestionLimit = 8;
export const resultLimit = 100;

/** Characters of a text that a suggestion and a result show; an index keeps no more of it. */
export const suggestionLength = 50;
export const resultLength = 160;

/** Characters of a query; what goes beyond is cut off where it enters. */
export const longestQuery = 200;
