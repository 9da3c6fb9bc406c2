import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useCallback, useEffect, useState} from 'react';
import {findEntries} from '@site/src/components/SearchIndex/client';
import type {ShownResult} from '@site/src/components/SearchIndex/types';
import {versionUrlOf} from '@site/src/components/SearchIndex/urls';
import {resultLength, resultLimit} from '@site/src/config/search';

export interface Found {
  readonly state: 'idle' | 'loading' | 'done' | 'failed' | 'refused';
  /** Results of the last query that was answered. */
  readonly results?: readonly ShownResult[];
  readonly message?: string;
}

const wanted = {limit: resultLimit, perPage: resultLimit, length: resultLength};

/** Results for a query; a version whose index lies outside the site is refused before anything is requested. */
export function useSearchResults(query: string, context: string, version: string): {found: Found; retry: () => void} {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const [attempt, setAttempt] = useState(0);
  const request = JSON.stringify([query, context, version, attempt]);
  const [last, setLast] = useState<{request?: string; found: Found}>({found: {state: 'idle'}});

  useEffect(() => {
    let outdated = false;
    async function find(): Promise<Found> {
      let versionUrl: string;
      try {
        versionUrl = versionUrlOf(baseUrl, version, window.location.origin);
      } catch (error) {
        return {state: 'refused', message: (error as Error).message};
      }
      if (!query) {
        return {state: 'idle'};
      }
      try {
        return {state: 'done', results: await findEntries(versionUrl, context, query, wanted)};
      } catch {
        return {state: 'failed'};
      }
    }
    void find().then((found) => {
      if (!outdated) {
        setLast({request, found});
      }
    });
    return () => {
      outdated = true;
    };
  }, [baseUrl, context, query, request, version]);

  // Until the answer comes, the results of the query before stay.
  const isAnswered = last.request === request || query === '';
  return {
    found: isAnswered ? last.found : {state: 'loading', results: last.found.results},
    retry: useCallback(() => setAttempt((count) => count + 1), []),
  };
}
