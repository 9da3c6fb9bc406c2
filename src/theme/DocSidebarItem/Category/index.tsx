// Wraps the original: the heading of a group that neither links nor collapses is text, and no anchor that takes the focus; a group that leads
// to its first page leaves it to that page's entry to be the current one.
import type {ReactNode} from 'react';
import Category from '@theme-original/DocSidebarItem/Category';
import type {Props} from '@theme/DocSidebarItem/Category';

export default function DocSidebarItemCategory(props: Props): ReactNode {
  const {collapsible, href, items} = props.item;
  // The original hands further properties on to its anchor.
  if (!collapsible && !href) {
    return <Category {...props} {...{role: 'presentation', tabIndex: undefined}} />;
  }
  return items.some((item) => item.type === 'link' && item.href === href) ? <Category {...props} {...{'aria-current': undefined}} /> : <Category {...props} />;
}
