import {Fragment, type ReactNode} from 'react';
import {splitName} from '@site/src/lib/words';

/** Names up to this length fit the narrowest column. */
const longest = 20;

/** A title in whose long names a line breaks between words: `linea_getTransactionExclusionStatusV1`. */
export function breakable(title: string): ReactNode {
  if (title.split(' ').every(({length}) => length <= longest)) {
    return title;
  }
  return splitName(title, longest).map((word, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}
