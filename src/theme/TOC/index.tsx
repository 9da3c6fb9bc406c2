// Wraps the original: the active entry stays in sight.
import type {ReactNode} from 'react';
import {useTocScroll} from '@site/src/features/navigation/useSidebarScroll';
import OriginalTOC from '@theme-original/TOC';
import type {Props} from '@theme/TOC';

export default function TOC(props: Props): ReactNode {
  useTocScroll();
  return <OriginalTOC {...props} />;
}
