import type {Options} from '@docusaurus/plugin-content-docs';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import contractReference from '../features/contracts/build/contractReference';
import diagrams from '../remark/diagrams';
import glossary from '../remark/glossary';
import {readTerms} from '../remark/glossary/terms';
import images from '../remark/images';
import wholeKeys from '../remark/wholeKeys';
import codeFont from '../rehype/codeFont';
import staticBlocks from '../rehype/staticBlocks';
import {glossaryFile} from './glossary';
import {hasGitHistory} from './lastUpdate';
import {repositoryUrl} from './repository';

const editUrl = `${repositoryUrl}/tree/main/`;
const withHistory = hasGitHistory();

export const docs = {
  editUrl,
  showLastUpdateAuthor: withHistory,
  showLastUpdateTime: withHistory,
  // Without it a page named 4844-blobs would be served as /blobs.
  numberPrefixParser: false,
  includeCurrentVersion: true,
  lastVersion: 'current',
  versions: {current: {label: 'Next', path: '', badge: false}},
  path: 'docs',
  routeBasePath: '/',
  sidebarPath: './sidebars.ts',
  sidebarCollapsible: true,
  exclude: ['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_*/**'],
  // The glossary's terms are marked first, in what the writer wrote; then come the generated facts.
  beforeDefaultRemarkPlugins: [[glossary, {readTerms: () => readTerms(glossaryFile)}], contractReference, diagrams, images, wholeKeys],
  remarkPlugins: [[npm2yarn, {sync: true}]],
  rehypePlugins: [codeFont, staticBlocks],
} satisfies Options;
