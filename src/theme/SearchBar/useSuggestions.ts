import {useCallback, useEffect, useState, type ComponentType} from 'react';
import {flushSync} from 'react-dom';
import type {SearchScope} from '@site/src/components/SearchIndex/useSearchScope';
import type {ShownResult} from '@site/src/components/SearchIndex/types';
import {suggestionLength, suggestionLimit, suggestionsPerPage} from '@site/src/config/search';
import type {Props as ListProps} from './Suggestions';

export type IndexState = 'none' | 'loading' | 'done' | 'failed';

/** Results and the query they answer. */
export interface Answer {
  readonly query: string;
  readonly results: readonly ShownResult[];
  /** Not all is indexed yet: there will be another answer. This one has results. */
  readonly isFirst: boolean;
}

interface Suggestions {
  readonly state: IndexState;
  readonly answer: Answer | undefined;
  /** The list below the box, once it is loaded, which it is before there is an answer. */
  readonly List: ComponentType<ListProps> | undefined;
  /** Loads the index of the page's context unless it is loaded or on its way. */
  readonly load: () => void;
}

type Client = typeof import('@site/src/components/SearchIndex/client');

const importClient = () => import(/* webpackChunkName: 'search-client' */ '@site/src/components/SearchIndex/client');
const importList = () => import(/* webpackChunkName: 'search-list' */ './Suggestions');

const wanted = {limit: suggestionLimit, perPage: suggestionsPerPage, length: suggestionLength};

/** Results for a query in the index of the page's context. Nothing is loaded before `load`. */
export function useSuggestions(query: string, {versionUrl, context}: SearchScope): Suggestions {
  const path = context?.path ?? '';
  const key = versionUrl + path;
  const [request, setRequest] = useState({key: '', hasFailed: false});
  const [last, setLast] = useState<{key: string; answer: Answer}>();
  // Not `lazy`: React shows what was suspended 300 ms late.
  const [List, setList] = useState<ComponentType<ListProps>>();

  const isAsked = request.key === key && !request.hasFailed;
  const load = useCallback(() => {
    if (!isAsked) {
      setRequest({key, hasFailed: false});
    }
  }, [isAsked, key]);

  useEffect(() => {
    if (isAsked) {
      importList().then((list) => setList(() => list.default), () => undefined);
    }
  }, [isAsked]);

  // What has been typed is asked twice until the index is whole: for what can be found first, and for all. An empty query waits for the index only.
  useEffect(() => {
    if (!isAsked) {
      return undefined;
    }
    let outdated = false;
    async function show(find: (client: Client) => Promise<ShownResult[]>, isFirst: boolean): Promise<void> {
      const [results] = await Promise.all([importClient().then(find), importList()]);
      if (!outdated && (results.length > 0 || !isFirst)) {
        // At once: as a task of React's scheduler it would miss a frame on a slow processor.
        flushSync(() => setLast({key, answer: {query, results, isFirst}}));
      }
    }
    const first = show(({findFirstEntries}) => findFirstEntries(versionUrl, path, query, wanted), true);
    const all = show(({findEntries}) => findEntries(versionUrl, path, query, wanted), false);
    Promise.all([first, all]).catch(() => {
      if (!outdated) {
        setRequest({key, hasFailed: true});
      }
    });
    return () => {
      outdated = true;
    };
  }, [isAsked, key, path, query, versionUrl]);

  const isThere = isAsked && last?.key === key;
  let state: IndexState = isThere && !last.answer.isFirst ? 'done' : 'loading';
  if (!isAsked) {
    state = request.key === key ? 'failed' : 'none';
  }
  return {state, answer: isThere && query && last.answer.query ? last.answer : undefined, List, load};
}
