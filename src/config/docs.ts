import {spawnSync} from 'node:child_process';
import type {Options} from '@docusaurus/plugin-content-docs';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import abiList from '../features/contracts/pages/abiList';
import contractReference from '../features/contracts/pages/remark';
import diagrams from '../features/diagrams/remark';
import glossary from '../features/glossary/plugin/remark';
import {readTerms} from '../features/glossary/plugin/terms';
import images from '../features/markdown/images';
import inlineCode from '../features/markdown/inlineCode';
import tables from '../features/markdown/tables';
import rpcReference from '../features/rpc/plugin/remark';
import {glossaryFile} from '../features/glossary/options';
import {repositoryUrl} from '../data/site';

/** Whether git history is available. Without it, as in an exported tree, the last-update options would abort the build. */
export function hasGitHistory(cwd: string = process.cwd()): boolean {
  return (
    spawnSync('git', ['rev-parse', '--verify', 'HEAD'], {cwd, stdio: 'ignore'})
      .status === 0
  );
}

export const docs = {
  editUrl: `${repositoryUrl}/edit/main/`,
  showLastUpdateTime: hasGitHistory(),
  // Otherwise a page named 4844-blobs would be served as /blobs.
  numberPrefixParser: false,
  routeBasePath: '/',
  sidebarPath: './sidebars.ts',
  // The glossary comes first, so that it marks terms only in the author's text and not in generated content.
  beforeDefaultRemarkPlugins: [
    [glossary, {readTerms: () => readTerms(glossaryFile)}],
    contractReference,
    abiList,
    rpcReference,
    diagrams,
    images,
  ],
  remarkPlugins: [[npm2yarn, {sync: true}]],
  rehypePlugins: [tables, inlineCode],
} satisfies Options;
