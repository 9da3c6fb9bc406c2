import type {Options} from '@docusaurus/plugin-content-docs';
import names, {namesAsElements} from '../markdown/build/names';
import tables from '../markdown/build/tables';
import contractReference from './build/contractReference';
import {generationsPath} from './paths';

/**
 * A docs instance for pages of earlier generations. They are unlisted, so that search, sitemap and Markdown twins hold each
 * contract once: as its own page shows it.
 */
export const generationDocs = {
  id: 'contract-generations',
  path: 'generated/contracts',
  routeBasePath: generationsPath,
  sidebarPath: './src/features/contracts/generationSidebar.ts',
  numberPrefixParser: false,
  beforeDefaultRemarkPlugins: [contractReference],
  rehypePlugins: [tables, names, namesAsElements],
} satisfies Options;
