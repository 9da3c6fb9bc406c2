import {expose} from 'comlink';
import {arrange, rank, type Wanted} from '../ranking';
import type {IndexList, Ranked, ShownEntry, ShownPage} from '../types';
import {wordsOf} from '../words';
import {excerptOf} from './excerpt';
import {findHits, loadFile, type LoadedFile} from './lookup';
import {resultUrl} from './urls';

const pending = new Map<string, Promise<void>>();
const loaded = new Map<string, LoadedFile>();

async function fetchFile(url: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url} answered ${response.status}`);
  }
  const text = await response.text();
  // Measures are read by scripts/benchmark-search.mts.
  const start = performance.now();
  loaded.set(url, loadFile(JSON.parse(text) as IndexList[]));
  performance.measure('search-index', {start});
}

/** Loads a file once. A failed download is forgotten, so that it can be tried again. */
function load(url: string): Promise<void> {
  const file = pending.get(url) ?? fetchFile(url);
  pending.set(url, file);
  file.catch(() => pending.delete(url));
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

  /** Pages that match, from those of the files that are loaded. */
  find(urls: readonly string[], query: string, wanted: Wanted): ShownPage[] {
    const start = performance.now();
    const files = urls.flatMap((url) => loaded.get(url) ?? []);
    const words = wordsOf(query);
    const terms = words.map(({text}) => text);
    const shown = ({url, hash, title, text}: Ranked): ShownEntry => ({
      href: resultUrl(url, terms, hash),
      title: excerptOf(title, words, 100),
      text: excerptOf(text, words, wanted.length),
    });
    const ranked = rank(findHits(files, words), words, files.reduce((count, {pages}) => count + pages.size, 0));
    const pages = arrange(ranked, wanted).map((page) => ({
      ...shown(page),
      // A category named like its page is named once.
      path: page.path.filter((each, index, all) => each !== all[index - 1] && each !== page.title).join(' › '),
      isElsewhere: page.isElsewhere,
      headings: page.headings.map(shown),
    }));
    performance.measure('search-query', {start});
    return pages;
  },
};

export type RemoteEngine = typeof remote;

expose(remote);
