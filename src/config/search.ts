import type {PluginOptions} from '@easyops-cn/docusaurus-search-local';
import {classNames} from '../features/contracts/domContract';
import {searchContexts} from '../features/search/options';

/** Options of the package that makes the index files. Its hash is of the Markdown files only; ours, of the index itself, takes its place. */
export const searchOptions = {
  docsRouteBasePath: '/',
  indexBlog: false,
  language: 'en',
  searchContextByPaths: searchContexts,
  ignoreCssSelectors: [
    // What belongs to the page's frame and not to its text.
    '.theme-doc-breadcrumbs, .theme-doc-toc-mobile, .theme-doc-footer, .pagination-nav, .theme-edit-this-page',
    `article :is(button, form, svg, [role="tablist"], [role="status"]), article figcaption summary, .${classNames.member} > summary`,
    'article :is(h4, h5, h6) .hash-link',
    // Ways to call a function, the same words at each of a hundred functions, and tooltips of the glossary.
    `.${classNames.calls}, article [popover]`,
    // Source code of tutorials: a fifth of the index, and what it is about stands in the text. Commands,
    // configuration files and output stay.
    ...['css', 'html', 'java', 'javascript', 'js', 'jsx', 'python', 'solidity', 'ts', 'tsx', 'typescript'].map((language) => `article .language-${language}`),
  ],
} satisfies PluginOptions;
