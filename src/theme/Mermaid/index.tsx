// Replaces the original: diagrams are drawn ahead (src/features/diagrams/build/remark.ts), and only one that has no drawing yet comes here.
// It is drawn while a writer works on it; a production build has no Mermaid in it and stops.
import Figure from '@site/src/features/diagrams/browser/Figure';
import {readDiagram} from '@site/src/features/diagrams/readDiagram';
import type {Props} from '@theme/Mermaid';
import {lazy, Suspense, type ReactNode} from 'react';

const LiveDrawing = process.env.NODE_ENV === 'production' ? undefined : lazy(() => import('@site/src/features/diagrams/browser/LiveDrawing'));

export default function Mermaid({value}: Props): ReactNode {
  const {title, description} = readDiagram(value);
  if (!LiveDrawing) {
    throw new Error(`The diagram "${title}" has not been drawn. Run \`npm run diagrams\` and commit the drawing.`);
  }
  return (
    <Figure title={title} description={description}>
      <Suspense fallback={null}>
        <LiveDrawing value={value} />
      </Suspense>
    </Figure>
  );
}
