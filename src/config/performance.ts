import type {PluginConfig} from '@docusaurus/types';
import hydration from '../engine/hydration/plugin';
import splitChunks from '../engine/splitChunks';
import lazyHighlight from '../features/codeHighlight/plugin';
import loadErrors from '../features/loadErrors/plugin';

/** How pages start, what they load, and what they say when that fails. */
export const performance: PluginConfig[] = [splitChunks, hydration, lazyHighlight, loadErrors];
