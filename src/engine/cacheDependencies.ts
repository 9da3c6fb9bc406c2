import path from 'node:path';

interface RspackExperiments {
  readonly cache?: {readonly buildDependencies?: readonly string[]};
}

/**
 * For `configureWebpack`: a change of these files evicts the bundler's persistent cache, which does not know what a remark
 * plugin reads. Without a cache there is nothing to do.
 */
export function cacheDependsOn(config: {readonly experiments?: object}, files: readonly string[]): object {
  const {cache} = (config.experiments ?? {}) as RspackExperiments;
  return cache ? {experiments: {cache: {buildDependencies: files.map((file) => path.resolve(file))}}} : {};
}
