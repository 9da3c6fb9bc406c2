// Wraps the original: the entry of the open page is in sight.
import type {ReactNode} from 'react';
import {useSidebarInSight} from '@site/src/features/orientation/browser/keepInSight';
import OriginalSidebar from '@theme-original/DocSidebar/Desktop';
import type {Props} from '@theme/DocSidebar/Desktop';

export default function Sidebar(props: Props): ReactNode {
  useSidebarInSight(props.path);
  return <OriginalSidebar {...props} />;
}
