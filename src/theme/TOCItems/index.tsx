// Wraps the original: long names break between their words.
import {useMemo, type ReactNode} from 'react';
import {splitIdentifiers} from '@site/src/lib/text';
import OriginalTOCItems from '@theme-original/TOCItems';
import type {Props} from '@theme/TOCItems';

/** Names up to this length fit beside the text. */
const maxUnbrokenLength = 20;

/** Adds break opportunities to the text of an entry, which is HTML. */
const addBreaks = (html: string): string =>
  html.replace(/(?<=^|>)[^<>]+/g, (text) =>
    splitIdentifiers(text, maxUnbrokenLength).join('<wbr>'),
  );

export default function TOCItems({toc, ...props}: Props): ReactNode {
  const breakableToc = useMemo(
    () => toc.map((item) => ({...item, value: addBreaks(item.value)})),
    [toc],
  );
  return <OriginalTOCItems toc={breakableToc} {...props} />;
}
