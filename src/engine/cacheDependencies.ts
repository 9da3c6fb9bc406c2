import path from 'node:path';

/** Returns options for `configureWebpack` that invalidate the bundler's persistent cache when these files change. The bundler does not track files that remark plugins read. */
export function addCacheDependencies(
  {experiments}: {readonly experiments?: object},
  files: readonly string[],
): object {
  if (process.env.DOCUSAURUS_NO_PERSISTENT_CACHE) return {};
  if (
    !(
      experiments as
        {readonly cache?: {readonly buildDependencies?: unknown}} | undefined
    )?.cache?.buildDependencies
  ) {
    throw new Error(
      'src/engine/cacheDependencies.ts: Docusaurus no longer configures the persistent cache in experiments.cache.buildDependencies → update addCacheDependencies.',
    );
  }
  return {
    experiments: {
      cache: {buildDependencies: files.map((file) => path.resolve(file))},
    },
  };
}
