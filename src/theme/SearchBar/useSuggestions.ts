import {useCallback, useEffect, useState, type ComponentType} from 'react';
import type {SearchScope} from '@site/src/components/SearchIndex/useSearchScope';
import type {SearchResult} from '@site/src/components/SearchIndex/types';
import {suggestionLimit, suggestionsPerPage} from '@site/src/config/search';
import type {Props as ListProps} from './Suggestions';

export type IndexState = 'none' | 'loading' | 'done' | 'failed';

/** Results and the query they answer. */
export interface Answer {
  readonly query: string;
  readonly results: readonly SearchResult[];
}

interface Suggestions {
  readonly state: IndexState;
  readonly answer: Answer | undefined;
  /** The list below the box, from the time on that the state is `done`. */
  readonly List: ComponentType<ListProps> | undefined;
  /** Loads the index of the page's context unless it is loaded or on its way. */
  readonly load: () => void;
}

const importClient = () => import(/* webpackChunkName: 'search-client' */ '@site/src/components/SearchIndex/client');

/** Results for a query in the index of the page's context. Nothing is loaded before `load`. */
export function useSuggestions(query: string, {versionUrl, context}: SearchScope): Suggestions {
  const path = context?.path ?? '';
  const key = versionUrl + path;
  const [states, setStates] = useState<Readonly<Record<string, IndexState>>>({});
  const [answer, setAnswer] = useState<Answer & {key: string}>();
  // Not `lazy`: React shows what was suspended 300 ms late.
  const [List, setList] = useState<ComponentType<ListProps>>();
  const state = states[key] ?? 'none';

  const load = useCallback(() => {
    if (state === 'loading' || state === 'done') {
      return;
    }
    const become = (next: IndexState): void => setStates((all) => ({...all, [key]: next}));
    become('loading');
    const list = import(/* webpackChunkName: 'search-list' */ './Suggestions');
    void Promise.all([list, importClient().then(({loadIndex}) => loadIndex(versionUrl, path))]).then(
      ([{default: component}]) => {
        setList(() => component);
        become('done');
      },
      () => become('failed'),
    );
  }, [key, path, state, versionUrl]);

  // The worker keeps what is asked before the index is there, and answers at once when it is.
  const isAsked = state === 'loading' || state === 'done';
  useEffect(() => {
    if (!isAsked || !query) {
      return undefined;
    }
    let outdated = false;
    void importClient()
      .then(({findEntries}) => findEntries(versionUrl, path, query, suggestionLimit, suggestionsPerPage))
      .then(
        (results) => {
          if (!outdated) {
            setAnswer({key, query, results});
          }
        },
        () => setStates((all) => ({...all, [key]: 'failed'})),
      );
    return () => {
      outdated = true;
    };
  }, [isAsked, key, path, query, versionUrl]);

  return {state, answer: query && answer?.key === key ? answer : undefined, List, load};
}
