import contentDocs, {validateOptions, type PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';

export {validateOptions};

interface VersionProps {
  version?: {docs: object};
}

/** Every documentation page loads the list of all pages, and only the theme's doc cards read it: a page with one does not build. */
function withoutPageList(route: RouteConfig): RouteConfig {
  const {version} = (route.props ?? {}) as VersionProps;
  if (version) {
    version.docs = {};
  }
  route.routes?.forEach(withoutPageList);
  return route;
}

/** The official docs plugin, less 12 KB (gzip) of titles and descriptions that no page of ours shows. */
export default async function docsPlugin(context: LoadContext, options: PluginOptions): Promise<Plugin<never>> {
  const plugin = (await contentDocs(context, options)) as unknown as Plugin<never>;
  return {
    ...plugin,
    contentLoaded: (args) =>
      plugin.contentLoaded?.({
        ...args,
        actions: {...args.actions, addRoute: (route) => args.actions.addRoute(withoutPageList(route))},
      }),
  };
}
