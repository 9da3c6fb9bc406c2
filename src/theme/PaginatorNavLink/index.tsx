// Wraps the original: a name that does not fit the box breaks between its words.
import type {ReactNode} from 'react';
import {breakable} from '@site/src/components/Breakable';
import type {Props} from '@theme/PaginatorNavLink';
import OriginalLink from '@theme-original/PaginatorNavLink';

export default function PaginatorNavLink({title, ...props}: Props): ReactNode {
  return <OriginalLink {...props} title={typeof title === 'string' ? breakable(title) : title} />;
}
