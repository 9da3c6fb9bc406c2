// Wraps the original, which only clears focus on navigation: here, the new page is announced and focused.
import type {ReactNode} from 'react';
import {useRouteAnnouncer} from '@site/src/features/navigation/useRouteAnnouncer';
import OriginalSkipToContent from '@theme-original/SkipToContent';

export default function SkipToContent(): ReactNode {
  // Runs after the original's effects.
  useRouteAnnouncer();
  return <OriginalSkipToContent />;
}
