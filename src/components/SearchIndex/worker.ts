import {expose} from 'comlink';
import {createEngine, type SearchEngine} from './engine';
import type {IndexedPage, SearchResult} from './types';

const engines = new Map<string, Promise<SearchEngine>>();

async function loadEngine(url: string): Promise<SearchEngine> {
  const address = new URL(url, location.origin);
  if (address.origin !== location.origin) {
    throw new Error('Unexpected version url');
  }
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${url} answered ${response.status}`);
  }
  const pages = (await response.json()) as IndexedPage[];
  // The marks are read by scripts/benchmark-search.mts.
  performance.mark('search-index-loaded');
  const engine = createEngine(pages);
  performance.mark('search-index-ready');
  return engine;
}

/** The engine for an index file. A failed download is forgotten, so that it can be tried again. */
function engineOf(url: string): Promise<SearchEngine> {
  const engine = engines.get(url) ?? loadEngine(url);
  engines.set(url, engine);
  engine.catch(() => engines.delete(url));
  return engine;
}

const remote = {
  /** Downloads an index file unless it is there already. */
  async load(url: string): Promise<void> {
    await engineOf(url);
  },
  /** See `SearchEngine.find`. */
  async find(url: string, query: string, limit: number, perPage: number): Promise<SearchResult[]> {
    const engine = await engineOf(url);
    const start = performance.now();
    const results = engine.find(query, limit, perPage);
    performance.measure('search-query', {start});
    return results;
  },
};

export type RemoteEngine = typeof remote;

expose(remote);
