import {wrap, type Remote} from 'comlink';
import {indexManifest} from '../options';
import type {Wanted} from '../ranking';
import type {ShownEntry} from '../types';
import type {RemoteEngine} from './worker';

let running: {readonly engine: Remote<RemoteEngine>; readonly broken: Promise<never>} | undefined;

/** Asks the worker, which starts with the first request. When its code cannot be loaded, it leaves requests without an answer. */
function ask<T>(request: (engine: Remote<RemoteEngine>) => Promise<T>): Promise<T> {
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
  return Promise.race([request(running.engine), running.broken]);
}

const manifests = new Map<string, Promise<Readonly<Record<string, string>>>>();

async function fetchManifest(versionUrl: string): Promise<Readonly<Record<string, string>>> {
  const url = new URL(versionUrl + indexManifest, window.location.origin);
  if (url.origin !== window.location.origin) {
    throw new Error('Unexpected version url');
  }
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url.pathname} answered ${response.status}`);
  }
  return (await response.json()) as Record<string, string>;
}

/** Addresses of a version's index files. */
async function urlsOf(versionUrl: string, contexts: readonly string[]): Promise<string[]> {
  const manifest = manifests.get(versionUrl) ?? fetchManifest(versionUrl);
  manifests.set(versionUrl, manifest);
  manifest.catch(() => manifests.delete(versionUrl));
  const names = await manifest;
  return contexts.flatMap((context) => (names[context] ? versionUrl + names[context] : []));
}

/** Index files exist in built sites only. */
const isBuilt = process.env.NODE_ENV === 'production';

/** Loads the index files of a version's contexts. The worker starts while their names are on their way. */
export async function load(versionUrl: string, contexts: readonly string[]): Promise<void> {
  if (isBuilt) {
    const [urls] = await Promise.all([urlsOf(versionUrl, contexts), ask((engine) => engine.load([]))]);
    await ask((engine) => engine.load(urls));
  }
}

/** What matches a query in the contexts that are loaded, the best page first. */
export async function find(versionUrl: string, contexts: readonly string[], query: string, wanted: Wanted): Promise<ShownEntry[]> {
  const urls = isBuilt ? await urlsOf(versionUrl, contexts) : [];
  return isBuilt ? ask((engine) => engine.find(urls, query, wanted)) : [];
}
