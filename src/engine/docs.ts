import contentDocs, {
  validateOptions,
  type PluginOptions,
} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import path from 'node:path';

export {validateOptions};

/** Empties the list of all pages, which every page loads but only doc cards read. Returns the number of emptied lists. Pages with doc cards would fail to build. */
function emptyPageLists(route: RouteConfig): number {
  const {version} = (route.props ?? {}) as {version?: {docs: object}};
  const count = version && Object.keys(version.docs).length > 0 ? 1 : 0;
  if (version) {
    version.docs = {};
  }
  return (route.routes ?? []).reduce(
    (sum, child) => sum + emptyPageLists(child),
    count,
  );
}

interface GlobalData {
  readonly versions: readonly {readonly docs: readonly object[]}[];
}

/** Empties the list of all pages that navbar items of the type `doc` read. */
const emptyGlobalData = (data: GlobalData): GlobalData => ({
  ...data,
  versions: data.versions.map((version) => ({...version, docs: []})),
});

/** The official docs plugin without the 16 KB (gzipped) of titles, descriptions and paths that pages load but never read. In the dev server, a change of a section's `sidebar.ts` shows at once. */
export default async function docsPlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<never>> {
  const plugin = (await contentDocs(
    context,
    options,
  )) as unknown as Plugin<never>;
  return {
    ...plugin,
    // Docusaurus watches only the root `sidebars.ts`, but not what it imports.
    getPathsToWatch: () => [
      ...(plugin.getPathsToWatch?.() ?? []),
      path.posix.join(context.siteDir, options.path, '*/sidebar.ts'),
    ],
    async contentLoaded(args) {
      let emptiedCount = 0;
      const addRoute = (route: RouteConfig): void => {
        emptiedCount += emptyPageLists(route);
        args.actions.addRoute(route);
      };
      await plugin.contentLoaded?.({
        ...args,
        actions: {
          ...args.actions,
          addRoute,
          setGlobalData: (data) =>
            args.actions.setGlobalData(emptyGlobalData(data as GlobalData)),
        },
      });
      if (emptiedCount === 0) {
        throw new Error(
          'src/engine/docs.ts: no route has the prop `version.docs` any more → update or remove this plugin.',
        );
      }
    },
  };
}
