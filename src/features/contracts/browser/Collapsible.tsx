import clsx from 'clsx';
import type {ReactNode} from 'react';
import {classNames} from '../domContract';

interface Props {
  readonly summary: string;
  readonly kind: keyof Pick<typeof classNames, 'member' | 'calls'>;
  readonly children: ReactNode;
}

/**
 * Content that stays collapsed until the reader, find-in-page or the URL hash opens it. Replaces the theme's `Details`, whose colours and
 * animation script are too heavy for a page with more than a hundred of them.
 */
export default function Collapsible({summary, kind, children}: Props): ReactNode {
  return (
    <details className={clsx(classNames[kind], 'docs-fields')}>
      <summary data-markdown="skip">{summary}</summary>
      {children}
    </details>
  );
}
