import type {Plugin} from '@docusaurus/types';
import path from 'node:path';

const folder = path.resolve(__dirname, '../browser');

/**
 * Keeps Prism out of the code that every page loads: `@docs/highlightNow` is the highlighter on the
 * server and plain text in the browser, and the classic theme's client module that loads Prism with
 * all languages at start is left out.
 */
export default function lazyHighlightPlugin(): Plugin {
  return {
    name: 'lazy-highlight',
    configureWebpack: (_config, isServer) => ({
      resolve: {
        alias: {
          '@docs/highlightNow': path.join(folder, isServer ? 'now.server.ts' : 'now.client.ts'),
          [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages')]: false,
        },
      },
    }),
  };
}
