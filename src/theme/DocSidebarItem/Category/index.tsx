// Wraps the original: the heading of a group that neither links nor collapses is text, and no anchor that takes the focus.
import type {ReactNode} from 'react';
import Category from '@theme-original/DocSidebarItem/Category';
import type {Props} from '@theme/DocSidebarItem/Category';

export default function DocSidebarItemCategory(props: Props): ReactNode {
  const {collapsible, href} = props.item;
  // The original hands further properties on to its anchor.
  return collapsible || href ? <Category {...props} /> : <Category {...props} {...{role: 'presentation', tabIndex: undefined}} />;
}
