import type {PluginOptions} from '@easyops-cn/docusaurus-search-local';
import {searchContexts, suggestionLength, suggestionLimit} from '../options';

/** Options of the package that makes the index files. */
export const search = {
  docsRouteBasePath: '/',
  indexBlog: false,
  language: 'en',
  // Its hash is of the Markdown files only. Ours, of the index itself, takes its place.
  hashed: false,
  searchContextByPaths: searchContexts.map(({label, path}) => ({label, path})),
  // The root file then holds only what no other holds, and a search of everything reads all files.
  useAllContextsWithNoSearchContext: false,
  searchResultLimits: suggestionLimit,
  searchResultContextMaxLength: suggestionLength,
  searchBarPosition: 'right',
  ignoreCssSelectors: [
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
  ],
} satisfies PluginOptions;
