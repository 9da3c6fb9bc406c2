import pluginClientRedirects from '@docusaurus/plugin-client-redirects';
import type {Plugin, PluginModule} from '@docusaurus/types';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Redirects to the page's canonical URL. Keeps the query, and the hash unless the target has its own. */
const script =
  "var to=new URL(document.querySelector('link[rel=canonical]').getAttribute('href'),location.href);" +
  'to.search=location.search;to.hash=to.hash||location.hash;location.replace(to)';

/** Replaces the page-specific redirect script, so that all pages share one hash in the Content-Security-Policy. */
async function replaceScript(file: string): Promise<void> {
  const html = await readFile(file, 'utf8');
  const parts = html.split(/(?<=<script>).*?(?=<\/script>)/s);
  if (parts.length !== 2) {
    throw new Error(
      `${file} has ${parts.length - 1} inline scripts instead of one → update src/engine/clientRedirects.ts to match the redirect plugin's template.`,
    );
  }
  await writeFile(file, parts.join(script));
}

/** Wraps the official redirect plugin and modifies the pages that it has written. */
export default function clientRedirects(
  redirects: Readonly<Record<string, string>>,
): PluginModule {
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
        await Promise.all(
          Object.keys(redirects).map((from) =>
            replaceScript(path.join(props.outDir, from, 'index.html')),
          ),
        );
      },
    };
  };
}
