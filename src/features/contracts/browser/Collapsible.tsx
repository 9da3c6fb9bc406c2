import clsx from 'clsx';
import type {ReactNode} from 'react';
import {classNames} from '../domContract';

interface Props {
  readonly summary: string;
  readonly kind: keyof Pick<typeof classNames, 'member' | 'calls'>;
  readonly children: ReactNode;
}

/**
 * Content that is folded away until a reader, the browser's search or an address asks for it. The theme's own `details` is a
 * coloured box that is animated by script; a page has more than a hundred of these.
 */
export default function Collapsible({summary, kind, children}: Props): ReactNode {
  return (
    <details className={clsx(classNames[kind], 'docs-fields')}>
      <summary data-markdown="skip">{summary}</summary>
      {children}
    </details>
  );
}
