import {useEffect, useEffectEvent, useState} from 'react';
import {whenIdle} from '../../../lib/whenIdle';
import {allContexts} from '../options';
import type {Wanted} from '../ranking';
import type {ShownPage} from '../types';
import type {IndexFiles} from './client';
import {forgetReload, reloadOnce} from './outdated';

type Code = typeof import('./client');

const importClient = (): Promise<Code> => import(/* webpackChunkName: 'search-lazy' */ './client');

interface Question {
  readonly query: string;
  readonly versionUrl: string;
  /** Path of the section that is searched first, or `''` for everything. */
  readonly context: string;
  /** Whether other sections are searched as well, once the browser has nothing else to do. */
  readonly isWide: boolean;
  readonly wanted: Omit<Wanted, 'section'>;
}

/** What is loaded of the index: that of the section, or all that is searched. */
interface Loaded {
  readonly key: string;
  readonly state: 'none' | 'loading' | 'section' | 'all' | 'failed';
  readonly files?: IndexFiles;
  readonly code?: Code;
  /** What went wrong, until it is known whether a new page helps. */
  readonly error?: Error | undefined;
}

interface Answers {
  readonly state: Loaded['state'];
  /** Pages and the query that they answer: the one before until there is a new answer. */
  readonly answer: {readonly query: string; readonly pages: readonly ShownPage[]} | undefined;
  /** Loads the index unless it is loaded or on its way. */
  readonly load: () => void;
  /** The list below the search box, once its code is loaded. */
  readonly Suggestions: Code['Suggestions'] | undefined;
}

/** Readers who save data search their section only. */
function savesData(): boolean {
  const {connection} = navigator as Navigator & {connection?: {saveData?: boolean; effectiveType?: string}};
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}

const pick = (files: IndexFiles, contexts: readonly string[]): string[] => contexts.flatMap((context) => files[context] ?? []);

/** Answers to a query, from a section's index and, when those are loaded too, from all. Nothing is loaded before `load`. */
export function useAnswer({query, versionUrl, context, isWide, wanted}: Question): Answers {
  const key = `${versionUrl}|${context}`;
  const [loaded, setLoaded] = useState<Loaded>({key, state: 'none'});
  const [last, setLast] = useState<{key: string; state: Loaded['state']; query: string; pages: readonly ShownPage[]}>();
  const {code, files} = loaded;
  const state = loaded.key === key ? loaded.state : 'none';

  async function load(): Promise<void> {
    if (state !== 'none' && state !== 'failed') {
      return;
    }
    // The reader may be in another section by now.
    const enter = (next: Omit<Loaded, 'key'>): void => setLoaded((now) => (now.key === key ? {...now, ...next} : now));
    setLoaded((now) => ({...now, key, state: 'loading'}));
    try {
      const client = await importClient();
      const isMore = context !== '' && isWide && !savesData();
      const all = await client.filesOf(versionUrl);
      await client.load(pick(all, context ? [context] : allContexts));
      forgetReload();
      enter({state: isMore ? 'section' : 'all', files: all, code: client});
      if (isMore) {
        await new Promise<void>((resolve) => whenIdle(resolve, {longest: 3000, instead: 300}));
        // What cannot be loaded now is missing below the section's own results.
        await client.load(pick(all, allContexts)).catch(() => undefined);
        enter({state: 'all'});
      }
    } catch (reason) {
      enter({state: 'loading', error: reason as Error});
    }
  }

  // The search page has what was typed in its address.
  const typed = useEffectEvent(() => (isWide ? query : ''));
  const {error} = loaded;
  useEffect(() => {
    if (error) {
      void reloadOnce(error, typed()).then((isLeaving) => isLeaving || setLoaded((now) => (now.error === error ? {...now, state: 'failed', error: undefined} : now)));
    }
  }, [error]);

  useEffect(() => {
    let isOutdated = false;
    if (query && code && files && (state === 'section' || state === 'all')) {
      const contexts = context && (state === 'section' || !isWide) ? [context] : allContexts;
      code.find(pick(files, contexts), query, {...wanted, section: isWide && context ? versionUrl + context : ''}).then(
        (pages) => (isOutdated ? undefined : setLast({key, state, query, pages})),
        (reason: unknown) => (isOutdated ? undefined : setLoaded({key, state: 'loading', error: reason as Error})),
      );
    }
    return () => {
      isOutdated = true;
    };
  }, [code, context, files, isWide, key, query, state, versionUrl, wanted]);

  // A section without results waits for the others before it says so.
  const answer = state !== 'none' && state !== 'failed' && query && last?.key === key && (last.state === 'all' || last.pages.length > 0) ? last : undefined;
  return {state: state === 'section' && query && !answer ? 'loading' : state, answer, load: () => void load(), Suggestions: code?.Suggestions};
}
