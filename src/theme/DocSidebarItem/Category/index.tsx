// Wraps the original: a group that leads to its first page leaves it to that page's entry to be the current one.
import type {ReactNode} from 'react';
import Category from '@theme-original/DocSidebarItem/Category';
import type {Props} from '@theme/DocSidebarItem/Category';

export default function DocSidebarItemCategory(props: Props): ReactNode {
  const {href, items} = props.item;
  // The original hands further properties on to its anchor.
  return items.some((item) => item.type === 'link' && item.href === href) ? <Category {...props} {...{'aria-current': undefined}} /> : <Category {...props} />;
}
