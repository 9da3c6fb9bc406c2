import {useEffect, useState} from 'react';
import {fetchOk} from '../../../lib/fetchOk';
import {savesData} from '../../../lib/savesData';
import {whenIdle} from '../../../lib/whenIdle';
import {indexManifest} from '../options';
import type {Wanted} from '../ranking';
import type {ShownResult} from '../types';
import {forgetReload, reloadOnce} from './outdated';

interface Question {
  readonly query: string;
  readonly versionUrl: string;
  /** Path of the section that is searched first, or `''` for everything. */
  readonly context: string;
  /** What is wanted from elsewhere is searched as well, once the browser has nothing else to do. */
  readonly wanted: Omit<Wanted, 'section'>;
}

/** Pages and the query that they answer: the one before until there is a new answer. */
interface Answer {
  readonly query: string;
  readonly pages: readonly ShownResult[];
}

/** What is loaded of the index, that of the section or all that is searched, and what finds pages in these files. */
interface Loaded {
  readonly state: 'none' | 'loading' | 'section' | 'all' | 'failed';
  readonly files?: readonly string[];
  readonly find?: typeof import('./client').find;
}

/** Answers to a query, from a section's index and, when those are loaded too, from all. Nothing is loaded before `load`. */
export function useAnswer({query, versionUrl, context, wanted}: Question): Pick<Loaded, 'state'> & {readonly answer: Answer | undefined; readonly load: () => void} {
  const [{state, files, find}, setLoaded] = useState<Loaded>({state: 'none'});
  const [last, setLast] = useState<Answer>();
  const section = wanted.elsewhere > 0 && context ? versionUrl + context : '';

  async function load(): Promise<void> {
    if (state !== 'none' && state !== 'failed') {
      return;
    }
    setLoaded({state: 'loading'});
    try {
      const [code, manifest] = await Promise.all([import(/* webpackChunkName: 'search-lazy' */ './client'), fetchOk(versionUrl + indexManifest)]);
      const names = (await manifest.json()) as Record<string, string>;
      const all = Object.values(names).map((name) => versionUrl + name);
      const first = context ? [versionUrl + names[context]] : all;
      const enter = async (next: readonly string[], following: Loaded['state']): Promise<void> => {
        await code.find(next, '', {...wanted, section});
        setLoaded({state: following, files: next, find: code.find});
      };
      const isMore = section !== '' && !savesData();
      await enter(first, isMore ? 'section' : 'all');
      forgetReload();
      if (isMore) {
        await new Promise<void>((resolve) => whenIdle(resolve, {longest: 3000, instead: 300}));
        // What cannot be loaded now is missing below the section's own results.
        await enter(all, 'all').catch(() => enter(first, 'all'));
      }
    } catch (reason) {
      if (!(await reloadOnce(reason))) setLoaded({state: 'failed'});
    }
  }

  useEffect(() => {
    let isOutdated = false;
    if (query && find && files) {
      find(files, query, {...wanted, section}).then(
        // A section without results waits for the others before it says so.
        (pages) => isOutdated || (state === 'section' && pages.length === 0) || setLast({query, pages}),
        async (reason: unknown) => (await reloadOnce(reason)) || isOutdated || setLoaded({state: 'failed'}),
      );
    }
    return () => {
      isOutdated = true;
    };
  }, [files, find, query, section, state, wanted]);

  const answer = query && find ? last : undefined;
  return {state: state === 'section' && query && !answer ? 'loading' : state, answer, load: () => void load()};
}
