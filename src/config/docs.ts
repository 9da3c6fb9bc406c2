import {spawnSync} from 'node:child_process';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options as SitemapOptions} from '@docusaurus/plugin-sitemap';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import addressTitles from '../features/addresses/titles';
import {specificationFile} from '../features/apiReference/options';
import {referencePath} from '../features/apiReference/paths';
import abiList from '../features/contracts/pages/abiList';
import errorTables from '../features/contracts/pages/errorTables';
import contractReference from '../features/contracts/pages/remark';
import diagrams from '../features/diagrams/remark';
import glossary from '../features/glossary/plugin/remark';
import {readTerms} from '../features/glossary/plugin/terms';
import images from '../features/markdown/images';
import includeFiles from '../features/markdown/includeFiles';
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
    errorTables,
    rpcReference,
    diagrams,
    images,
    includeFiles,
  ],
  remarkPlugins: [[npm2yarn, {sync: true}]],
  rehypePlugins: [tables, inlineCode, addressTitles],
} satisfies DocsOptions;

/** Pages that are not generated from a single tracked file under docs/, with their sources. */
const sources: readonly {
  readonly matches: (path: string) => boolean;
  readonly file: string;
}[] = [
  {matches: (path) => path === '/', file: 'src/pages'},
  {
    matches: (path) => `${path}/`.startsWith(`/${referencePath}/`),
    file: specificationFile,
  },
];

/** Returns the date of the last commit that changed a file or folder; undefined if there is none. */
function findLastCommitDate(file: string): string | undefined {
  const {status, stdout} = spawnSync(
    'git',
    ['log', '-1', '--format=%cs', '--', file],
    {encoding: 'utf8'},
  );
  return status === 0 && stdout.trim() ? stdout.trim() : undefined;
}

/** The sitemap of all indexable pages, with the date of each page's last change. */
export const sitemap: Partial<SitemapOptions> = {
  lastmod: docs.showLastUpdateTime ? 'date' : null,
  // Utility pages without content.
  ignorePatterns: ['/search', '/offline'],
  createSitemapItems: async ({defaultCreateSitemapItems, ...params}) => {
    const items = await defaultCreateSitemapItems(params);
    return items.map((item) => {
      const file =
        item.lastmod || !docs.showLastUpdateTime
          ? undefined
          : sources.find(({matches}) => matches(new URL(item.url).pathname))
              ?.file;
      return file ? {...item, lastmod: findLastCommitDate(file) ?? null} : item;
    });
  },
};
