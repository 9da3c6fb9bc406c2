export interface SearchContext {
  readonly label: string;
  readonly path: string;
}

/** Sections with a search index of their own; the whole site is searched everywhere else. */
export const searchContexts: SearchContext[] = [
  {label: 'Get started', path: 'get-started'},
  {label: 'Learn', path: 'learn'},
  {label: 'Technology', path: 'technology'},
  {label: 'APIs & SDK', path: 'api'},
];

/** Suggestions below the search box, and how many of them a page may have while there is room. */
export const suggestionLimit = 8;
export const suggestionsPerPage = 2;

/** Results on the search page. */
export const resultLimit = 100;

/** Characters of a text that a suggestion and a result show. */
export const suggestionLength = 50;
export const resultLength = 160;

/** Parts of a page that are not its text. */
export const unsearched: readonly string[] = [
  // What belongs to the page's frame and not to its text.
  '.theme-doc-breadcrumbs',
  '.theme-doc-toc-mobile',
  '.theme-doc-footer',
  '.pagination-nav',
  '.theme-edit-this-page',
  'article button',
  'article figcaption summary',
  '.docs-member > summary',
  // Ways to call a function: the same words at each of a hundred functions.
  '.docs-calls',
  'article :is(h4, h5, h6) .hash-link',
  'article form',
  'article [role="tablist"]',
  'article [role="status"]',
  'article svg',
  // Tooltips of the glossary.
  'article [popover]',
  // Source code of tutorials: a fifth of the index, and what it is about stands in the text. Commands,
  // configuration files and output stay.
  ...['css', 'html', 'java', 'javascript', 'js', 'jsx', 'python', 'solidity', 'ts', 'tsx', 'typescript'].map(
    (language) => `article .language-${language}`,
  ),
];
