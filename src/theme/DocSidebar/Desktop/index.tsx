// Wraps the original: the entry of the open page is in sight, and phones, which never show it, do not prepare it.
import type {ReactNode} from 'react';
import WideOnly from '@site/src/components/WideOnly';
import {useSidebarScroll} from '@site/src/features/navigation/useSidebarScroll';
import OriginalSidebar from '@theme-original/DocSidebar/Desktop';
import type {Props} from '@theme/DocSidebar/Desktop';

export default function Sidebar(props: Props): ReactNode {
  useSidebarScroll(props.path);
  return (
    <WideOnly>
      <OriginalSidebar {...props} />
    </WideOnly>
  );
}
