import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, useState} from 'react';
import {longestQuery, searchContexts} from '../options';

interface SearchQuery {
  /** Cut to what the search looks for. */
  readonly query: string;
  /** The whole of `q`, for the decoder. */
  readonly data: string;
  readonly setQuery: (query: string) => void;
  /** Path of a search context; empty for the whole site. */
  readonly context: string;
  readonly setContext: (context: string) => void;
  /** Path of a version as the address names it. Not checked. */
  readonly version: string;
}

/** The parameters of the page's address, `q`, `ctx` and `version`; what the reader enters is written back. */
export function useSearchQuery(): SearchQuery {
  const history = useHistory();
  const {search} = useLocation();
  const isBrowser = useIsBrowser();
  const parameters = new URLSearchParams(isBrowser ? search : '');
  const q = parameters.get('q') ?? '';
  const ctx = parameters.get('ctx') ?? '';
  const [typed, setTyped] = useState<string>();

  // The address follows what is typed; it leads again when the reader comes by a link or goes back.
  useEffect(
    () =>
      history.listen((_location, action) => {
        if (action !== 'REPLACE') {
          setTyped(undefined);
        }
      }),
    [history],
  );

  function write(name: string, value: string): void {
    if (value) {
      parameters.set(name, value);
    } else {
      parameters.delete(name);
    }
    history.replace({search: parameters.toString()});
  }

  return {
    query: (typed ?? q).slice(0, longestQuery),
    data: typed ?? q,
    setQuery(next) {
      setTyped(next);
      write('q', next);
    },
    context: searchContexts.some(({path}) => path === ctx) ? ctx : '',
    setContext: (next) => write('ctx', next),
    version: parameters.get('version') ?? '',
  };
}
