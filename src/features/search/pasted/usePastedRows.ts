import {useEffect, useState} from 'react';
import type {PastedRow} from './rows';
import {getShape} from './shape';

const none: readonly PastedRow[] = [];

/** Returns the rows for a query that looks like an address, a hash, data or a name in code, and whether they are complete. */
export function usePastedRows(query: string): {
  readonly rows: readonly PastedRow[];
  readonly isComplete: boolean;
} {
  const shape = getShape(query);
  const [answer, setAnswer] = useState({query: '', rows: none});
  useEffect(() => {
    let isOutdated = false;
    if (shape)
      void import(/* webpackChunkName: 'search-pasted' */ './rows')
        .then(({describePasted}) => describePasted(shape, query))
        // The search itself says so if code does not load.
        .catch(() => none)
        .then((rows) => isOutdated || setAnswer({query, rows}));
    return () => {
      isOutdated = true;
    };
  }, [shape, query]);
  const isAnswered = answer.query === query;
  return {
    rows: shape && isAnswered ? answer.rows : none,
    isComplete: !shape || isAnswered,
  };
}
