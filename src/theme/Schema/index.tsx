// Wraps the original: it is in a list, whose children must be list items.
import Schema from '@theme-original/Schema';
import type {ComponentProps, ReactNode} from 'react';

export default function SchemaListItem(
  props: ComponentProps<typeof Schema>,
): ReactNode {
  return (
    <li>
      <Schema {...props} />
    </li>
  );
}
