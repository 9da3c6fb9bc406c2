// Wraps the original, which renders the entries of both tables of contents: long identifiers can break at word boundaries.
import {splitIdentifiers} from '@site/src/lib/text';
import OriginalItems from '@theme-original/TOCItems';
import type {Props} from '@theme/TOCItems';
import {useMemo, type ReactNode} from 'react';

/** Identifiers up to this length fit in the narrowest column. */
const maxUnbrokenLength = 18;

/** Adds break opportunities to an entry's HTML. Skips identifiers with HTML entities, because a break could split an entity. */
const addWordBreaksToHtml = (html: string): string =>
  html.replace(/(?<=<code>)[^<&]+(?=<\/code>)|^[^<&\s]+$/g, (name) =>
    splitIdentifiers(name, maxUnbrokenLength).join('<wbr>'),
  );

export default function TOCItems({toc, ...props}: Props): ReactNode {
  const entries = useMemo(
    () =>
      toc.map((entry) => ({...entry, value: addWordBreaksToHtml(entry.value)})),
    [toc],
  );
  return <OriginalItems {...props} toc={entries} />;
}
