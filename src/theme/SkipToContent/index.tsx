// Wraps the original, which takes the focus away on a change of page: the new page is announced and gets it.
import type {ReactNode} from 'react';
import {useRouteAnnouncer} from '@site/src/features/navigation/useRouteAnnouncer';
import OriginalSkipToContent from '@theme-original/SkipToContent';

export default function SkipToContent(): ReactNode {
  // Runs after the effects of the original.
  useRouteAnnouncer();
  return <OriginalSkipToContent />;
}
