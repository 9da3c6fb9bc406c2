import {wrap, type Remote} from 'comlink';
import {indexManifest} from '../options';
import type {RemoteEngine} from './worker';

let engine: Remote<RemoteEngine> | undefined;
let broken: Promise<never>;

/** Asks the worker, which starts with the first question. When its code cannot be loaded, it leaves questions without an answer. */
export async function ask<T>(question: (worker: Remote<RemoteEngine>) => Promise<T>): Promise<T> {
  if (!engine) {
    const worker = new Worker(/* webpackChunkName: 'search-worker' */ new URL('./worker.ts', import.meta.url));
    engine = wrap<RemoteEngine>(worker);
    broken = new Promise((_resolve, reject) => {
      worker.addEventListener('error', () => {
        engine = undefined;
        worker.terminate();
        reject(Object.assign(new Error('The search could not be started.'), {name: 'ChunkLoadError'}));
      });
    });
  }
  return Promise.race([question(engine), broken]);
}

/** Addresses of a version's index files by context, which exist in built sites only. The worker starts while they are on their way. */
export async function filesOf(versionUrl: string): Promise<Readonly<Record<string, string>>> {
  if (process.env.NODE_ENV !== 'production') {
    return {};
  }
  const [response] = await Promise.all([fetch(versionUrl + indexManifest), ask((worker) => worker.load([]))]);
  if (!response.ok) {
    throw new Error(`${response.url} answered ${response.status}`);
  }
  const names = Object.entries((await response.json()) as Record<string, string>);
  return Object.fromEntries(names.map(([context, name]) => [context, versionUrl + name]));
}
