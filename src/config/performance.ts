import type {PluginConfig} from '@docusaurus/types';
import {assertBrowserSources} from '../engine/assertSource';
import hydration from '../engine/hydration/plugin';
import splitChunks from '../engine/splitChunks';
import lazyHighlight from '../features/codeHighlight/plugin';
import loadErrors from '../features/loadErrors/plugin';

/** Plugins for startup, loading and load failures. */
export const performance: PluginConfig[] = [
  assertBrowserSources,
  splitChunks,
  hydration,
  lazyHighlight,
  loadErrors,
];
