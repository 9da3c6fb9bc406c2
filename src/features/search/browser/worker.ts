import {expose} from 'comlink';
import {fetchOk} from '../../../lib/http';
import {arrange, rank, type Wanted} from '../ranking';
import type {IndexList, Result, ShownResult} from '../types';
import {excerptOf, wordsOf} from '../words';
import {findHits, loadFile, type LoadedFile} from './lookup';
import {highlightParameter} from './urls';

const files = new Map<string, Promise<LoadedFile>>();

function prepare(text: string): LoadedFile {
  // Measures are read by scripts/benchmark-search.mts.
  const start = performance.now();
  const file = loadFile(JSON.parse(text) as IndexList[]);
  performance.measure('search-index', {start});
  return file;
}

/** Loads a file once. A failed download is forgotten, so that it can be tried again. */
function load(url: string): Promise<LoadedFile> {
  const file = files.get(url) ?? fetchOk(url).then((response) => response.text()).then(prepare);
  files.set(url, file);
  file.catch(() => files.delete(url));
  return file;
}

/** Pages that match, from index files that are loaded before. Offline, those that were saved have to do. */
async function find(urls: readonly string[], query: string, wanted: Wanted): Promise<ShownResult[]> {
  const settled = await Promise.allSettled(urls.map(load));
  const loaded = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  if (loaded.length < (navigator.onLine ? urls.length : 1)) {
    throw new Error('Search indexes could not be loaded.');
  }
  const start = performance.now();
  const words = wordsOf(query);
  const shown = (result: Result): ShownResult => ({
    ...result,
    url: `${result.url}?${new URLSearchParams(words.map(({text}) => [highlightParameter, text]))}${result.hash}`,
    title: excerptOf(result.title, words, 100),
    text: excerptOf(result.text, words, wanted.characters),
    headings: result.headings.map(shown),
  });
  const results = arrange(rank(findHits(loaded, words), words), wanted).map(shown);
  performance.measure('search-query', {start});
  return results;
}

export type Find = typeof find;

expose(find);
