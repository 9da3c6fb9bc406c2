// Wraps the original: identifiers that are too long for the box can break at word boundaries.
import type {ReactNode} from 'react';
import {addWordBreaks} from '@site/src/components/Breakable';
import type {Props} from '@theme/PaginatorNavLink';
import OriginalLink from '@theme-original/PaginatorNavLink';

export default function PaginatorNavLink({title, ...props}: Props): ReactNode {
  return (
    <OriginalLink
      {...props}
      title={typeof title === 'string' ? addWordBreaks(title) : title}
    />
  );
}
