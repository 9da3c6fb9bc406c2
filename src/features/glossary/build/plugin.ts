import type {Plugin} from '@docusaurus/types';
import {cacheDependsOn} from '../../../engine/cacheDependencies';
import {glossaryFile} from '../options';

/** The pages of the build hold definitions of the glossary page: a change of the glossary has to evict the cache. */
export default function glossaryPlugin(): Plugin {
  return {
    name: 'glossary',
    configureWebpack: (config) => cacheDependsOn(config, [glossaryFile]),
  };
}
