import {useEffect, useState} from 'react';
import {prefersReducedData} from '../../../lib/browser';
import {fetchOk} from '../../../lib/fetchOk';
import {allowReload, reloadOnce} from '../staleIndex';
import {indexManifest, type dropdownLimits} from '../options';
import type {Selection} from '../rankResults';

interface LoadedIndex {
  readonly state: 'none' | 'loading' | 'section' | 'all' | 'failed';
  readonly files?: readonly string[];
  /** Files to load when the first character is typed. */
  readonly allFiles?: readonly string[];
  readonly client?: typeof import('./client');
}

async function recover(error: unknown): Promise<LoadedIndex> {
  return {state: (await reloadOnce(error)) ? 'loading' : 'failed'};
}

interface SearchState {
  readonly state: LoadedIndex['state'];
  /** The results and their query, which is the previous query while a search is running. */
  readonly selection:
    (Selection<readonly string[]> & {readonly query: string}) | undefined;
  readonly load: () => void;
}

/**
 * Searches the entire site. If `limits` reserves results for other sections, `load` loads only the index of the section (`context`), and the first
 * character of a query loads the other indexes, unless data saver is on.
 */
export function useSearchResults(
  query: string,
  versionUrl: string,
  context: string,
  limits: typeof dropdownLimits,
): SearchState {
  const [{state, files, allFiles, client}, setLoaded] = useState<LoadedIndex>({
    state: 'none',
  });
  const [lastSelection, setLastSelection] =
    useState<SearchState['selection']>();
  const hasOtherSections = limits.otherSections > 0;
  const section = hasOtherSections && context ? versionUrl + context : '';
  const hasQuery = query !== '';

  async function load(): Promise<void> {
    setLoaded({state: 'loading'});
    const [loadedClient, manifest] = await Promise.all([
      import(/* webpackChunkName: 'search-lazy' */ './client'),
      fetchOk(versionUrl + indexManifest),
    ]);
    const names = (await manifest.json()) as Record<string, string>;
    const allUrls = Object.values(names).map((name) => versionUrl + name);
    const sectionFiles =
      names[context] && hasOtherSections
        ? [versionUrl + names[context]]
        : allUrls;
    const isComplete = !hasOtherSections || (section && prefersReducedData());
    await loadedClient.find(sectionFiles, '', {...limits, section});
    setLoaded({
      state: isComplete ? 'all' : 'section',
      files: sectionFiles,
      allFiles: allUrls,
      client: loadedClient,
    });
    allowReload();
  }

  useEffect(() => {
    if (state === 'section' && hasQuery && client && files && allFiles) {
      client.find(allFiles, '', {...limits, section}).then(
        () => setLoaded({state: 'all', files: allFiles, client}),
        // If the other indexes cannot be loaded, the section's results are enough.
        async (error: unknown) =>
          setLoaded(
            section ? {state: 'all', files, client} : await recover(error),
          ),
      );
    }
  }, [allFiles, client, files, hasQuery, limits, section, state]);

  useEffect(() => {
    let isOutdated = false;
    if (hasQuery && client && files) {
      client.find(files, query, {...limits, section}).then(
        // If the section has no results, wait for the other sections.
        (result) =>
          isOutdated ||
          (state === 'section' && (!section || result.pages.length === 0)) ||
          setLastSelection({query, ...result}),
        async (error: unknown) => isOutdated || setLoaded(await recover(error)),
      );
    }
    return () => {
      isOutdated = true;
    };
  }, [client, files, hasQuery, limits, query, section, state]);

  const selection = hasQuery && client ? lastSelection : undefined;
  const isWaiting = state === 'section' && hasQuery && !selection;
  return {
    state: isWaiting ? 'loading' : state,
    selection,
    load: () =>
      (state === 'none' || state === 'failed') &&
      void load().catch(async (error: unknown) =>
        setLoaded(await recover(error)),
      ),
  };
}
