// Wraps the original: keeps the active entry in view.
import type {ReactNode} from 'react';
import {useTocScroll} from '@site/src/features/navigation/useSidebarScroll';
import OriginalTOC from '@theme-original/TOC';
import type {Props} from '@theme/TOC';

export default function TOC(props: Props): ReactNode {
  useTocScroll();
  return <OriginalTOC {...props} />;
}
