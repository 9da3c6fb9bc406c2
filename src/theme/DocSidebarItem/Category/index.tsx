// Wraps the original: if a category links to a page that is also one of its entries, only the entry is marked as current.
import type {ReactNode} from 'react';
import Category from '@theme-original/DocSidebarItem/Category';
import type {Props} from '@theme/DocSidebarItem/Category';

export default function DocSidebarItemCategory(props: Props): ReactNode {
  const {href, items} = props.item;
  // The original passes additional props on to its anchor.
  return items.some((item) => item.type === 'link' && item.href === href) ? (
    <Category {...props} {...{'aria-current': undefined}} />
  ) : (
    <Category {...props} />
  );
}
