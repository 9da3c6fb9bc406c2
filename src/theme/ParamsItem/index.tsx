// Wraps the original: it is in a list, whose children must be list items.
import ParamsItem from '@theme-original/ParamsItem';
import type {Props} from '@theme/ParamsItem';
import type {ReactNode} from 'react';

export default function ParamsListItem(props: Props): ReactNode {
  return (
    <li>
      <ParamsItem {...props} />
    </li>
  );
}
