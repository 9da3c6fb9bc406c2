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
  // Marks and measures are read by scripts/benchmark-search.mts.
  performance.mark('search-index-loaded');
  const engine = createEngine(pages);
  void engine.whole.then(() => performance.mark('search-index-ready'));
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

function find(engine: SearchEngine, query: string, {limit, perPage, length}: Wanted): ShownResult[] {
  const start = performance.now();
  const results = query ? engine.find(query, limit, perPage).map((result) => shownOf(result, length)) : [];
  performance.measure('search-query', {start, detail: results.length});
  return results;
}

// The first query of all takes some three times as long as the next, so it is not the reader's.
const trial = createEngine([{u: '', t: 'Gas fees', b: ['Gas'], d: 'Gas', k: 'gas', c: [{h: '#gas', s: 'Gas', t: 'Fees of gas'}]}]);
void trial.whole.then(() => find(trial, 'gas fee', {limit: 1, perPage: 1, length: 50}));

const remote = {
  /** Answers when all is indexed, an empty query with nothing. See `SearchEngine.find`. */
  async find(url: string, query: string, wanted: Wanted): Promise<ShownResult[]> {
    const engine = await engineOf(url);
    await engine.whole;
    return find(engine, query, wanted);
  },

  /** Answers as soon as something is found in what is indexed by then: pages, later sections. With nothing when all is indexed, which is for `find` to answer. */
  async findFirst(url: string, query: string, wanted: Wanted): Promise<ShownResult[]> {
    const engine = await engineOf(url);
    let isWhole = false;
    void engine.whole.then(() => (isWhole = true));
    while (!isWhole) {
      const results = find(engine, query, wanted);
      if (results.length > 0) {
        return results;
      }
      await new Promise((resolve) => setTimeout(resolve));
    }
    return [];
  },
};

export type RemoteEngine = typeof remote;

expose(remote);
