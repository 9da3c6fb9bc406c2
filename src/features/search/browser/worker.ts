import {expose} from 'comlink';
import {fetchOk} from '../../../lib/fetchOk';
import {
  correctWords,
  countPages,
  findHits,
  loadFile,
  type LoadedFile,
} from '../matchTerms';
import {
  scorePages,
  selectResults,
  type ResultLimits,
  type Selection,
} from '../rankResults';
import {createExcerpt, getHighlightTerms, parseQuery} from '../tokenize';
import type {IndexList, Result, HighlightedResult} from '../types';
import {highlightParameter} from '../urls';

const files = new Map<string, Promise<LoadedFile>>();

/** Loads a file once. A failed download can be retried. */
function load(url: string): Promise<LoadedFile> {
  const file =
    files.get(url) ??
    fetchOk(url).then(async (response) =>
      loadFile((await response.json()) as IndexList[]),
    );
  files.set(url, file);
  file.catch(() => files.delete(url));
  return file;
}

/** Loads the index files if necessary, and searches them. Offline, the cached files are enough. */
async function find(
  urls: readonly string[],
  query: string,
  limits: ResultLimits,
): Promise<Selection<readonly string[]>> {
  const settledLoads = await Promise.allSettled(urls.map(load));
  const loadedFiles = settledLoads.flatMap((file) =>
    file.status === 'fulfilled' ? [file.value] : [],
  );
  if (loadedFiles.length < (navigator.onLine ? urls.length : 1))
    throw new Error('Search indexes could not be loaded.');
  const words = correctWords(loadedFiles, parseQuery(query));
  const highlights = new URLSearchParams(
    getHighlightTerms(query).map((term) => [highlightParameter, term]),
  );
  const toHighlightedResult = (result: Result): HighlightedResult => ({
    ...result,
    url: `${result.url}?${highlights}${result.hash}`,
    title: createExcerpt(result.title, words, 100),
    text: createExcerpt(result.text, words, limits.excerptLength),
    headings: result.headings.map(toHighlightedResult),
  });
  const selection = selectResults(
    scorePages(findHits(loadedFiles, words), words, countPages(loadedFiles)),
    limits,
  );
  return {...selection, pages: selection.pages.map(toHighlightedResult)};
}

const loadLookUp = () =>
  import(/* webpackChunkName: 'search-look-up' */ '../pasted/lookUp');

/** What the page can ask. Code and data for pasted addresses and names load on first use. */
const worker = {
  find,
  findAddress: async (text: string) => (await loadLookUp()).findAddress(text),
  findName: async (text: string) => (await loadLookUp()).findName(text),
};

export type SearchWorker = typeof worker;

expose(worker);
