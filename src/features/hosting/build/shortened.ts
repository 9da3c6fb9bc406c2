import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {redirects} from '../../../../redirects';
import sidebars from '../../../../sidebars';
import {docRoute} from '../../../lib/docRoute';
import {pageIds} from '../../../lib/pageIds';
import {operationsPath} from '../../apiReference/paths';
import {releases} from '../../contracts/facts/releases';
import {releasesPath} from '../../contracts/domContract';
import {getReleaseFolder} from '../../contracts/pages/releasePages';

/** The route of each page of the docs by its id. */
function routesById(folder: string): Map<string, string> {
  const files = readdirSync(folder, {encoding: 'utf8', recursive: true}).filter((file) => /\.mdx?$/.test(file));
  return new Map(
    files.map((file) => {
      const name = file.split(path.sep).join('/');
      return [name.replace(/\.mdx?$/, ''), docRoute(name, readFileSync(path.join(folder, file), 'utf8'))];
    }),
  );
}

/** Every parent of a page that is no page itself, with the first page below it. */
export function parentsOf(inOrder: readonly string[], pages: ReadonlySet<string>): Record<string, string> {
  const parents: Record<string, string> = {};
  for (const page of inOrder) {
    for (let parent = path.posix.dirname(page); parent !== '/'; parent = path.posix.dirname(parent)) {
      if (!pages.has(parent)) {
        parents[parent] ??= page;
      }
    }
  }
  return parents;
}

/** Addresses that a reader shortens by hand, `/learn` for `/learn/first-dapp`, and the first page of each, by the sidebars. */
function shortenedAddresses(root = '.'): Readonly<Record<string, string>> {
  const docs = routesById(path.join(root, 'docs'));
  const items = Object.values(sidebars).flat() as Parameters<typeof pageIds>[0];
  const inOrder = pageIds(items).map((id) => docs.get(id)).filter((route) => route !== undefined);
  return {
    ...parentsOf(inOrder, new Set(docs.values())),
    // Their pages are made during the build. The page above the operations lists them.
    [`/${operationsPath}`]: path.posix.dirname(`/${operationsPath}`),
    ...Object.fromEntries([releasesPath, ...releases.slice(0, -1).map((one) => `${releasesPath}/${getReleaseFolder(one)}`)].map((folder) => [`/${folder}`, '/api/linea-smart-contracts/linearollup'])),
  };
}

/** Where every address leads that is no page: old ones by hand, shortened ones by the sidebars. */
export const allRedirects = (root?: string): Readonly<Record<string, string>> => ({...shortenedAddresses(root), ...redirects});
