import {useCallback, useEffect, useEffectEvent, useState} from 'react';
import {whenIdle} from '../../../lib/whenIdle';
import {allContexts} from '../options';
import type {Wanted} from '../ranking';
import type {ShownEntry} from '../types';
import {reloadOnce} from './outdated';

type Code = typeof import('./lazy');

const importCode = (): Promise<Code> => import(/* webpackChunkName: 'search-lazy' */ './lazy');

interface Question {
  readonly query: string;
  readonly versionUrl: string;
  /** Path of the section that is searched first, or `''` for everything. */
  readonly context: string;
  /** Whether other sections are searched as well, once the browser has nothing else to do. */
  readonly isWide: boolean;
  readonly wanted: Omit<Wanted, 'section'>;
  /** What to type again if the page has to be loaded anew. */
  readonly typed: string;
}

interface Answers {
  readonly state: 'none' | 'loading' | 'done' | 'failed';
  /** Entries and the query that they answer: the one before until there is a new answer. */
  readonly answer: {readonly query: string; readonly entries: readonly ShownEntry[]} | undefined;
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

/** Answers to a query, from a section's index and, when those are loaded too, from all. Nothing is loaded before `load`. */
export function useAnswer({query, versionUrl, context, isWide, wanted, typed}: Question): Answers {
  const key = `${versionUrl}|${context}`;
  const [request, setRequest] = useState({key: '', hasFailed: false});
  const isAsked = request.key === key && !request.hasFailed;
  // Two steps: the section is loaded, all is.
  const [loaded, setLoaded] = useState<{key: string; step: number; code?: Code}>({key: '', step: 0});
  const step = isAsked && loaded.key === key ? loaded.step : 0;
  const [last, setLast] = useState<{key: string; step: number; query: string; entries: readonly ShownEntry[]}>();

  const load = useCallback(() => {
    if (!isAsked) {
      setRequest({key, hasFailed: false});
    }
  }, [isAsked, key]);
  const onFailure = useEffectEvent(async (error: Error) => {
    if (!(await reloadOnce(error, typed))) {
      setRequest({key, hasFailed: true});
    }
  });

  useEffect(() => {
    let isOutdated = !isAsked;
    async function loadAll(): Promise<void> {
      const code = await importCode();
      const isMore = context !== '' && isWide && !savesData();
      await code.load(versionUrl, context ? [context] : allContexts);
      code.forgetReload();
      if (!isOutdated) {
        setLoaded({key, step: isMore ? 1 : 2, code});
      }
      if (isMore) {
        await new Promise<void>((resolve) => whenIdle(resolve, {longest: 3000, instead: 300}));
        // What cannot be loaded now is missing below the section's own results.
        await code.load(versionUrl, allContexts).catch(() => undefined);
        if (!isOutdated) {
          setLoaded({key, step: 2, code});
        }
      }
    }
    if (isAsked) {
      loadAll().catch((error: unknown) => (isOutdated ? undefined : onFailure(error as Error)));
    }
    return () => {
      isOutdated = true;
    };
  }, [context, isAsked, isWide, key, versionUrl]);

  useEffect(() => {
    let isOutdated = false;
    if (step > 0 && query && loaded.code) {
      const contexts = context && (step === 1 || !isWide) ? [context] : allContexts;
      loaded.code.find(versionUrl, contexts, query, {...wanted, section: isWide && context ? versionUrl + context : ''}).then(
        (entries) => (isOutdated ? undefined : setLast({key, step, query, entries})),
        (error: unknown) => (isOutdated ? undefined : onFailure(error as Error)),
      );
    }
    return () => {
      isOutdated = true;
    };
  }, [context, isWide, key, loaded.code, query, step, versionUrl, wanted]);

  // A section without results waits for the others before it says so.
  const answer = last?.key === key && (last.step === 2 || last.entries.length > 0) ? last : undefined;
  let state: Answers['state'] = step === 2 || (step === 1 && (query === '' || answer)) ? 'done' : 'loading';
  if (!isAsked) {
    state = request.key === key ? 'failed' : 'none';
  }
  return {state, answer: isAsked && query ? answer : undefined, load, Suggestions: loaded.code?.Suggestions};
}
