// Wraps the original: a name that does not fit the column breaks between its words.
import type {ReactNode} from 'react';
import {breakable} from '@site/src/components/Breakable';
import type {Props} from '@theme/DocSidebarItem/Link';
import OriginalLink from '@theme-original/DocSidebarItem/Link';

export default function DocSidebarItemLink(props: Props): ReactNode {
  // The original only draws it.
  const label = breakable(props.item.label) as string;
  return <OriginalLink {...props} item={{...props.item, label}} />;
}
