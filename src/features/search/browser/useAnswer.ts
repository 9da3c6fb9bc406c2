import {useEffect, useState} from 'react';
import {savesData} from '../../../lib/savesData';
import {whenIdle} from '../../../lib/whenIdle';
import {allContexts} from '../options';
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

/** What is loaded of the index: that of the section, or all that is searched. */
interface Loaded {
  readonly key: string;
  readonly state: 'none' | 'loading' | 'section' | 'all' | 'failed';
  readonly files: readonly string[];
  readonly client?: typeof import('./client');
}

/** Pages and the query that they answer: the one before until there is a new answer. */
interface Answer {
  readonly key: string;
  readonly state: Loaded['state'];
  readonly query: string;
  readonly pages: readonly ShownResult[];
}

interface Answers {
  readonly state: Loaded['state'];
  readonly answer: Answer | undefined;
  /** Loads the index unless it is loaded or on its way. */
  readonly load: () => void;
}

/** Answers to a query, from a section's index and, when those are loaded too, from all. Nothing is loaded before `load`. */
export function useAnswer({query, versionUrl, context, wanted}: Question): Answers {
  const key = `${versionUrl}|${context}`;
  const [loaded, setLoaded] = useState<Loaded>({key, state: 'none', files: []});
  const [last, setLast] = useState<Answer>();
  const {client, files} = loaded;
  const state = loaded.key === key ? loaded.state : 'none';
  const section = wanted.elsewhere > 0 && context ? versionUrl + context : '';

  async function load(): Promise<void> {
    if (state !== 'none' && state !== 'failed') {
      return;
    }
    // The reader may be in another section by now.
    const enter = (next: Partial<Loaded>): void => setLoaded((now) => (now.key === key ? {...now, ...next} : now));
    setLoaded((now) => ({...now, key, state: 'loading'}));
    try {
      const code = await import(/* webpackChunkName: 'search-lazy' */ './client');
      const names = await code.filesOf(versionUrl);
      const all = allContexts.flatMap((each) => names[each] ?? []);
      const first = context ? all.filter((file) => file === names[context]) : all;
      const isMore = section !== '' && !savesData();
      await code.ask((worker) => worker.load(first));
      forgetReload();
      enter({state: isMore ? 'section' : 'all', files: first, client: code});
      if (isMore) {
        await new Promise<void>((resolve) => whenIdle(resolve, {longest: 3000, instead: 300}));
        // What cannot be loaded now is missing below the section's own results.
        await code.ask((worker) => worker.load(all)).catch(() => undefined);
        enter({state: 'all', files: all});
      }
    } catch (reason) {
      if (!(await reloadOnce(reason as Error))) {
        enter({state: 'failed'});
      }
    }
  }

  useEffect(() => {
    let isOutdated = false;
    if (query && client && (state === 'section' || state === 'all')) {
      client.ask((worker) => worker.find(files, query, {...wanted, section})).then(
        (pages) => isOutdated || setLast({key, state, query, pages}),
        async (reason: unknown) => (await reloadOnce(reason as Error)) || isOutdated || setLoaded({key, state: 'failed', files: []}),
      );
    }
    return () => {
      isOutdated = true;
    };
  }, [client, files, key, query, section, state, wanted]);

  // A section without results waits for the others before it says so.
  const answer = state !== 'none' && state !== 'failed' && query && last?.key === key && (last.state === 'all' || last.pages.length > 0) ? last : undefined;
  return {state: state === 'section' && query && !answer ? 'loading' : state, answer, load: () => void load()};
}
