// Wraps the original: long names break between their words.
import type {ReactNode} from 'react';
import {addWordBreaks} from '@site/src/components/Breakable';
import Link from '@theme-original/DocSidebarItem/Link';
import type {Props} from '@theme/DocSidebarItem/Link';

export default function DocSidebarItemLink({item, ...props}: Props): ReactNode {
  // The original only renders the label, so it may contain elements.
  const label = addWordBreaks(item.label) as string;
  return <Link {...props} item={{...item, label}} />;
}
