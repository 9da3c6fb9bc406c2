// Wraps the original: identifiers that are too long for the column can break at word boundaries.
import type {ReactNode} from 'react';
import {addWordBreaks} from '@site/src/components/Breakable';
import type {Props} from '@theme/DocSidebarItem/Link';
import OriginalLink from '@theme-original/DocSidebarItem/Link';

export default function DocSidebarItemLink(props: Props): ReactNode {
  // The original only renders the label, so the label does not have to be a string.
  const label = addWordBreaks(props.item.label) as string;
  return <OriginalLink {...props} item={{...props.item, label}} />;
}
