// Wraps the original: the name that a page has for its title breaks between its words.
import type {ReactNode} from 'react';
import {breakable} from '@site/src/components/Breakable';
import type {Props} from '@theme/Heading';
import OriginalHeading from '@theme-original/Heading';

export default function Heading({children, ...props}: Props): ReactNode {
  return <OriginalHeading {...props}>{props.as === 'h1' && typeof children === 'string' ? breakable(children) : children}</OriginalHeading>;
}
