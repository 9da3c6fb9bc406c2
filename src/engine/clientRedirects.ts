import pluginClientRedirects from '@docusaurus/plugin-client-redirects';
import type {Plugin, PluginModule} from '@docusaurus/types';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Goes where the page's canonical link points, with the query and, where the target has none, the hash. */
const script =
  "var to=new URL(document.querySelector('link[rel=canonical]').getAttribute('href'),location.href);" +
  'to.search=location.search;to.hash=to.hash||location.hash;location.replace(to)';

/** Replaces the script that names its target: one text on all pages is one hash in the security policy. */
async function shareScript(file: string): Promise<void> {
  const html = await readFile(file, 'utf8');
  const parts = html.split(/(?<=<script>).*?(?=<\/script>)/s);
  if (parts.length !== 2) {
    throw new Error(`${file} has ${parts.length - 1} inline scripts, expected one. Adapt src/engine/clientRedirects.ts to the redirect plugin's template.`);
  }
  await writeFile(file, parts.join(script));
}

/**
 * The official redirect plugin, called as a function, so that the pages can be changed after it has written them.
 */
export default function clientRedirects(redirects: Readonly<Record<string, string>>): PluginModule {
  return (context) => {
    const plugin = pluginClientRedirects(context, {
      id: 'default',
      fromExtensions: [],
      toExtensions: [],
      redirects: Object.entries(redirects).map(([from, to]) => ({from, to})),
    }) as Plugin;
    return {
      ...plugin,
      async postBuild(props) {
        await plugin.postBuild?.(props);
        await Promise.all(Object.keys(redirects).map((from) => shareScript(path.join(props.outDir, from, 'index.html'))));
      },
    };
  };
}
