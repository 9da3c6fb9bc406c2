import {createDecoderLinkProps} from '@site/src/lib/decoderLink';
import type {HighlightedResult} from './types';

/** Suggests the decoder if the query is hex data such as a selector or revert data, but not an address, or the name of an error that it explains. */
export function getDecoderSuggestion(
  query: string,
  names: readonly string[],
): HighlightedResult[] {
  const isData = query
    .split(/\s+/)
    .every(
      (part) => /^0x(?:[0-9a-f]{2}){4,}$/i.test(part) && part.length !== 42,
    );
  const isName = names.some(
    (name) => name.toLowerCase() === query.toLowerCase(),
  );
  const label = query.length > 18 && !isName ? `${query.slice(0, 18)}…` : query;
  const title = [`${isName ? 'Explain' : 'Decode'} ${label}`];
  const url = createDecoderLinkProps(query).to;
  return isData || isName
    ? [
        {
          url,
          hash: '',
          title,
          text: [],
          breadcrumbs: ["Decode with Linea's contract ABIs"],
          score: 0,
          hasAllWords: true,
          isOutsideSection: false,
          headings: [],
        },
      ]
    : [];
}
