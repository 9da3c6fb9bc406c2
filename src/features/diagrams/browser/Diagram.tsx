import type {ComponentProps, ReactNode} from 'react';
import Drawing from './Drawing';
import Figure from './Figure';

type Props = Omit<ComponentProps<typeof Figure>, 'children'> & ComponentProps<typeof Drawing>;

/** A diagram that `npm run diagrams` has drawn. src/features/diagrams/build/remark.ts puts it in the place of a Mermaid block. */
export default function Diagram({title, description, ...drawing}: Props): ReactNode {
  return (
    <Figure title={title} description={description}>
      <Drawing key={drawing.drawing} {...drawing} />
    </Figure>
  );
}
