// Wraps the original, which takes the focus away on a change of page: the new page is announced and gets it.
import type {ReactNode} from 'react';
import {usePageChange} from '@site/src/features/orientation/browser/pageChange';
import OriginalSkipToContent from '@theme-original/SkipToContent';

export default function SkipToContent(): ReactNode {
  // Runs after the effects of the original.
  usePageChange();
  return <OriginalSkipToContent />;
}
