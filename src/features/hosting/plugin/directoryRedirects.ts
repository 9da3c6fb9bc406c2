import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {redirects} from '../../../../redirects';
import sidebars from '../../../../sidebars';
import {getDocRoute, getPageIds} from '../../../lib/routes';
import {operationsPath} from '../../apiReference/paths';

/** Maps the ids of docs to their routes. */
function readRoutes(folder: string): Map<string, string> {
  const files = readdirSync(folder, {encoding: 'utf8', recursive: true}).filter(
    (file) => /\.mdx?$/.test(file),
  );
  return new Map(
    files.map((file) => {
      const name = file.split(path.sep).join('/');
      return [
        name.replace(/\.mdx?$/, ''),
        getDocRoute(name, readFileSync(path.join(folder, file), 'utf8')),
      ];
    }),
  );
}

/** Maps folders that have no page of their own to the first page below them. */
export function mapFoldersToPages(
  pagesInOrder: readonly string[],
  pages: ReadonlySet<string>,
): Record<string, string> {
  const parents: Record<string, string> = {};
  for (const page of pagesInOrder) {
    for (
      let parent = path.posix.dirname(page);
      parent !== '/';
      parent = path.posix.dirname(parent)
    ) {
      if (!pages.has(parent)) {
        parents[parent] ??= page;
      }
    }
  }
  return parents;
}

/** Returns redirects from folder URLs such as `/learn` to the first page below them in the sidebars. */
function getDirectoryRedirects(): Readonly<Record<string, string>> {
  const docs = readRoutes('docs');
  const items = Object.values(sidebars).flat() as Parameters<
    typeof getPageIds
  >[0];
  const pagesInOrder = getPageIds(items).flatMap((id) => docs.get(id) ?? []);
  return {
    ...mapFoldersToPages(pagesInOrder, new Set(docs.values())),
    // The generated operations are listed on the page one level up.
    [`/${operationsPath}`]: path.posix.dirname(`/${operationsPath}`),
  };
}

/** Returns all redirects: from redirects.ts, and from folders without a page. */
export const getRedirects = (): Readonly<Record<string, string>> => ({
  ...getDirectoryRedirects(),
  ...redirects,
});
