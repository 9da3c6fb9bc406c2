import explainedNames from '@site/generated/decoder-names.json';
import {wrap, type Remote} from 'comlink';
import type {HighlightedResult} from '../types';
import {filesOfWorkers} from '../../offline/register';
import {getDecoderSuggestion} from '../decoderSuggestion';
import type {Find} from './worker';

/**
 * Suggests the decoder for hex data and for the names of errors that it explains.
 * @public Called through the imported module.
 */
export const suggestDecoder = (text: string): HighlightedResult[] =>
  getDecoderSuggestion(text, explainedNames);

let search: Remote<Find> | undefined;
let failure: Promise<never>;

/** Searches in a worker, which starts on the first call. Rejects if the worker's code cannot be loaded, because the worker would then never respond. */
export async function find(...parameters: Parameters<Find>): ReturnType<Find> {
  if (!search) {
    const worker = new Worker(
      /* webpackChunkName: 'search-worker' */ new URL(
        './worker.ts',
        import.meta.url,
      ),
    );
    search = wrap<Find>(worker);
    failure = new Promise((_resolve, reject) => {
      worker.onerror = () => {
        search = undefined;
        worker.terminate();
        reject(
          Object.assign(new Error('Search could not be started.'), {
            name: 'ChunkLoadError',
          }),
        );
      };
    });
  }
  const selection = await Promise.race([search(...parameters), failure]);
  for (const url of parameters[0]) filesOfWorkers.add(url);
  return selection;
}
