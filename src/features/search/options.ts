/** Sections that have their own index file. All other pages are in the file for the context `''`. */
export const searchContexts = [
  {label: 'Get started', path: 'get-started'},
  {label: 'Learn', path: 'learn'},
  {label: 'Technology', path: 'technology'},
  {label: 'APIs & SDK', path: 'api'},
];

export type SearchContext = (typeof searchContexts)[number];

/** The context of each index file. */
export const allContexts: readonly string[] = [
  '',
  ...searchContexts.map(({path}) => path),
];

/** File that maps each context to its index file in the same folder, with a content hash. */
export const indexManifest = 'search-manifest.json';

// `results` counts pages and headings together; `otherSections` is the number of pages reserved for other sections; `excerptLength` is in characters.
export const dropdownLimits = {
  results: 8,
  pages: 6,
  otherSections: 2,
  headingsPerPage: 2,
  excerptLength: 90,
};
export const pageLimits: typeof dropdownLimits = {
  results: Infinity,
  pages: Infinity,
  otherSections: 0,
  headingsPerPage: 3,
  excerptLength: 160,
};

/** Maximum number of pages that the search page lists at once. Its counts per section include the rest. */
export const maxShownPages = 100;

/** Shown if a search finds nothing. */
export const noResultsAdvice =
  'Try fewer words, or the name of a method, error or contract.';

/** Maximum length of a query in characters; the rest is ignored. */
export const maxQueryLength = 200;
