import {wrap, type Remote} from 'comlink';
import {indexManifest} from '../options';
import type {Wanted} from '../ranking';
import type {ShownPage} from '../types';
import type {RemoteEngine} from './worker';

interface Running {
  readonly engine: Remote<RemoteEngine>;
  /** Rejects when the worker's own code cannot be loaded, which leaves requests without an answer. */
  readonly broken: Promise<never>;
}

let running: Running | undefined;

function start(): Running {
  const worker = new Worker(/* webpackChunkName: 'search-worker' */ new URL('./worker.ts', import.meta.url));
  const broken = new Promise<never>((_resolve, reject) => {
    worker.addEventListener('error', () => {
      running = undefined;
      worker.terminate();
      reject(Object.assign(new Error('The search could not be started.'), {name: 'ChunkLoadError'}));
    });
  });
  return {engine: wrap<RemoteEngine>(worker), broken};
}

function ask<T>(request: (engine: Remote<RemoteEngine>) => Promise<T>): Promise<T> {
  running ??= start();
  return Promise.race([request(running.engine), running.broken]);
}

const manifests = new Map<string, Promise<Readonly<Record<string, string>>>>();

/** Addresses of a version's index files by context. */
async function indexesOf(versionUrl: string): Promise<Readonly<Record<string, string>>> {
  const known = manifests.get(versionUrl);
  if (known) {
    return known;
  }
  const url = new URL(versionUrl + indexManifest, window.location.origin);
  if (url.origin !== window.location.origin) {
    throw new Error('Unexpected version url');
  }
  const names = fetch(url).then(async (response) => {
    if (!response.ok) {
      throw new Error(`${url.pathname} answered ${response.status}`);
    }
    const files = (await response.json()) as Record<string, string>;
    return Object.fromEntries(Object.entries(files).map(([context, file]) => [context, versionUrl + file]));
  });
  manifests.set(versionUrl, names);
  names.catch(() => manifests.delete(versionUrl));
  return names;
}

const urlsOf = async (versionUrl: string, contexts: readonly string[]): Promise<string[]> => {
  const indexes = await indexesOf(versionUrl);
  return contexts.flatMap((context) => indexes[context] ?? []);
};

/** Index files exist in built sites only. */
const isBuilt = process.env.NODE_ENV === 'production';

/** Loads the index files of a version's contexts. The worker starts while their names are on their way. */
export async function load(versionUrl: string, contexts: readonly string[]): Promise<void> {
  if (isBuilt) {
    running ??= start();
    const urls = await urlsOf(versionUrl, contexts);
    await ask((engine) => engine.load(urls));
  }
}

/** Pages that match a query, the best first, from those of the contexts that are loaded. */
export async function find(versionUrl: string, contexts: readonly string[], query: string, wanted: Wanted): Promise<ShownPage[]> {
  if (!isBuilt) {
    return [];
  }
  const urls = await urlsOf(versionUrl, contexts);
  return ask((engine) => engine.find(urls, query, wanted));
}
