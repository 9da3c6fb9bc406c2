import type {Plugin} from '@docusaurus/types';

interface Chunk {
  readonly name?: string | null;
}

/** Docusaurus names the chunks of its routes, we those of the search; `React.lazy` and library-internal imports have no name. */
const isRouteChunk = ({name}: Chunk): boolean => Boolean(name) && !name?.startsWith('search-');

/**
 * Keeps lazily loaded libraries out of the chunk that every page loads. The engine's `common` chunk
 * takes any module that many async chunks share. Here `common` counts route chunks only, and what
 * lazy chunks share among themselves goes into lazy chunks of its own.
 */
export default function splitChunksPlugin(): Plugin {
  return {
    name: 'split-chunks',
    configureWebpack(_config, isServer) {
      if (isServer) {
        return {};
      }
      return {
        optimization: {
          splitChunks: {
            cacheGroups: {
              common: {chunks: isRouteChunk},
              // Facts that several pages show are one file of their own instead of a copy in each page; so
              // are the tooltips, which not every page has.
              facts: {
                test: /[\\/]src[\\/](data|components[\\/]GlossaryTerm)[\\/]/,
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
