import * as searchLocal from '@easyops-cn/docusaurus-search-local';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import {writeIndexes} from './compact';

// The package's types describe its options only.
const {default: createPlugin, validateOptions} = searchLocal as unknown as {default: PluginModule; validateOptions: PluginModule['validateOptions']};

let announce: (urls: Readonly<Record<string, string>>) => void;

/** Addresses of the index files by context, once they are written: for steps of the build that run beside this one. */
export const indexUrls = new Promise<Readonly<Record<string, string>>>((resolve) => {
  announce = resolve;
});

/** The plugin of the package, which writes the index files, with a step behind that makes them smaller and names them by their content. */
export default async function searchPlugin(context: LoadContext, options: unknown): Promise<Plugin> {
  const plugin = (await createPlugin(context, options)) as Plugin;
  return {
    ...plugin,
    async postBuild(build) {
      await plugin.postBuild?.(build);
      announce(writeIndexes(build.outDir, build.baseUrl));
    },
  };
}

searchPlugin.validateOptions = validateOptions;
