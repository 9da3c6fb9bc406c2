import * as searchLocal from '@easyops-cn/docusaurus-search-local';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import {writeIndexes} from './compact';

// The package's types describe its options only.
const {default: createPlugin, validateOptions} = searchLocal as unknown as {default: PluginModule; validateOptions: PluginModule['validateOptions']};

/** The plugin of the package, which writes the index files, with a step behind that makes them smaller and names them by their content. */
export default async function searchPlugin(context: LoadContext, options: unknown): Promise<Plugin> {
  const plugin = (await createPlugin(context, options)) as Plugin;
  return {
    ...plugin,
    async postBuild(build) {
      await plugin.postBuild?.(build);
      writeIndexes(build.outDir);
    },
  };
}

searchPlugin.validateOptions = validateOptions as NonNullable<PluginModule['validateOptions']>;
