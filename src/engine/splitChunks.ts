import type {LoadContext, Plugin} from '@docusaurus/types';
import {docuHash, simpleHash} from '@docusaurus/utils';

interface Chunk {
  readonly name?: string | null;
}

interface Compilation {
  readonly namedChunkGroups: {readonly get: (name: string) => unknown};
  readonly errors: Error[];
}

interface Compiler {
  readonly hooks: {
    readonly emit: {
      readonly tap: (
        name: string,
        callback: (compilation: Compilation) => void,
      ) => void;
    };
  };
}

const name = 'split-chunks';

/** Whether a chunk belongs to a route. Only route chunks and search chunks have names; chunks created by `React.lazy` or for libraries do not. */
const isRouteChunk = (chunk: Chunk): boolean =>
  Boolean(chunk.name) && !chunk.name?.startsWith('search-');

/** Lists the layout modules and their data, which every docs page loads. */
function listLayoutModules(baseUrl: string): readonly string[] {
  const data = '@generated/docusaurus-plugin-content-docs/default';
  const versionData = `${docuHash(baseUrl, {hashExtra: '@theme/DocVersionRoot'})}.json`;
  return [
    '@theme/DocsRoot',
    '@theme/DocVersionRoot',
    '@theme/DocRoot',
    '@theme/DocItem',
    `${data}/__plugin.json`,
    `${data}/p/${versionData}`,
  ];
}

/** Docusaurus names a chunk after its module's hash. */
const getChunkName = (module: string): string => simpleHash(module, 8);

/**
 * Keeps lazily loaded libraries out of the chunk that every page loads: Docusaurus' `common` chunk includes any module shared by many async
 * chunks. Here only route chunks count, and modules shared by lazy chunks go into separate lazy chunks.
 */
export default function splitChunksPlugin({baseUrl}: LoadContext): Plugin {
  const layoutModules = listLayoutModules(baseUrl);
  const layoutChunks = layoutModules.map(getChunkName);

  function checkLayoutChunks({namedChunkGroups, errors}: Compilation): void {
    const missingModules = layoutModules.filter(
      (module) => !namedChunkGroups.get(getChunkName(module)),
    );
    if (missingModules.length > 0) {
      errors.push(
        new Error(
          `src/engine/splitChunks.ts: Docusaurus no longer creates a chunk for ${missingModules.join(', ')} → update listLayoutModules.`,
        ),
      );
    }
  }

  return {
    name,
    configureWebpack({optimization}, isServer) {
      if (isServer) return {};
      const {splitChunks} = optimization ?? {};
      if (
        process.env.NODE_ENV === 'production' &&
        !(splitChunks && splitChunks.cacheGroups?.['common'])
      ) {
        throw new Error(
          'src/engine/splitChunks.ts: Docusaurus no longer has the cache group `common` → update or remove this override.',
        );
      }
      return {
        // The development server names chunks by path.
        plugins:
          process.env.NODE_ENV === 'production'
            ? [
                {
                  apply: ({hooks}: Compiler): void =>
                    hooks.emit.tap(name, checkLayoutChunks),
                },
              ]
            : [],
        module: {
          rules: [
            {
              // Mermaid, which draws only diagrams that have not been drawn yet, is one file. Otherwise, every page would load a list of its 70 files.
              include: /[\\/]node_modules[\\/](mermaid|@mermaid-js)[\\/]/,
              parser: {dynamicImportMode: 'eager'},
            },
          ],
        },
        optimization: {
          // Otherwise, every page loads two lists that map the names of chunks to numbers.
          chunkIds: 'named',
          splitChunks: {
            cacheGroups: {
              // Combines the layout's six chunks into one file.
              layout: {
                name: 'layout',
                chunks: (chunk: Chunk) =>
                  layoutChunks.includes(chunk.name ?? ''),
                enforce: true,
                priority: 10,
              },
              common: {chunks: isRouteChunk},
              // Data and tooltips that some pages share.
              sharedData: {
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
