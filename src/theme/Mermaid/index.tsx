// Wraps the original: it loads only on pages with a block that has no pre-rendered drawing, and has the same frame as other diagrams.
import BrowserOnly from '@docusaurus/BrowserOnly';
import Figure from '@site/src/features/diagrams/Figure';
import {readDiagram} from '@site/src/features/diagrams/readDiagram';
import type {Props as OriginalProps} from '@theme/Mermaid';
import {lazy, Suspense, type ReactNode} from 'react';

interface Props extends OriginalProps {
  /** File and line of the block, from src/features/diagrams/remark.ts. */
  readonly sourceLocation?: string;
}

const OriginalMermaid = lazy(() => import('@theme-original/Mermaid'));

export default function Mermaid({sourceLocation, ...props}: Props): ReactNode {
  return (
    <Figure {...readDiagram(props.value)} sourceLocation={sourceLocation}>
      <BrowserOnly>
        {() => (
          <Suspense fallback={null}>
            <OriginalMermaid {...props} />
          </Suspense>
        )}
      </BrowserOnly>
    </Figure>
  );
}
