import type {Plugin} from '@docusaurus/types';
import path from 'node:path';
import {findPrismAtStart} from '../../../engine/prism';

const folder = path.resolve(__dirname, '../browser');

/**
 * Keeps Prism out of the code that every page loads: `@docs/highlightNow` is the highlighter on the
 * server and plain text in the browser, and nothing loads Prism at start.
 */
export default function lazyHighlightPlugin(): Plugin {
  return {
    name: 'lazy-highlight',
    configureWebpack: (_config, isServer) => ({
      resolve: {
        alias: {
          '@docs/highlightNow': path.join(folder, isServer ? 'now.server.ts' : 'now.client.ts'),
          [findPrismAtStart()]: false,
        },
      },
    }),
  };
}
