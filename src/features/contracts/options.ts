import type {Options} from '@docusaurus/plugin-content-docs';
import codeFont from '../fonts/build/codeFont';
import names, {namesAsElements} from '../markdown/build/names';
import tables from '../markdown/build/tables';
import staticBlocks from '../staticBlocks/build/rehype';
import contractReference from './build/contractReference';
import {releasesPath} from './paths';

/**
 * A docs instance for pages of earlier generations. They are unlisted, so that search, sitemap and Markdown twins hold each
 * contract once: as its own page shows it.
 */
export const releaseDocsOptions = {
  id: 'contract-generations',
  path: 'generated/contracts',
  routeBasePath: releasesPath,
  sidebarPath: './src/features/contracts/generationSidebar.ts',
  numberPrefixParser: false,
  beforeDefaultRemarkPlugins: [contractReference],
  rehypePlugins: [codeFont, tables, names, staticBlocks, namesAsElements],
} satisfies Options;
