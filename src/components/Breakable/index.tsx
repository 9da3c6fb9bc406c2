import {Fragment, type ReactNode} from 'react';
import {splitIdentifiers} from '@site/src/lib/text';

/** Identifiers up to this length fit in the narrowest column. */
const maxUnbrokenLength = 20;

/** Adds break opportunities at word boundaries in long identifiers, such as `linea_getTransactionExclusionStatusV1`. */
export function addWordBreaks(title: string): ReactNode {
  const parts = splitIdentifiers(title, maxUnbrokenLength);
  return parts.length === 1
    ? title
    : parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ));
}
