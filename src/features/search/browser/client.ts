import {wrap, type Remote} from 'comlink';
import {indexManifest} from '../options';
import type {Wanted} from '../ranking';
import type {ShownResult} from '../types';
import type {RemoteEngine} from './worker';

/** Addresses of a version's index files by context. */
export type IndexFiles = Readonly<Record<string, string>>;

let running: {readonly engine: Remote<RemoteEngine>; readonly broken: Promise<never>} | undefined;

/** The worker, which starts with the first request. When its code cannot be loaded, it leaves requests without an answer. */
function start(): NonNullable<typeof running> {
  if (!running) {
    const worker = new Worker(/* webpackChunkName: 'search-worker' */ new URL('./worker.ts', import.meta.url));
    const broken = new Promise<never>((_resolve, reject) => {
      worker.addEventListener('error', () => {
        running = undefined;
        worker.terminate();
        reject(Object.assign(new Error('The search could not be started.'), {name: 'ChunkLoadError'}));
      });
    });
    running = {engine: wrap<RemoteEngine>(worker), broken};
  }
  return running;
}

/** Addresses of a version's index files, which exist in built sites only. The worker starts while they are on their way. */
export async function filesOf(versionUrl: string): Promise<IndexFiles> {
  if (process.env.NODE_ENV !== 'production') {
    return {};
  }
  start();
  const response = await fetch(versionUrl + indexManifest);
  if (!response.ok) {
    throw new Error(`${response.url} answered ${response.status}`);
  }
  const names = Object.entries((await response.json()) as IndexFiles);
  return Object.fromEntries(names.map(([context, name]) => [context, versionUrl + name]));
}

/** Loads index files, those that are not loaded yet. */
export async function load(files: readonly string[]): Promise<void> {
  const {engine, broken} = start();
  await Promise.race([engine.load(files), broken]);
}

/** What matches a query in index files, as far as they are loaded, the best page first. */
export async function find(files: readonly string[], query: string, wanted: Wanted): Promise<ShownResult[]> {
  const {engine, broken} = start();
  return Promise.race([engine.find(files, query, wanted), broken]);
}
