import contentDocs, {validateOptions, type PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';

export {validateOptions};

interface VersionProps {
  readonly version?: {docs: Record<string, {description?: string}>};
}

/** Every documentation page loads the list of all pages; only doc cards need descriptions in it. */
function withoutDescriptions(route: RouteConfig): RouteConfig {
  for (const doc of Object.values((route.props as VersionProps | undefined)?.version?.docs ?? {})) {
    delete doc.description;
  }
  route.routes?.forEach(withoutDescriptions);
  return route;
}

/** The official docs plugin, less 9 KB (gzip) of page descriptions that no page of ours shows. */
export default async function docsPlugin(context: LoadContext, options: PluginOptions): Promise<Plugin<never>> {
  const plugin = (await contentDocs(context, options)) as unknown as Plugin<never>;
  return {
    ...plugin,
    contentLoaded: (args) =>
      plugin.contentLoaded?.({
        ...args,
        actions: {...args.actions, addRoute: (route) => args.actions.addRoute(withoutDescriptions(route))},
      }),
  };
}
