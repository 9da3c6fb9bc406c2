import type {Plugin} from '@docusaurus/types';
import path from 'node:path';
import {highlighterAliases} from '../../engine/prism';

/** Keeps Prism out of the code of every page: `@docs/renderCode` highlights on the server and renders plain text in the browser. */
export default function lazyHighlightPlugin(): Plugin {
  return {
    name: 'lazy-highlight',
    configureWebpack: (_config, isServer) => ({
      resolve: {alias: highlighterAliases(path.resolve(__dirname, 'browser', isServer ? 'renderCode.ts' : 'plainCode.ts'))},
    }),
  };
}
