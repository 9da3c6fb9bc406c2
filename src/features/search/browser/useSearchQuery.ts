import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, useState} from 'react';

interface SearchQuery {
  readonly q: string;
  readonly ctx: string;
  readonly version: string;
  /** Writes a parameter into the address. */
  readonly write: (name: 'q' | 'ctx', value: string) => void;
}

/** The parameters of the search page's address, as they are. */
export function useSearchQuery(): SearchQuery {
  const history = useHistory();
  const {search} = useLocation();
  const parameters = new URLSearchParams(useIsBrowser() ? search : '');
  const of = (name: string): string => parameters.get(name) ?? '';
  const [typed, setTyped] = useState<string>();

  // The address follows what is typed; it leads again when the reader comes by a link or goes back.
  useEffect(() => history.listen((_location, action) => (action === 'REPLACE' ? undefined : setTyped(undefined))), [history]);

  return {
    q: typed ?? of('q'),
    ctx: of('ctx'),
    version: of('version'),
    write(name, value) {
      if (name === 'q') {
        setTyped(value);
      }
      parameters.set(name, value);
      if (!value) {
        parameters.delete(name);
      }
      history.replace({search: parameters.toString()});
    },
  };
}
