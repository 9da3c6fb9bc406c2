import {expose} from 'comlink';
import {resultLength} from '@site/src/config/search';
import {createEngine, type SearchEngine} from './engine';
import {excerptOf} from './excerptOf';
import type {IndexedPage, SearchResult, ShownResult} from './types';
import {resultUrl} from './urls';

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

/** How many results a query is answered with, how many of them a page may have, and how much of a text they show. */
export interface Wanted {
  readonly limit: number;
  readonly perPage: number;
  readonly length: number;
}

function shownOf(result: SearchResult, length: number): ShownResult {
  const {id, url, title, text, path} = result;
  return {id, url, href: resultUrl(result), title: excerptOf(title, resultLength), text: text && excerptOf(text, length), path: path.join(' › ')};
}

const remote = {
  /** Answers an empty query with nothing, as soon as the index is there. See `SearchEngine.find`. */
  async find(url: string, query: string, {limit, perPage, length}: Wanted): Promise<ShownResult[]> {
    const engine = await engineOf(url);
    if (!query) {
      return [];
    }
    const start = performance.now();
    const results = engine.find(query, limit, perPage).map((result) => shownOf(result, length));
    performance.measure('search-query', {start});
    return results;
  },
};

export type RemoteEngine = typeof remote;

expose(remote);
