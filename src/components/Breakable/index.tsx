import {Fragment, type ReactNode} from 'react';
import {splitNames} from '@site/src/lib/text';

/** Names up to this length fit the narrowest column. */
const longest = 20;

/** Adds break opportunities between the words of a title's long names: `linea_getTransactionExclusionStatusV1`. */
export function breakable(title: string): ReactNode {
  const parts = splitNames(title, longest);
  return parts.length === 1
    ? title
    : parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ));
}
