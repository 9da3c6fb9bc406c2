import {expose} from 'comlink';
import {arrange, rank, type Wanted} from '../ranking';
import type {IndexList, RankedPage, ShownPage} from '../types';
import {wordsOf, type Word} from '../words';
import {excerptOf} from './excerpt';
import {findHits, loadFile, type LoadedFile} from './lookup';
import {resultUrl} from './urls';

const pending = new Map<string, Promise<LoadedFile>>();
const loaded = new Map<string, LoadedFile>();

async function fetchFile(url: string): Promise<LoadedFile> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url} answered ${response.status}`);
  }
  const file = loadFile((await response.json()) as IndexList[]);
  loaded.set(url, file);
  // Read by scripts/benchmark-search.mts.
  performance.mark('search-index-ready');
  return file;
}

/** A file that is loaded once. A failed download is forgotten, so that it can be tried again. */
function fileOf(url: string): Promise<LoadedFile> {
  const file = pending.get(url) ?? fetchFile(url);
  pending.set(url, file);
  file.catch(() => pending.delete(url));
  return file;
}

/** A result without what is not shown. A category named like the page is named once. */
function shownOf({page, text, headings, isElsewhere}: RankedPage, words: readonly Word[], length: number, titleLength: number): ShownPage {
  const terms = words.map((word) => word.text);
  const path = (page.b ?? []).filter((each, index, all) => each !== all[index - 1] && each !== page.t);
  return {
    href: resultUrl(page.u, terms, ''),
    title: excerptOf(page.t, words, titleLength),
    text: excerptOf(text, words, length),
    path: path.join(' › '),
    headings: headings.map((each) => ({
      href: resultUrl(page.u, terms, each.hash),
      title: excerptOf(each.title, words, titleLength),
      text: excerptOf(each.text, words, length),
    })),
    isElsewhere,
  };
}

const remote = {
  /** Loads index files. Offline, those that were saved have to do. */
  async load(urls: readonly string[]): Promise<void> {
    const results = await Promise.allSettled(urls.map(fileOf));
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
    const total = files.reduce((count, {pages}) => count + pages.size, 0);
    const pages = arrange(rank(findHits(files, words), words, total), wanted).map((page) => shownOf(page, words, wanted.length, 100));
    performance.measure('search-query', {start});
    return pages;
  },
};

export type RemoteEngine = typeof remote;

expose(remote);
