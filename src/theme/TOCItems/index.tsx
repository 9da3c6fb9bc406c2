// Wraps the original, which renders the entries of both tables of contents: long names break between words.
import {splitIdentifiers} from '@site/src/lib/text';
import OriginalItems from '@theme-original/TOCItems';
import type {Props} from '@theme/TOCItems';
import {useMemo, type ReactNode} from 'react';

/** Names up to this length fit the narrowest column. */
const longest = 18;

/** An entry's HTML with break opportunities. Skips names with HTML entities, since a break could split one. */
const withBreaks = (html: string): string => html.replace(/(?<=<code>)[^<&]+(?=<\/code>)|^[^<&\s]+$/g, (name) => splitIdentifiers(name, longest).join('<wbr>'));

export default function TOCItems({toc, ...props}: Props): ReactNode {
  const entries = useMemo(() => toc.map((entry) => ({...entry, value: withBreaks(entry.value)})), [toc]);
  return <OriginalItems {...props} toc={entries} />;
}
