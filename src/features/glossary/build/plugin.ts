import type {Plugin} from '@docusaurus/types';
import path from 'node:path';
import {glossaryFile} from '../options';

interface RspackExperiments {
  readonly cache?: {readonly buildDependencies?: readonly string[]};
}

/**
 * The pages of the build hold definitions of the glossary page, and the bundler's persistent cache does
 * not know it: a change of the glossary has to evict the cache.
 */
export default function glossaryPlugin(): Plugin {
  return {
    name: 'glossary',
    configureWebpack(config) {
      const {cache} = (config.experiments ?? {}) as RspackExperiments;
      return cache ? {experiments: {cache: {buildDependencies: [path.resolve(glossaryFile)]}}} as object : {};
    },
  };
}
