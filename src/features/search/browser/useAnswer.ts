import {useEffect, useState} from 'react';
import {fetchOk} from '../../../lib/fetchOk';
import {savesData} from '../../../lib/savesData';
import {whenIdle} from '../../../lib/whenIdle';
import {forgetReload, reloadOnce} from '../staleIndex';
import {indexManifest, type boxRoom} from '../options';
import type {ShownResult} from '../types';

/** What is loaded of the index, that of the section or all that is searched, and what finds pages in these files. */
interface Loaded {
  readonly state: 'none' | 'loading' | 'section' | 'all' | 'failed';
  readonly files?: readonly string[];
  readonly find?: typeof import('./client').find;
}

/** A page that is loaded anew is still loading. */
const stateAfter = async (reason: unknown): Promise<Loaded> => ({state: (await reloadOnce(reason)) ? 'loading' : 'failed'});

interface Answers {
  readonly state: Loaded['state'];
  /** Pages and the query that they answer: the one before until there is a new answer. */
  readonly answer: {readonly query: string; readonly pages: readonly ShownResult[]} | undefined;
  readonly load: () => void;
}

/**
 * Answers to a query from the index of a section, its `context`, or of all for `''`. Nothing is loaded before `load`. Where there is
 * room for pages from elsewhere, those are searched as well, once the browser has nothing else to do.
 */
export function useAnswer(query: string, versionUrl: string, context: string, room: typeof boxRoom): Answers {
  const [{state, files, find}, setLoaded] = useState<Loaded>({state: 'none'});
  const [last, setLast] = useState<Answers['answer']>();
  const section = room.elsewhere > 0 && context ? versionUrl + context : '';

  async function load(): Promise<void> {
    setLoaded({state: 'loading'});
    const [code, manifest] = await Promise.all([import(/* webpackChunkName: 'search-lazy' */ './client'), fetchOk(versionUrl + indexManifest)]);
    const names = (await manifest.json()) as Record<string, string>;
    const all = Object.values(names).map((name) => versionUrl + name);
    const first = context ? [versionUrl + names[context]] : all;
    const most = section && !savesData() ? all : first;
    await code.find(first, '', {...room, section});
    setLoaded({state: most === first ? 'all' : 'section', files: first, find: code.find});
    forgetReload();
    if (most !== first) {
      await new Promise<void>((resolve) => whenIdle(resolve, {longest: 3000, instead: 300}));
      // What cannot be loaded now is missing below the section's own results.
      const files = await code.find(most, '', {...room, section}).then(() => most, () => first);
      setLoaded({state: 'all', files, find: code.find});
    }
  }

  useEffect(() => {
    let isOutdated = false;
    if (query && find && files) {
      find(files, query, {...room, section}).then(
        // A section without results waits for the others before it says so.
        (pages) => isOutdated || (state === 'section' && pages.length === 0) || setLast({query, pages}),
        async (reason: unknown) => isOutdated || setLoaded(await stateAfter(reason)),
      );
    }
    return () => {
      isOutdated = true;
    };
  }, [files, find, query, room, section, state]);

  const answer = query && find ? last : undefined;
  const isWaiting = state === 'section' && query !== '' && !answer;
  return {
    state: isWaiting ? 'loading' : state,
    answer,
    load: () => (state === 'none' || state === 'failed') && void load().catch(async (reason: unknown) => setLoaded(await stateAfter(reason))),
  };
}
