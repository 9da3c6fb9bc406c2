import lunr from 'lunr';
import {EntryType, type Hit, type IndexEntry, type IndexList} from './types';
import {pairsOf, type Word} from './words';

interface LoadedList {
  readonly type: EntryType;
  readonly index: lunr.Index;
  readonly entries: ReadonlyMap<string, IndexEntry>;
}

/** An index file, ready to be searched. */
export interface LoadedFile {
  readonly lists: readonly LoadedList[];
  readonly pages: ReadonlyMap<number, IndexEntry>;
}

export function loadFile(lists: readonly IndexList[]): LoadedFile {
  return {
    lists: lists.map(({documents, index}, type) => ({type, index: lunr.Index.load(index), entries: new Map(documents.map((entry) => [String(entry.i), entry]))})),
    pages: new Map(lists[EntryType.Title]?.documents.map((entry) => [entry.i, entry])),
  };
}

/** Words shorter than this are neither looked for inside others nor in other spellings. */
const shortest = 4;

/** How well a term of an index matches a word: the word itself, its beginning, a part of it, or a similar spelling. */
function qualityOf(term: string, {text, stem}: Word): number {
  if (term === stem || term === text) {
    return 1;
  }
  if (term.startsWith(stem)) {
    return 0.4 + (0.5 * stem.length) / term.length;
  }
  return term.includes(stem) ? 0.3 + (0.5 * stem.length) / term.length : 0;
}

function lookUp({lists, pages}: LoadedFile, words: readonly Word[], count: number, isFuzzy: boolean): Hit[] {
  return lists.flatMap(({type, index, entries}) => {
    const results = index.query((query) => {
      for (const {text, stem, covers} of words) {
        const isPair = covers.length > 1;
        if (isFuzzy) {
          query.term(stem, {usePipeline: false, editDistance: stem.length < 8 ? 1 : 2});
          continue;
        }
        if (type !== EntryType.Content && stem.length >= shortest && !/^0x/.test(text)) {
          query.term(`*${stem}*`, {usePipeline: false});
        } else if (stem.length > 2 && !isPair) {
          query.term(`${stem}*`, {usePipeline: false});
        }
        if (stem !== text || stem.length < 3) {
          query.term(text, {usePipeline: false});
        }
        query.term(stem, {usePipeline: false, boost: 3});
      }
    });
    const most = results[0]?.score || 1;
    return results.flatMap(({ref, score, matchData}): Hit[] => {
      const entry = entries.get(ref);
      const page = pages.get(entry?.p ?? Number(ref));
      if (!entry || !page) {
        return [];
      }
      const matches = new Array<number>(count).fill(0);
      for (const term of Object.keys(matchData.metadata)) {
        for (const word of words) {
          const quality = qualityOf(term, word) || (isFuzzy ? similarity(term, word.stem) : 0);
          for (const position of word.covers) {
            matches[position] = Math.max(matches[position] ?? 0, quality);
          }
        }
      }
      return [{type, entry, page, matches, share: score / most}];
    });
  });
}

/** Of terms that are similar to a word those that begin like it are meant more often. */
const similarity = (term: string, stem: string): number =>
  Math.abs(term.length - stem.length) <= 2 ? (term.startsWith(stem.slice(0, 2)) ? 0.5 : 0.35) : 0;

/** All entries of the files that match a word, a pair of words written as one or, where a word is found nowhere, a similar one. */
export function findHits(files: readonly LoadedFile[], words: readonly Word[]): Hit[] {
  const search = (wanted: readonly Word[], isFuzzy: boolean): Hit[] => files.flatMap((file) => lookUp(file, wanted, words.length, isFuzzy));
  const hits = search([...words, ...pairsOf(words)], false);
  const unknown = words.filter(({text, covers: [position = 0]}) => text.length >= shortest && !hits.some(({matches}) => matches[position]));
  return unknown.length > 0 ? [...hits, ...search(unknown, true)] : hits;
}
