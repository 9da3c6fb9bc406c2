import {useCallback, useEffect, useEffectEvent, useState} from 'react';
import {whenIdle} from '../../../lib/whenIdle';
import {allContexts} from '../options';
import type {Wanted} from '../ranking';
import type {ShownPage} from '../types';
import {reloadOnce} from './outdated';

/** Pages and the query that they answer. */
interface Answer {
  readonly query: string;
  readonly pages: readonly ShownPage[];
}

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
  /** Of the query before until there is a new one. */
  readonly answer: Answer | undefined;
  /** Loads the index unless it is loaded or on its way. */
  readonly load: () => void;
  /** The list below the search box, once its code is loaded. */
  readonly Suggestions: Code['Suggestions'] | undefined;
}

type Code = typeof import('./lazy');

const importCode = (): Promise<Code> => import(/* webpackChunkName: 'search-lazy' */ './lazy');

/** Readers who save data search their section only. */
function savesData(): boolean {
  const {connection} = navigator as Navigator & {connection?: {saveData?: boolean; effectiveType?: string}};
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}

const idle = () => new Promise<void>((resolve) => whenIdle(resolve, {longest: 3000, instead: 300}));

/** Answers to a query, from a section's index and, when those are loaded too, from all. Nothing is loaded before `load`. */
export function useAnswer({query, versionUrl, context, isWide, wanted, typed}: Question): Answers {
  const key = `${versionUrl}|${context}`;
  const [request, setRequest] = useState({key: '', hasFailed: false});
  /** How many of the two steps, the section and the others, are loaded. */
  const [ready, setReady] = useState({key: '', steps: 0});
  const [code, setCode] = useState<Code>();
  const [last, setLast] = useState<{key: string; steps: number; answer: Answer}>();

  const isAsked = request.key === key && !request.hasFailed;
  const steps = ready.key === key ? ready.steps : 0;
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
    if (!isAsked) {
      return undefined;
    }
    let isOutdated = false;
    const step = (count: number): void => {
      if (!isOutdated) {
        setReady({key, steps: count});
      }
    };
    async function loadAll(): Promise<void> {
      const client = await importCode();
      setCode(client);
      await client.load(versionUrl, context ? [context] : allContexts);
      client.forgetReload();
      const isMore = context !== '' && isWide && !savesData();
      step(isMore ? 1 : 2);
      if (isMore) {
        await idle();
        // What cannot be loaded now is missing below the section's own results.
        await client.load(versionUrl, allContexts).catch(() => undefined);
        step(2);
      }
    }
    loadAll().catch((error: Error) => (isOutdated ? undefined : onFailure(error)));
    return () => {
      isOutdated = true;
    };
  }, [context, isAsked, isWide, key, versionUrl]);

  useEffect(() => {
    if (steps === 0 || !query) {
      return undefined;
    }
    let isOutdated = false;
    const contexts = steps === 1 || (context && !isWide) ? [context] : allContexts;
    const section = context && `${versionUrl}${context}`;
    void importCode()
      .then(({find}) => find(versionUrl, contexts, query, {...wanted, section}))
      .then((pages) => {
        if (!isOutdated) {
          setLast({key, steps, answer: {query, pages}});
        }
      });
    return () => {
      isOutdated = true;
    };
  }, [context, isWide, key, query, steps, versionUrl, wanted]);

  // A section without results waits for the others before it says so.
  const isKnown = last?.key === key && (last.steps === 2 || last.answer.pages.length > 0);
  const isSettled = steps === 2 || (steps === 1 && (query === '' || isKnown));
  let state: Answers['state'] = isSettled ? 'done' : 'loading';
  if (!isAsked) {
    state = request.key === key ? 'failed' : 'none';
  }
  return {state, answer: isAsked && query && isKnown ? last.answer : undefined, load, Suggestions: code?.Suggestions};
}
