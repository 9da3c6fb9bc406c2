import {expose} from 'comlink';
import {arrange, rank, type Wanted} from '../ranking';
import type {IndexList, Result, ShownResult} from '../types';
import {excerptOf, wordsOf} from '../words';
import {findHits, loadFile, type LoadedFile} from './lookup';
import {resultUrl} from './urls';

const files = new Map<string, Promise<LoadedFile>>();

async function fetchFile(url: string): Promise<LoadedFile> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url} answered ${response.status}`);
  }
  const text = await response.text();
  // Measures are read by scripts/benchmark-search.mts.
  const start = performance.now();
  const file = loadFile(JSON.parse(text) as IndexList[]);
  performance.measure('search-index', {start});
  return file;
}

/** Loads a file once. A failed download is forgotten, so that it can be tried again. */
function load(url: string): Promise<LoadedFile> {
  const file = files.get(url) ?? fetchFile(url);
  files.set(url, file);
  file.catch(() => files.delete(url));
  return file;
}

const remote = {
  /** Loads index files. Offline, those that were saved have to do. */
  async load(urls: readonly string[]): Promise<void> {
    const results = await Promise.allSettled(urls.map(load));
    const failed = results.filter((result) => result.status === 'rejected');
    if (failed[0] && (navigator.onLine || failed.length === results.length)) {
      throw failed[0].reason;
    }
  },

  /** Pages that match, from those of the files that were loaded. */
  async find(urls: readonly string[], query: string, wanted: Wanted): Promise<ShownResult[]> {
    const settled = await Promise.allSettled(urls.flatMap((url) => files.get(url) ?? []));
    const start = performance.now();
    const loaded = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    const total = loaded.reduce((count, [titles]) => count + (titles?.entries.size ?? 0), 0);
    const words = wordsOf(query);
    const terms = words.map((word) => word.text);
    const shown = (result: Result): ShownResult => ({
      ...result,
      url: resultUrl(result.url, terms, result.hash),
      title: excerptOf(result.title, words, 100),
      text: excerptOf(result.text, words, wanted.length),
      headings: result.headings.map(shown),
    });
    const results = arrange(rank(findHits(loaded, words), words, total), wanted).map(shown);
    performance.measure('search-query', {start});
    return results;
  },
};

export type RemoteEngine = typeof remote;

expose(remote);
