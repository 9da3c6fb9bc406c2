import type {LoadContext, Plugin} from '@docusaurus/types';
import {readFile, writeFile} from 'node:fs/promises';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {searchContexts} from '../../config/search';
import type {IndexedPage} from '../../components/SearchIndex/types';
import {shorten} from './shorten';
import {hashInputs} from './inputs';
import {parsePage} from './parsePage';

const searchRoute = 'search';

/** Routes without text of their own. */
const unindexed = new Set(['', '404.html', searchRoute]);

const isInside = (route: string, context: string): boolean => route === context || route.startsWith(`${context}/`);

/**
 * The route of the search page, and an index file for the whole site and for each context.
 *
 * It took the place of `@easyops-cn/docusaurus-search-local`, whose files hold a lunr index beside the
 * texts and were 2 MB (gzip) for the whole site. These hold the texts only, and a worker makes the index
 * from them (`src/components/SearchIndex/engine.ts`). A section's file has its texts in full. The file
 * of the whole site has the beginning of each text and the other words in it, so all of them are found.
 */
export default function searchPlugin({baseUrl, siteDir, generatedFilesDir}: LoadContext): Plugin {
  // The files are made after the code that asks for them, so their name is a hash of what they are made of.
  const file = `search-index{context}-${hashInputs(siteDir)}.json`;
  mkdirSync(generatedFilesDir, {recursive: true});
  writeFileSync(path.join(generatedFilesDir, 'search-index.json'), JSON.stringify({file}));

  return {
    name: 'search',
    contentLoaded({actions: {addRoute}}) {
      addRoute({path: `${baseUrl}${searchRoute}`, component: '@theme/SearchPage', exact: true});
    },
    async postBuild({routesPaths, outDir}) {
      const routes = routesPaths.map((url) => url.slice(baseUrl.length).replace(/\/$/, '')).filter((route) => !unindexed.has(route)).sort();
      const parsed = await Promise.all(
        routes.map(async (route) => parsePage(await readFile(path.join(outDir, `${route}.html`), 'utf8'), `${baseUrl}${route}`)),
      );
      const pages = parsed.filter((page) => page !== undefined);
      const write = (context: string, content: readonly IndexedPage[]): Promise<void> =>
        writeFile(path.join(outDir, file.replace('{context}', context && `-${context}`)), JSON.stringify(content));
      await write('', pages.map(shorten));
      for (const {path: context} of searchContexts) {
        await write(context, pages.filter(({u}) => isInside(u.slice(baseUrl.length), context)));
      }
    },
  };
}
