// Wraps the original: the active entry stays in sight.
import type {ReactNode} from 'react';
import {useContentsInSight} from '@site/src/features/orientation/browser/keepInSight';
import OriginalTOC from '@theme-original/TOC';
import type {Props} from '@theme/TOC';

export default function TOC(props: Props): ReactNode {
  useContentsInSight();
  return <OriginalTOC {...props} />;
}
