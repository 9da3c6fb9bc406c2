import type {PluginConfig} from '@docusaurus/types';
import type {PluginOptions} from '@easyops-cn/docusaurus-search-local';
import {classNames} from '../features/contracts/domContract';
import searchPlugin from '../features/search/plugin/indexPlugin';
import {searchContexts} from '../features/search/options';

/** Elements whose text is not part of the index. */
const ignoredSelectors = [
  // Page layout rather than content.
  '.theme-doc-breadcrumbs, .theme-doc-toc-mobile, .theme-doc-footer, .docs-checked, .pagination-nav, .theme-edit-this-page',
  'article :is(button, form, svg, [role="tablist"], [role="status"])',
  'article figure > div > ol, article figcaption :is(strong, summary)',
  'article :is(h4, h5, h6) .hash-link',
  // Facts about a contract's source, which are in no sentence.
  'article p:has([download])',
  // The list of members and glossary tooltips, and code samples that repeat the same words for a hundred functions.
  `.${classNames.calls}, .${classNames.index}, article [popover]`,
  // Each sample is indexed for one network only.
  'article pre [data-only="sepolia"]',
  // Source code in tutorials, which would make up a fifth of the index and is described in the text anyway. Commands,
  // configuration files and output are indexed.
  ...[
    'css',
    'html',
    'java',
    'javascript',
    'js',
    'jsx',
    'python',
    'solidity',
    'ts',
    'tsx',
    'typescript',
  ].map((language) => `article .language-${language}`),
];

const options = {
  docsRouteBasePath: '/',
  indexBlog: false,
  language: 'en',
  searchContextByPaths: searchContexts,
  // The package searches the whole page once for each selector here, so all are one.
  ignoreCssSelectors: [`:is(${ignoredSelectors.join(', ')})`],
} satisfies PluginOptions;

export const search: PluginConfig = [searchPlugin, options];
