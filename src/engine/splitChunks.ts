import type {Plugin} from '@docusaurus/types';
import {simpleHash} from '@docusaurus/utils';

interface Chunk {
  readonly name?: string | null;
}

/** Docusaurus names the chunks of its routes, we those of the search; `React.lazy` and library-internal imports have no name. */
const isRouteChunk = ({name}: Chunk): boolean => Boolean(name) && !name?.startsWith('search-');

/** What every page of the docs loads: layout and data. The engine names the chunk of each like this. */
const layoutChunks = [
  '@theme/DocsRoot',
  '@theme/DocVersionRoot',
  '@theme/DocRoot',
  '@theme/DocItem',
  '@generated/docusaurus-plugin-content-docs/default/__plugin.json',
  '@generated/docusaurus-plugin-content-docs/default/p/index-466.json',
].map((module) => simpleHash(module, 8));

/**
 * Keeps lazily loaded libraries out of the chunk that every page loads. The engine's `common` chunk
 * takes any module that many async chunks share. Here `common` counts route chunks only, and what
 * lazy chunks share among themselves goes into lazy chunks of its own.
 */
export default function splitChunksPlugin(): Plugin {
  return {
    name: 'split-chunks',
    configureWebpack({plugins = []}, isServer) {
      if (isServer) {
        return {};
      }
      return {
        // The engine's table of the ID of each name: see chunkAddress.ts.
        mergeStrategy: {plugins: 'replace'},
        plugins: plugins.filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin'),
        optimization: {
          // With IDs of their own, every page would load a table of the name of each.
          chunkIds: 'named',
          splitChunks: {
            cacheGroups: {
              // One file instead of nine: starting to load a file takes a phone's processor 12 ms.
              layout: {name: 'layout', chunks: ({name}: Chunk) => layoutChunks.includes(name ?? ''), enforce: true, priority: 10},
              common: {chunks: isRouteChunk},
              // Facts that several pages show are one file of their own instead of a copy in each page; so
              // are the tooltips, which not every page has.
              facts: {
                test: /[\\/]src[\\/](data|features[\\/](glossary[\\/]browser|rpc[\\/]methods))[\\/]/,
                chunks: isRouteChunk,
                minChunks: 2,
                priority: -30,
                reuseExistingChunk: true,
              },
              lazy: {
                chunks: (chunk: Chunk) => !isRouteChunk(chunk),
                minChunks: 2,
                reuseExistingChunk: true,
              },
            },
          },
        },
      };
    },
  };
}
