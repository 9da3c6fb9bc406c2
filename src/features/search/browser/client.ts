import {wrap, type Remote} from 'comlink';
import type {ShownResult} from '../types';
import type {Find} from './worker';

let engine: Remote<Find> | undefined;
let broken: Promise<never>;

/** Asks the worker, which starts with the first question. When its code cannot be loaded, it leaves questions without an answer. */
export async function find(...question: Parameters<Find>): Promise<ShownResult[]> {
  if (!engine) {
    const worker = new Worker(/* webpackChunkName: 'search-worker' */ new URL('./worker.ts', import.meta.url));
    engine = wrap<Find>(worker);
    broken = new Promise((_resolve, reject) => {
      worker.onerror = () => {
        engine = undefined;
        worker.terminate();
        reject(Object.assign(new Error('The search could not be started.'), {name: 'ChunkLoadError'}));
      };
    });
  }
  return Promise.race([engine(...question), broken]);
}
