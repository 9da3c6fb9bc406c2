// Wraps the original: long identifiers in titles and headings can break at word boundaries.
import type {ReactNode} from 'react';
import {addWordBreaks} from '@site/src/components/Breakable';
import type {Props} from '@theme/Heading';
import OriginalHeading from '@theme-original/Heading';

export default function Heading({children, ...props}: Props): ReactNode {
  return (
    <OriginalHeading {...props}>
      {typeof children === 'string' ? addWordBreaks(children) : children}
    </OriginalHeading>
  );
}
