// Wraps the original: long names break between their words.
import type {ReactNode} from 'react';
import {addWordBreaks} from '@site/src/components/Breakable';
import OriginalHeading from '@theme-original/Heading';
import type {Props} from '@theme/Heading';

export default function Heading({children, ...props}: Props): ReactNode {
  return (
    <OriginalHeading {...props}>
      {typeof children === 'string' ? addWordBreaks(children) : children}
    </OriginalHeading>
  );
}
