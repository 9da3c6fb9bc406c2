import type {Options} from '@docusaurus/plugin-sitemap';
import {spawnSync} from 'node:child_process';
import {docs} from './docs';
import {specificationFile} from '../features/apiReference/options';
import {referencePath} from '../features/apiReference/paths';

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
export const sitemap: Partial<Options> = {
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
