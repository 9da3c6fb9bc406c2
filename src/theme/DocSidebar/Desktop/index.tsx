// Wraps the original: scrolls to the current page's entry. Phones never show the sidebar, so they do not hydrate it.
import type {ReactNode} from 'react';
import DesktopOnly from '@site/src/components/DesktopOnly';
import {useSidebarScroll} from '@site/src/features/navigation/useSidebarScroll';
import OriginalSidebar from '@theme-original/DocSidebar/Desktop';
import type {Props} from '@theme/DocSidebar/Desktop';

export default function Sidebar(props: Props): ReactNode {
  useSidebarScroll('.theme-doc-sidebar-container', props.path);
  return (
    <DesktopOnly>
      <OriginalSidebar {...props} />
    </DesktopOnly>
  );
}
