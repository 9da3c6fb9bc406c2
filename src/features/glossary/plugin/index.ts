import type {Plugin} from '@docusaurus/types';
import {cacheDependsOn} from '../../../engine/cacheDependencies';
import {glossaryFile} from '../options';

/** Invalidates the bundler's cache when the glossary changes: the pages contain its definitions. */
export default function glossaryPlugin(): Plugin {
  return {
    name: 'glossary',
    configureWebpack: (config) => cacheDependsOn(config, [glossaryFile]),
  };
}
