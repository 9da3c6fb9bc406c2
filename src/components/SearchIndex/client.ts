import {file} from '@generated/search-index.json';
import {wrap, type Remote} from 'comlink';
import type {ShownResult} from './types';
import type {RemoteEngine, Wanted} from './worker';

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
      reject(new Error('The search could not be started.'));
    });
  });
  return {engine: wrap<RemoteEngine>(worker), broken};
}

function ask<T>(request: (engine: Remote<RemoteEngine>) => Promise<T>): Promise<T> {
  running ??= start();
  return Promise.race([request(running.engine), running.broken]);
}

/** Address of the index file of a version and a context; `''` is the whole site. */
const indexUrl = (versionUrl: string, context: string): string => versionUrl + file.replace('{context}', context && `-${context}`);

/** The index exists in built sites only. */
const built = process.env.NODE_ENV === 'production';

/** The time that similar spellings of a word take grows with its length: 10,000 letters stop the worker. */
const longestQuery = 200;

/** Indexes that are whole. */
const whole = new Set<string>();

/** Entries that match, best first. An empty query matches nothing but has its index loaded; what is too long is cut off. */
export async function findEntries(versionUrl: string, context: string, query: string, wanted: Wanted): Promise<ShownResult[]> {
  if (!built) {
    return [];
  }
  const url = indexUrl(versionUrl, context);
  const results = await ask((engine) => engine.find(url, query.slice(0, longestQuery), wanted));
  whole.add(url);
  return results;
}

/** What can be found first, while sections are still being indexed; afterwards nothing. */
export async function findFirstEntries(versionUrl: string, context: string, query: string, wanted: Wanted): Promise<ShownResult[]> {
  const url = indexUrl(versionUrl, context);
  return built && query && !whole.has(url) ? ask((engine) => engine.findFirst(url, query.slice(0, longestQuery), wanted)) : [];
}
