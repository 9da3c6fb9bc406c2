import type {PluginConfig} from '@docusaurus/types';
import type {PluginOptions} from '@easyops-cn/docusaurus-search-local';
import {classNames} from '../features/contracts/domContract';
import searchPlugin from '../features/search/plugin/indexPlugin';
import {searchContexts} from '../features/search/options';

const options = {
  docsRouteBasePath: '/',
  indexBlog: false,
  language: 'en',
  searchContextByPaths: searchContexts,
  ignoreCssSelectors: [
    // What belongs to the page's frame and not to its text.
    '.theme-doc-breadcrumbs, .theme-doc-toc-mobile, .theme-doc-footer, .pagination-nav, .theme-edit-this-page',
    `article :is(button, form, svg, [role="tablist"], [role="status"]), article figcaption summary, .${classNames.member} > summary`,
    'article :is(h4, h5, h6) .hash-link',
    // Ways to call a function, the same words at each of a hundred functions, the table of members, and tooltips of the glossary.
    `.${classNames.calls}, article table[aria-label="Members"], article [popover]`,
    // A sample names one network.
    'article pre [data-only="sepolia"]',
    // Source code of tutorials: a fifth of the index, and the text says what it is about. Commands,
    // configuration files and output stay.
    ...['css', 'html', 'java', 'javascript', 'js', 'jsx', 'python', 'solidity', 'ts', 'tsx', 'typescript'].map((language) => `article .language-${language}`),
  ],
} satisfies PluginOptions;

export const search: PluginConfig = [searchPlugin, options];
