// Wraps the original: long names in titles and headings break between words.
import type {ReactNode} from 'react';
import {addWordBreaks} from '@site/src/components/Breakable';
import type {Props} from '@theme/Heading';
import OriginalHeading from '@theme-original/Heading';

export default function Heading({children, ...props}: Props): ReactNode {
  return <OriginalHeading {...props}>{typeof children === 'string' ? addWordBreaks(children) : children}</OriginalHeading>;
}
