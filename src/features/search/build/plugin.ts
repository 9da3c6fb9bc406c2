import * as searchLocal from '@easyops-cn/docusaurus-search-local';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import {searchContexts, suggestionLength, suggestionLimit} from '../options';
import {writeIndexes} from './compact';

/** Options of the package that makes the index files. */
export const searchOptions = {
  docsRouteBasePath: '/',
  indexBlog: false,
  language: 'en',
  // Its hash is of the Markdown files only. Ours, of the index itself, takes its place.
  hashed: false,
  searchContextByPaths: searchContexts,
  // The root file then holds only what no other holds, and a search of everything reads all files.
  useAllContextsWithNoSearchContext: false,
  searchResultLimits: suggestionLimit,
  searchResultContextMaxLength: suggestionLength,
  searchBarPosition: 'right',
  ignoreCssSelectors: [
    // What belongs to the page's frame and not to its text.
    '.theme-doc-breadcrumbs, .theme-doc-toc-mobile, .theme-doc-footer, .pagination-nav, .theme-edit-this-page',
    'article :is(button, form, svg, [role="tablist"], [role="status"]), article figcaption summary, .docs-member > summary',
    'article :is(h4, h5, h6) .hash-link',
    // Ways to call a function, the same words at each of a hundred functions, and tooltips of the glossary.
    '.docs-calls, article [popover]',
    // Source code of tutorials: a fifth of the index, and what it is about stands in the text. Commands,
    // configuration files and output stay.
    ...['css', 'html', 'java', 'javascript', 'js', 'jsx', 'python', 'solidity', 'ts', 'tsx', 'typescript'].map((language) => `article .language-${language}`),
  ],
} satisfies searchLocal.PluginOptions;

// The package's types describe its options only.
const {default: createPlugin, validateOptions} = searchLocal as unknown as {default: PluginModule; validateOptions: PluginModule['validateOptions']};

/** The plugin of the package, which writes the index files, with a step behind that makes them smaller and names them by their content. */
export default async function searchPlugin(context: LoadContext, options: unknown): Promise<Plugin> {
  const plugin = (await createPlugin(context, options)) as Plugin;
  return {
    ...plugin,
    async postBuild(build) {
      await plugin.postBuild?.(build);
      writeIndexes(build.outDir);
    },
  };
}

searchPlugin.validateOptions = validateOptions as NonNullable<PluginModule['validateOptions']>;
