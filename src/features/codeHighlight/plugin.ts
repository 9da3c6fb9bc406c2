import type {Plugin} from '@docusaurus/types';
import path from 'node:path';
import {findPrismAtStart} from '../../engine/prism';

/** Keeps Prism out of the code of every page: `@docs/renderCode` highlights on the server and renders plain text in the browser. */
export default function lazyHighlightPlugin(): Plugin {
  return {
    name: 'lazy-highlight',
    configureWebpack: (_config, isServer) => ({
      resolve: {
        alias: {
          '@docs/renderCode': path.resolve(__dirname, 'browser', isServer ? 'renderCode.ts' : 'plainCode.ts'),
          [findPrismAtStart()]: false,
        },
      },
    }),
  };
}
